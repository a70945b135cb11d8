/// One exercise of a plan: so many sets of so many repetitions, or of so many seconds.
public struct PlannedExercise: Equatable, Sendable, Codable, Identifiable {
  public var id: String
  /// As the person wrote it; the table of exercises need not know it.
  public var name: String
  /// 1...50.
  public var sets: Int
  /// 1...1000, the range that every set is to be in; nil where the sets are timed.
  public var reps: ClosedRange<Int>?
  /// Kilograms; nil for the body alone, or where none was said.
  public var weightKg: Double?
  /// Seconds of a set that is held; nil where repetitions are counted.
  public var durationSec: Double?
  /// Seconds between sets.
  public var restSec: Double

  /// Seconds of rest where a plan says none: the middle of what is advised for strength (ACSM 2009: 1 to 3 minutes).
  public static let usualRestSec = 120.0

  public init(
    id: String, name: String, sets: Int, reps: ClosedRange<Int>? = nil, weightKg: Double? = nil,
    durationSec: Double? = nil, restSec: Double = usualRestSec
  ) {
    self.id = id
    self.name = name
    self.sets = sets
    self.reps = reps
    self.weightKg = weightKg
    self.durationSec = durationSec
    self.restSec = restSec
  }

  /// The sets as they are planned, at the bottom of the range: nobody said that more were done, and more would raise the load.
  public var plannedSets: [WorkoutSet] {
    Array(repeating: WorkoutSet(reps: reps?.lowerBound, weightKg: weightKg, durationSec: durationSec), count: sets)
  }

  /// Seconds that the sets and the rests between them take: three a repetition, ten where nothing is said of a set.
  var seconds: Double {
    let set = durationSec ?? Double(reps?.upperBound ?? 10) * 3
    return Double(sets) * set + Double(sets - 1) * restSec
  }
}

/// A workout that is planned for days of the week.
public struct WorkoutPlan: Equatable, Sendable, Codable, Identifiable {
  public var id: String
  public var name: String
  /// The person's own words about it.
  public var note: String?
  /// In the week's order; empty for a plan without days, which is done when the person likes.
  public var days: [Weekday]
  /// Whether it is due on its days.
  public var isActive: Bool
  /// In the order in which they are done.
  public var exercises: [PlannedExercise]

  public init(
    id: String, name: String, note: String? = nil, days: [Weekday] = [], isActive: Bool = true,
    exercises: [PlannedExercise]
  ) {
    self.id = id
    self.name = name
    self.note = note
    self.days = days
    self.isActive = isActive
    self.exercises = exercises
  }

  /// Whether it is to be done on `day`.
  public func isDue(on day: CalendarDay) -> Bool { isActive && days.contains(day.dayOfWeek) }

  /// Minutes that it takes: its sets, the rests within an exercise, and two minutes between two exercises. At least 1.
  public var estimatedMinutes: Double {
    let seconds = exercises.reduce(0) { $0 + $1.seconds } + Double(max(0, exercises.count - 1)) * 120
    return max(1, (seconds / 60).rounded())
  }
}

/// One thing that a turn does to what is planned.
public enum PlanChange: Equatable, Sendable {
  /// A plan, new or under its old id as it now is.
  case keep(WorkoutPlan)
  /// The plan of this id is forgotten.
  case forget(id: String)
  /// More energy than usual on a day ahead, in place of what was planned for it before.
  case event(PlannedEvent)
  /// What was planned for a day under this id is called off.
  case callOff(id: String)
}
