import Coaching
import Foods
import Nutrition

/// One food: what 100 g of it hold, what its portions weigh, and where the figures come from.
struct FoodView {
  let page: Page

  func text(for food: Food) -> String {
    Page.text([
      [page.heading(food.name)] + page.dimmed("\(food.id), \(food.category), \(food.foodType.rawValue)"),
      [page.style(.bold, food.isPerServing ? "100 g (the weight of a serving is an estimate)" : "100 g")]
        + figures(food.per100g), portions(food),
      page.dimmed("Source: \(food.source.words)", indent: ""),
    ])
  }

  private func figures(_ nutrients: Nutrients) -> [String] {
    let all: [(String, Double?, String, Style.Ink?)] = [
      ("energy", nutrients.calories, "kcal", .bold), ("protein", nutrients.proteinG, "g", .protein),
      ("carbs", nutrients.carbsG, "g", .carbs), ("fat", nutrients.fatG, "g", .fat),
      ("fibre", nutrients.fiberG, "g", nil), ("sugar", nutrients.sugarG, "g", nil),
      ("sodium", nutrients.sodiumMg, "mg", nil), ("alcohol", nutrients.alcoholG, "g", nil),
      ("caffeine", nutrients.caffeineMg, "mg", nil), ("water", nutrients.waterG, "g", nil),
    ]
    return all.compactMap { name, value, unit, ink in
      guard let value, value > 0 || ["energy", "protein", "carbs", "fat"].contains(name) else { return nil }
      let line = "\(name.paddedRight(to: 10))\(value.text(decimals: 1).paddedLeft(to: 8)) \(unit)"
      return "  " + (ink.map { page.style($0, line) } ?? line)
    }
  }

  private func portions(_ food: Food) -> [String] {
    var lines: [String] = []
    for portion in food.portions {
      let energy = Figures.kcal(food.nutrients(grams: portion.grams).calories)
      lines += page.columns(portion.description, "\(Figures.grams(portion.grams)) \(energy.paddedLeft(to: 10))")
    }
    if let grams = food.defaultGrams {
      lines += page.columns("where no amount is said", Figures.grams(grams) + " " + kcal(food, grams))
    }
    return lines.isEmpty ? [] : [page.style(.bold, "Portions")] + lines
  }

  private func kcal(_ food: Food, _ grams: Double) -> String {
    Figures.kcal(food.nutrients(grams: grams).calories).paddedLeft(to: 10)
  }
}
