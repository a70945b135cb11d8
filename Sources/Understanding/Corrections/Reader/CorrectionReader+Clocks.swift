import Nutrition

/// When a meal was, told as a clock shows it behind "it was".
extension CorrectionReader {
  private static let around: WordSet = [
    "no", "nope", "actually", "sorry", "oops", "wait", "oh", "it", "was", "that", "this", "they", "were", "that's",
    "it's", "in", "fact",
  ]

  /// "It was at 9:30" of "it was 9.30 not 8" and of "no, it was at half nine", right after a meal; nil where something
  /// else is said. Nobody tells pieces in hundredths, and "half" is none of the meal behind "at".
  func clockOfMeal(_ said: [Token]) -> [Token]? {
    guard (2...10).contains(said.count), case .meal? = context.lastEntries.last else { return nil }
    let rest = Array(trimmed(said).drop { Self.around.contains($0) || $0.kind == .punctuation })
    guard rest.count < said.count, let first = rest.first else { return nil }
    let range = first.range
    let opening = Token.words(["it", "was", "at"], at: range)
    if first.isWord("at") {
      guard rest.count > 1, rest[1].isWord("half"), !TimeScanner.scan(rest).isEmpty else { return nil }
      return opening + rest.dropFirst()
    }
    guard let clock = PointedClocks.clock(of: first), rest.count == 1 || isDenial(rest.dropFirst()) else { return nil }
    return opening + [clock]
  }

  /// "Not 8", "and not 8.15": the hour it was taken for.
  private func isDenial(_ tokens: ArraySlice<Token>) -> Bool {
    let words = tokens.drop { $0.kind == .punctuation || $0.isWord("and") }
    guard let first = words.first, first.isWord("not") else { return false }
    return words.dropFirst().allSatisfy { $0.kind != .word || $0.isOne(of: "at", "am", "pm") }
  }
}
