/// Sentences that put what was eaten behind "was": "what I had was a pie".
enum Cleft {
  private static let openings: WordSet = ["and", "so", "well", "actually", "then"]
  private static let arrivals = PhraseTable(
    list: """
      ended up on my plate,ended up in my bowl,landed on my plate,ended up in me,went down,got eaten,passed my lips
      went in my mouth,ended up in my belly,ended up in my stomach
      """)

  /// "Had two pies" for "helped myself to two pies".
  static func helped(_ said: [Token]) -> [Token] {
    let tokens = withoutSelf(said)
    guard let verb = tokens.firstIndex(where: { $0.isWord("helped") }), verb + 3 < tokens.count,
      tokens[verb + 1].isWord("myself") || tokens[verb + 1].isWord("ourselves"), tokens[verb + 2].isWord("to")
    else { return tokens }
    let had = Token.word("had", join: tokens[verb].join, at: tokens[verb].range)
    return Array(tokens[..<verb] + [had] + tokens[(verb + 3)...])
  }

  private static let procuring = CookingWords.cooked.union(EatingWords.procuring)

  /// "Grilled a sausage" for "grilled myself a sausage".
  private static func withoutSelf(_ tokens: [Token]) -> [Token] {
    guard
      let verb = tokens.indices.dropLast(2).first(where: {
        procuring.contains(tokens[$0]) && tokens[$0 + 1].isOne(of: "myself", "ourselves")
          && (IntentWords.determiners.contains(tokens[$0 + 2]) || tokens[$0 + 2].isCount)
      })
    else { return tokens }
    return Array(tokens[...verb] + tokens[(verb + 2)...])
  }

  /// "I had a pie" for "what I had was a pie"; `tokens` as they are where they are said in the plain order.
  static func straightened(_ tokens: [Token]) -> [Token] {
    let start = tokens.firstIndex { !openings.contains($0) } ?? 0
    guard tokens.count > start + 4, tokens[start].isWord("what"),
      let copula = IntentWords.pastCopulas.firstIndex(in: tokens[start...].prefix(20)), copula + 1 < tokens.count,
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
