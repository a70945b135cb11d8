import Foundation
import GRDB
import Nutrition

/// A food whose figures the person gave.
enum OwnFoodRecord: EntityRecord {
  static let kind = EntityKind.ownFood
  static let sql = EntitySQL(
    table: "own_food", columns: ["name", "food_type", "is_per_serving", "serving_grams"] + NutrientColumns.names)

  static func id(of food: OwnFood) -> String { food.id }

  static func cells(of food: OwnFood) -> [Cell] {
    let own: [Cell] = [food.name, food.foodType.rawValue, food.isPerServing, food.servingGrams]
    return own + NutrientColumns.cells(of: food.nutrients)
  }

  static func value(id: String, from columns: inout ColumnReader) throws -> OwnFood {
    let name = try columns.text()
    let type: FoodType = try columns.choice()
    let isPerServing = try columns.flag()
    let grams = try columns.optionalReal()
    return OwnFood(
      id: id, name: name, foodType: type, nutrients: try NutrientColumns.nutrients(from: &columns),
      isPerServing: isPerServing, servingGrams: grams)
  }

  static func entry(_ food: OwnFood) -> Entry? { nil }
}

/// Words that stand for one food.
enum FoodAliasRecord: EntityRecord {
  static let kind = EntityKind.foodAlias
  static let sql = EntitySQL(table: "food_alias", columns: ["phrase", "food_id", "food_name"])

  static func id(of alias: FoodAlias) -> String { alias.id }

  static func cells(of alias: FoodAlias) -> [Cell] { [alias.phrase, alias.foodId, alias.foodName] }

  static func value(id: String, from columns: inout ColumnReader) throws -> FoodAlias {
    FoodAlias(
      id: id, phrase: try columns.text(), foodId: try columns.text(), foodName: try columns.text())
  }

  static func entry(_ alias: FoodAlias) -> Entry? { nil }
}

/// Several foods under one name.
enum RecipeRecord: EntityRecord {
  static let kind = EntityKind.recipe
  static let sql = EntitySQL(table: "recipe", columns: ["name", "kind", "items", "servings"])

  static func id(of recipe: Recipe) -> String { recipe.id }

  static func cells(of recipe: Recipe) throws -> [Cell] {
    [recipe.name, recipe.kind.rawValue, try StoredJSON.text(recipe.items), recipe.servings]
  }

  static func value(id: String, from columns: inout ColumnReader) throws -> Recipe {
    Recipe(
      id: id, name: try columns.text(), kind: try columns.choice(),
      items: try StoredJSON.value(from: columns.text()), servings: try columns.real())
  }

  static func entry(_ recipe: Recipe) -> Entry? { nil }
}
