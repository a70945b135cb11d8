import ToolCalls

/// Distances that are covered too fast for a run.
extension SegmentReader {
  private static let leastRide = 15.0
  /// Kilometres in an hour that nobody runs and most riders reach.
  private static let speedsOfRides = 22.5...45

  /// "82 km in 3 hours 5 minutes": so far and so fast one rides.
  func ride(_ amounts: WorkoutAmounts) -> AddWorkout? {
    guard let kilometers = amounts.kilometers, kilometers >= Self.leastRide, let minutes = amounts.minutes, minutes > 0,
      Self.speedsOfRides.contains(kilometers / (minutes / 60)),
      let cycling = ActivityLexicon.reference.activity(named: "Cycling")
    else { return nil }
    var workout = WorkoutReader().workout(cycling, amounts: amounts, phrase: nil)
    workout.assumptions.append("taken to be a ride")
    return workout
  }
}
