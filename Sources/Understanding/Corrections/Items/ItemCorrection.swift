import Foods
import Nutrition
import ToolCalls

/// Reads changes to a meal's items: "make it five plums", "beef not chicken", "only half", "the milk was skim".
struct ItemCorrection {
  let context: ReadingContext
  let foods: FoodPhrases

  /// What `tokens`, their opening words gone, change in the last meal.
  func reading(of tokens: [Token]) -> Reading? { reading(of: Parts(tokens)) }

  /// What is now put for what it was taken for, in the last meal; a question where a food is said that could stand for
  /// more than one item.
  func reading(of parts: Parts) -> Reading? {
    guard let meal = lastMeal, !meal.items.isEmpty else { return nil }
    switch change(parts, meal: meal, matcher: ItemMatcher(meal: meal, foods: foods)) {
    case .items(let changes): return Reading(CorrectEntry(entryId: meal.id, items: changes))
    case .unclear(let food): return Reading(clarification: question(about: food, in: meal), confidence: 0.4)
    case .same: return .leftAsLogged
    case .whichOf(let kind):
      return Reading(
        clarification: Clarification(
          question: "Which of them was \(kind.map(\.text).joined(separator: " "))? Say it with its name."),
        confidence: 0.4)
    case .unknown(let food) where food.name.split(separator: " ").count > Self.longestName:
      return .leftAsLogged
    case .unknown(let food):
      return Reading(clarification: question(about: food, in: meal, isKnown: false), confidence: 0.4)
    case .unmeasured(let index):
      return Reading(
        clarification: Clarification(
          question: "How much of \(meal.items[index].name.prefix(60)) did you have in all?"), confidence: 0.4)
    // Figures without a food are of energy alone.
    case .uncounted(let figure, let index) where meal.items[index].name == AddMeal.Item.figuresName:
      return Amount(Lexer.tokens(of: "\(Int(figure)) kcal")).map { amount in
        let item = meal.items[index]
        return Reading(CorrectEntry(entryId: meal.id, items: [replace(item, with: amount.applied(to: item))]))
      }
    case .uncounted(let figure, let index):
      return Reading(clarification: question(about: figure, of: meal.items[index], in: meal), confidence: 0.4)
    case nil: return nil
    }
  }

  /// Words of a name; a longer one is a clause that was told of something else.
  private static let longestName = 3

  var lastMeal: Meal? { context.lastMeal }

  /// What a line comes to.
  private enum Change {
    case items([CorrectEntry.ItemChange])
    /// It is logged so already.
    case same
    /// A kind that any of several items may have been of.
    case whichOf([Token])
    /// The food that is said instead of nobody knows which.
    case unclear(AddMeal.Item)
    /// No table has what is said, so that it may be no food at all.
    case unknown(AddMeal.Item)
    /// A figure that counts no pieces of the item at that place.
    case uncounted(Double, Int)
    /// How much there was of a part of the item at that place, or how long it was.
    case unmeasured(Int)
  }

