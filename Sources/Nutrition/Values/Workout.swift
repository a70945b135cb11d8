public import Foundation

/// One set of a strength exercise.
public struct WorkoutSet: Equatable, Sendable, Codable {
  public var reps: Int?
  /// Kilograms.
  public var weightKg: Double?
  /// Seconds.
  public var durationSec: Double?
  public var completed: Bool

  public init(reps: Int? = nil, weightKg: Double? = nil, durationSec: Double? = nil, completed: Bool = true) {
    self.reps = reps
    self.weightKg = weightKg
    self.durationSec = durationSec
    self.completed = completed
  }
}

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
  public var planId: String?
  public var type: WorkoutType
  public var name: String
  public var startTime: Date
  public var endTime: Date?
  /// Minutes, 1...1440.
  public var durationMin: Double
  /// Kilometres.
  public var distanceKm: Double?
  /// Net of rest: (MET - 1) x kg x h.
  public var caloriesBurned: Double?
  /// The metabolic equivalent the energy was reckoned with.
  public var met: Double?
  public var exercises: [ExerciseLog]
  public var notes: String?
  public var source: WorkoutSource
  public var healthKitId: String?
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
