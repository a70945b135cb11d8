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

  /// `workout` there and back.
  static func doubled(_ workout: AddWorkout) -> AddWorkout {
    guard workout.exercises == nil else { return workout }
    var both = workout
    both.durationMin = workout.durationMin.map { min(1440, $0 * 2) }
    both.distanceKm = workout.distanceKm.map { min(2000, $0 * 2) }
    return both
  }
}
