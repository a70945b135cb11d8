import Nutrition
import ToolCalls

/// What people say before they come to a correction, and between its words.
extension CorrectionReader {
  /// Open a line and say nothing.
  static let murmurs: WordSet = ["well", "ah", "oh", "ok", "okay", "yeah", "um", "er", "hmm", "so", "right"]
  static let interjections: WordSet = WordList.words(
    "actually oh no nope wait sorry oops whoops hmm um er ah and well hey nvm please")

  /// A sign or a word that opens what mends an entry and says nothing of it.
  static func isInterjection(_ token: Token) -> Bool { token.kind == .punctuation || interjections.contains(token) }

  private static let regrets: WordSet = [
    "sorry", "oops", "whoops", "wait", "ah", "oh", "no", "nope", "actually", "my", "bad",
  ]

  /// "Not a plum, a pear" of "sorry, not a plum, a pear".
  static func denialBehindRegret(_ tokens: [Token]) -> [Token]? {
    guard let not = tokens.prefix(4).firstIndex(where: { $0.isWord("not") }), not > 0,
      tokens[..<not].allSatisfy({ regrets.contains($0) || $0.kind == .punctuation }),
      tokens[(not + 1)...].contains(where: { $0.isSign(",") || $0.isWord("but") })
    else { return nil }
    return Array(tokens[not...])
  }

  /// "it was 40 g" of "my mum says that was the big spoon, so it was more like 40 g": the amount that a reason comes to.
  func amountBehindReason(_ tokens: [Token]) -> [Token] {
    guard let so = tokens.dropFirst(2).lastIndex(where: { $0.isWord("so") }), so + 2 < tokens.count,
      case let rest = Array(tokens[(so + 1)...])
    else { return tokens }
    if let length = lengthOfWorkout(rest) { return length }
    if let recounted = orderBehindReason(rest, Array(tokens[..<so])) ?? countInAll(rest, behind: Array(tokens[..<so])) {
      return recounted
    }
    // "Half of it is still on my desk, so only count half".
    if (3...6).contains(rest.count), rest[0].isOne(of: "only", "just"), rest[1].isOne(of: "count", "log", "add") {
      return [rest[0]] + rest[2...]
    }
    guard rest[0].isOne(of: "it", "that", "more", "closer"),
      rest[1].isOne(of: "was", "like", "to", "were"),
      case let start = firstContent(rest), start > 0, start < rest.count, Amount.counts(trimmed(Array(rest[start...])))
    else { return tokens }
    return rest
  }

  /// "Make it 6x5" of "did a 6th set so make it 6x5".
  private func orderBehindReason(_ rest: [Token], _ reason: [Token]) -> [Token]? {
    guard rest.count > 2, !foods.holdsFood(reason) || namesLogged(reason), rest[0].isOne(of: "make", "call", "change"),
      rest[1].isOne(of: "it", "that", "them")
    else {
      return nil
    }
    return rest
  }

  private static let totals = PhraseTable(
    list: "in all,in total,total,altogether,all told,all in all,now,all up,so far")

  /// "Make the rotis 3" of "had one more roti so 3 in all", where that is logged.
  private func countInAll(_ rest: [Token], behind reason: [Token]) -> [Token]? {
    let words = rest.drop { $0.isOne(of: "that's", "that", "it's", "makes", "is", "it", "its") }
    guard let count = words.first, count.isCount, words.count > 1,
      let total = Self.totals.match(at: 1, in: Array(words)), total.count + 1 == words.count,
      let name = foods.lastName(in: reason), namesLogged(name)
    else { return nil }
    return Token.words(["make", "the"], at: count.range) + name + [count]
  }

  /// "40 min" of "I left early, so only 40 min", right after a workout.
  private func lengthOfWorkout(_ tokens: [Token]) -> [Token]? {
    guard case .workout? = context.lastEntries.last, tokens.count <= 5,
      case let amount = trimmed(Array(tokens.drop { $0.isOne(of: "only", "just", "about", "really") })),
      let quantity = QuantityParser(amount).quantity(at: 0), quantity.tokens.upperBound == amount.count,
      quantity.seconds != nil || quantity.unit?.dimension == .length
    else { return nil }
    return [Token.word("actually", at: tokens[0].range)] + amount
  }

