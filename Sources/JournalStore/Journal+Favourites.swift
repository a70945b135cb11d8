public import Foundation
import GRDB
public import Nutrition

/// A food as it was logged last, and how often.
public struct LoggedFood: Equatable, Sendable {
  public var name: String
  /// The catalogue's id, where it was found there.
  public var foodId: String?
  /// How many items of meals were this food.
  public var times: Int
  /// When it was eaten last.
  public var last: Date
  /// Of the last time.
  public var grams: Double
  /// Of the last time: kcal and grams.
  public var nutrients: Nutrients
  /// The person gave the energy, and no weight is known.
  public var isCalorieOverridden: Bool

  public init(
    name: String, foodId: String?, times: Int, last: Date, grams: Double, nutrients: Nutrients,
    isCalorieOverridden: Bool = false
  ) {
    self.name = name
    self.foodId = foodId
    self.times = times
    self.last = last
    self.grams = grams
    self.nutrients = nutrients
    self.isCalorieOverridden = isCalorieOverridden
  }
}

extension Journal {
  /// Which foods come first.
  public enum LoggedFoodOrder: Sendable {
    /// The latest first.
    case recent
    /// The most often logged first.
    case often
  }

  /// The foods of meals since a moment, each once by its id or else its name, with the figures of the last time.
  public func loggedFoods(
    since start: Date, by order: LoggedFoodOrder, limit: Int
  ) throws(JournalError) -> [LoggedFood] {
    let ordering = order == .recent ? "last DESC, times DESC" : "times DESC, last DESC"
    return try read { db in
      // With a single max(), SQLite takes the other columns from the row that has it.
      let rows = try db.rows(
        """
        SELECT food_item.name, food_item.catalog_id, count(*) AS times, max(meal.timestamp) AS last, food_item.grams,
          food_item.is_calorie_overridden, \(NutrientColumns.names.map { "food_item.\($0)" }.joined(separator: ", "))
        FROM meal JOIN food_item ON food_item.meal_id = meal.id
        WHERE meal.timestamp >= ? AND meal.deleted_at IS NULL
        GROUP BY coalesce(food_item.catalog_id, lower(food_item.name))
        ORDER BY \(ordering), food_item.name LIMIT ?
        """, [start.milliseconds, max(0, limit)])
      var foods: [LoggedFood] = []
      while let row = try rows.next() {
        var columns = ColumnReader(row)
        let name = try columns.text()
        let foodId = try columns.optionalText()
        let times = try columns.integer()
        let last = try columns.date()
        let grams = try columns.real()
        let isOverridden = try columns.flag()
        foods.append(
          LoggedFood(
            name: name, foodId: foodId, times: times, last: last, grams: grams,
            nutrients: try NutrientColumns.nutrients(from: &columns), isCalorieOverridden: isOverridden))
      }
      return foods
    }
  }
}
