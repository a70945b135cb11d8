import Foods
import Foundation
import JournalStore
import Nutrition
import ToolCalls
import Understanding

extension Planner {
  /// Works a correction into the entry it is about; a meal left without items is taken out.
  func correct(_ correction: CorrectEntry, in plan: inout Plan) throws(ToolCallError) {
    guard let entry = target(of: correction) else {
      plan.refusals.append("There is no entry to correct yet. Say what you had or did first.")
      return
    }
    var assumptions: [String] = []
    let corrected: Entry?
    switch entry {
    case .meal(let meal):
      if let itemID = correction.movedItemId, meal.items.count > 1 {
        plan.changes += moving(itemID, of: meal, to: correction)
        return
      }
      corrected = try self.corrected(meal, by: correction, assumptions: &assumptions).map(Entry.meal)
    case .workout(let workout):
      corrected = .workout(try self.corrected(workout, by: correction, assumptions: &assumptions))
    case .water(var water):
      water.amountMl = correction.amountMl ?? water.amountMl
      water.timestamp = correction.timestamp.map { time($0) } ?? water.timestamp
      corrected = .water(water)
    case .weight(var weight):
      weight.weightKg = correction.weightKg ?? weight.weightKg
      weight.timestamp = correction.timestamp.map { time($0) } ?? weight.timestamp
      corrected = .weight(weight)
    case .goal(var goal):
      if let change = correction.goal {
        goal.goalType = change.goalType ?? goal.goalType
        goal.goalRate = change.goalRate ?? goal.goalRate
        goal.activityLevel = change.activityLevel ?? goal.activityLevel
        goal.targetWeightKg = change.targetWeightKg ?? goal.targetWeightKg
        goal.calorieTarget = change.calorieTarget ?? goal.calorieTarget
      }
      corrected = .goal(goal)
    }
    plan.assumptions += assumptions
    guard let corrected else {
      plan.changes.append(.remove(id: entry.id))
      plan.removed.append(entry)
      return
    }
    if corrected == entry {
      plan.refusals.append("That is how it is logged already.")
    } else {
      plan.changes.append(.replace(corrected))
    }
  }

  /// The named entry, or the latest of the kind that the correction speaks of.
  private func target(of correction: CorrectEntry) -> Entry? {
    if let id = correction.entryId { return conversation.entry(id: id) ?? entryByID(id) }
    return conversation.lastEntries.last { entry in
      switch entry {
      case .meal: correction.items != nil || correction.mealType != nil
      case .workout: correction.durationMin != nil || correction.distanceKm != nil || correction.workout != nil
      case .water: correction.amountMl != nil
      case .weight: correction.weightKg != nil
      case .goal: correction.goal != nil
      }
    } ?? conversation.lastEntries.last
  }

  private func corrected(
    _ meal: Meal, by correction: CorrectEntry, assumptions: inout [String]
  ) throws(ToolCallError) -> Meal? {
    var meal = meal
    meal.mealType = correction.mealType ?? meal.mealType
    meal.timestamp = correction.timestamp.map { time($0) } ?? meal.timestamp
    for (index, change) in (correction.items ?? []).enumerated() {
      let path = "items[\(index)].item"
      let place = change.itemName.flatMap { Self.place(of: $0, in: meal.items) } ?? meal.items.indices.last
      switch change.action {
      case .add:
        guard let item = change.item else { throw .missing(path: path) }
        meal.items += try items(for: item, path: path, eaten: meal.mealType, assumptions: &assumptions).items
      case .replace:
        guard let item = change.item else { throw .missing(path: path) }
        guard let place else { throw .inconsistent(path: path, reason: "the meal has no such item") }
        if let again = try amended(meal.items[place], as: item, path: path, assumptions: &assumptions) {
          meal.items[place] = again
          continue
        }
        // A meal that is named by day or habit may put several items in the place of one.
        var found = try items(for: item, path: path, eaten: meal.mealType, assumptions: &assumptions).items
        guard !found.isEmpty else { throw .inconsistent(path: path, reason: "the meal has no items") }
        found[0].id = meal.items[place].id
        meal.items.replaceSubrange(place...place, with: found)
      case .remove:
        guard let place else { throw .inconsistent(path: path, reason: "the meal has no such item") }
        meal.items.remove(at: place)
      }
    }
    if correction.items != nil {
      try ItemGrounding.checkEnergy(of: meal.items)
      meal.name = Self.name(of: meal.items)
    }
    return meal.items.isEmpty ? nil : meal
  }

  private static func name(of items: [FoodItem]) -> String { items.prefix(3).map(\.name).joined(separator: ", ") }

  /// One item as a meal of its own at another time, with all that is known of it, and the meal without it.
  private func moving(_ itemID: String, of meal: Meal, to correction: CorrectEntry) -> [JournalChange] {
    guard let place = meal.items.firstIndex(where: { $0.id == itemID }) else { return [] }
    var rest = meal
    var item = rest.items.remove(at: place)
    rest.name = Self.name(of: rest.items)
    item.id = newID()
    let moved = Meal(
      id: newID(), name: item.name, mealType: correction.mealType ?? meal.mealType,
      timestamp: correction.timestamp.map { time($0) } ?? meal.timestamp, items: [item], rawInput: meal.rawInput)
    return [.replace(.meal(rest)), .add(.meal(moved))]
  }

  /// Another amount of an item: the same food under the same name, its figures in proportion to its weight; nil where
  /// `item` is another food.
  private func amended(
    _ old: FoodItem, as item: AddMeal.Item, path: String, assumptions: inout [String]
  ) throws(ToolCallError) -> FoodItem? {
    guard let origin = item.origin, item.catalogId == old.catalogId else { return nil }
    let isTold = item.calories != nil || item.proteinG != nil || item.carbsG != nil || item.fatG != nil
    guard let grams = item.grams, !isTold, old.grams > 0 else {
      // In another measure, or with figures of its own.
      var new = try ground(item, path: path, assumptions: &assumptions)
      new.id = old.id
      if item.grams != nil {
        new.origin?.portion = origin.portion
        new.origin?.portionConfidence = origin.portionConfidence
      }
      return new
    }
    var new = old
    new.quantity = item.quantity ?? old.quantity
    new.unit = item.unit ?? old.unit
    new.grams = grams
    new.nutrients = old.nutrients.scaled(by: grams / old.grams)
    new.origin = old.origin == nil && origin == ItemOrigin() ? nil : origin
    if let link = origin.linkConfidence, let portion = origin.portionConfidence, !old.isCalorieOverridden {
      new.confidence = Confidence.calibrated(min(link, portion))
    }
    guard new.nutrients.calories <= ItemGrounding.mostCalories else {
      throw .outOfRange(
        path: path, value: "\(Int(grams)) g of \(new.name) (\(Int(new.nutrients.calories)) kcal)",
        allowed: "at most \(Int(ItemGrounding.mostCalories)) kcal")
    }
    return new
  }

  /// The item a name means: that of the name, else the one with most of its words.
  static func place(of name: String, in items: [FoodItem]) -> Int? {
    if let exact = items.firstIndex(where: { $0.name == name }) { return exact }
    let wanted = Set(FoodCatalog.foldedWords(name))
    if wanted.isEmpty { return nil }
    let scores = items.map { item in wanted.intersection(FoodCatalog.foldedWords(item.name)).count }
    guard let best = scores.max(), best > 0 else { return nil }
    return scores.lastIndex(of: best)
  }
}