  private static let multiples: WordSet = ["double", "triple", "halve", "half"]

  /// The comma of "double that, I had another one": what came of it stands before.
  func endOfMultiple(_ tokens: [Token]) -> Int? {
    guard tokens.count > 3, Self.multiples.contains(tokens[0]), tokens[1].isOne(of: "it", "that", "them"),
      tokens[2].kind == .punctuation, !foods.holdsFood(Array(tokens[3...])),
      !tokens[3...].contains(where: { $0.kind == .number })
    else { return nil }
    return 2
  }
}

/// Why something is taken back.
extension CorrectionReader {
  private static let mistakes = WordList.words(
    """
    wrong mistake mistaken duplicate twice double already test testing joke accident accidentally error typo dropped
    binned spilled cancelled someone else mind
    """)

  /// Whose it was, or what went wrong; a figure would be news.
  func isReason(_ tokens: [Token]) -> Bool {
    guard !tokens.contains(where: { $0.kind == .number }) else { return false }
    let last = tokens.last { $0.kind == .word }?.folded ?? ""
    if last.hasSuffix("'s") && last != "that's" || last.isOne(of: "mine", "his", "hers", "theirs") { return true }
    // "it was my husbands".
    if last.hasSuffix("s"), IntentWords.others.contains(String(last.dropLast())), tokens.count <= 5,
      tokens.contains(where: { $0.isWord("was") || $0.isWord("were") || $0.isWord("is") })
    {
      return true
    }
    if Self.mistakes.occurs(in: tokens) || isOfPerson(tokens) { return true }
    if Self.givenAway(tokens) != nil { return true }
    if Self.abandoned.occurs(in: tokens), !foods.holdsFood(tokens) { return true }
    return FrameReader.frame(of: tokens, isFirst: false) == .someoneElse
  }

  /// That it was not had after all.
  private static let abandoned = PhraseTable(
    list: """
      didn't eat,didn't have,didn't drink,didn't do,didn't finish,never ate,never had,never drank,never did,never went
      did not eat,did not have,did not drink,not eating,not having,not drinking,didn't go,changed my mind,change of plan
      change of plans,ended up not,didn't happen,gave it away,gave them away,wasn't me,not me,threw it,threw them,wasn't mine,not mine,fell through
      poured it,poured them,tipped it,spilled it,spilt it,spilled most,spilt most,knocked it,burnt it,burned it,sent it back,sent them back
      log it later,enter it later,add it later,log that later,log it properly,log it again,enter it again,it never came,never arrived,never came,it went off,had gone off,it was off,fed it,put it back,put them back
      """)
}

/// Corrections as they are typed, with their words in another order.
extension CorrectionReader {
  /// "Only 2 tacos" for "2 tacos only"; nil where nothing ends so.
  static func withOnlyAhead(_ tokens: [Token]) -> [Token]? {
    guard (2...6).contains(tokens.count), let only = tokens.last, only.isWord("only"), tokens[0].isCount,
      !tokens.dropFirst().contains(where: \.isCount)
    else { return nil }
    return [only] + tokens.dropLast()
  }
}

/// What people close a correction with.
extension CorrectionReader {
  /// "3 slices, i lied": ends by owning up.
  static func admits(_ tokens: [Token]) -> Bool {
    let last = tokens.suffix(6)
    guard last.contains(where: { $0.isWord("lied") }) else { return false }
    let words = last.filter { $0.kind == .word }
    return words.count > 2 && words[words.count - 1].isWord("lied") && words[words.count - 2].isWord("i")
  }

  /// `tokens` without what people close a correction with.
  func trimmed(_ tokens: [Token]) -> [Token] {
    var rest = tokens
    if Self.admits(rest), let start = rest.lastIndex(where: { $0.isWord("i") }) { rest.removeSubrange(start...) }
    while let last = rest.last,
      last.kind == .punctuation || last.isOne(of: "actually", "please", "sorry", "instead", "lol", "oops")
    { rest.removeLast() }
    return rest
  }
}