  private func change(_ parts: Parts, meal: Meal, matcher: ItemMatcher) -> Change? {
    // "They were from the place on 5th street": where, and no amount.
    if let first = parts.new.first, Self.circumstances.contains(first) { return nil }
    let oldIndex = matcher.index(of: parts.old)
    if let index = oldIndex ?? (meal.items.count == 1 ? 0 : nil),
      let weighed = weighedInState(parts, of: meal.items[index], said: matcher.saidNames[index])
    {
      return .items(replace(meal.items[index], with: weighed))
    }
    let isMultiple =
      Multiple.read(parts.new) != nil
      && parts.new.allSatisfy {
        $0.kind != .word || CorrectionWords.fillers.contains($0) || Multiple.words.contains($0)
      }
    if isMultiple || Amount.counts(parts.new) || !foods.holdsFood(parts.new), let amount = Amount(parts.new) {
      // "The muffin was 2" names what is not there; "weighed in at 80 kg" is a person.
      guard amount.isEaten, oldIndex != nil || parts.isDenied || !foods.holdsFood(parts.old) else { return nil }
      if oldIndex == nil, let measured = remeasured(parts, amount: amount, in: meal) { return .items([measured]) }
      if oldIndex == nil, let all = saidInOne(meal, counted: amount) { return .items(all) }
      // "Half the tin".
      let vessel = amount.isFraction ? vessel(parts.new, in: meal) : nil
      let index =
        oldIndex ?? measured(in: amount.unitName ?? vessel, of: meal)
        ?? (amount.unitName == nil && !amount.isFraction ? onlyCounted(in: meal, otherwise: amount) : nil) ?? meal.items
        .indices.last ?? 0
      if amount.isFraction, oldIndex == nil, meal.items.count > 1, vessel != meal.items[index].unit {
        return .items(meal.items.map { replace($0, with: amount.applied(to: $0)) })
      }
      let said = matcher.saidNames[index]
      if amount.isLength, !isSoldByLength(meal.items[index], said: said) {
        return ofLength(parts.new, meal.items[index], said: said).map { .items([replace(meal.items[index], with: $0)]) }
          ?? .unmeasured(index)
      }
      if oldIndex != nil, Self.isPart(parts.old, of: said) {
        return parted(meal.items[index], said: said, measured: [(parts.old, parts.new)])
          .map { .items(replace(meal.items[index], with: $0)) } ?? .unmeasured(index)
      }
      if let figure = amount.unlikelyCount(of: meal.items[index]) { return .uncounted(figure, index) }
      return .items([replace(meal.items[index], with: applying(amount, to: meal.items[index]))])
    }
    // "half the rice", "double chicken".
    let newIndex = matcher.index(of: parts.new)
    if let newIndex, let factor = Multiple.read(parts.new), !isKnown(parts.new) {
      return .items([replace(meal.items[newIndex], with: Amount(factor: factor).applied(to: meal.items[newIndex]))])
    }
    if let index = oldIndex ?? (meal.items.count == 1 ? 0 : nil), jointOfCooking(parts.new) != nil,
      let cooked = ofKind(parts.new, meal.items[index], said: matcher.saidNames[index])
    {
      return .items(replace(meal.items[index], with: cooked))
    }
    if let oldIndex, swapsDrink(parts, item: meal.items[oldIndex], said: matcher.saidNames[oldIndex]) {
      return exchanged(parts, oldIndex: oldIndex, meal: meal, matcher: matcher)
    }
    if let oldIndex, let swapped = swapped(parts, item: meal.items[oldIndex], said: matcher.saidNames[oldIndex]) {
      return .items(replace(meal.items[oldIndex], with: swapped))
    }
    if meal.items.count == 1, parts.old.isEmpty,
      let milky = otherMilk(parts.new, in: meal.items[0], said: matcher.saidNames[0])
    {
      return .items(replace(meal.items[0], with: milky))
    }
    if meal.items.count > 1, newIndex == nil, parts.old.isEmpty, !parts.isDenied,
      case let cups = meal.items.indices.filter({ isCup(meal.items[$0], said: matcher.saidNames[$0]) }),
      cups.count == 1,
      let milky = otherMilk(parts.new, in: meal.items[cups[0]], said: matcher.saidNames[cups[0]])
        ?? withMilk(parts.new, in: meal.items[cups[0]], said: matcher.saidNames[cups[0]])
    {
      return .items(replace(meal.items[cups[0]], with: milky))
    }
    // "Skimmed" of semi skimmed milk, "full fat" of what the table calls reduced fat.
    if meal.items.count == 1, newIndex == nil || Self.isOnlyKind(parts.new), parts.old.isEmpty || oldIndex == 0,
      let milky = withMilk(parts.new, in: meal.items[0], said: matcher.saidNames[0])
        ?? ofKind(parts.new, meal.items[0], said: matcher.saidNames[0])
        ?? otherFilling(parts.new, in: meal.items[0], said: matcher.saidNames[0])
        ?? (parts.isDenied ? nil : kindOfDish(parts.new, meal.items[0], said: matcher.saidNames[0]))
    {
      return .items(replace(meal.items[0], with: milky))
    }
    if let newIndex, oldIndex == nil || oldIndex == newIndex,
      let other = otherPart(parts.new, in: meal.items[newIndex], said: matcher.saidNames[newIndex])
    {
      return .items(replace(meal.items[newIndex], with: other))
    }
    if meal.items.count == 1, !parts.isDenied, parts.old.isEmpty,
      let same = ofMeat(parts.new, meal.items[0], said: matcher.saidNames[0])
    {
      return .items([replace(meal.items[0], with: same)])
    }
    return exchanged(parts, oldIndex: oldIndex, meal: meal, matcher: matcher)
  }

  /// Whole foods for whole foods; what is said with no item like it is put for the one named as wrong, for the only
  /// item, or for the only one of its kind.
  private func exchanged(_ parts: Parts, oldIndex: Int?, meal: Meal, matcher: ItemMatcher) -> Change? {
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

  func food(of item: AddMeal.Item) -> Food? {
    item.catalogId.flatMap(foods.catalog.food) ?? foods.catalog.link(item.name)?.food
  }

  func replace(_ old: FoodItem, with new: AddMeal.Item) -> CorrectEntry.ItemChange {
    CorrectEntry.ItemChange(action: .replace, itemName: old.name, item: new)
  }

  /// The first for the old one, the others beside it.
  func replace(_ old: FoodItem, with new: [AddMeal.Item]) -> [CorrectEntry.ItemChange] {
    new.enumerated().map { place, item in
      place == 0 ? replace(old, with: item) : CorrectEntry.ItemChange(action: .add, item: item)
    }
  }
}
