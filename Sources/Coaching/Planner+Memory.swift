import Foods
import Foundation
import JournalStore
import Nutrition
import ToolCalls
import Understanding

extension Planner {
  private var memory: MealMemory {
    MealMemory(personal: conversation.personal, now: message.at, timeZone: message.timeZone, meals: meals)
  }

  /// The items that a call's item stands for: one food, or those of a meal that was taught or eaten before.
  func items(
    for item: AddMeal.Item, path: String, eaten: MealType, assumptions: inout [String]
  ) throws(ToolCallError) -> (items: [FoodItem], mealType: MealType?) {
    guard let id = item.catalogId else { return ([try ground(item, path: path, assumptions: &assumptions)], nil) }
    if let reference = MealReference(foodID: id) {
      let found: MealMemory.Found
      do {
        found = try memory.find(reference, eaten: eaten)
      } catch {
        throw .notRecalled(question: error.question)
      }
      assumptions += found.assumption.map { [$0] } ?? []
      let kept = try without(MealReference.omitted(in: id), found.items, assumptions: &assumptions)
      return (try copies(of: kept, times: times(item), path: path), found.mealType)
    }
    if let recipe = conversation.personal.recipe(foodID: id), recipe.kind == .meal {
      return (try copies(of: recipe.items, times: times(item), path: path), MealMemory.mealType(ofTaught: recipe.name))
    }
    return ([try ground(item, path: path, assumptions: &assumptions)], nil)
  }

  /// The items of a recalled meal but for what was left out this time.
  private func without(
    _ foods: [String], _ items: [FoodItem], assumptions: inout [String]
  ) throws(ToolCallError) -> [FoodItem] {
    var kept = items
    for food in foods {
      let words = Set(FoodCatalog.foldedWords(food))
      let count = kept.count
      kept.removeAll { words.isSubset(of: FoodCatalog.foldedWords($0.name)) }
      if kept.count == count { assumptions.append("nothing left out: \(food.trimmedForName) was not in it") }
    }
    guard !kept.isEmpty else { throw .notRecalled(question: "Nothing of that meal is left. What did you have?") }
    return kept
  }

  /// "half my usual breakfast": a plain count, 1 where none was said.
  private func times(_ item: AddMeal.Item) -> Double {
    guard item.unit == nil, let quantity = item.quantity, quantity > 0, quantity <= 20 else { return 1 }
    return quantity
  }

  /// The items as new ones of this turn.
  private func copies(of items: [FoodItem], times: Double, path: String) throws(ToolCallError) -> [FoodItem] {
    if let most = items.first(where: { $0.grams * times > ItemGrounding.mostGrams }) {
      throw .outOfRange(
        path: path, value: "\(Int(most.grams * times)) g of \(most.name)",
        allowed: "at most \(Int(ItemGrounding.mostGrams)) g")
    }
    return items.map { item in
      var copy = item
      copy.id = newID()
      copy.quantity *= times
      copy.grams *= times
      copy.nutrients = copy.nutrients.scaled(by: times)
      copy.origin = ItemOrigin(
        said: message.text.count <= 200 ? message.text : nil, portion: .memory,
        linkConfidence: item.origin?.linkConfidence, portionConfidence: item.origin?.portionConfidence)
      return copy
    }
  }

  // MARK: Teaching

  /// What teaching does to the journal.
  func teach(_ teaching: Teaching, in plan: inout Plan) {
    switch teaching {
    case .forget(let name):
      if let known = conversation.personal.named(name) {
        plan.changes.append(.forget(id: known.id))
      } else {
        plan.refusals.append("You have not taught me \"\(name.trimmedForName)\".")
      }
    case .remember(let name, let kind, let items, let servings):
      do {
        let changes = try changes(
          remembering: name.trimmedForName, kind, items, servings: servings, assumptions: &plan.assumptions)
        let refusal = changes.lazy.compactMap { if case .remember(.food(let own)) = $0 { own.refusal } else { nil } }
          .first
        if let refusal { plan.refusals.append(refusal) } else { plan.changes += changes }
      } catch {
        plan.refusals.append(error.personSentence())
      }
    }
  }

  /// How sure a link is that may be taught: an entry says its guess and stands for one day, what is taught for all to
  /// come. Words that are only like those of the tables have to be a plain slip of the pen ("bananna").
  private static let (sureOfWords, sureOfSlips) = (0.5, 0.9)

  private func isSure(_ item: FoodItem) -> Bool {
    guard !item.isCalorieOverridden, let origin = item.origin, origin.portion != .memory else { return true }
    let isKnown = FoodCatalog.foldedWords(origin.said ?? "").contains(where: catalog.knows(word:))
    return origin.linkConfidence ?? 0 >= (isKnown ? Self.sureOfWords : Self.sureOfSlips)
  }

  /// What a serving weighs whose figures were told: as was said, or by the volume that was; nil where nobody knows.
  private func servingGrams(of said: AddMeal.Item, _ item: FoodItem) -> Double? {
    if let grams = said.grams { return grams }
    guard let unit = said.unit else { return nil }
    let food = Food(
      id: item.id, name: said.name, category: "own food", source: .own, foodType: item.foodType, per100g: .zero,
      portions: [])
    let portion = catalog.portion(of: food, quantity: said.quantity, unit: unit, said: said.name)
    return ItemGrounding.volumes.contains(portion.unit) ? portion.grams : nil
  }

  private func changes(
    remembering name: String, _ kind: Recipe.Kind, _ said: [AddMeal.Item], servings: Double,
    assumptions: inout [String]
  ) throws(ToolCallError) -> [JournalChange] {
    var items: [FoodItem] = []
    for (index, item) in said.enumerated() {
      let path = "items[\(index)]"
      let found = try self.items(
        for: item, path: path, eaten: .at(message.at, in: message.timeZone), assumptions: &assumptions
      ).items
      guard found.allSatisfy(isSure) else { throw .unknownFood(path: path, name: item.name.trimmedForName) }
      items += found
    }
    let known = conversation.personal.named(name)
    let id = newID()
    let food: PersonalFood
    if kind == .dish, items.count == 1, said.count == 1, items[0].isCalorieOverridden {
      food = .food(
        OwnFood(
          id: id, name: name, foodType: items[0].foodType, nutrients: items[0].nutrients,
          isPerServing: said[0].unit != "g" || said[0].grams != 100, servingGrams: servingGrams(of: said[0], items[0])))
    } else if kind == .dish, items.count == 1, said.count == 1, servings == 1, said[0].quantity == nil,
      said[0].grams == nil,
      said[0].unit == nil, let foodID = items[0].catalogId
    {
      // "my milk is oat milk": another name, not an amount.
      let foodName = catalog.food(id: foodID)?.shownName ?? items[0].name
      food = .alias(FoodAlias(id: id, phrase: name, foodId: foodID, foodName: foodName))
      assumptions = []
    } else {
      food = .recipe(Recipe(id: id, name: name, kind: kind, items: items, servings: servings))
    }
    return (known.map { [.forget(id: $0.id)] } ?? []) + [.remember(food)]
  }
}
