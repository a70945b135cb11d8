import ToolCalls

/// "5 x 1000 m, 4 min each": the time is of one interval, the distance was added up already.
enum Intervals {
  /// How many intervals a time with "each" is of; nil where there is no such time.
  static func timedEach(in tokens: [Token]) -> Double? {
    guard tokens.contains(where: { $0.isWord("each") || $0.isWord("per") }) else { return nil }
    let isEach = tokens.indices.contains { index in
      guard let end = timeEnd(at: index, in: tokens) else { return false }
      return FrameReader.word(end, tokens) == "each" && FrameReader.word(end + 1, tokens) != "way"
        || FrameReader.word(end, tokens) == "per"
          && ["rep", "interval", "round"].contains(FrameReader.word(end + 1, tokens))
    }
    return isEach ? count(in: tokens) : nil
  }

  /// Behind "3 minutes" or "3:20".
  private static func timeEnd(at index: Int, in tokens: [Token]) -> Int? {
    if tokens[index].kind == .clock { return index + 1 }
    guard let quantity = QuantityParser(tokens).quantity(at: index), quantity.seconds != nil else { return nil }
    return quantity.tokens.upperBound
  }

  /// How many intervals of a length there were: 5 of "5 x 1000 m".
  static func count(in tokens: [Token]) -> Double? {
    tokens.indices.lazy.compactMap { index -> Double? in
      guard tokens[index].kind == .number, let count = tokens[index].value, (2...100).contains(count),
        FrameReader.word(index + 1, tokens) == "x", index + 2 < tokens.count, tokens[index + 2].kind == .number,
        let unit = UnitTable.unit(at: index + 3, in: tokens), unit.unit.dimension == .length
      else { return nil }
      return count
    }.first
  }

  /// `workout` with the time of one interval as often as it was done.
  static func repeated(_ workout: AddWorkout, _ count: Double) -> AddWorkout {
    guard workout.exercises == nil, workout.distanceKm != nil else { return workout }
    var all = workout
    all.durationMin = workout.durationMin.map { min(1440, $0 * count) }
    return all
  }
}
