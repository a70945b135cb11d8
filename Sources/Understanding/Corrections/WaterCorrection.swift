import Foods
import Nutrition
import ToolCalls

/// Reads that water was another drink, or that a drink was water: one goes and the other comes, as much of it and at the
/// same time.
struct WaterCorrection {
  let context: ReadingContext
  let foods: FoodPhrases

  /// What `tokens`, their opening words gone, put in the place of what was logged last.
  func reading(of tokens: [Token]) -> Reading? {
    let parts = ItemCorrection.Parts(tokens)
    let isContrast = saysWater(parts)
    let entry = context.lastEntries.last { entry in
      if case .water = entry { true } else { !isContrast }
    }
    switch entry {
    case .water(let water)?: return drink(parts, for: water)
    case .meal(let meal)?: return water(parts, for: meal)
    default: return nil
    }
  }

  /// Whether water is what something was taken for.
  private func saysWater(_ parts: ItemCorrection.Parts) -> Bool { parts.old.contains { $0.isWord("water") } }

  private func drink(_ parts: ItemCorrection.Parts, for water: WaterEntry) -> Reading? {
    let reader = WaterReader(units: context.units)
    if parts.new.contains(where: { $0.isWord("water") }), !saysWater(parts), reader.figure(in: parts.new) == nil,
      reader.finding(in: parts.new, hasFood: false) != nil
    {
      // "It was sparkling water": no more water than before.
      return Reading(calls: [.correctEntry(CorrectEntry(entryId: water.id, amountMl: water.amountMl))])
    }
    guard parts.old.isEmpty || saysWater(parts), case let found = foods.parts(in: parts.new), found.count == 1,
      found[0].plainWaterMl == nil,
      found[0].match?.food.foodType == .drink, TimeScanner.scan(parts.new).isEmpty
    else { return nil }
    var item = found[0].item
    if item.quantity == nil, item.grams == nil, item.unit == nil {
      item.quantity = water.amountMl
      item.unit = "ml"
    }
    return Reading(calls: [
      .removeEntry(RemoveEntry(entryId: water.id)),
      .addMeal(AddMeal(items: [item], timestamp: water.timestamp)),
    ])
  }

  private func water(_ parts: ItemCorrection.Parts, for meal: Meal) -> Reading? {
    guard parts.new.contains(where: { $0.isWord("water") }),
      let said = WaterReader(units: context.units).finding(in: parts.new, hasFood: false),
      foods.parts(in: parts.new).allSatisfy({ $0.plainWaterMl != nil || $0.match?.food.foodType == .water })
    else { return nil }
    let matcher = ItemMatcher(meal: meal, foods: foods)
    let drinks = meal.items.indices.filter { meal.items[$0].foodType == .drink }
    guard let index = parts.old.isEmpty ? (drinks.count == 1 ? drinks[0] : nil) : matcher.index(of: parts.old),
      drinks.contains(index)
    else { return nil }
    let item = meal.items[index]
    // Drinks weigh about as many grams as millilitres.
    let amount = said.assumptions.isEmpty ? said.amountMl : item.unit == "ml" ? item.quantity : item.grams
    let without = CorrectEntry.ItemChange(action: .remove, itemName: item.name)
    let removal: ToolCall =
      meal.items.count == 1
      ? .removeEntry(RemoveEntry(entryId: meal.id))
      : .correctEntry(CorrectEntry(entryId: meal.id, items: [without]))
    let water = AddWater(amountMl: min(10_000, max(1, amount)), timestamp: meal.timestamp)
    return Reading(calls: [removal, .addWater(water)])
  }
}
