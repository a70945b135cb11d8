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

  /// What one person eats of a whole, a package or a cup that the tables weigh ("Cheese, gouda: 1 package, 7 oz", "Goose: 1
  /// goose", "Nuts: 1 cup"), where no amount was said: the reference amounts of FDA for a sitting (21 CFR 101.12(b)), and of
  /// pizza the two pieces of USDA's "quantity not specified". nil where what is weighed may be one person's.
  ///
  /// - Parameter whole: what the tables weigh, if they weigh anything by the piece.
  static func share(of food: Food, whole: PortionChoice.Choice?) -> Double? {
    guard food.foodType == .food, food.source != .dish, food.source != .menu, food.source != .branded,
      let usual = references.first(where: { isOf($0, food) })?.grams
    else { return nil }
    guard let whole else {
      let first = food.portions.first?.grams ?? unweighed
      return first > leastWhole * usual ? usual : nil
    }
    let isWhole = whole.isContainer || wholes.contains(where: whole.label.hasPrefix) && whole.grams > mostOfPiece
    return (isWhole || whole.grams > mostForOne) && whole.grams > leastWhole * usual ? usual : nil
  }

  /// Grams of a drink that tables weigh by the fluid ounce, where no amount was said: a standard drink of what holds alcohol
  /// (NIAAA: 12 fl oz of beer, 5 of wine, 1.5 of spirits), else FDA's reference amounts (21 CFR 101.12(b): 12 fl oz of
  /// carbonated and energy drinks, 8 of juice, milk and what is like them). nil where it is not weighed so, or is no drink
  /// by itself.
  static func drink(of food: Food) -> Double? {
    guard food.foodType != .food, food.defaultGrams == nil,
      let ounce = food.portions.first(where: { $0.description == "1 fl oz" })?.grams
    else { return nil }
    let name = food.name.lowercased()
    guard !addedToDrinks.contains(where: name.contains) else { return nil }
    return ounce * (ouncesOfDrinks.first { name.contains($0.kind) }?.ounces ?? 8)
  }

  private static let addedToDrinks = ["evaporated", "condensed", "concentrate", " mix", "syrup", "powder", "instant"]
  private static let ouncesOfDrinks: [(kind: String, ounces: Double)] = [
    ("distilled", 1.5), ("liqueur", 1.5), ("wine", 5), ("sake", 5), ("beer", 12), ("malt", 12), ("cider", 12),
    ("energy", 12), ("carbonated", 12),
  ]

  /// Grams.
  private static let mostForOne = 400.0
  private static let mostOfPiece = 250.0
  private static let unweighed = 100.0
  /// What is cut before it is eaten.
  private static let wholes = ["roast", "piece", "unit", "pizza", "pie", "crust", "sheet", "link", "recipe"]
  /// A whole is more than this many sittings.
  private static let leastWhole = 2.5

  private static func isOf(_ reference: (kind: String, category: String, grams: Double), _ food: Food) -> Bool {
    food.category.hasPrefix(reference.category)
      && (reference.kind.isEmpty || food.name.lowercased().contains(reference.kind))
  }

  /// By a word of the name and the beginning of the category; the first that fits counts.
  private static let references: [(kind: String, category: String, grams: Double)] = [
    ("pizza", "", 200), ("cheese", "Dairy", 30), ("butter", "Dairy", 14), ("pie crust", "Baked", 25),
    ("pie", "Baked", 125),
    ("cake", "Baked", 80), ("bread", "Baked", 50), ("", "Baked", 55), ("", "Poultry", 85), ("", "Beef", 85),
    ("", "Pork", 85), ("", "Lamb", 85), ("", "Finfish", 85), ("", "Sausages", 55), ("", "Snacks", 30),
    ("syrup", "Sweets", 30), ("topping", "Sweets", 30), ("cand", "Sweets", 30), ("chocolate", "Sweets", 30),
    ("", "Nut", 30),
    ("", "Fats and Oils", 14), ("sauce", "Soups", 60), ("gravy", "Soups", 60), ("", "Spices", 2),
    ("", "Restaurant", 240),
  ]

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
