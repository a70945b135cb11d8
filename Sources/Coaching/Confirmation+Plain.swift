public import Nutrition

extension Confirmation {
  /// An entry without figures of energy and weight: "lunch: Burrito; Cola", "running, 5 km, 28 min", "a weighing".
  static func plainWords(for entry: Entry, units: UnitSystem) -> String {
    switch entry {
    case .meal(let meal): return "\(meal.mealType.rawValue): \(meal.items.map(plainWords).joined(separator: "; "))"
    case .workout(let workout):
      var parts = [workout.name]
      if let distance = workout.distanceKm { parts.append(units.distance(kilometres: distance)) }
      parts.append("\(workout.durationMin.text()) min")
      parts += workout.exercises.map { "\($0.name), \($0.sets.count) \($0.sets.count == 1 ? "set" : "sets")" }
      return parts.joined(separator: ", ")
    case .water(let water): return "\(units.volume(millilitres: water.amountMl)) of water"
    case .weight: return "a weighing"
    case .goal(let goal): return "goal" + (goal.goalType.map { ": \($0.rawValue)" } ?? "")
    }
  }

  /// An item by its name, with its count where it was counted: "Egg (2)".
  public static func plainWords(for item: FoodItem) -> String {
    let isCounted = item.origin?.portion == .portion && item.quantity != 1 && item.quantity <= 20
    return isCounted ? "\(item.name) (\(item.quantity.text(decimals: 2)))" : item.name
  }
}
