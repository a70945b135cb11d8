import Foods
import Nutrition
import ToolCalls

/// Energy that is said of all the foods of a clause.
extension MealGrammar {
  /// "A burger and fries, 900 calories in total": each food has its part of it, as large as by the tables. Where one of
  /// them has no figures in the tables, it takes what the others leave.
  func sharingEnergyOfAll(_ parts: [MealReading.Part]) -> [MealReading.Part] {
    guard let total = parts.lazy.compactMap(\.energyOfAll).last else { return parts }
    let known = parts.map(energy)
    let sum = known.compactMap(\.self).reduce(0, +)
    let unknown = known.count { $0 == nil }
    guard unknown == 0 ? sum > 0 : unknown == 1 && sum < total else {
      // Nothing to part it by.
      var result = parts
      result[parts.count - 1].take(kilocalories: total)
      return result
    }
    let factor = unknown == 0 ? total / sum : 1
    return zip(parts, known).map { part, energy in
      var part = part
      if energy == nil || energy != 0 && factor != 1 {
        part.take(kilocalories: energy.map { $0 * factor } ?? total - sum)
        part.item.assumptions.append("its part of \(NumberPhrase.plain(total)) kcal in all, as the tables have it")
      }
      return part
    }
  }

  /// Kilocalories of a part as the tables have it; nil where they do not.
  private func energy(of part: MealReading.Part) -> Double? {
    if let said = part.item.calories { return said }
    guard let food = part.match?.food else { return part.plainWaterMl == nil ? nil : 0 }
    let grams =
      part.item.grams
      ?? catalog.portion(of: food, quantity: part.item.quantity, unit: part.item.unit, said: part.item.name).grams
    return food.per100g.calories * grams / 100
  }
}

extension MealReading.Part {
  /// The person said its energy.
  fileprivate mutating func take(kilocalories: Double) {
    item.calories = kilocalories
    item.isStatedByPerson = true
  }
}
