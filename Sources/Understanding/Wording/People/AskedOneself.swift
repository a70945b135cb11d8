/// Sentences in which the person asks what it was and says it: "what did I have... two scones", "wine? two glasses".
enum AskedOneself {
  private static let openings: WordSet = ["so", "ok", "okay", "right", "well", "hmm", "um", "and", "today", "now"]
  private static let thinking: WordSet = [
    "again", "today", "then", "for", "lunch", "dinner", "breakfast", "there", "last", "night",
  ]

  /// `tokens` without such a question; as they are where nothing is said behind it that begins with an amount or a food.
  static func answered(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 3 else { return tokens }
    return withoutQuestion(tokens) ?? topic(tokens, holdsFood: holdsFood) ?? tokens
  }

  /// Behind "what did I have..." and "what did I eat today?".
  private static func withoutQuestion(_ tokens: [Token]) -> [Token]? {
    guard let what = tokens.prefix(4).firstIndex(where: { $0.isWord("what") }),
      tokens[..<what].allSatisfy({ openings.contains($0) || $0.kind == .punctuation }), what + 4 < tokens.count,
      tokens[what + 1].isWord("did"), tokens[what + 2].isOne(of: "i", "we"),
      EatingWords.asked.contains(tokens[what + 3])
    else { return nil }
    var end = thinking.end(from: what + 4, in: tokens)
    let sign = end
    while end < tokens.count, tokens[end].kind == .punctuation { end += 1 }
    guard end > sign, end < tokens.count else { return nil }
    return Array(tokens[(what + 4)..<sign].filter { thinking.contains($0) && !$0.isWord("again") } + tokens[end...])
  }

  private static let longestName = 3

  /// "Two glasses of wine" for "wine? two glasses".
  private static func topic(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token]? {
    guard let sign = tokens.prefix(longestName + 1).firstIndex(where: { $0.isSign("?") }), sign > 0,
      sign + 1 < tokens.count, tokens[sign + 1].isCount,
      case let name = tokens[..<sign], name.allSatisfy({ $0.kind == .word && !$0.isBreak }), holdsFood(Array(name)),
      let quantity = QuantityParser(tokens).quantity(at: sign + 1), let unit = quantity.unit,
      unit.dimension == .measure || unit.isHousehold, case let end = quantity.tokens.upperBound, tokens.ends(at: end)
    else { return nil }
    let of = Token.word("of", at: tokens[sign].range)
    return tokens[(sign + 1)..<end] + [of] + name + tokens[end...]
  }
}
