/// Amounts that stand alone in a part of a sentence.
extension WorkoutAmountReader {
  private static let asides = WordList.words(
    "total in all about around for roughly approx just only of it altogether together long each mins min more or so back"
  )

  /// Whether `tokens` say how long or how far, and nothing else: "70 min in all".
  static func measuresOnly(_ tokens: [Token]) -> Bool {
    guard (1...6).contains(tokens.count) else { return false }
    let amounts = read(tokens)
    guard amounts.minutes != nil || amounts.kilometers != nil || amounts.laps != nil else { return false }
    return tokens.indices.allSatisfy { at in
      tokens[at].kind != .word || asides.contains(tokens[at]) || amounts.covered.contains { $0.contains(at) }
    }
  }
}
