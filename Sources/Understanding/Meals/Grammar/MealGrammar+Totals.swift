import Foods
import Nutrition
import ToolCalls

/// Energy that is said of several foods together.
struct EnergyOfAll {
  let catalog: FoodCatalog

  /// "A burger and fries, 900 calories in total": each food has its part of `total` kilocalories, as large as by the
  /// tables. Where one of them has no figures in the tables, it takes what the others leave.
  func parted(_ total: Double, among items: [AddMeal.Item]) -> [AddMeal.Item] {
    let known = items.map(kilocalories)
    let sum = known.compactMap(\.self).reduce(0, +)
    let unknown = known.count { $0 == nil }
    guard unknown == 0 ? sum > 0 : unknown == 1 && sum < total else {
      // Nothing to part it by.
      return items.dropLast() + items.suffix(1).map { Self.stating(total, of: $0) }
    }
    if items.count == 1 { return [Self.stating(total, of: items[0])] }
    let factor = unknown == 0 ? total / sum : 1
    return zip(items, known).map { item, energy in
      if let energy, energy == 0 || factor == 1 { return item }
      var part = Self.stating(energy.map { $0 * factor } ?? total - sum, of: item)
      part.assumptions.append("its part of \(NumberPhrase.plain(total)) kcal in all, as the tables have it")
      return part
    }
  }

  /// Energy of an item as it was said, or as the tables have it; nil where they do not.
  private func kilocalories(of item: AddMeal.Item) -> Double? {
    if let said = item.calories { return said }
    guard let food = item.catalogId.flatMap({ catalog.food(id: $0) }) else {
      return PlainWater.milliliters(of: item) == nil ? nil : 0
    }
    let grams =
      item.grams ?? catalog.portion(of: food, quantity: item.quantity, unit: item.unit, said: item.name).grams
    return food.per100g.calories * grams / 100
  }

  private static func stating(_ kilocalories: Double, of item: AddMeal.Item) -> AddMeal.Item {
    var item = item
    item.calories = kilocalories
    item.isStatedByPerson = true
    return item
  }
}

extension MealGrammar {
  /// The parts, where energy was said of all of them with their part of it.
  func sharingEnergyOfAll(_ parts: [MealReading.Part]) -> [MealReading.Part] {
    guard let total = parts.lazy.compactMap(\.energyOfAll).last else { return parts }
    let items = EnergyOfAll(catalog: catalog).parted(total, among: parts.map(\.item))
    return zip(parts, items).map { part, item in
      var part = part
      part.item = item
      return part
    }
  }
}
