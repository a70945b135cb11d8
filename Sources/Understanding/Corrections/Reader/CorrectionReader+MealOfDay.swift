import Foundation
import Nutrition
import ToolCalls

/// Lines that name the meal of the day which they mend, whatever was logged after it: "remove the toast from breakfast",
/// "change lunch to soup", "breakfast was oatmeal, not eggs", "delete dinner".
extension CorrectionReader {
  private static let longestOfMeal = 18
  private static let pointing: WordSet = ["my", "the", "today's", "todays", "this", "that", "yesterday's", "all", "of"]
  private static let courtesies: WordSet = [
    "please", "can", "could", "you", "just", "ok", "okay", "oh", "hey", "today", "yesterday", "entry", "again",
    "altogether", "thanks", "log", "whole", "entire", "entirely", "completely",
  ]
  private static let deleting = erasing.union(["scrap", "scratch", "cancel", "clear"])
  private static let sources: WordSet = ["from", "at", "in", "of", "off", "for"]

  /// What `said` changes of the meal that it names; nil where that meal is not logged, or nothing is changed.
  func ofMealOfDay(_ said: [Token]) -> Reading? {
    guard (2...Self.longestOfMeal).contains(said.count),
      let place = TimeWords.meals.firstIndex(in: said),
      let type = TimeWords.meals[said[place]], said.last?.isSign("?") != true,
      // A "breakfast burrito" is a food, and of two meals it is told which is which.
      !TimeWords.mealCompounds.contains(at: place + 1, in: said),
      !TimeWords.meals.occurs(in: said[(place + 1)...])
    else { return nil }
    let isYesterdays = said.contains { $0.isOne(of: "yesterday's", "yesterday") }
    let meals = meals(of: type, daysBack: isYesterdays ? 1 : 0)
    guard !meals.isEmpty else { return nil }
    if let energy = energyAlone(said, meal: place, of: meals[0]) { return energy }
    return deleted(said, meal: place, among: meals) ?? takenFrom(said, meal: place, among: meals)
      ?? onlyThis(said, meal: place, among: meals) ?? restatedMeal(said, meal: place, among: meals)
  }

  /// "Lunch was 550" of a lunch of which only the energy was told.
  private func energyAlone(_ said: [Token], meal place: Int, of meal: Meal) -> Reading? {
    guard place <= 1, place + 2 < said.count, said[place + 1].isWord("was"), said[place + 2].kind == .number,
      place + 3 == said.count
        || place + 4 == said.count && said[place + 3].isOne(of: "kcal", "cal", "cals", "calories"),
      meal.items.count == 1, meal.items[0].name == AddMeal.Item.figuresName
    else { return nil }
    let held = about(.meal(meal))
    let range = said[place].range
    return held.reading(of: Token.words(["it", "was"], at: range) + [said[place + 2], .word("kcal", at: range)])
  }

  /// "Lunch was just the roll" of a lunch with crisps, told in one line or in two: the rest of it goes.
  private func onlyThis(_ said: [Token], meal place: Int, among meals: [Meal]) -> Reading? {
    guard place + 4 < said.count, said[place + 1].isWord("was"), said[place + 2].isOne(of: "just", "only"),
      said[place + 3].isOne(of: "the", "my"), case let list = trimmed(Array(said[(place + 3)...])),
      list.allSatisfy({ $0.kind == .word || $0.isSign(",") })
    else { return nil }
    let names = list.split { $0.isSign(",") || $0.isWord("and") }.map { $0.filter { !ListWords.definite.contains($0) } }
    var found = 0
    let calls = meals.compactMap { meal -> ToolCall? in
      let matcher = ItemMatcher(meal: meal, foods: foods)
      let kept = Set(
        names.compactMap { name in matcher.index(named: name).flatMap { matcher.namesWhole(name, of: $0) ? $0 : nil } })
      found += kept.count
      let dropped = meal.items.indices.filter { !kept.contains($0) }
      // A pear that is of lunch by the clock alone may be another snack.
      if kept.isEmpty { return isCalledSo(meal) ? .removeEntry(RemoveEntry(entryId: meal.id)) : nil }
      let changes = dropped.map { CorrectEntry.ItemChange(action: .remove, itemName: meal.items[$0].name) }
      return changes.isEmpty ? nil : .correctEntry(CorrectEntry(entryId: meal.id, items: changes))
    }
    return found == names.count && !calls.isEmpty ? Reading(calls: calls) : nil
  }

