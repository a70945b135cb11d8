/// Sentences that put what was eaten behind "was": "what I had was a pie".
enum Cleft {
  private static let openings: WordSet = ["and", "so", "well", "actually", "then"]
  private static let procuring = CookingWords.cooked.union(EatingWords.procuring)

  /// "Grilled a sausage" for "grilled myself a sausage".
  static func withoutSelf(_ tokens: [Token]) -> [Token] {
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
    if let plain = turned(tokens) { return plain }
    let start = tokens.firstIndex { !openings.contains($0) } ?? 0
    guard tokens.count > start + 4, tokens[start].isWord("what"),
      let copula = IntentWords.pastCopulas.firstIndex(in: tokens[start...].prefix(20)), copula + 1 < tokens.count,
      !(tokens.last?.isSign("?") ?? false)
    else { return tokens }
    guard copula > start + 2, tokens[start + 1].isWord("i") || tokens[start + 1].isWord("we"),
      IntentWords.reports.occurs(in: tokens[(start + 2)..<copula].prefix(2))
    else { return tokens }
    return Array(tokens[(start + 1)..<copula] + tokens[(copula + 1)...])
  }

  /// "I had a pie for lunch and a pear" for "a pie is what I had for lunch and a pear"; nil where nothing is so turned.
  static func turned(_ tokens: [Token]) -> [Token]? {
    guard
      let what = tokens.indices.dropFirst(2).dropLast(2).first(where: {
        tokens[$0].isWord("what") && tokens[$0 - 1].isOne(of: "is", "was") && tokens[$0 + 1].isOne(of: "i", "we")
      }), !tokens.contains(where: { $0.isSign("?") })
    else { return nil }
    var verb = what + 2
    if tokens[verb].isOne(of: "am", "are", "was", "were"), verb + 1 < tokens.count { verb += 1 }
    guard IntentWords.reports.contains(tokens[verb]) || EatingWords.gerunds.contains(tokens[verb].folded),
      verb + 1 < tokens.count, tokens[verb + 1].isOne(of: "for", "at", "with", "and")
    else { return nil }
    let name = tokens[..<(what - 1)]
    let plain = name.last?.isSign(",") == true ? name.dropLast() : name
    return Array(tokens[(what + 1)...verb] + plain + tokens[(verb + 1)...])
  }
}
