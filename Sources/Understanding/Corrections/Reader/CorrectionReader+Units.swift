import Nutrition
import ToolCalls

/// "km, not miles", "cl not ml", "that was in pounds": the figure stays, its unit was another.
extension CorrectionReader {
  private static let around: WordSet = [
    "it", "was", "were", "that", "in", "they", "sorry", "oops", "meant", "i", "mean", "no", "should", "be", "actually",
    "that's", "thats", "it's", "its", "is",
  ]

  /// What two units and a "not" between them, or one that it was in, mend of what was logged last.
  func otherUnit(_ tokens: [Token]) -> Reading? {
    guard tokens.count <= 8, let last = context.lastEntries.last, let units = unitsSaid(tokens) else { return nil }
    guard let old = units.old ?? readAs(units.new, last), units.new.dimension == old.dimension else {
      if case .weight = last, units.old == nil, units.new.dimension == .mass { return .leftAsLogged }
      return nil
    }
    let new = units.new
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

  /// The least that a grown person weighs, and the most that anybody is believed to.
  private static let weights = 40.0...250.0

  /// The unit that the figure of `last` was read in, where `meant` is another one: a weighing in what the person uses, a way in what
  /// makes a round figure of it.
  private func readAs(_ meant: MeasureUnit, _ last: Entry) -> MeasureUnit? {
    switch last {
    case .weight(let weight):
      let name = context.units == .metric ? "kg" : "lb"
      guard let old = UnitTable.unit(named: name), old != meant, old.dimension == meant.dimension,
        ["kg", "lb"].contains(meant.name), Self.weights.contains(weight.weightKg * meant.factor / old.factor)
      else { return nil }
      return old
    case .workout(let workout) where meant.dimension == .length && workout.exercises.isEmpty:
      guard let distance = workout.distanceKm, let kilometer = UnitTable.unit(named: "km"),
        let mile = UnitTable.unit(named: "mile"), meant == kilometer || meant == mile,
        case let old = meant == mile ? kilometer : mile,
        case let figure = distance * kilometer.factor / old.factor * 10, abs(figure - figure.rounded()) < 0.01
      else { return nil }
      return old
    default: return nil
    }
  }

  /// The unit that is meant and the one it was taken for, where nothing else is said.
  private func unitsSaid(_ tokens: [Token]) -> (new: MeasureUnit, old: MeasureUnit?)? {
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
    guard let new, new != old else { return nil }
    return (new, old)
  }
}
