import Foundation
import Nutrition

extension AppleHealthExport {
  /// What one app reported for one moment is one meal, each named food in it an item.
  func meals() -> [ImportedRecord] {
    let groups = Dictionary(grouping: foods.keys) { HealthFood(seconds: $0.seconds, source: $0.source) }
    return groups.sorted { ($0.key.seconds, $0.key.source) < ($1.key.seconds, $1.key.source) }.compactMap {
      key, foods in
      meal(key, foods.sorted { ($0.name ?? "") < ($1.name ?? "") })
    }
  }

  private func meal(_ key: HealthFood, _ parts: [HealthFood]) -> ImportedRecord? {
    let source = sources[key.source]
    let moment = HealthMoment(seconds: key.seconds, offset: parts.first.flatMap { foods[$0]?.offset } ?? 0)
    let id = EntryID.make(at: moment.date, of: "health|meal|\(source)")
    let items = parts.enumerated().compactMap { index, food in
      foods[food].flatMap { item(food.name, $0, id: "\(id)-\(index + 1)") }
    }
    guard !items.isEmpty else { return nil }
    let hour = (moment.local % 86400 + 86400) % 86400 / 3600
    let type = parts.lazy.compactMap { foods[$0]?.meal }.first ?? .at(hour: hour)
    let name =
      items.count <= 3 ? items.map(\.name).joined(separator: ", ") : "\(items[0].name) and \(items.count - 1) more"
    let meal = Meal(
      id: id, name: name, mealType: type, timestamp: moment.date, items: items, notes: "From \(source) in Apple Health."
    )
    return ImportedRecord(
      .entry(.meal(meal)), timeZone: parts.lazy.compactMap { foods[$0]?.zone }.first ?? moment.zoneName)
  }

  /// Nil where nothing was reported that counts, or more than anyone eats.
  private func item(_ name: String?, _ figures: HealthFoodFigures, id: String) -> FoodItem? {
    var nutrients = figures.nutrients
    nutrients.calories = figures.calories ?? nutrients.atwaterCalories
    guard nutrients.calories <= 10_000 else { return nil }
    var assumptions: [String] = []
    if figures.calories == nil {
      guard nutrients.calories > 0 || nutrients.caffeineMg != nil || nutrients.sodiumMg != nil else { return nil }
      assumptions.append("the energy is reckoned from protein, carbohydrate and fat")
    }
    assumptions.append("the weight is not known")
    return FoodItem(
      id: id, name: name ?? "Food", source: .manual, grams: 100, nutrients: nutrients, isCalorieOverridden: true,
      assumptions: assumptions)
  }
}
