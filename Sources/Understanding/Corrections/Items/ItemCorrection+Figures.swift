import Foods
import Nutrition
import ToolCalls

/// A figure for another one, of the item that had that.
extension ItemCorrection {
  /// "150 not 120" of 120 g of rice and a soup: the rice, in the unit in which it had 120; "300 not 400" of a shake of 400 kcal: its
  /// energy. Nil where no item had what is denied.
  func remeasured(_ parts: Parts, amount: Amount, in meal: Meal) -> CorrectEntry.ItemChange? {
    guard parts.isDenied, let old = Self.plainFigure(parts.old) else { return nil }
    if let item = meal.items.last(where: { $0.quantity == old && !$0.isCalorieOverridden }) {
      return replace(item, with: amount.applied(to: item))
    }
    guard let new = Self.plainFigure(parts.new) else { return nil }
    if let item = meal.items.last(where: { $0.isCalorieOverridden && $0.nutrients.calories.rounded() == old }),
      let energy = Amount(kilocalories: new)
    {
      return replace(item, with: energy.applied(to: item))
    }
    guard old >= 20, let item = meal.items.last(where: { $0.grams.rounded() == old }),
      let weight = Amount(Lexer.tokens(of: "\(NumberPhrase.plain(new)) g"))
    else { return nil }
    return replace(item, with: weight.applied(to: item))
  }

  /// `old` in the amount that is said of it under its own name.
  func amount(of new: AddMeal.Item, in old: FoodItem) -> AddMeal.Item {
    var item = new
    (item.name, item.catalogId, item.origin) = (old.name, old.catalogId, old.origin ?? ItemOrigin())
    if item.grams != nil {
      item.origin?.portion = .stated
      item.origin?.portionConfidence = 1
    } else if item.calories == nil, item.unit == nil || item.unit == old.unit, old.quantity > 0 {
      guard let quantity = item.quantity else { return keepingAmount(of: old, in: item) }
      return (item.unit == nil ? pieces(quantity, of: old, isNamed: true) : nil)
        ?? Amount(factor: Amount.factor(of: quantity, for: old)).applied(to: old)
    }
    return item
  }

  /// `old` in the amount that `new` tells of it: of "eggs on toast" three eggs and the toast, of anything else so much of all.
  func recounted(_ old: FoodItem, as new: AddMeal.Item, said: String?) -> [CorrectEntry.ItemChange] {
    replace(old, with: onBase(new, said: said) ?? [amount(of: new, in: old)])
  }

  /// `new`, which was named alone, and what it lay on: the toast of "eggs on toast"; nil where it lay on nothing, as corn
  /// on the cob does.
  func onBase(_ new: AddMeal.Item, said: String?) -> [AddMeal.Item]? {
    guard let said, case let words = Lexer.tokens(of: said), let on = words.firstIndex(where: { $0.isWord("on") }),
      on > 0, !words.contains(where: { $0.isWord("the") }),
      ItemMatcher.words(of: new.name).isSubset(
        of: ItemMatcher.words(of: words[..<on].map(\.text).joined(separator: " "))),
      case let base = foods.items(in: Array(words[(on + 1)...])), base.count == 1
    else { return nil }
    return [new, base[0]]
  }

  /// `item` in the new amount.
  func applying(_ amount: Amount, to item: FoodItem) -> AddMeal.Item {
    amount.count.flatMap { pieces($0, of: item, isNamed: false) } ?? amount.applied(to: item)
  }

  /// 12 almonds of what was "some almonds" or "a handful of almonds", and not 12 handfuls: pieces of what was logged in a
  /// usual amount that has several of them, and of any measure where they are named ("10 grapes" of a cup of grapes);
  /// nil of anything else.
  private func pieces(_ count: Double, of item: FoodItem, isNamed: Bool) -> AddMeal.Item? {
    let isLoose = item.origin?.portion == .usual || item.unit == "handful"
    guard count > 1, isLoose || isNamed && Self.isEstimated(item), item.foodType == .food, item.quantity > 0,
      let food = item.catalogId.flatMap(foods.catalog.food),
      case let grams = grams(of: food, count: count, said: item.name),
      // What is not counted, as stew, weighs as much whatever the number.
      grams < self.grams(of: food, count: count + 1, said: item.name),
      grams / count * Self.leastPieces <= item.grams / item.quantity
    else { return nil }
    var counted = Amount(factor: 1).applied(to: item)
    (counted.quantity, counted.unit, counted.grams) = (count, nil, nil)
    counted.origin?.portion = .portion
    return counted
  }

  private static let leastPieces = 3.0

  private func grams(of food: Food, count: Double, said: String) -> Double {
    foods.catalog.portion(of: food, quantity: count, unit: nil, said: said).grams
  }

  private static func isEstimated(_ item: FoodItem) -> Bool {
    item.origin?.portion == .portion || item.origin?.portion == .volume
  }

  /// The item that is counted in `unit`, or the only one that is sold so: the toast of "three slices" after toast and jam.
  func measured(in unit: String?, of meal: Meal) -> Int? {
    guard let unit else { return nil }
    if let index = meal.items.firstIndex(where: { $0.unit == unit }) { return index }
    guard meal.items.count > 1, UnitTable.unit(named: unit)?.dimension == .measure else { return nil }
    let sold = meal.items.indices.filter { foods.isSold(meal.items[$0], in: unit) }
    if sold.count == 1 { return sold[0] }
    // "Three slices" of toast with butter and a latte: nobody slices a drink.
    let solid = meal.items.indices.filter { meal.items[$0].foodType == .food }
    return Self.cut.contains(unit) && solid.count == 1 ? solid[0] : nil
  }

  private static let cut: Set<String> = ["slice", "piece", "rasher", "wedge", "square", "chunk"]

  /// What tables call a vessel otherwise.
  private static let otherNames: WordTable<String> = ["tin": "can", "packet": "bag", "pack": "bag", "mug": "cup"]

  /// The measure that `tokens` end in, as an item of `meal` has it: the can of "half the tin".
  func vessel(_ tokens: [Token], in meal: Meal) -> String? {
    guard let last = tokens.last, let unit = UnitTable.unit(named: last.folded)?.name else { return nil }
    return [unit, Self.otherNames[last]].compactMap(\.self).first { name in meal.items.contains { $0.unit == name } }
  }

  /// The number that `tokens` are, with nothing beside it but words that say nothing.
  private static func plainFigure(_ tokens: [Token]) -> Double? {
    let words = tokens.filter { $0.kind != .punctuation && !CorrectionWords.fillers.contains($0) }
    guard words.count == 1, let number = NumberPhrase.read(at: 0, in: words), !number.isArticle else { return nil }
    return number.value
  }
}
