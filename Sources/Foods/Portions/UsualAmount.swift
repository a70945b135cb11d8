internal import Nutrition

/// What people eat of a food when they name it and say no amount.
///
/// USDA's "quantity not specified" counts where it is there. For dishes it is often the amount of a side or of a part, so
/// a dish that is eaten by itself is taken as at least one cup: the reference amount of FDA for mixed dishes and soups
/// (21 CFR 101.12(b): 1 cup; soups 245 g), and meat and fish as 85 g, their reference amount when cooked.
enum UsualAmount {
  /// Grams, or nil where nothing is known.
  static func grams(of food: Food) -> Double? {
    guard let stated = food.defaultGrams else { return nil }
    guard food.source != .menu, food.source != .dish, food.source != .branded else { return stated }
    return max(stated, least(food))
  }

  private static func least(_ food: Food) -> Double {
    let category = food.category
    if category.hasPrefix("Soups") { return 245 }
    if category == "Ramen and Asian broth-based soups" { return 245 }
    // Rinds and jerky are snacks.
    if meats.contains(where: category.hasPrefix), food.per100g.calories < 400 { return 85 }
    let name = Array(category.utf8)
    guard dishes.contains(where: { dish in name.indices.contains { name[$0...].starts(with: dish) } }) else { return 0 }
    // A cup of the food itself; sandwiches, rolls and other counted foods have their own piece.
    return food.portions.first { $0.description == "1 cup" }?.grams ?? 0
  }

  private static let meats = [
    "Pork", "Beef, excludes ground", "Chicken, whole pieces", "Turkey, duck, other poultry", "Lamb, goat, game", "Fish",
    "Shellfish",
  ]
  private static let dishes = [
    "mixed dishes", "Stir-fry", "Fried rice", "Macaroni and cheese", "legume dishes", "dim sum",
  ].map { Array($0.utf8) }
}
