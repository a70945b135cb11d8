extension FoodCatalog {
  /// The same tables with one person's own foods, names and habits before them.
  public func knowing(_ personal: PersonalFoods) -> FoodCatalog {
    if personal.isEmpty { return self }
    var catalog = self
    catalog.personal = personal
    return catalog
  }

  /// What the person's own words mean: a reference to a meal, a taught name, else what they usually mean by a noun.
  func personalMatch(_ phrase: String) -> FoodMatch? {
    if var food = MealReference(foodID: phrase)?.food {
      food.id = phrase
      return FoodMatch(food: food, confidence: 0.99)
    }
    guard let personal else { return nil }
    if let id = personal.foodID(for: phrase), let food = food(id: id) { return FoodMatch(food: food, confidence: 0.99) }
    if let id = personal.usualFoodID(for: phrase), let food = food(id: id) {
      return FoodMatch(food: food, confidence: 0.9)
    }
    return nil
  }

  /// Whether a phrase puts a food with one that the person has a name for: the tables' "tea with milk" is not made with
  /// what they mean by milk, so that the parts are looked up instead.
  func holdsTaughtPart(_ phrase: String) -> Bool {
    guard let personal, personal.longestName > 0 else { return false }
    let parts = phrase.lowercased().replacing(" with ", with: ",").replacing(" and ", with: ",").split(separator: ",")
    return parts.count > 1 && parts.contains { personal.foodID(for: String($0)) != nil }
  }

  /// How much a table's dish counts where a part of it was taught: the least that is logged at all.
  static let leastOfTaughtPart = 0.3

  /// Whether the food is what the person usually means by the words, and not what the tables would say.
  public func isHabit(_ foodID: String, for phrase: String) -> Bool {
    guard let personal, personal.foodID(for: phrase) == nil, personal.usualFoodID(for: phrase) == foodID else {
      return false
    }
    var tables = self
    tables.personal = nil
    return tables.link(phrase)?.food.id != foodID
  }
}
