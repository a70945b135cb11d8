import JSONTree
import Nutrition

extension PersonalFood {
  /// Something taught, for scripts (docs/json.md). Its `foodId` is what items carry that are logged by it.
  var json: JSONValue {
    switch self {
    case .food(let food):
      [
        "kind": "food", "name": .string(food.name), "foodId": .string("own:\(food.id)"),
        "foodType": .string(food.foodType.rawValue), "per": .string(food.isPerServing ? "serving" : "100g"),
        "servingGrams": .figure(food.servingGrams), "nutrients": food.nutrients.ownJSON,
      ]
    case .alias(let alias):
      [
        "kind": "alias", "phrase": .string(alias.phrase), "foodId": .string(alias.foodId),
        "foodName": .string(alias.foodName),
      ]
    case .recipe(let recipe):
      [
        "kind": .string(recipe.kind == .dish ? "recipe" : "meal"), "name": .string(recipe.name),
        "foodId": .string("own:\(recipe.id)"), "yield": .figure(recipe.servings, decimals: 2),
        "servingGrams": .figure(recipe.grams), "nutrients": recipe.nutrients.ownJSON,
        "items": .array(
          recipe.items.map { item in
            [
              "name": .string(item.name), "foodId": .text(item.catalogId),
              "quantity": .figure(item.quantity, decimals: 3), "unit": .string(item.unit),
              "grams": .figure(item.grams), "calories": .figure(item.nutrients.calories),
            ]
          }),
      ]
    }
  }

  /// Everything taught, by kind.
  static func json(of taught: [PersonalFood]) -> JSONValue {
    var foods: [JSONValue] = []
    var aliases: [JSONValue] = []
    var recipes: [JSONValue] = []
    for food in taught {
      switch food {
      case .food: foods.append(food.json)
      case .alias: aliases.append(food.json)
      case .recipe: recipes.append(food.json)
      }
    }
    return ["foods": .array(foods), "aliases": .array(aliases), "recipes": .array(recipes)]
  }
}

extension Nutrients {
  fileprivate var ownJSON: JSONValue {
    [
      "calories": .figure(calories), "proteinG": .figure(proteinG), "carbsG": .figure(carbsG), "fatG": .figure(fatG),
      "fiberG": .figure(fiberG),
    ]
  }
}
