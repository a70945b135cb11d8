/// Sentences that put what was eaten behind "was": "what I had was a pie".
enum Cleft {
  private static let openings: WordSet = ["and", "so", "well", "actually", "then"]
  private static let copulas: WordSet = ["was", "were"]
  private static let arrivals = PhraseTable(
    list: """
      ended up on my plate,ended up in my bowl,landed on my plate,ended up in me,went down,got eaten,passed my lips
      went in my mouth,ended up in my belly,ended up in my stomach
      """)

  /// "I had a pie" for "what I had was a pie"; `tokens` as they are where they are said in the plain order.
  static func straightened(_ tokens: [Token]) -> [Token] {
    let start = tokens.firstIndex { !openings.contains($0) } ?? 0
    guard tokens.count > start + 4, tokens[start].isWord("what"),
      let copula = tokens[start...].prefix(20).firstIndex(where: { copulas.contains($0) }), copula + 1 < tokens.count,
      !(tokens.last?.isSign("?") ?? false)
    else { return tokens }
    if let arrival = arrivals.match(at: start + 1, in: tokens), start + 1 + arrival.count <= copula {
      return Array(tokens[(start + 1 + arrival.count)..<copula] + tokens[(copula + 1)...])
    }
    guard copula > start + 2, tokens[start + 1].isWord("i") || tokens[start + 1].isWord("we"),
      IntentWords.reports.occurs(in: tokens[(start + 2)..<copula].prefix(2))
    else { return tokens }
    return Array(tokens[(start + 1)..<copula] + tokens[(copula + 1)...])
  }
}
