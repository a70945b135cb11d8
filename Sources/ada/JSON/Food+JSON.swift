import Coaching
import Foods
import JSONTree
import Nutrition

extension Food {
  /// A food for scripts (docs/json.md): where `isPerServing`, the weight of a serving is an estimate.
  var json: JSONValue {
    [
      "id": .string(id), "name": .string(name), "category": .string(category), "source": .string(source.words),
      "foodType": .string(foodType.rawValue), "isPerServing": .bool(isPerServing),
      "per100g": [
        "calories": .figure(per100g.calories), "proteinG": .figure(per100g.proteinG, decimals: 2),
        "carbsG": .figure(per100g.carbsG, decimals: 2), "fatG": .figure(per100g.fatG, decimals: 2),
        "fiberG": .figure(per100g.fiberG, decimals: 2), "sugarG": .figure(per100g.sugarG, decimals: 2),
        "sodiumMg": .figure(per100g.sodiumMg), "alcoholG": .figure(per100g.alcoholG, decimals: 2),
        "caffeineMg": .figure(per100g.caffeineMg), "waterG": .figure(per100g.waterG, decimals: 2),
      ],
      "portions": .array(
        portions.map { ["description": .string($0.description), "grams": .figure($0.grams)] }),
      "defaultGrams": .figure(defaultGrams),
    ]
  }
}
