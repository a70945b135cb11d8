import Foundation
import GRDB
import Nutrition

/// Stores goals as rows.
enum GoalRecord: EntityRecord {
  static let kind = EntityKind.goal
  static let sql = EntitySQL(
    table: "goal_entry",
    columns: ["goal_type", "goal_rate", "activity_level", "target_weight_kg", "calorie_target", "timestamp"])

  static func id(of goal: GoalEntry) -> String { goal.id }

  static func cells(of goal: GoalEntry) -> [Cell] {
    [
      goal.goalType?.rawValue, goal.goalRate, goal.activityLevel?.rawValue, goal.targetWeightKg, goal.calorieTarget,
      goal.timestamp.milliseconds,
    ]
  }

  static func value(id: String, from columns: inout ColumnReader) throws -> GoalEntry {
    GoalEntry(
      id: id, goalType: try columns.optionalChoice(), goalRate: try columns.optionalReal(),
      activityLevel: try columns.optionalChoice(), targetWeightKg: try columns.optionalReal(),
      calorieTarget: try columns.optionalReal(), timestamp: try columns.date())
  }

  static func entry(_ goal: GoalEntry) -> Entry? { .goal(goal) }
}

extension GoalEntry {
  /// The goal without what the others set as well.
  func beside(_ others: [GoalEntry]) -> GoalEntry {
    others.reduce(into: self) { goal, other in
      if other.goalType != nil { goal.goalType = nil }
      if other.goalRate != nil { goal.goalRate = nil }
      if other.activityLevel != nil { goal.activityLevel = nil }
      if other.targetWeightKg != nil { goal.targetWeightKg = nil }
      if other.calorieTarget != nil { goal.calorieTarget = nil }
    }
  }
}

extension UserProfile {
  /// Takes back what the goal had set, where nothing has changed it since.
  mutating func withdraw(_ goal: GoalEntry, leaving earlier: UserProfile) {
    if let set = goal.goalType, set == goalType { goalType = earlier.goalType }
    if let set = goal.goalRate, set == goalRate { goalRate = earlier.goalRate }
    if let set = goal.activityLevel, set == activityLevel { activityLevel = earlier.activityLevel }
    if let set = goal.targetWeightKg, set == targetWeightKg { targetWeightKg = earlier.targetWeightKg }
    if let set = goal.calorieTarget, set == calorieTarget { calorieTarget = earlier.calorieTarget }
  }
}
