public import Foundation

/// One set of a strength exercise.
public struct WorkoutSet: Equatable, Sendable, Codable {
  /// Nil where the set was timed or was not counted.
  public var reps: Int?
  /// Kilograms.
  public var weightKg: Double?
  /// Seconds.
  public var durationSec: Double?
  /// False where it was meant to be done and was not.
  public var completed: Bool

  public init(reps: Int? = nil, weightKg: Double? = nil, durationSec: Double? = nil, completed: Bool = true) {
    self.reps = reps
    self.weightKg = weightKg
    self.durationSec = durationSec
    self.completed = completed
  }
}

/// One exercise of a workout, with all its sets.
public struct ExerciseLog: Equatable, Sendable, Codable {
  public var name: String
  public var sets: [WorkoutSet]

  public init(name: String, sets: [WorkoutSet]) {
    self.name = name
    self.sets = sets
  }
}

/// A workout that was done.
public struct WorkoutLog: Equatable, Sendable, Codable, Identifiable {
  public var id: String
  /// The workout plan it was done for; nil where it follows none.
  public var planId: String?
  public var type: WorkoutType
  public var name: String
  public var startTime: Date
  /// Where it is nil the workout ended `durationMin` after it began.
  public var endTime: Date?
  /// Minutes, 1...1440.
  public var durationMin: Double
  /// Kilometres.
  public var distanceKm: Double?
  /// Net of rest: (MET - 1) x kg x h.
  public var caloriesBurned: Double?
  /// The metabolic equivalent the energy was reckoned with.
  public var met: Double?
  /// In the order in which they were done; empty for what has no sets.
  public var exercises: [ExerciseLog]
  public var notes: String?
  public var source: WorkoutSource
  /// Apple Health's id of it, so that an import meets it again; nil where it came from elsewhere.
  public var healthKitId: String?
  /// What was estimated for the energy or the length, each a phrase for the person.
  public var assumptions: [String]
  /// Kilograms the energy was reckoned with; nil where the person or a device gave the energy, or it is not known.
  public var reckonedWeightKg: Double?

  public init(
    id: String, planId: String? = nil, type: WorkoutType, name: String, startTime: Date, endTime: Date? = nil,
    durationMin: Double, distanceKm: Double? = nil, caloriesBurned: Double? = nil, met: Double? = nil,
    exercises: [ExerciseLog] = [], notes: String? = nil, source: WorkoutSource = .chat, healthKitId: String? = nil,
    assumptions: [String] = [], reckonedWeightKg: Double? = nil
  ) {
    self.reckonedWeightKg = reckonedWeightKg
    self.id = id
    self.planId = planId
    self.type = type
    self.name = name
    self.startTime = startTime
    self.endTime = endTime
    self.durationMin = durationMin
    self.distanceKm = distanceKm
    self.caloriesBurned = caloriesBurned
    self.met = met
    self.exercises = exercises
    self.notes = notes
    self.source = source
    self.healthKitId = healthKitId
    self.assumptions = assumptions
  }
}
