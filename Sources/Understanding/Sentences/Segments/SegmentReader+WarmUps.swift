import ToolCalls

/// What is run, ridden or swum before and behind the workout itself.
extension SegmentReader {
  private static let whole: WordSet = ["warmup", "cooldown", "wu", "cd", "warmdown"]
  private static let openings: WordSet = ["warm", "cool", "warming", "cooling"]

  /// "10 min warm up", "1k cool-down".
  static func isWarming(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { index in
      whole.contains(tokens[index])
        || openings.contains(tokens[index]) && index + 1 < tokens.count
          && tokens[index + 1].isOne(of: "up", "down", "off")
    }
  }

  /// `workout` with the warm-up or cool-down of `minutes` and `kilometers` that stands beside it; nil where one of the
  /// two is missing on both sides, so that nothing can be added.
  static func extended(_ workout: AddWorkout, minutes: Double?, kilometers: Double?) -> AddWorkout? {
    guard workout.exercises == nil, minutes != nil || kilometers != nil else { return nil }
    var all = workout
    if workout.distanceKm == nil {
      guard let known = workout.durationMin, let minutes else { return nil }
      all.durationMin = min(1440, known + minutes)
      return all
    }
    // Nobody warms up at the pace of the workout.
    let isRun = PaceTable.gait(ofCode: workout.activityCode ?? "") == .running
    guard let speed = PaceTable.usualSpeed(ofCode: isRun ? "12020" : workout.activityCode ?? "") else { return nil }
    let way = kilometers ?? (minutes ?? 0) / 60 * speed
    all.distanceKm = workout.distanceKm.map { min(2000, $0 + way) }
    all.durationMin = workout.durationMin.map { min(1440, $0 + (minutes ?? way / speed * 60)) }
    let assumption = "warm-up and cool-down at \(NumberPhrase.plain(speed)) km/h"
    if minutes == nil || kilometers == nil, !all.assumptions.contains(assumption) { all.assumptions.append(assumption) }
    return all
  }
}
