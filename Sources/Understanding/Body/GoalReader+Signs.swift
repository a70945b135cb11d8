import Nutrition

/// Rates whose direction is told by a sign in words: "minus 0.5 kg a week" cuts, "plus 200 g a week" bulks.
extension GoalReader {
  private static let signs: WordTable<String> = ["minus": "lose", "plus": "gain"]
  private static let leads: WordSet = [
    "for", "at", "to", "of", "is", "be", "aim", "goal", "target", "rate", "now", "do", "go",
  ]

  /// Whether a sign in words, which nothing is added to, has a period behind it. Told at a glance, before the rate is read.
  static func isSpokenRate(_ tokens: [Token]) -> Bool {
    guard let sign = tokens.indices.first(where: { leadsRate($0, in: tokens) }) else { return false }
    return periods.occurs(in: tokens[sign...])
  }

  /// "Lose 0.5 kg a week" for "minus 0.5 kg a week". "Toast plus 200 g of cheese a week" adds to what stands before it.
  func signSpoken(_ tokens: [Token]) -> [Token] {
    guard
      let sign = tokens.indices.first(where: { index in
        Self.leadsRate(index, in: tokens)
          && mass(at: index + 1, in: tokens).map { period(at: $0.1, in: tokens) != nil } == true
      }), let verb = Self.signs[tokens[sign]]
    else { return tokens }
    var told = tokens
    told[sign] = Token.word(verb, join: tokens[sign].join, at: tokens[sign].range)
    return told
  }

  private static func leadsRate(_ index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].kind == .word, signs[tokens[index]] != nil else { return false }
    return index == 0 || tokens[index - 1].kind == .punctuation || leads.contains(tokens[index - 1])
  }
}
