public import Foundation
public import Nutrition

/// Logs one workout (schemas/add_workout.schema.json).
public struct AddWorkout: Equatable, Sendable, Codable {
  /// By the activity where it is nil.
  public var type: WorkoutType?
  /// The activity in words: "rowing", "bench press".
  public var name: String
  /// Minutes, 1...1440; estimated, and said to be, where it is nil.
  public var durationMin: Double?
  /// Kilometres.
  public var distanceKm: Double?
  /// In the order in which they were done; nil for a workout without sets.
  public var exercises: [Exercise]?
  /// When it happened; nil where nothing was said of it, and it ends now.
  public var timestamp: Date?
  /// The Compendium's activity code where the offline engine has found it; not on the wire.
  public var activityCode: String?
  /// Gross or device energy the person gave themselves, kilocalories; not on the wire.
  public var statedCalories: Double?
  /// Percent that the way rose, 0...40; not on the wire.
  public var gradePercent: Double?
  /// The earlier workout that is meant; not on the wire.
  public var reference: WorkoutReference?
  /// What the reading had to assume; not on the wire.
  public var assumptions: [String] = []

  enum CodingKeys: String, CodingKey, CaseIterable {
    case type, name, durationMin, distanceKm, exercises, timestamp
  }

  public init(
    type: WorkoutType? = nil, name: String, durationMin: Double? = nil, distanceKm: Double? = nil,
    exercises: [Exercise]? = nil, timestamp: Date? = nil, activityCode: String? = nil, statedCalories: Double? = nil,
    assumptions: [String] = []
  ) {
    self.type = type
    self.name = name
    self.durationMin = durationMin
    self.distanceKm = distanceKm
    self.exercises = exercises
    self.timestamp = timestamp
    self.activityCode = activityCode
    self.statedCalories = statedCalories
    self.assumptions = assumptions
  }

  /// One exercise and its sets.
  public struct Exercise: Equatable, Sendable, Codable {
    public var name: String
    /// One for each set, in their order.
    public var sets: [Set]

    enum CodingKeys: String, CodingKey, CaseIterable { case name, sets }

    public init(name: String, sets: [Set]) {
      self.name = name
      self.sets = sets
    }
  }

  /// One set of an exercise.
  public struct Set: Equatable, Sendable, Codable {
    /// Nil where the set is timed or was not counted.
    public var reps: Int?
    /// Kilograms.
    public var weightKg: Double?
    /// Seconds.
    public var durationSec: Double?

    enum CodingKeys: String, CodingKey, CaseIterable { case reps, weightKg, durationSec }

    public init(reps: Int? = nil, weightKg: Double? = nil, durationSec: Double? = nil) {
      self.reps = reps
      self.weightKg = weightKg
      self.durationSec = durationSec
    }
  }
}
