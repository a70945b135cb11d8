public import ToolCalls

extension WorkoutEstimator {
  /// The workout like `call` that takes `kilocalories`: its length, and its way at the usual speed of the activity where one
  /// is wanted. Nil where none is known.
  public static func estimate(
    _ call: AddWorkout, taking kilocalories: Double, overWay: Bool, weightKg: Double?
  ) -> WorkoutEstimate? {
    var hour = call
    hour.durationMin = 60
    if overWay {
      guard let speed = PaceTable.usualSpeed(ofCode: call.activityCode ?? activity(of: call).code) else { return nil }
      hour.distanceKm = speed
      hour.assumptions.append("at \(NumberPhrase.plain(speed)) km/h")
    }
    var found = estimate(hour, weightKg: weightKg)
    guard found.netKcal > 0, kilocalories > 0 else { return nil }
    let hours = kilocalories / found.netKcal
    found.durationMin = hours * 60
    found.distanceKm = found.distanceKm.map { $0 * hours }
    found.netKcal = kilocalories
    return found
  }
}
