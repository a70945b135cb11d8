import Foods
import Foundation
import JSONTree

extension Product {
  /// A product for scripts (docs/products.md): `null` is what the label does not say.
  var json: JSONValue {
    [
      "barcode": .string(barcode.description), "id": .string(foodID), "name": .string(name), "brand": .text(brand),
      "quantity": .text(quantity), "serving": .text(serving), "servingGrams": .figure(servingGrams),
      "isDrink": .bool(isDrink), "isEnergyReckoned": .bool(figures.isEnergyReckoned),
      "per100g": [
        "calories": .figure(figures.energy), "proteinG": .figure(figures.protein, decimals: 2),
        "carbsG": .figure(figures.carbs, decimals: 2), "fatG": .figure(figures.fat, decimals: 2),
        "fiberG": .figure(figures.fiber, decimals: 2), "sugarG": .figure(figures.sugar, decimals: 2),
        "sodiumMg": .figure(figures.sodiumMg), "alcoholG": .figure(figures.alcohol, decimals: 2),
        "caffeineMg": .figure(figures.caffeineMg),
      ],
      "notes": .texts(notes), "fetchedAt": .text(fetchedAt.map { $0.formatted(.iso8601) }),
    ]
  }
}
