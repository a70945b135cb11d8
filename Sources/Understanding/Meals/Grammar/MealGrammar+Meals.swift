import Foods
import Nutrition
import ToolCalls

/// Burgers that are sold with fries and a drink, and salads that are had with a dressing.
extension MealGrammar {
  private static let drink = "-with-fries-and-cola"

  /// A "big mac meal" without its cola where another drink is told beside it: "big mac meal with a lemonade".
  func withDrinkOfMeals(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1, tokens.contains(where: { $0.isWord("meal") || $0.isWord("meals") }),
      let meal = parts.firstIndex(where: { $0.match?.food.id.hasSuffix(Self.drink) == true }),
      let told = parts.indices.first(where: { $0 > meal && isCold($0, of: parts) }),
      parts[told].item.quantity ?? 1 <= 1, let match = parts[meal].match,
      let plain = catalog.food(id: match.food.id.dropLast(Self.drink.count) + "-meal-no-drink")
    else { return parts }
    var result = parts
    result[meal].link(to: FoodMatch(food: plain, confidence: match.confidence))
    return result
  }

  private static let dressed = "dish:green-salad-with-dressing"
  /// USDA's salad without a dressing.
  private static let undressed = "usda:2709822"
  private static let dressings = "Salad dressings and vegetable oils"

  /// A salad without the dressing it usually has where another is told beside it: "garden salad with ranch".
  func withDressingOfSalads(_ parts: [MealReading.Part]) -> [MealReading.Part] {
    let parts = withoutDressingTold(parts)
    guard parts.count > 1, let salad = parts.firstIndex(where: { $0.match?.food.id == Self.dressed }),
      parts[salad].item.grams == nil, parts[salad].item.unit == nil,
      parts.contains(where: { $0.match?.food.category == Self.dressings }),
      let match = parts[salad].match, let plain = catalog.food(id: Self.undressed)
    else { return parts }
    var result = parts
    result[salad].link(to: FoodMatch(food: plain, confidence: match.confidence))
    return result
  }

  /// "A Cobb salad, dressing on the side": the tables' figures are with it.
  private func withoutDressingTold(_ parts: [MealReading.Part]) -> [MealReading.Part] {
    guard parts.count > 1, parts.contains(where: { $0.match?.food.name.hasSuffix("with dressing") ?? false }) else {
      return parts
    }
    return parts.filter { part in
      part.match?.food.category != Self.dressings || part.item.name != "dressing" || part.item.unit != nil
        || part.item.grams != nil || part.item.calories != nil
    }
  }

  /// Whether a part is what such a meal is drunk with.
  private func isCold(_ index: Int, of parts: [MealReading.Part]) -> Bool {
    guard let food = parts[index].match?.food, food.foodType != .food else { return false }
    return !food.name.hasPrefix("Coffee") && !food.name.hasPrefix("Tea")
  }

  private static let chain = "mcdonald"
  private static let fastFries = "Potato, french fries, fast food"

  /// The parts, with fries from the counter that the burger or the nuggets beside them are sold at, whose cups hold less
  /// than others': "a big mac and medium fries".
  func withFriesOfChain(_ parts: [MealReading.Part]) -> [MealReading.Part] {
    guard parts.count > 1, let fries = parts.firstIndex(where: { $0.match?.food.name == Self.fastFries }),
      parts.contains(where: { part in
        part.match.map { $0.food.id.contains(Self.chain) || $0.food.name.lowercased().contains(Self.chain) } ?? false
      }),
      let match = catalog.link("mcdonalds fries")
    else { return parts }
    var result = parts
    result[fries].link(to: match)
    return result
  }
}
