public import Foundation
public import Nutrition

/// Changes an entry that is in the journal already; what is nil stays as it is (schemas/correct_entry.schema.json).
public struct CorrectEntry: Equatable, Sendable, Codable {
  /// The entry's id; nil for the one last logged.
  public var entryId: String?
  /// Changes to a meal's items, in order.
  public var items: [ItemChange]?
  /// The meal it was instead; nil leaves it.
  public var mealType: MealType?
  /// When it was instead; nil leaves it.
  public var timestamp: Date?
  /// Millilitres, for a water entry.
  public var amountMl: Double?
  /// Kilograms, for a weighing.
  public var weightKg: Double?
  /// Minutes, for a workout.
  public var durationMin: Double?
  /// Kilometres, for a workout.
  public var distanceKm: Double?
  /// What a workout is instead ("it was a swim, not a run"); not on the wire.
  public var workout: AddWorkout?
  /// The id of the one item that the new meal and moment are of, where the rest stays as it is; not on the wire.
  public var movedItemId: String?
  /// What a goal is instead; not on the wire.
  public var goal: SetGoal?

  enum CodingKeys: String, CodingKey, CaseIterable {
    case entryId, items, mealType, timestamp, amountMl, weightKg, durationMin, distanceKm
  }

  public init(
    entryId: String? = nil, items: [ItemChange]? = nil, mealType: MealType? = nil, timestamp: Date? = nil,
    amountMl: Double? = nil, weightKg: Double? = nil, durationMin: Double? = nil, distanceKm: Double? = nil,
    workout: AddWorkout? = nil, goal: SetGoal? = nil
  ) {
    self.entryId = entryId
    self.items = items
    self.mealType = mealType
    self.timestamp = timestamp
    self.amountMl = amountMl
    self.weightKg = weightKg
    self.durationMin = durationMin
    self.distanceKm = distanceKm
    self.workout = workout
    self.goal = goal
  }

  /// One change to a meal's list of items.
  public struct ItemChange: Equatable, Sendable, Codable {
    /// What is done to the list.
    public enum Action: String, CaseIterable, Codable, Sendable { case add, replace, remove }

    public var action: Action
    /// Which item to replace or remove, by (part of) its name; nil for the only or the last one.
    public var itemName: String?
    /// What it is instead, or what is added.
    public var item: AddMeal.Item?

    enum CodingKeys: String, CodingKey, CaseIterable { case action, itemName, item }

    public init(action: Action, itemName: String? = nil, item: AddMeal.Item? = nil) {
      self.action = action
      self.itemName = itemName
      self.item = item
    }
  }
}
