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
