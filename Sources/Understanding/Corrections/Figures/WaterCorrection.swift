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
    if Self.isKindOfWater(parts.new), parts.old.isEmpty || Self.isKindOfWater(parts.old) {
      return Reading(CorrectEntry(entryId: water.id, amountMl: water.amountMl))
    }
    if parts.new.contains(where: { $0.isWord("water") }), !saysWater(parts), reader.figure(in: parts.new) == nil,
      reader.finding(in: parts.new, hasFood: false) != nil
    {
      // "It was sparkling water": no more water than before.
      return Reading(CorrectEntry(entryId: water.id, amountMl: water.amountMl))
    }
    guard parts.old.isEmpty || saysWater(parts), TimeScanner.scan(parts.new).isEmpty,
      let found = drink(in: parts.new, milliliters: water.amountMl)
    else { return nil }
    var item = found.item
    if item.quantity == nil, item.grams == nil, item.unit == nil {
      item.quantity = water.amountMl
      item.unit = "ml"
    }
    return Reading(calls: [
      .removeEntry(RemoveEntry(entryId: water.id)),
      .addMeal(AddMeal(items: [item], timestamp: water.timestamp)),
    ])
  }

  private static let kinds = WordList.words(
    "sparkling fizzy carbonated bubbly still tap mineral spring filtered bottled iced cold chilled warm plain unflavoured"
  )

  /// "Sparkling", "from the tap": water all the same.
  private static func isKindOfWater(_ tokens: [Token]) -> Bool {
    let words = tokens.filter { $0.kind == .word && !$0.isOne(of: "from", "the", "just", "a") }
    return !words.isEmpty && words.allSatisfy { kinds.contains($0) }
  }

  private static let poured: WordSet = ["soup", "broth", "stock", "bouillon"]

  /// The one thing that `tokens` say was drunk, so many millilitres of it where they say none: "squash" is then the drink and no
  /// marrow.
  private func drink(in tokens: [Token], milliliters: Double) -> MealReading.Part? {
    guard let found = only(tokens), found.item.quantity == nil, found.item.unit == nil, found.item.grams == nil else {
      return only(tokens).flatMap { isDrink($0) ? $0 : nil }
    }
    if isDrink(found) { return found }
    let words = tokens.map(\.text).joined(separator: " ")
    guard let poured = only(Ellipsis.completed(Lexer.tokens(of: "\(Int(milliliters)) ml of \(words)"))) else {
      return nil
    }
    return isDrink(poured) || tokens.last.map { Self.poured.contains($0) } == true ? poured : nil
  }

  /// The food that `tokens` name where it is one.
  private func only(_ tokens: [Token]) -> MealReading.Part? {
    let found = foods.parts(in: tokens)
    return found.count == 1 && found[0].plainWaterMl == nil ? found[0] : nil
  }

  /// Black coffee and plain tea count as water in the tables and are drinks all the same.
  private func isDrink(_ part: MealReading.Part) -> Bool {
    part.match.map { $0.food.foodType == .drink || $0.food.foodType == .water && $0.confidence > 0.8 } ?? false
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
