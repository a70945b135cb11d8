/// An amount told once more, by the piece: "an ounce of almonds, about 23 nuts" is an ounce, and "a serving of crisps,
/// around 12 crisps" is twelve of them.
enum RestatedAmounts {
  private static let about: WordSet = [
    "about", "around", "roughly", "approximately", "approx", "maybe", "probably", "~",
  ]
  private static let pieces = WordList.words(
    """
    kernels nuts halves pieces chips crisps crackers berries cubes slices florets spears sticks strips rounds wedges
    biscuits cookies squares segments sections pods
    """)
  /// They say less than a number of pieces does.
  private static let vague = WordList.words(
    "serving portion helping handful bowl bag plate pile bunch packet pack snack few couple")

  /// `tokens` with each such amount told once.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 6 else { return tokens }
    for sign in tokens.indices.dropFirst(3) where tokens[sign].isSign(",") || tokens[sign].isSign("(") {
      guard let told = told(at: sign, in: tokens) else { continue }
      return told
    }
    return tokens
  }

  private static func told(at sign: Int, in tokens: [Token]) -> [Token]? {
    var at = sign + 1
    while at < tokens.count, tokens[at].isOne(of: "so", "or", "that's", "just") { at += 1 }
    guard at < tokens.count, about.contains(tokens[at]), let number = NumberPhrase.read(at: at + 1, in: tokens),
      case let noun = at + 1 + number.count, noun < tokens.count,
      noun + 1 == tokens.count || tokens[noun + 1].kind == .punctuation || ListWords.ands.contains(tokens[noun + 1]),
      let of = tokens[..<sign].suffix(6).lastIndex(where: { $0.isWord("of") }), of > 1,
      pieces.contains(tokens[noun]) || tokens[(of + 1)..<sign].contains(where: { $0.folded == tokens[noun].folded }),
      !tokens[(of + 1)..<sign].contains(where: { $0.isBreak || $0.isCount })
    else { return nil }
    var end = noun + 1
    if tokens[sign].isSign("("), end < tokens.count, tokens[end].isSign(")") { end += 1 }
    let measure = of - 1
    guard vague.contains(tokens[measure]) else { return Array(tokens[..<sign] + tokens[end...]) }
    var start = measure
    while start > 0, NumberWords.articles.contains(tokens[start - 1]) || tokens[start - 1].isCount { start -= 1 }
    return tokens[..<start] + [Token.number(number.value, at: tokens[at].range)] + tokens[(of + 1)..<sign]
      + tokens[end...]
  }
}
