import Nutrition
import ToolCalls

/// "km, not miles", "cl not ml": the figure stays, its unit was another.
extension CorrectionReader {
  private static let around: WordSet = [
    "it", "was", "were", "that", "in", "they", "sorry", "oops", "meant", "i", "mean", "no", "should", "be", "actually",
  ]

  /// What two units and a "not" between them mend of what was logged last.
  func otherUnit(_ tokens: [Token]) -> Reading? {
    guard tokens.count <= 8, let (new, old) = unitsParted(tokens), new.dimension == old.dimension,
      let last = context.lastEntries.last
    else { return nil }
    var call = CorrectEntry(entryId: last.id)
    let factor = new.factor / old.factor
    switch last {
    case .workout(let workout) where new.dimension == .length:
      guard let distance = workout.distanceKm else { return nil }
      call.distanceKm = distance * factor
      if workout.assumptions.contains(where: { $0.contains("estimated") }) {
        let again = AddWorkout(type: workout.type, name: workout.name, distanceKm: call.distanceKm)
        call.durationMin = WorkoutEstimator.estimate(again, weightKg: context.weightKg).durationMin
      }
    case .workout(let workout) where new.dimension == .time: call.durationMin = workout.durationMin * factor
    case .water(let water) where new.dimension == .volume: call.amountMl = water.amountMl * factor
    case .weight(let weight) where new.dimension == .mass: call.weightKg = weight.weightKg * factor
    case .meal(let meal):
      guard let item = meal.items.first(where: { UnitTable.unit(named: $0.unit) == old }) ?? onlyItem(of: meal) else {
        return nil
      }
      call.items = [
        CorrectEntry.ItemChange(
          action: .replace, itemName: item.name, item: Amount(factor: factor).applied(to: item))
      ]
    default: return nil
    }
    return Reading(call)
  }

  /// The item of a meal that holds one, measured by weight or volume.
  private func onlyItem(of meal: Meal) -> FoodItem? {
    guard meal.items.count == 1, let item = meal.items.first, let unit = UnitTable.unit(named: item.unit) else {
      return nil
    }
    return unit.dimension == .mass || unit.dimension == .volume ? item : nil
  }

  /// The unit that is meant and the one it was taken for, where nothing else is said.
  private func unitsParted(_ tokens: [Token]) -> (new: MeasureUnit, old: MeasureUnit)? {
    var new: MeasureUnit?
    var old: MeasureUnit?
    var isDenied = false
    for token in tokens where token.kind != .punctuation {
      if token.isWord("not") {
        isDenied = true
      } else if token.kind == .word, let unit = UnitTable.unit(named: token.folded) {
        if isDenied { old = unit } else { new = unit }
        isDenied = false
      } else if !Self.around.contains(token) {
        return nil
      }
    }
    guard let new, let old, new != old else { return nil }
    return (new, old)
  }
}
