import Foods
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

  /// Whether `meal` may be told anew: lines of a transcript with times of their own tell of two.
  private func isOpen(_ meal: Meal) -> Bool { context.asksBack ? isFresh(meal) : isOfSameMoment(meal) }

  private static let onTop: WordSet = ["more", "extra", "additional", "further", "another", "other"]

  /// "4 figs" right after "3 figs", "200 g of rice" right after 150 g of it, is four in all or four more, which only the person
  /// knows: asks, and where nobody can be asked it is four in all. The same amount is another round, and so is what comes later
  /// in the day or out of a scale.
  func recounted(_ said: [Token]) -> Reading? {
    guard (2...6).contains(said.count), said[0].isCount, !NumberWords.articles.contains(said[0]),
      said.allSatisfy({ $0.kind == .word || $0.kind == .number }),
      case .meal(let meal)? = context.lastEntries.last, context.lastEntries.count == 1, isOpen(meal),
      // "One more fig" is on top of them.
      !Self.onTop.occurs(in: said), TimeScanner.scan(said).isEmpty,
      let quantity = QuantityParser(said).quantity(at: 0), let value = quantity.value,
      case let name = Array(said[quantity.tokens.upperBound...].drop { $0.isWord("of") }), !name.isEmpty,
      name.allSatisfy({ $0.kind == .word && !$0.isCount }),
      case let found = foods.items(in: said), found.count == 1, case let counted = found[0], counted.catalogId != nil,
      let old = self.counted(counted, as: name, in: meal), isMeasuredSo(quantity, old), value != old.quantity,
      !context.asksBack || meal.items.count == 1 || isUntold(old) || quantity.hasUnit,
      let amount = Amount(Array(said[..<quantity.tokens.upperBound]))
    else { return nil }
    let items = ItemCorrection(context: context, foods: foods)
    // "12 almonds" right after a handful of them are no 12 handfuls.
    let changes =
      quantity.hasUnit
      ? [items.replace(old, with: amount.applied(to: old))]
      : items.recounted(old, as: counted, said: old.origin?.said)
    guard context.asksBack else { return Reading(CorrectEntry(entryId: meal.id, items: changes)) }
    let number = said[..<quantity.tokens.upperBound].map(\.text).joined(separator: " ")
    return Reading(
      clarification: Clarification(
        question: "Is that \(number) in all, or \(number) more?",
        choices: [
          .init(
            label: "\(number) in all", calls: [.correctEntry(CorrectEntry(entryId: meal.id, items: changes))]),
          .init(label: "\(number) more", calls: [.addMeal(AddMeal(items: found))]),
        ]),
      confidence: 0.4)
  }

  /// Whether `quantity` is told in what `item` was: pieces of pieces, slices of slices, grams of what was weighed. A drink that is
  /// poured again is another one.
  private func isMeasuredSo(_ quantity: Quantity, _ item: FoodItem) -> Bool {
    let isWeighed = item.unit.isOne(of: "g", "ml")
    guard quantity.hasUnit else { return !isWeighed && quantity.size == nil }
    guard item.foodType == .food else { return false }
    return isWeighed
      ? item.origin?.portion == .stated && quantity.unit?.name == item.unit : quantity.unitName == item.unit
  }

  /// The item that is counted anew under `name`: the only one where it is the same food or is called so, or the one of several
  /// that was called so and counted.
  private func counted(_ new: AddMeal.Item, as name: [Token], in meal: Meal) -> FoodItem? {
    let matcher = ItemMatcher(meal: meal, foods: foods)
    // "Cookies" of a chocolate chip cookie, "pancakes" of pancakes with syrup.
    let named = matcher.index(named: name).flatMap {
      matcher.isSaid(name, of: $0) && matcher.namesWhole(name, of: $0)
        && !ItemCorrection.isPart(name, of: matcher.saidNames[$0])
        ? $0 : nil
    }
    if meal.items.count == 1 {
      guard let id = meal.items[0].catalogId, new.catalogId == id || named == 0 && foods.catalog.food(id: id) != nil
      else {
        return nil
      }
      return meal.items[0]
    }
    return named.map { meal.items[$0] }.flatMap {
      $0.quantity > 1 || $0.unit.isOne(of: "g", "ml") || isUntold($0) ? $0 : nil
    }
  }

  /// "150 g salmon" right after "salmon and peas", "large cola" right after a cola: how much it was that nobody had told.
  func weighedAnew(_ said: [Token]) -> Reading? {
    guard (2...5).contains(said.count), case .meal(let meal)? = context.lastEntries.last,
      context.lastEntries.count == 1, isOpen(meal),
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
    // "200 g beans" of beans on toast: the toast was not weighed.
    if !isSize, let parts = correction.onBase(items[0], said: matcher.saidNames[index]) {
      return Reading(CorrectEntry(entryId: meal.id, items: correction.replace(meal.items[index], with: parts)))
    }
    let new = Amount(Array(said[quantity.tokens])).map { $0.applied(to: meal.items[index]) }
    let change = correction.replace(
      meal.items[index], with: new ?? correction.amount(of: items[0], in: meal.items[index]))
    return Reading(CorrectEntry(entryId: meal.id, items: [change]))
  }

  private static let goingOn: WordSet = ["and", "then", "plus", "also", "with", "+", "&", "later", "after"]

  /// "Bran flakes, 40 g, with 150 ml milk" right after "cereal": what the general name stood for, with its amount; nil where
  /// `reading` may be another meal, and where the person can be asked. Lines with times of their own tell of two, and so do
  /// drinks, of which people have several.
  func particulars(_ reading: Reading, in said: [Token]) -> Reading? {
    guard !context.asksBack, reading.calls.count == 1, case .addMeal(let told) = reading.calls[0],
      case .meal(let meal)? = context.lastEntries.last, context.lastEntries.count == 1, meal.items.count == 1,
      isOfSameMoment(meal), meal.items[0].origin?.portion == .usual, meal.items[0].foodType == .food,
      let first = told.items.first,
      first.grams != nil || first.quantity != nil && first.unit != nil || first.quantity ?? 1 > 1,
      !Self.goingOn.contains(said[0]), !Self.onTop.occurs(in: said), TimeScanner.scan(said).isEmpty,
      !FrameReader.hasReport(said, from: 0)
    else { return nil }
    let items = ItemCorrection(context: context, foods: foods)
    guard items.isKind(first, of: meal.items[0], said: meal.items[0].origin?.said) else { return nil }
    return Reading(CorrectEntry(entryId: meal.id, items: items.replace(meal.items[0], with: told.items)))
  }

  /// Whether nothing was told of the time between `meal` and what is said.
  private func isOfSameMoment(_ meal: Meal) -> Bool { abs(context.now.timeIntervalSince(meal.timestamp)) < 60 }

  /// Whether nobody told how much of `item` there was: one of it, or what is usual.
  private func isUntold(_ item: FoodItem) -> Bool {
    item.origin?.portion == .usual || item.origin?.portion == .portion && item.quantity == 1
  }
}
