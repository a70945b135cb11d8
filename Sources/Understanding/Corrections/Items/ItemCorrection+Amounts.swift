import Foods
import Nutrition
import ToolCalls

/// How much of one food is as much of another, and which of several a bare number counts.
extension ItemCorrection {
  /// Whether `tokens` say how much there was, and no food.
  func tellsAmount(_ tokens: [Token]) -> Bool {
    let isMultiple =
      Multiple.read(tokens) != nil
      && tokens.allSatisfy {
        $0.kind != .word || CorrectionWords.fillers.contains($0) || Multiple.words.contains($0)
      }
    return isMultiple || Amount.counts(tokens) || Self.isSize(tokens) || !foods.holdsFood(tokens)
  }

  private static let aroundSize = NumberWords.articles.union(["one", "size", "sized"])

  /// "A venti", "the large size": menus name whole drinks so, but it is no food.
  private static func isSize(_ tokens: [Token]) -> Bool {
    let rest = tokens.filter { $0.kind == .word && !aroundSize.contains($0) }
    return rest.count == 1 && QuantityWords.sizes[rest[0]] != nil && tokens.allSatisfy { $0.kind != .number }
  }

  /// The food that is named in `amount`, or the one that it can be of.
  func amended(_ line: NamedParts, by amount: Amount) -> Change? {
    let (parts, meal) = (line.parts, line.meal)
    // "The muffin was 2" names what is not there; "weighed in at 80 kg" is a person.
    guard amount.isEaten, line.old != nil || parts.isDenied || !foods.holdsFood(parts.old) else { return nil }
    if line.old == nil, let measured = remeasured(parts, amount: amount, in: meal) { return .items([measured]) }
    if line.old == nil, let all = saidInOne(meal, counted: amount) { return .items(all) }
    // "Half the tin".
    let vessel = amount.isFraction ? vessel(parts.new, in: meal) : nil
    let index = line.old ?? unnamed(in: meal, of: amount, vessel: vessel)
    let item = meal.items[index]
    if amount.isFraction, line.old == nil, meal.items.count > 1, vessel != item.unit {
      return .items(meal.items.map { replace($0, with: amount.applied(to: $0)) })
    }
    let said = line.said(index)
    if amount.isLength, !isSoldByLength(item, said: said) {
      return ofLength(parts.new, item, said: said).map { .items([replace(item, with: $0)]) } ?? .unmeasured(index)
    }
    if line.old != nil, Self.isPart(parts.old, of: said) {
      return parted(item, said: said, measured: [(parts.old, parts.new)]).map { .items(replace(item, with: $0)) }
        ?? .unmeasured(index)
    }
    if let figure = amount.unlikelyCount(of: item) { return .uncounted(figure, index) }
    return .items([replace(item, with: applying(amount, to: item))])
  }

  /// The item that an amount is of where none is named: the one that is told in that measure, the one that was counted,
  /// else the last.
  private func unnamed(in meal: Meal, of amount: Amount, vessel: String?) -> Int {
    drink(of: amount, in: meal) ?? measured(in: amount.unitName ?? vessel, of: meal)
      ?? (amount.unitName == nil && !amount.isFraction ? onlyCounted(in: meal, otherwise: amount) : nil)
      ?? meal.items.indices.last ?? 0
  }

  private static let drinkSizes: Set<String> = ["tall", "grande", "venti", "trenta"]

  /// The last drink, where a size is said that only drinks have.
  private func drink(of amount: Amount, in meal: Meal) -> Int? {
    amount.unitName.flatMap { Self.drinkSizes.contains($0) ? meal.items.lastIndex { $0.foodType != .food } : nil }
  }

  /// The amount of what it was taken for, where none is said of the new food: what was weighed, and how many of a
  /// measure that any food has. What is usual of one food is not of another.
  func keepingAmount(of old: FoodItem, in new: AddMeal.Item) -> AddMeal.Item {
    guard new.quantity == nil, new.grams == nil, new.unit == nil else { return new }
    var item = new
    let food = food(of: new)
    let isMeasured =
      UnitTable.unit(named: old.unit) != nil || food?.portions.contains { $0.description.contains(old.unit) } == true
    if food?.id != old.catalogId, Self.countsItself(old), old.origin?.portion != .usual {
      if isCountedLike(old, food, said: new.name) { item.quantity = old.quantity }
      return item
    }
    switch old.origin?.portion {
    case .usual? where food?.id != old.catalogId: break
    // One serving of another food is what is usual of it.
    case .portion? where food?.id != old.catalogId && old.unit == "serving" && old.quantity == 1: break
    case .portion? where food?.id != old.catalogId:
      if isMeasured || old.quantity != 1 && isCountedLike(old, food, said: new.name) { item.quantity = old.quantity }
      if isMeasured {
        item.unit = old.unit
      } else if old.foodType == .drink, food?.foodType == .drink {
        // A large cup is as large of another drink.
        (item.quantity, item.unit, item.grams) = (old.quantity, old.unit, old.grams)
      }
    default:
      item.quantity = old.quantity
      item.unit = old.unit
      item.grams = old.grams
    }
    return item
  }

  /// Whether as many of `food` are as much as of `old`: two eggs are no two bowls of porridge.
  private func isCountedLike(_ old: FoodItem, _ food: Food?, said: String) -> Bool {
    guard let food, old.foodType == .food, food.foodType == .food, old.unit != "serving" else { return true }
    return !Self.servings.contains(
      foods.catalog.portion(of: food, quantity: old.quantity, unit: nil, said: said).unit)
  }

  private static let servings: Set<String> = ["serving", "cup", "bowl", "plate"]

  /// The one item of several that was counted: "make it 3" behind two eggs and some butter is of the eggs; "make that 2" is of
  /// what came behind the two eggs.
  func onlyCounted(in meal: Meal, otherwise amount: Amount) -> Int? {
    let counted = meal.items.indices.filter { meal.items[$0].quantity > 1 && Self.countsItself(meal.items[$0]) }
    return meal.items.count > 1 && counted.count == 1 && meal.items[counted[0]].quantity != amount.count
      ? counted[0] : nil
  }

  /// "Make it 3" of two turkey bagels: bread and filling, which one number counted.
  func saidInOne(_ meal: Meal, counted amount: Amount) -> [CorrectEntry.ItemChange]? {
    guard let count = amount.count, meal.items.count > 1, let raw = meal.rawInput,
      case let said = Lexer.tokens(of: raw),
      said.count(where: \.isCount) == 1, !said.contains(where: \.isBreak),
      let place = said.firstIndex(where: \.isCount),
      let old = NumberPhrase.read(at: place, in: said)?.value, old > 1, old != count,
      meal.items.contains(where: { $0.quantity == old }),
      meal.items.allSatisfy({ $0.quantity == old || $0.unit == "g" })
    else { return nil }
    return meal.items.map { replace($0, with: Amount(factor: count / old).applied(to: $0)) }
  }

  /// The "roll" of a sausage roll and the "taco" of a taco count it, and measure nothing else.
  private static func countsItself(_ item: FoodItem) -> Bool {
    ItemMatcher.words(of: item.name).contains(EnglishPlural.singular(of: item.unit.lowercased()))
  }
}
