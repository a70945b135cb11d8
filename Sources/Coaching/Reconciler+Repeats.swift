import Foods
import Nutrition
import ToolCalls
import Understanding

/// A model says one thing in several calls: the same food in two meals, five meals that differ in their name.
extension Reconciler {
  /// The calls without what an earlier one of them says already. What the sentence says twice may be there twice.
  func withoutRepeats(_ calls: [ToolCall]) -> [ToolCall] {
    var kept: [ToolCall] = []
    var eaten: [(item: AddMeal.Item, moment: CallMoment)] = []
    for call in calls {
      guard case .addMeal(var meal) = call else {
        if !kept.contains(where: { $0.isSaidAgain(by: call) }) { kept.append(call) }
        continue
      }
      // One meal's own list is what the model means it to be.
      let moment = meal.moment
      meal.items.removeAll { isRepeated($0, at: moment, after: eaten) }
      eaten += meal.items.map { ($0, moment) }
      if !meal.items.isEmpty { kept.append(.addMeal(meal)) }
    }
    return kept
  }

  private func isRepeated(
    _ item: AddMeal.Item, at moment: CallMoment, after eaten: [(item: AddMeal.Item, moment: CallMoment)]
  ) -> Bool {
    let same = eaten.filter { isOneFood($0.item, item) }
    guard !same.isEmpty, evidence.timesNamed(item.name) <= same.count else { return false }
    return !(evidence.maySaySeveralTimes && same.allSatisfy { moment.differs(from: $0.moment) })
  }

  /// Whether the sentence has one food that both items are.
  private func isOneFood(_ earlier: AddMeal.Item, _ item: AddMeal.Item) -> Bool {
    if catalog.namesSameFood(earlier, item) { return true }
    guard let food = catalog.foodID(of: item), food == catalog.foodID(of: earlier) else { return false }
    // A lager beside a beer is one more, where its own word was said.
    return !evidence.hasOwnWord(item.name, beside: earlier.name)
  }
}
