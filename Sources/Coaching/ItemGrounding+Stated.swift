import Foods
import Nutrition
import ToolCalls

/// What a person says a food holds counts before the catalogue's figures.
extension ItemGrounding {
  /// Energy in the person's own words; the macros that were not said follow the food's, where there is one.
  func stated(
    _ item: AddMeal.Item, _ figures: StatedFigures, calories: Double, match: FoodMatch?, id: String
  ) -> Grounded {
    var assumptions = item.assumptions
    // The food that the weight and the macros are reckoned from.
    let source = match.flatMap { $0.food.per100g.calories > 0 && $0.confidence >= 0.5 ? $0 : nil }
    var nutrients = Nutrients(calories: calories)
    var grams = item.grams
    figures.apply(to: &nutrients)
    if let source {
      let per100g = source.food.per100g
      let share = calories / per100g.calories
      grams = grams ?? min(5000, max(1, share * 100))
      if figures.said.isEmpty {
        nutrients = per100g.scaled(by: share)
        nutrients.calories = calories
      } else {
        figures.fill(&nutrients, like: per100g)
      }
    }
    assumptions += unsaid(figures, of: item.name, calories: calories, like: source?.food)
    let food = FoodItem(
      id: id, name: displayName(said: item.name, food: nil), foodType: item.foodType ?? match?.food.foodType ?? .food,
      source: .manual, quantity: item.quantity ?? 1, unit: item.unit ?? "serving", grams: grams ?? 100,
      nutrients: nutrients, isCalorieOverridden: true, confidence: 1, catalogId: source?.food.id,
      assumptions: assumptions,
      origin: ItemOrigin(said: said(item), portion: .stated, linkConfidence: source?.confidence))
    return Grounded(item: food, assumptions: assumptions)
  }

  /// What is assumed of the macros that were not said, if any.
  private func unsaid(_ figures: StatedFigures, of name: String, calories: Double, like food: Food?) -> [String] {
    guard !figures.unsaid.isEmpty else { return [] }
    guard let food else {
      let given =
        figures.said.isEmpty
        ? "its energy was" : "\(StatedFigures.list(figures.said, withEnergy: true)) were"
      return ["no \(StatedFigures.list(figures.unsaid, "or")) counted for \(name): only \(given) given"]
    }
    return [
      "\(StatedFigures.list(figures.unsaid)) as in \(food.shownName), for \(Figures.kcal(figures.energyLeft(of: calories)))"
    ]
  }

  /// "a protein bar, 20 g protein": that much of it in the food's usual amount, and the energy changed with it.
  func applying(_ figures: StatedFigures, to grounded: Grounded) -> Grounded {
    var grounded = grounded
    let table = grounded.item.nutrients
    figures.apply(to: &grounded.item.nutrients)
    let change = grounded.item.nutrients.atwaterCalories - table.atwaterCalories
    grounded.item.nutrients.calories = max(0, table.calories + change)
    grounded.item.isCalorieOverridden = true
    let note = "\(StatedFigures.list(figures.said)) as you gave it, with the energy changed to match"
    grounded.item.assumptions.append(note)
    grounded.assumptions.append(note)
    return grounded
  }
}
