import ToolCalls

/// Exercises that are held for a time.
extension StrengthReader {
  static let holds: WordSet = ["Plank", "Wall sit", "Superman", "Dead hang", "Hollow hold", "L-sit"]

  /// "Plank 90 seconds", "plank for 2 min".
  func held(after index: Int, mention: ExerciseLexicon.Mention) -> (seconds: Double, end: Int)? {
    guard Self.holds.contains(mention.name) else { return nil }
    let start = index < tokens.count && tokens[index].isOne(of: "for", "of", "in") ? index + 1 : index
    if start < tokens.count, tokens[start].kind == .clock, let seconds = Self.seconds(of: tokens[start]) {
      return (seconds, start + 1)
    }
    guard start < tokens.count, let quantity = QuantityParser(tokens).quantity(at: start),
      let seconds = quantity.seconds
    else { return nil }
    // "Burpees and planks 30 min" is how long all of it took.
    return seconds <= Self.longestHold ? (seconds, quantity.tokens.upperBound) : nil
  }

  /// 3 of "3 planks of 45 seconds": how often it was held.
  func timesHeld(before index: Int) -> Int {
    guard index > 0, let number = NumberPhrase.read(at: index - 1, in: tokens), number.count == 1, !number.isArticle,
      (1...20).contains(number.value), number.value == number.value.rounded()
    else { return 1 }
    return Int(number.value)
  }

  /// Seconds.
  private static let longestHold = 600.0

  /// "1:30" of a hold: minutes and seconds.
  static func seconds(of clock: Token) -> Double? {
    let parts = clock.folded.split(separator: ":").compactMap { Double($0) }
    return parts.count == 2 ? parts[0] * 60 + parts[1] : nil
  }
}