  /// The meals of that kind and day in reach, the likeliest to be called so first: those that were, then those with
  /// something to eat, the newest first.
  private func meals(of type: MealType, daysBack: Int) -> [Meal] {
    let clock = LocalClock(now: context.now, timeZone: context.timeZone)
    let logged = context.lastEntries.compactMap { if case .meal(let meal) = $0 { meal } else { nil } }
    let newest = (context.earlierMeals + logged).reversed().filter {
      $0.mealType == type && clock.daysBack(to: $0.timestamp) == daysBack
    }
    func isEaten(_ meal: Meal) -> Bool { meal.items.contains { $0.foodType == .food } }
    return newest.filter(isCalledSo) + newest.filter { !isCalledSo($0) && isEaten($0) }
      + newest.filter { !isCalledSo($0) && !isEaten($0) }
  }

  /// Whether the person named the meal when they told of it, and not only the hour did.
  private func isCalledSo(_ meal: Meal) -> Bool {
    Lexer.tokens(of: meal.rawInput ?? "").contains { TimeWords.meals[$0] == meal.mealType }
  }

  /// "Delete breakfast", "remove my lunch please, I never ate it": the whole entry.
  private func deleted(_ said: [Token], meal place: Int, among meals: [Meal]) -> Reading? {
    let words = said[..<place].filter { $0.kind == .word }
    let order = words.drop { Self.courtesies.contains($0) || Self.interjections.contains($0) }
    let isRidding = order.count > 2 && order.prefix(3).map(\.folded) == ["get", "rid", "of"]
    guard let verb = order.first, isRidding || Self.deleting.contains(verb),
      order.dropFirst(isRidding ? 3 : 1).allSatisfy({
        Self.pointing.contains($0) || Self.courtesies.contains($0) || $0.isWord("morning's")
      })
    else { return nil }
    let behind = said[(place + 1)...].drop { Self.courtesies.contains($0) }
    let isReason = behind.first.map { $0.kind == .punctuation || Self.becauses.contains($0) } ?? true
    // "Delete breakfast, I had oatmeal" tells what it was.
    guard isReason, !foods.holdsFood(Array(behind)), !behind.contains(where: \.isCount) else { return nil }
    return Reading(calls: [.removeEntry(RemoveEntry(entryId: meals[0].id))])
  }

  private static let becauses = ListWords.causes.union(["i"])

  /// "Remove the toast from breakfast", "I didn't have the toast at breakfast": the one item of that meal.
  private func takenFrom(_ said: [Token], meal place: Int, among meals: [Meal]) -> Reading? {
    guard place > 2, let source = Self.sources.lastIndex(in: said[..<place]), source > 1,
      said[(source + 1)..<place].allSatisfy({ Self.pointing.contains($0) || $0.isWord("morning's") }),
      said[(place + 1)...].allSatisfy({ $0.kind == .punctuation || Self.courtesies.contains($0) }),
      case let order = Array(said[..<source].drop { Self.courtesies.contains($0) }), !order.isEmpty,
      case let start = startOfRemoval(order), start < order.count,
      CorrectionWords.orders.contains(order[start])
        || CorrectionWords.removalPhrases.match(at: start, in: order) != nil
    else { return nil }
    let taken = said[source].isWord("off") ? order + [said[source]] : order
    return meals.lazy.compactMap { meal in
      let held = about(.meal(meal))
      guard let reading = held.removal(taken), !reading.calls.isEmpty else { return nil }
      return reading
    }.first
  }
}
