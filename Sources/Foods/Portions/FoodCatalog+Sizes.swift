/// What words of size make of a portion.
extension FoodCatalog {
  /// How a small or large one differs where USDA gives one weight: the middle of its own small, medium and large rows.
  static func sizeFactor(_ words: [String]) -> Double {
    if words.contains("small") { return 0.75 }
    if words.contains("large") { return words.contains("extra") ? 1.6 : 1.35 }
    if words.contains("extralarge") { return 1.6 }
    if words.contains("thin") { return 0.7 }
    if words.contains("thick") { return 1.3 }
    return words.contains("miniature") ? 0.4 : 1
  }

  /// Tables weigh large eggs. The others differ from them as USDA's weight classes do, in ounces a dozen (United
  /// States Standards for Shell Eggs).
  static func eggFactor(_ words: [String]) -> Double {
    if words.contains("jumbo") { return 30 / 24 }
    if words.contains("extra") || words.contains("extralarge") { return 27 / 24 }
    if words.contains("medium") { return 21 / 24 }
    return words.contains("small") ? 18 / 24 : 1
  }

  /// Grams of a small, medium or large bag of snacks, as FNDDS has them, where the table publishes the family's bag alone.
  static func snackBag(_ words: [String], of food: Food, published: Double) -> Double? {
    guard food.category == "Snacks", words.contains("bag"), published > leastFamilyBag else { return nil }
    if words.contains("large") { return 85 }
    if words.contains("medium") || words.contains("regular") { return 57 }
    return words.contains(where: PortionText.sizes.subtracting(["family", "sharing", "share"]).contains) ? 28 : nil
  }

  /// Grams; makers' bags for one hold 85 at most.
  private static let leastFamilyBag = 120.0

  /// Grams of a cube or a chunk of what no table cuts so: as much as FNDDS has of melons, cheese and meat.
  static func mouthful(_ words: [String]) -> Double? {
    if words.contains("cubic"), words.contains("inch") { return 17 }
    return (words.contains("cube") ? 15 : words.contains("chunk") ? 20 : nil).map { $0 * sizeFactor(words) }
  }
}
