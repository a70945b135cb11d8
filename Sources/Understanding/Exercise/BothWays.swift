import ToolCalls

/// "25 min each way": what is said of one way, in whatever part of the sentence, was done twice.
enum BothWays {
  private static let directions: WordSet = ["way", "ways", "direction", "directions", "leg"]

  /// Whether figures in `tokens`, one sentence, are of one way there or back.
  static func areMeant(in tokens: [Token]) -> Bool {
    let isEach = tokens.indices.dropLast().contains { index in
      ["each", "either", "both"].contains(tokens[index].folded) && directions.contains(tokens[index + 1])
    }
    // "to work and back, 9 km, 25 minutes each".
    return isEach || tokens.last { $0.kind == .word }?.isWord("each") == true && tokens.contains { $0.isWord("back") }
  }

  private static let occasions: WordSet = ["time", "go", "walk", "session"]

  /// "20 min each", "20 min each time", "20 min a time".
  private static func endsWithEach(_ tokens: [Token]) -> Bool {
    guard tokens.suffix(4).contains(where: { $0.isWord("each") || occasions.contains($0) }) else { return false }
    let words = tokens.suffix(4).filter { $0.kind == .word }.suffix(2)
    guard let first = words.first, let last = words.last else { return false }
    return last.isWord("each") || occasions.contains(last) && (first.isWord("each") || first.isWord("a"))
  }

  private static let counts = ["twice": 2.0, "thrice": 3]

  /// How often what is said in figures was done: "25 min each way", "walked the dog twice, 25 min each".
  static func times(in tokens: [Token]) -> Double {
    if areMeant(in: tokens) { return 2 }
    guard endsWithEach(tokens) else { return 1 }
    return tokens.lazy.compactMap { counts[$0.folded] }.first ?? 1
  }

  private static let totals: WordSet = ["total", "altogether", "overall"]

  /// Whether a length of time in `tokens` is of all of it: "9 km each way, 50 min total".
  static func statesTotalTime(in tokens: [Token]) -> Bool {
    tokens.indices.contains { index in
      guard totals.contains(tokens[index]) else { return false }
      let near = tokens[max(0, index - 3)..<min(tokens.count, index + 4)]
      return near.contains { UnitTable.unit(named: $0.folded)?.dimension == .time }
    }
  }

  /// `workout` done `times` times; its time stays where it is that of all of them.
  static func repeated(_ workout: AddWorkout, _ times: Double, isTotalTime: Bool = false) -> AddWorkout {
    guard workout.exercises == nil else { return workout }
    var all = workout
    if !isTotalTime { all.durationMin = workout.durationMin.map { min(1440, $0 * times) } }
    all.distanceKm = workout.distanceKm.map { min(2000, $0 * times) }
    return all
  }
}
