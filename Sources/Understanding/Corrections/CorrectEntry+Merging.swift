import Nutrition
import ToolCalls

extension CorrectEntry {
  /// This change and `second` as one; nil where they are of two entries, or say two things of the same.
  func merged(with second: CorrectEntry) -> CorrectEntry? {
    guard entryId == second.entryId, movedItemId == nil, second.movedItemId == nil,
      workout == nil, second.workout == nil, goal == nil, second.goal == nil,
      mealType == nil || second.mealType == nil, timestamp == nil || second.timestamp == nil,
      amountMl == nil || second.amountMl == nil, weightKg == nil || second.weightKg == nil,
      durationMin == nil || second.durationMin == nil, distanceKm == nil || second.distanceKm == nil
    else { return nil }
    var both = self
    for change in second.items ?? [] {
      guard let place = both.items?.firstIndex(where: { $0.itemName != nil && $0.itemName == change.itemName }) else {
        both.items = (both.items ?? []) + [change]
        continue
      }
      guard let change = both.items?[place].merged(with: change) else { return nil }
      both.items?[place] = change
    }
    both.mealType = mealType ?? second.mealType
    both.timestamp = timestamp ?? second.timestamp
    both.amountMl = amountMl ?? second.amountMl
    both.weightKg = weightKg ?? second.weightKg
    both.durationMin = durationMin ?? second.durationMin
    both.distanceKm = distanceKm ?? second.distanceKm
    return both
  }
}

extension CorrectEntry.ItemChange {
  /// How much there was of an item, and of what kind it was, said in either order.
  fileprivate func merged(with second: CorrectEntry.ItemChange) -> CorrectEntry.ItemChange? {
    guard action == .replace, second.action == .replace, let one = item, let other = second.item else { return nil }
    // An amount keeps the table's name of what is in the journal.
    let isAmountFirst = one.name == itemName
    let isAmountSecond = other.name == second.itemName
    guard isAmountFirst != isAmountSecond, case let amount = isAmountFirst ? one : other else { return nil }
    var change = self
    change.item = isAmountFirst ? other : one
    change.item?.quantity = amount.quantity
    change.item?.unit = amount.unit
    change.item?.grams = amount.origin?.portion == .stated ? amount.grams : nil
    return change
  }
}
