/// Amounts that somebody settles on while they tell: "a box of berries, let's say 150 g".
enum Estimates {
  private static let signs: WordSet = ["say", "call", "calling", "think", "reckon", "guess"]
  private static let settling = PhraseTable(
    list: """
      let's say,lets say,let us say,shall we say,we'll say,i'd say,i would say,let's call it,lets call it,call it
      call that,calling it,i'd call it,i'd call that,i'll call it,let's call that,lets call that,let's say about
      i think,i reckon,i guess,i'd guess,i think i had,i reckon i had,i'd say i had
      """)

  /// `tokens` with such an amount told like any other.
  static func plain(_ tokens: [Token]) -> [Token] { orTwo(settled(guessed(withoutSource(tokens)))) }

  private static let sources: WordSet = [
    "label", "packet", "pack", "package", "packaging", "box", "bag", "tin", "wrapper", "scale", "scales", "app", "menu",
    "website", "barcode",
  ]

  /// "100 g according to the label": an amount, wherever it was read.
  private static func withoutSource(_ tokens: [Token]) -> [Token] {
    guard let place = tokens.firstIndex(where: { $0.isWord("according") }), place > 0, place + 3 < tokens.count,
      tokens[place + 1].isWord("to"), IntentWords.determiners.contains(tokens[place + 2]),
      sources.contains(tokens[place + 3])
    else { return tokens }
    return Array(tokens[..<place] + tokens[(place + 4)...])
  }

  /// "Two biscuits" for "a biscuit or two", as whoever says it seldom stopped at one.
  private static func orTwo(_ tokens: [Token]) -> [Token] {
    guard let or = tokens.dropFirst(2).dropLast().firstIndex(where: { $0.isWord("or") }),
      tokens[or + 1].isOne(of: "two", "2"), tokens.breaks(at: or + 2),
      let article = tokens[..<or].lastIndex(where: { $0.isOne(of: "a", "an") }), (2...4).contains(or - article),
      tokens[(article + 1)..<or].allSatisfy({ $0.kind == .word && !$0.isBreak })
    else { return tokens }
    return Array(tokens[..<article] + [tokens[or + 1]] + tokens[(article + 1)..<or] + tokens[(or + 2)...])
  }

  private static let doubts = QuantityWords.doubts
  private static let future: WordSet = ["later", "tonight", "tomorrow", "soon", "next"]
  private static let leads: WordSet = ["or", "at", "for", "and", "in", "by", "to", "then", "but"]

  private static func isOfThem(_ index: Int, in tokens: [Token]) -> Bool {
    index + 2 == tokens.count && tokens[index].isWord("of") && tokens[index + 1].isOne(of: "them", "it", "those")
  }

  /// "Almonds, maybe 15" as "almonds, about 15": a guess at how many, and no plan.
  private static func guessed(_ tokens: [Token]) -> [Token] {
    guard doubts.occurs(in: tokens), !future.occurs(in: tokens) else { return tokens }
    var result = tokens
    for index in tokens.indices.dropFirst() where doubts.contains(tokens[index]) {
      guard !leads.contains(tokens[index - 1]), let number = NumberPhrase.read(at: index + 1, in: tokens),
        case let end = index + 1 + number.count, tokens.ends(at: end) || isOfThem(end, in: tokens)
      else { continue }
      result[index] = Token.word("about", join: tokens[index].join, at: tokens[index].range)
    }
    return result
  }

  /// Whether all that is named from `start` on was named before: "naan with curry, I'd say two naans".
  private static func repeats(_ start: Int, before end: Int, in tokens: [Token]) -> Bool {
    let close = tokens.indices[start...].first { tokens[$0].kind != .word } ?? tokens.count
    let name = tokens[start..<close].filter { !$0.isWord("of") }.map { EnglishPlural.singular(of: $0.folded) }
    let named = tokens[..<end].map { EnglishPlural.singular(of: $0.folded) }
    return !name.isEmpty && name.allSatisfy { named.contains($0) }
  }

  /// `tokens` without the words that lead to such an amount.
  private static func settled(_ tokens: [Token]) -> [Token] {
    guard signs.occurs(in: tokens) else { return tokens }
    for index in tokens.indices.dropFirst(2) {
      guard let match = settling.match(at: index, in: tokens),
        case let end = QuantityWords.approximators.end(from: index + match.count, in: tokens),
        tokens[index - 1].kind == .punctuation || tokens[index - 1].isWord("so") || tokens[index - 1].isWord("and"),
        let number = NumberPhrase.read(at: end, in: tokens), number.value > 0, end + number.count < tokens.count,
        case let unit = UnitTable.unit(at: end + number.count, in: tokens)?.unit,
        unit != nil || repeats(end + number.count, before: index, in: tokens)
      else { continue }
      let sign = tokens[index - 1]
      // "So I'd say two naans" goes on behind a comma; "so let's call it 4 hours" is what those before it come to.
      let joint = sign.isWord("so") && unit == nil ? Token.sign(",", at: sign.range) : sign
      return settled(tokens[..<(index - 1)] + [joint] + tokens[end...])
    }
    return tokens
  }
}
