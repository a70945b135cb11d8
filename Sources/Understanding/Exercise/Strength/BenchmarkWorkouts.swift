/// Workouts that CrossFit calls by a given name and whose result is a time: "fran 4:30", "grace in 3:12 rx".
enum BenchmarkWorkouts {
  private static let names = WordList.words(
    "fran grace isabel diane helen karen annie murph cindy jackie angie amanda nancy kelly elizabeth chelsea barbara")
  /// Names that so many people have that a time behind them may be an appointment.
  private static let sure: WordSet = ["fran", "murph", "cindy"]
  private static let results: WordSet = ["rx", "rxd", "scaled", "amrap", "rounds"]
  private static let around = WordList.words(
    "in did done rx rxd scaled pb pr today time wod the min mins minutes sec s m")
  private static let leads: WordSet = ["did", "wod", "benchmark", "crossfit"]

  /// `tokens` with a workout that is called so and its time in words that every reader knows: "did grace 3.2 min" for
  /// "grace 3:12 rx". Nothing else may be said.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 1, tokens.count < 9,
      let name = names.firstIndex(in: tokens.prefix(4)), tokens[..<name].allSatisfy(leads.contains),
      let clock = tokens[(name + 1)...].firstIndex(where: { $0.kind == .clock }),
      sure.contains(tokens[name]) || results.occurs(in: tokens) || tokens.word(clock - 1) == "in",
      tokens.indices.allSatisfy({ index in
        index == name || index == clock || tokens[index].kind == .punctuation || around.contains(tokens[index])
          || leads.contains(tokens[index])
      }),
      case let parts = tokens[clock].folded.split(separator: ":").compactMap({ Double($0) }), parts.count == 2
    else { return tokens }
    let minutes = parts[0] + parts[1] / 60
    func word(_ text: String) -> Token {
      Token.word(text, at: tokens[name].range)
    }
    return [word("crossfit"), tokens[clock].read(as: minutes, join: .apart), word("min")]
  }
}
