import Foundation
import Nutrition
import ToolCalls

/// The food that was just logged, once more and in another number.
extension CorrectionReader {
  /// Minutes within which a line may still mend the one before it.
  static let fresh = 10.0

  /// Whether `meal` was of about now.
  func isFresh(_ meal: Meal) -> Bool {
    abs(context.now.timeIntervalSince(meal.timestamp)) <= Self.fresh * 60
  }

  private static let onTop: WordSet = ["more", "extra", "additional", "further", "another", "other"]

  /// "4 figs" right after "3 figs" is four in all or four more, which only the person knows: asks, and where nobody can be
  /// asked it is four in all. The same number is another round, and so is what comes later in the day or out of a scale.
  func recounted(_ said: [Token]) -> Reading? {
    guard (2...4).contains(said.count), said[0].isCount,
      !NumberWords.articles.contains(said[0]), said.dropFirst().allSatisfy({ $0.kind == .word && !$0.isCount }),
      // "One more fig" is on top of them.
      !Self.onTop.occurs(in: said),
      case .meal(let meal)? = context.lastEntries.last, context.lastEntries.count == 1,
      isFresh(meal), TimeScanner.scan(said).isEmpty,
      case let items = foods.items(in: said), items.count == 1, let count = items[0].quantity,
      items[0].unit == nil,
      let old = counted(items[0], as: Array(said.dropFirst()), in: meal), count != old.quantity,
      !context.asksBack || meal.items.count == 1 || isUntold(old)
    else { return nil }
    let correction = ItemCorrection(context: context, foods: foods)
    let change = correction.replace(old, with: correction.amount(of: items[0], in: old))
    let number = NumberPhrase.plain(count)
    guard context.asksBack else { return Reading(CorrectEntry(entryId: meal.id, items: [change])) }
    return Reading(
      clarification: Clarification(
        question: "Is that \(number) in all, or \(number) more?",
        choices: [
          .init(
            label: "\(number) in all", calls: [.correctEntry(CorrectEntry(entryId: meal.id, items: [change]))]),
          .init(label: "\(number) more", calls: [.addMeal(AddMeal(items: items))]),
        ]),
      confidence: 0.4)
  }

  /// The item that is counted anew under `name`: the only one where it is the same food, or the one of several that was
  /// called so and counted.
  private func counted(_ new: AddMeal.Item, as name: [Token], in meal: Meal) -> FoodItem? {
    let matcher = ItemMatcher(meal: meal, foods: foods)
    let named = matcher.index(named: name).flatMap {
      meal.items.count > 1 && matcher.isSaid(name, of: $0) && matcher.namesWhole(name, of: $0) ? $0 : nil
    }
    guard let index = meal.items.count == 1 ? 0 : named, case let old = meal.items[index],
      !old.unit.isOne(of: "g", "ml"),
      meal.items.count > 1 ? old.quantity > 1 || isUntold(old) : new.catalogId == old.catalogId,
      new.catalogId != nil
    else { return nil }
    return old
  }

  /// "150 g salmon" right after "salmon and peas", "large cola" right after a cola: how much it was that nobody had told.
  func weighedAnew(_ said: [Token]) -> Reading? {
    guard (2...5).contains(said.count), case .meal(let meal)? = context.lastEntries.last,
      context.lastEntries.count == 1, isFresh(meal),
      said.allSatisfy({ $0.kind == .word || $0.kind == .number }), !Self.onTop.occurs(in: said),
      let quantity = QuantityParser(said).quantity(at: 0), quantity.tokens.lowerBound == 0, !quantity.isArticle,
      case let isSize = quantity.size != nil && quantity.value == nil && quantity.unit == nil,
      isSize || quantity.grams != nil || quantity.milliliters != nil,
      case let name = Array(said[quantity.tokens.upperBound...].drop { $0.isWord("of") }), !name.isEmpty,
      name.allSatisfy({ $0.kind == .word }), TimeScanner.scan(said).isEmpty,
      case let items = foods.items(in: said), items.count == 1,
      case let matcher = ItemMatcher(meal: meal, foods: foods), let index = matcher.index(named: name),
      !ItemCorrection.isPart(name, of: matcher.saidNames[index]), matcher.isSaid(name, of: index),
      matcher.namesWhole(name, of: index), isUntold(meal.items[index])
    else { return nil }
    let correction = ItemCorrection(context: context, foods: foods)
    let new = Amount(Array(said[quantity.tokens])).map { $0.applied(to: meal.items[index]) }
    let change = correction.replace(
      meal.items[index], with: new ?? correction.amount(of: items[0], in: meal.items[index]))
    return Reading(CorrectEntry(entryId: meal.id, items: [change]))
  }

  /// Whether nobody told how much of `item` there was: one of it, or what is usual.
  private func isUntold(_ item: FoodItem) -> Bool {
    item.origin?.portion == .usual || item.origin?.portion == .portion && item.quantity == 1
  }
}
