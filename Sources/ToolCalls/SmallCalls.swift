public import Foundation
public import Nutrition

/// Logs plain water (schemas/add_water.schema.json).
public struct AddWater: Equatable, Sendable, Codable {
  /// Millilitres, 1...10000.
  public var amountMl: Double
  /// When it was drunk; nil is now.
  public var timestamp: Date?
  /// What the reading had to assume ("a glass = 250 ml"); not on the wire.
  public var assumptions: [String] = []

  enum CodingKeys: String, CodingKey, CaseIterable { case amountMl, timestamp }

  public init(amountMl: Double, timestamp: Date? = nil, assumptions: [String] = []) {
    self.amountMl = amountMl
    self.timestamp = timestamp
    self.assumptions = assumptions
  }
}

/// Logs one weighing (schemas/add_weight.schema.json).
public struct AddWeight: Equatable, Sendable, Codable {
  /// Kilograms, 20...400.
  public var weightKg: Double
  /// When it was weighed; nil is now.
  public var timestamp: Date?
  /// Percent, where the person gave it; not on the wire.
  public var bodyFatPercentage: Double?

  enum CodingKeys: String, CodingKey, CaseIterable { case weightKg, timestamp }

  public init(weightKg: Double, timestamp: Date? = nil, bodyFatPercentage: Double? = nil) {
    self.weightKg = weightKg
    self.timestamp = timestamp
    self.bodyFatPercentage = bodyFatPercentage
  }
}

/// Changes the goal; what is nil stays as it is (schemas/set_goal.schema.json).
public struct SetGoal: Equatable, Sendable, Codable {
  public var goalType: GoalType?
  /// Kilograms a week, 0...; the direction is `goalType`'s.
  public var goalRate: Double?
  public var activityLevel: ActivityLevel?
  /// Kilograms.
  public var targetWeightKg: Double?
  /// Kilocalories a day the person asked for; not on the wire.
  public var calorieTarget: Double?

  enum CodingKeys: String, CodingKey, CaseIterable { case goalType, goalRate, activityLevel, targetWeightKg }

  public init(
    goalType: GoalType? = nil, goalRate: Double? = nil, activityLevel: ActivityLevel? = nil,
    targetWeightKg: Double? = nil, calorieTarget: Double? = nil
  ) {
    self.goalType = goalType
    self.goalRate = goalRate
    self.activityLevel = activityLevel
    self.targetWeightKg = targetWeightKg
    self.calorieTarget = calorieTarget
  }
}

/// Looks a food up in the catalogue (schemas/search_food.schema.json).
public struct SearchFood: Equatable, Sendable, Codable {
  /// Words of the food's name; nil where a barcode is asked for.
  public var query: String?
  /// The digits; nil where a name is asked for.
  public var barcode: String?

  enum CodingKeys: String, CodingKey, CaseIterable { case query, barcode }

  public init(query: String? = nil, barcode: String? = nil) {
    self.query = query
    self.barcode = barcode
  }
}

/// Takes an entry back (schemas/remove_entry.schema.json).
public struct RemoveEntry: Equatable, Sendable, Codable {
  /// The entry's id; nil for what the last turn logged.
  public var entryId: String?

  enum CodingKeys: String, CodingKey, CaseIterable { case entryId }

  public init(entryId: String? = nil) { self.entryId = entryId }
}

/// Asks how the person stands (schemas/get_progress.schema.json).
public struct GetProgress: Equatable, Sendable, Codable {
  /// The span to look at.
  public enum Period: String, CaseIterable, Codable, Sendable { case today, yesterday, week, month }

  /// Today where it is nil.
  public var period: Period?

  enum CodingKeys: String, CodingKey, CaseIterable { case period }

  public init(period: Period? = nil) { self.period = period }
}
