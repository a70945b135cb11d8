/// Bouts that follow each other without a sign: "30 min cardio 30 min weights".
enum BoutsInRow {
  static let units = WordList.words("min mins minute minutes")

  /// `tokens` with a comma before each time that follows an activity, which has its own time before it.
  static func parted(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 5, units.occurs(in: tokens) else { return tokens }
    let starts = tokens.indices.dropLast().filter { tokens[$0].kind == .number && units.contains(tokens[$0 + 1]) }
    guard starts.count > 1 else { return tokens }
    var result = tokens
    for (first, second) in zip(starts, starts.dropFirst()).reversed()
    where isActivity(Array(tokens[(first + 2)..<second])) && isActivity(behind: second + 2, in: tokens) {
      result.insert(Token.sign(",", at: tokens[second].range), at: second)
    }
    return result
  }

  /// Whether `tokens` name an activity and say nothing else.
  private static func isActivity(_ tokens: [Token]) -> Bool {
    (1...3).contains(tokens.count)
      && ActivityLexicon.reference.mentions(in: tokens).first?.range == tokens.indices
  }

  /// Whether an activity is named at `index`.
  private static func isActivity(behind index: Int, in tokens: [Token]) -> Bool {
    ActivityLexicon.reference.mentions(in: Array(tokens[index...].prefix(3))).first?.range.lowerBound == 0
  }
}
