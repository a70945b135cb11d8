import Nutrition
import ToolCalls

/// Speeds and distances that nobody reaches, so that what goes beyond them was mistyped or misread.
enum SpeedLimit {
  /// Kilometres an hour a little above the world's records over the distance; nil where none is known for the activity.
  static func kilometersPerHour(ofCode code: String, kilometers: Double) -> Double? {
    switch PaceTable.gait(ofCode: code) {
    // 100 m at 44, 400 m at 33, 1000 m at 27, 5000 m at 24.
    case .running: kilometers < 0.2 ? 45 : kilometers < 0.8 ? 34 : kilometers < 3 ? 28 : 24.5
    // 20 km of race walking at 15.8.
    case .walking: 17
    // An hour on the track at 57; descents are faster.
    case .cycling: 90
    // 50 m at 8.6.
    case .swimming: 9
    case nil:
      switch code {
      // 2000 m at 22.
      case "02070", "02071", "02072", "02073", "02074", "18100", "18050", "18224": 25
      case "17080", "17081", "17082", "17035", "17034", "17010", "17012", "17165", "17302": 17
      default: nil
      }
    }
  }

  /// Kilometres in a day a little above the world's records over 24 hours; what the journal takes where none is known.
  private static func kilometersInADay(ofCode code: String) -> Double {
    switch PaceTable.gait(ofCode: code) {
    case .running: 330
    case .walking: 240
    case .swimming: 160
    case .cycling, nil: 1000
    }
  }

  /// The question to ask where a workout went faster or farther than anybody does; nil where it may be.
  static func question(about workout: AddWorkout, in units: UnitSystem = .metric) -> Clarification? {
    guard let kilometers = workout.distanceKm, let code = workout.activityCode else { return nil }
    guard kilometers <= kilometersInADay(ofCode: code) else {
      let told = units.distance(kilometres: kilometers)
      return Clarification(question: "\(told) is farther than anybody gets in a day. How far was it?")
    }
    guard let minutes = workout.durationMin, minutes > 0,
      let limit = kilometersPerHour(ofCode: code, kilometers: kilometers),
      case let speed = kilometers / (minutes / 60), speed > limit
    else { return nil }
    let (told, pace) = (units.distance(kilometres: kilometers), units.distance(kilometres: speed.rounded()))
    return Clarification(
      question: "\(told) in \(NumberPhrase.plain(minutes)) min would be \(pace) an hour, faster than anybody has done "
        + "it. How far was it, and how long did it take?")
  }
}
