/// How a way or a time was gone: "5 easy miles", "40 sweaty minutes".
enum TrainingManner {
  private static let manners: WordSet = [
    "easy", "long", "tempo", "steady", "recovery", "slow", "gentle", "brisk", "hard", "hilly", "flat", "solid",
    "sweaty",
    "quick", "fast", "sunny", "muddy", "windy", "wet", "tough", "slippery", "glorious", "lovely", "miserable",
  ]

  /// "Easy 5 miles" for "5 easy miles".
  static func before(_ tokens: [Token]) -> [Token] {
    guard let manner = manners.firstIndex(in: tokens), manner > 0, tokens[manner - 1].kind == .number,
      let unit = UnitTable.unit(at: manner + 1, in: tokens)?.unit, unit.dimension == .length || unit.dimension == .time
    else { return tokens }
    var told = tokens
    told.swapAt(manner - 1, manner)
    return told
  }
}
