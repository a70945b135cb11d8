public import Foundation

/// Plain water that was drunk.
public struct WaterEntry: Equatable, Sendable, Codable, Identifiable {
  public var id: String
  /// Millilitres, 1...10000.
  public var amountMl: Double
  /// When it was drunk.
  public var timestamp: Date

  public init(id: String, amountMl: Double, timestamp: Date) {
    self.id = id
    self.amountMl = amountMl
    self.timestamp = timestamp
  }
}

/// One weighing.
public struct BodyWeightEntry: Equatable, Sendable, Codable, Identifiable {
  public var id: String
  /// Kilograms, 20...400.
  public var weightKg: Double
  /// Share of body fat in percent, where the scale gave it.
  public var bodyFatPercentage: Double?
  /// When the person stood on the scale.
  public var timestamp: Date

  public init(id: String, weightKg: Double, bodyFatPercentage: Double? = nil, timestamp: Date) {
    self.id = id
    self.weightKg = weightKg
    self.bodyFatPercentage = bodyFatPercentage
    self.timestamp = timestamp
  }
}

/// A change of goal: only what is set was changed by it.
public struct GoalEntry: Equatable, Sendable, Codable, Identifiable {
  public var id: String
  public var goalType: GoalType?
  /// Kilograms a week, never negative; the direction is `goalType`'s.
  public var goalRate: Double?
  public var activityLevel: ActivityLevel?
  /// Kilograms.
  public var targetWeightKg: Double?
  /// Kilocalories a day, an override of the computed target.
  public var calorieTarget: Double?
  /// When it was set.
  public var timestamp: Date

  public init(
    id: String, goalType: GoalType? = nil, goalRate: Double? = nil, activityLevel: ActivityLevel? = nil,
    targetWeightKg: Double? = nil, calorieTarget: Double? = nil, timestamp: Date
  ) {
    self.id = id
    self.goalType = goalType
    self.goalRate = goalRate
    self.activityLevel = activityLevel
    self.targetWeightKg = targetWeightKg
    self.calorieTarget = calorieTarget
    self.timestamp = timestamp
  }
}

/// Anything a turn can write into the journal.
public enum Entry: Equatable, Sendable, Identifiable {
  case meal(Meal)
  case workout(WorkoutLog)
  case water(WaterEntry)
  case weight(BodyWeightEntry)
  case goal(GoalEntry)

  public var id: String {
    switch self {
    case .meal(let meal): meal.id
    case .workout(let workout): workout.id
    case .water(let water): water.id
    case .weight(let weight): weight.id
    case .goal(let goal): goal.id
    }
  }

  /// When it happened.
  public var timestamp: Date {
    switch self {
    case .meal(let meal): meal.timestamp
    case .workout(let workout): workout.startTime
    case .water(let water): water.timestamp
    case .weight(let weight): weight.timestamp
    case .goal(let goal): goal.timestamp
    }
  }
}
