/// What is put in between a measure and its food: "a bite, about 20 g, of cheese" is 20 g of cheese, and "an ounce (raw
/// weight) of pork" is an ounce of raw pork.
enum AsidesBeforeOf {
  /// What is told more closely by the amount behind it.
  private static let vague = WordList.words(
    "bite bites sip sips taste nibble nibbles morsel bit mouthful chunk lump sliver splash drop gulp swig swallow")
  private static let articles: WordSet = ["a", "an", "one", "the", "little", "small", "tiny", "just"]
  private static let states: WordSet = ["raw", "uncooked", "cooked", "dry", "drained", "bonein", "boneless", "frozen"]
  private static let weights: WordSet = ["weight", "weighed", "when", "measured", "wt", ",", "and"]
  private static let longestAside = 8

  /// `tokens` without the aside.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 5,
      let of = tokens.indices.dropFirst(4).first(where: { tokens[$0].isWord("of") && closes(tokens[$0 - 1]) }),
      of + 1 < tokens.count
    else { return tokens }
    let reach = tokens[..<(of - 1)].suffix(longestAside)
    guard let open = reach.lastIndex(where: { tokens[of - 1].isSign(")") ? $0.isSign("(") : $0.isSign(",") }), open > 0
    else { return tokens }
    let aside = tokens[(open + 1)..<(of - 1)]
    if aside.contains(where: \.isCount) {
      guard vague.contains(tokens[open - 1]) else { return tokens }
      var start = open - 1
      while start > 0, articles.contains(tokens[start - 1]) { start -= 1 }
      return Array(tokens[..<start] + aside + tokens[of...])
    }
    // "60 g, a small chunk, of gouda": the amount has been told.
    if let last = aside.last, vague.contains(last), aside.dropLast().allSatisfy({ articles.contains($0) }),
      UnitTable.unit(at: open - 1, in: tokens)?.count == 1
    {
      return Array(tokens[..<open] + tokens[of...])
    }
    guard tokens[of - 1].isSign(")"), !aside.isEmpty,
      aside.allSatisfy({ states.contains($0) || weights.contains($0) })
    else { return tokens }
    return Array(tokens[..<open]) + [tokens[of]] + aside.filter { states.contains($0) } + tokens[(of + 1)...]
  }

  private static func closes(_ token: Token) -> Bool { token.isSign(")") || token.isSign(",") }
}
