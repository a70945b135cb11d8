import Foods
import Nutrition
import ToolCalls

/// One food for another.
extension ItemCorrection {
  /// Whole foods for whole foods; what is said with no item like it is put for the one named as wrong, for the only
  /// item, or for the only one of its kind.
  func exchanged(_ line: NamedParts) -> Change? {
    let (parts, meal, matcher, oldIndex) = (line.parts, line.meal, line.matcher, line.old)
    // "The wine was white, not red" of a white wine: the kind alone is no food.
    if !parts.isSwap, Self.isOnlyKind(parts.new) {
      if oldIndex != nil || parts.isDenied || meal.items.count == 1 { return .same }
      return ofRivalKind(parts.new, in: meal, matcher: matcher).map { .items($0) } ?? .whichOf(parts.new)
    }
    let found = foods.parts(in: parts.new)
    guard let first = found.first else { return nil }
    // "It was bedlam": what was logged goes for nothing that no table has.
    guard isKnown(first) else { return .unknown(first.item) }
    let items = found.filter(isKnown).map(\.item)
    var changes: [CorrectEntry.ItemChange] = []
    for (place, item) in items.enumerated() {
      let said = Lexer.tokens(of: item.name)
      var like = matcher.index(of: said)
      if let found = like, matcher.isSaid(said, of: found) {
        if matcher.namesWhole(said, of: found) {
          changes += recounted(meal.items[found], as: item, said: matcher.saidNames[found])
          continue
        }
        // The rice of "chicken and rice" is no other name of it.
        if oldIndex == nil { like = nil }
        if oldIndex == nil, meal.items.count == 1 { return .unclear(item) }
      }
      // "Swap the latte for a flat white" is of the latte, and not of the white toast.
      if parts.isSwap, oldIndex != nil, place == 0 { like = nil }
      let index = like ?? (place == 0 ? oldIndex ?? (meal.items.count == 1 ? 0 : nil) : nil)
      guard let index else {
        changes.append(CorrectEntry.ItemChange(action: .add, item: item))
        continue
      }
      changes.append(replace(meal.items[index], with: keepingAmount(of: meal.items[index], in: item)))
    }
    guard changes.allSatisfy({ $0.action == .add }) else { return .items(changes) }
    let alike = items.count == 1 ? likenesses(of: items[0], in: meal) : []
    guard alike.count == 1 else { return .unclear(items[0]) }
    return .items([replace(meal.items[alike[0]], with: keepingAmount(of: meal.items[alike[0]], in: items[0]))])
  }

  /// A food of the tables, or one whose figures are said.
  private func isKnown(_ part: MealReading.Part) -> Bool {
    part.confidence >= MessageReader.leastConfidence || part.item.calories != nil
  }

  /// The items of the same category as a food, else the drinks for a drink and the fillings for a filling.
  private func likenesses(of new: AddMeal.Item, in meal: Meal) -> [Int] {
    guard let food = food(of: new) else { return [] }
    let known = meal.items.map { $0.catalogId.flatMap(foods.catalog.food) }
    let alike = meal.items.indices.filter { known[$0]?.category == food.category }
    guard alike.isEmpty else { return alike }
    if food.foodType != .drink { return fillings(for: new, in: meal) }
    return meal.items.indices.filter { meal.items[$0].foodType == .drink }
  }

  /// "Tuna" of turkey and a bagel: of meat, fish, egg and cheese the one is had for the other.
  private func fillings(for new: AddMeal.Item, in meal: Meal) -> [Int] {
    func isFilling(_ name: String?) -> Bool {
      name.flatMap(ItemMatcher.head).map { Self.fillings.contains($0) } ?? false
    }
    guard isFilling(new.name) else { return [] }
    let said = ItemMatcher(meal: meal, foods: foods).saidNames
    return meal.items.indices.filter { isFilling(said[$0] ?? Self.plainName(of: meal.items[$0])) }
  }
}
