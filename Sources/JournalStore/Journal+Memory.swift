public import Foundation
import GRDB
public import Nutrition

/// On how many days the person's words meant a food. Days are those of UTC: a few hours do not matter to a habit.
public struct FoodUse: Equatable, Sendable {
  /// As said.
  public var said: String
  /// The id of what they were linked to: the catalogue's, or one of the person's own.
  public var foodId: String
  public var days: Int
  /// The last of them, since 1970.
  public var lastDay: Int

  public init(said: String, foodId: String, days: Int, lastDay: Int) {
    self.said = said
    self.foodId = foodId
    self.days = days
    self.lastDay = lastDay
  }
}

/// What the person taught, and what they usually have.
extension Journal {
  /// Own foods, other names and recipes, each kind in the order in which it was taught.
  public func personalFoods() throws(JournalError) -> [PersonalFood] {
    try read { db in
      try OwnFoodRecord.fetch(db, where: "1 ORDER BY seq").map(PersonalFood.food)
        + FoodAliasRecord.fetch(db, where: "1 ORDER BY seq").map(PersonalFood.alias)
        + RecipeRecord.fetch(db, where: "1 ORDER BY seq").map(PersonalFood.recipe)
    }
  }

  /// On how many days which words meant which food since `start`, one row for each pair, the most frequent first.
  public func foodUses(since start: Date) throws(JournalError) -> [FoodUse] {
    try read { db in
      let rows = try db.rows(
        """
        SELECT food_item.said, food_item.catalog_id, count(DISTINCT meal.timestamp / 86400000) AS days,
          max(meal.timestamp / 86400000)
        FROM meal
        JOIN food_item ON food_item.meal_id = meal.id
        WHERE meal.timestamp >= ? AND meal.deleted_at IS NULL AND food_item.said IS NOT NULL
          AND food_item.catalog_id IS NOT NULL
        GROUP BY food_item.said, food_item.catalog_id ORDER BY days DESC, food_item.said, food_item.catalog_id
        """, [start.milliseconds])
      var uses: [FoodUse] = []
      while let row = try rows.next() {
        var columns = ColumnReader(row)
        uses.append(
          FoodUse(
            said: try columns.text(), foodId: try columns.text(), days: try columns.integer(),
            lastDay: try columns.integer()))
      }
      return uses
    }
  }

  /// The turn that first wrote an entry.
  public func turnID(ofEntry id: String) throws(JournalError) -> String? {
    try read { db in
      let row = try db.firstRow("SELECT turn_id FROM change WHERE entity_id = ? ORDER BY id LIMIT 1", [id])
      guard let row else { return nil }
      var columns = ColumnReader(row)
      return try columns.text()
    }
  }

  /// The ids of the turns that a person may mean: those that begin with the given characters, or else end with them.
  public func resolveTurn(idPrefix: String) throws(JournalError) -> [String] {
    let wanted = idPrefix.lowercased()
    guard !wanted.isEmpty, wanted.utf8.allSatisfy(Self.isIDCharacter) else { return [] }
    return try read { db in
      for pattern in [wanted + "%", "%" + wanted] {
        let rows = try db.rows("SELECT id FROM turn WHERE id LIKE ? ORDER BY seq", [pattern])
        var ids: [String] = []
        while let row = try rows.next() {
          var columns = ColumnReader(row)
          ids.append(try columns.text())
        }
        if !ids.isEmpty { return ids }
      }
      return []
    }
  }
}
