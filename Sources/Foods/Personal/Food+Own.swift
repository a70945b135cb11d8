internal import Nutrition

extension Food {
  /// An own food as the catalogue shows foods. A serving of unknown weight counts as 100 g, as on menus.
  init(_ own: OwnFood) {
    let grams = own.servingGrams ?? (own.isPerServing ? 100 : nil)
    let per100g = own.isPerServing ? own.nutrients.scaled(by: 100 / (grams ?? 100)) : own.nutrients
    self.init(
      id: PersonalFoods.ownPrefix + own.id, name: own.name, category: "own food", source: .own,
      foodType: own.foodType, per100g: per100g,
      portions: grams.map { [FoodPortion(description: "1 serving", grams: $0)] } ?? [], defaultGrams: grams ?? 100,
      isPerServing: own.isPerServing && own.servingGrams == nil)
  }

  /// A recipe as one food: a serving is its usual amount.
  init(_ recipe: Recipe) {
    let grams = max(recipe.grams, 0.1)
    self.init(
      id: PersonalFoods.ownPrefix + recipe.id, name: recipe.name, category: "own recipe", source: .own,
      foodType: recipe.isDrink ? .drink : .food, per100g: recipe.nutrients.scaled(by: 100 / grams),
      portions: [FoodPortion(description: "1 serving", grams: grams)], defaultGrams: grams)
  }
}
