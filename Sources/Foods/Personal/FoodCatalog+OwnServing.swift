/// Servings of what the person taught.
extension FoodCatalog {
  /// What the person calls a serving of their own food, whatever that is: a scoop, a slice, a bar. Vessels and morsels
  /// have sizes of their own, but where nobody knows what a serving weighs it is the only amount there is.
  func ownServing(_ food: Food, _ words: [String]) -> Double? {
    guard food.source == .own, let serving = food.portions.first?.grams, !words.contains("half") else { return nil }
    let isMorsel = words.contains(where: Self.morsels.contains)
    let isVessel = words.contains(where: Self.ownVessels.contains)
    return isMorsel || isVessel && !food.isPerServing ? nil : serving * Self.sizeFactor(words)
  }

  private static let morsels: Set<String> = [
    "bite", "mouthful", "nibble", "forkful", "morsel", "spoon", "spoonful", "handful", "pinch", "dash", "splash",
    "drizzle", "dollop", "squeeze", "swig", "gulp", "sip", "drop", "crumb", "cube", "chunk",
  ]
  private static let ownVessels: Set<String> = [
    "glass", "mug", "bowl", "plate", "bottle", "can", "tumbler", "jug", "pitcher", "carafe", "beaker", "jar", "ladle",
  ]
}
