import Foods
import Nutrition
import Randomness
import SimulatedPeople

/// What a made-up person eats: dishes of catalogue foods with the grams of a middling appetite.
struct MealMenu {
  struct Part {
    var said: String
    var food: Food
    var grams: Double
  }

  private let dishes: [MealType: [[Part]]]

  /// - Throws: `UnknownFood` where the catalogue does not know a food of the menu.
  init(catalog: FoodCatalog = .reference) throws {
    dishes = try Self.menu.mapValues { try $0.map { try Self.parts(of: $0, catalog: catalog) } }
  }

  struct UnknownFood: Error, CustomStringConvertible {
    var name: String
    var description: String { "The catalogue knows no \(name)." }
  }

  /// A dish of about so many kilocalories, every part to 5 g and within half and twice its usual amount.
  func dish(_ type: MealType, calories: Double, using random: inout SeededGenerator) -> [Part] {
    guard var dish = dishes[type]?.randomElement(using: &random) else { return [] }
    let usual = dish.reduce(0) { $0 + $1.food.nutrients(grams: $1.grams).calories }
    guard usual > 0 else { return dish }
    let factor = min(max(calories / usual, 0.5), 2)
    for index in dish.indices {
      dish[index].grams = max(5, (dish[index].grams * factor / 5).rounded() * 5)
    }
    return dish
  }

  private static func parts(of dish: String, catalog: FoodCatalog) throws -> [Part] {
    try dish.split(separator: ",").map { part in
      let words = part.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let grams = Double(words[0]), let match = catalog.link(String(words[1])) else {
        throw UnknownFood(name: String(part))
      }
      return Part(said: String(words[1]), food: match.food, grams: grams)
    }
  }

  /// Grams and words.
  private static let menu: [MealType: [String]] = [
    .breakfast: [
      "250 oatmeal,150 milk,120 banana", "120 scrambled eggs,70 whole wheat toast,10 butter",
      "220 greek yogurt,80 blueberries,45 granola", "75 whole wheat toast,32 peanut butter,130 apple",
      "60 corn flakes,250 milk,90 strawberries",
    ],
    .lunch: [
      "220 turkey sandwich,150 apple", "150 chicken breast,180 cooked rice,120 broccoli",
      "380 lentil soup,60 bread,120 orange", "260 beef burrito", "150 tuna salad,80 bread,100 tomato",
      "250 chicken caesar salad,50 bread",
    ],
    .dinner: [
      "160 salmon,220 boiled potatoes,150 green beans", "320 spaghetti with meat sauce,30 parmesan cheese",
      "280 cheese pizza,100 side salad", "180 chicken breast,200 sweet potato,120 broccoli",
      "160 steak,180 french fries,100 side salad", "350 vegetable curry,200 cooked rice",
      "300 beef chili,80 bread",
    ],
    .snack: [
      "150 apple", "30 almonds", "60 protein bar", "25 dark chocolate", "330 beer", "200 greek yogurt", "240 latte",
      "40 cookies", "120 banana", "330 orange juice", "50 hummus,80 carrots",
    ],
  ]
}
