/// Weights of several days that nothing parts: "monday 80.5 tuesday 80.1".
extension WeightReader {
  private static let between = WordList.words("and was am pm morning evening weight weighed i it kg kgs kilos lb lbs")
  private static let weighed = 30.0...400.0
  /// What weights of one week differ by at most, as a share.
  private static let spread = 1.15

  private static func isDay(_ token: Token) -> Bool {
    token.kind == .word
      && (TimeWords.weekdays.holds(token) || TimeWords.days.holds(token) || TimeWords.ambiguousWeekdays[token] != nil)
  }

  /// `tokens` with a comma between the days where each has a figure of its own and nothing else is said.
  static func withDaysApart(_ said: [Token]) -> [Token] {
    let tokens = withoutStart(said)
    guard (4...30).contains(tokens.count), isDay(tokens[0]) || tokens[0].kind == .number else { return tokens }
    let days = tokens.indices.filter { isDay(tokens[$0]) }
    guard days.count > 1 else { return tokens }
    let figures = tokens.indices.filter { tokens[$0].kind == .number }
    let values = figures.compactMap { tokens[$0].value }
    guard figures.count == days.count, values.count == figures.count, let least = values.min(), let most = values.max(),
      weighed.contains(least), weighed.contains(most), most <= least * spread,
      tokens.contains(where: { $0.folded.contains(".") || $0.folded.contains(",") || between.contains($0) }),
      tokens.indices.allSatisfy({ days.contains($0) || figures.contains($0) || between.contains(tokens[$0]) })
    else { return tokens }
    let leads = days[0] < figures[0] ? days : figures
    let follows = days[0] < figures[0] ? figures : days
    // Each day beside its own figure.
    guard zip(leads, follows).allSatisfy({ $0 < $1 }), zip(leads.dropFirst(), follows).allSatisfy({ $0 > $1 }) else {
      return tokens
    }
    var kept: [Token] = []
    for index in tokens.indices {
      if index > 0, leads.contains(index) {
        kept.append(Token.sign(",", at: tokens[index].range))
      }
      kept.append(tokens[index])
    }
    return kept
  }
}
