import GRDB
import Nutrition

/// A meal with its items. The totals lie beside it, so that a year is summed without reading its items.
enum MealRecord: EntityRecord {
  static let kind = EntityKind.meal
  static let sql = EntitySQL(
    table: "meal",
    columns: ["name", "meal_type", "timestamp", "notes", "raw_input", "status"] + NutrientColumns.names)

  static func id(of meal: Meal) -> String { meal.id }

  static func cells(of meal: Meal) -> [Cell] {
    let own: [Cell] = [
      meal.name, meal.mealType.rawValue, meal.timestamp.milliseconds, meal.notes, meal.rawInput, meal.status.rawValue,
    ]
    return own + NutrientColumns.cells(of: meal.totals)
  }

  static func value(id: String, from columns: inout ColumnReader) throws -> Meal {
    Meal(
      id: id, name: try columns.text(), mealType: try columns.choice(), timestamp: try columns.date(), items: [],
      notes: try columns.optionalText(), rawInput: try columns.optionalText(), status: try columns.choice())
  }

  static func entry(_ meal: Meal) -> Entry? { .meal(meal) }

  static func insertParts(of meal: Meal, in db: Database) throws {
    for (position, item) in meal.items.enumerated() {
      let own: [Cell] = [
        item.id, meal.id, position, item.name, item.foodType.rawValue, item.source.rawValue, item.quantity, item.unit,
        item.grams,
      ]
      let rest: [Cell] = [
        item.barcode, item.servingSize, item.isCalorieOverridden, item.confidence, item.catalogId,
        try StoredJSON.list(item.assumptions), item.origin?.said, item.origin?.portion?.rawValue,
        item.origin?.linkConfidence, item.origin?.portionConfidence,
      ]
      try db.run(insertItem, own + NutrientColumns.cells(of: item.nutrients) + rest)
    }
  }

  static func deleteParts(of id: String, in db: Database) throws {
    try db.run("DELETE FROM food_item WHERE meal_id = ?", [id])
  }

  static func attachParts(
    to meals: inout [Meal], where condition: String, _ arguments: [Cell], in db: Database
  ) throws {
    let rows = try db.rows(
      """
      SELECT meal_id, \(itemColumns.joined(separator: ", ")) FROM food_item \
      WHERE meal_id IN (SELECT id FROM meal WHERE deleted_at IS NULL AND \(condition)) ORDER BY meal_id, position
      """, arguments)
    var items: [String: [FoodItem]] = [:]
    while let row = try rows.next() {
      var columns = ColumnReader(row)
      items[try columns.text(), default: []].append(try item(from: &columns))
    }
    for index in meals.indices {
      meals[index].items = items[meals[index].id] ?? []
    }
  }

  private static let itemColumns =
    ["id", "name", "food_type", "source", "quantity", "unit", "grams"] + NutrientColumns.names
    + ["barcode", "serving_size", "is_calorie_overridden", "confidence", "catalog_id", "assumptions"]
    + ["said", "portion_origin", "link_confidence", "portion_confidence"]

  private static let insertItem = EntitySQL.insert(
    into: "food_item",
    columns: ["id", "meal_id", "position"] + itemColumns.dropFirst())

  private static func item(from columns: inout ColumnReader) throws -> FoodItem {
    FoodItem(
      id: try columns.text(), name: try columns.text(), foodType: try columns.choice(), source: try columns.choice(),
      quantity: try columns.real(), unit: try columns.text(), grams: try columns.real(),
      nutrients: try NutrientColumns.nutrients(from: &columns), barcode: try columns.optionalText(),
      servingSize: try columns.optionalText(), isCalorieOverridden: try columns.flag(),
      confidence: try columns.real(), catalogId: try columns.optionalText(), assumptions: try columns.words(),
      origin: try origin(from: &columns))
  }

  private static func origin(from columns: inout ColumnReader) throws -> ItemOrigin? {
    let origin = ItemOrigin(
      said: try columns.optionalText(), portion: try columns.optionalChoice(),
      linkConfidence: try columns.optionalReal(), portionConfidence: try columns.optionalReal())
    return origin == ItemOrigin() ? nil : origin
  }
}
