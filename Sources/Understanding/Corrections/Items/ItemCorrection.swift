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
    return change(NamedParts(parts, of: meal, foods: foods)).flatMap { answer(to: $0, in: meal) }
  }

  var lastMeal: Meal? { context.lastMeal }

  /// What a line comes to.
  enum Change {
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

  /// What is said, and the items of the meal that it names.
  struct NamedParts {
    let parts: Parts
    let meal: Meal
    let matcher: ItemMatcher
    /// The item that is called what it was taken for.
    let old: Int?
    /// The item that is called what it is now.
    let new: Int?

    init(_ parts: Parts, of meal: Meal, foods: FoodPhrases) {
      self.parts = parts
      self.meal = meal
      matcher = ItemMatcher(meal: meal, foods: foods)
      old = matcher.index(of: parts.old)
      new = matcher.index(of: parts.new)
    }

    /// The only item of the meal.
    var only: Int? { meal.items.count == 1 ? 0 : nil }

    func said(_ index: Int) -> String? { matcher.saidNames[index] }
  }

  /// What `line` changes: an amount where it says one, else a kind or a part of what is logged, else one food for another.
  private func change(_ line: NamedParts) -> Change? {
    // "They were from the place on 5th street": where, and no amount.
    if let first = line.parts.new.first, Self.circumstances.contains(first) { return nil }
    if let index = line.old ?? line.only,
      let weighed = weighedInState(line.parts, of: line.meal.items[index], said: line.said(index))
    {
      return .items(replace(line.meal.items[index], with: weighed))
    }
    if tellsAmount(line.parts.new), let amount = Amount(line.parts.new) { return amended(line, by: amount) }
    // "half the rice", "double chicken".
    if let index = line.new, let factor = Multiple.read(line.parts.new), !isKnown(line.parts.new) {
      return .items([replace(line.meal.items[index], with: Amount(factor: factor).applied(to: line.meal.items[index]))])
    }
    if let cooked = cookedOtherwise(line) { return .items(cooked) }
    if let old = line.old, swapsDrink(line.parts, item: line.meal.items[old], said: line.said(old)) {
      return exchanged(line)
    }
    if let changes = partSwapped(line) ?? ofOtherMilk(line) ?? ofOtherKind(line) ?? withOtherPart(line) {
      return .items(changes)
    }
    return exchanged(line)
  }

  /// "Fried in butter" of the food that is named, or of the only one.
  private func cookedOtherwise(_ line: NamedParts) -> [CorrectEntry.ItemChange]? {
    guard let index = line.old ?? line.only, jointOfCooking(line.parts.new) != nil else { return nil }
    return ofKind(line.parts.new, line.meal.items[index], said: line.said(index))
      .map { replace(line.meal.items[index], with: $0) }
  }

  /// "Beef, not chicken" of a chicken burrito.
  private func partSwapped(_ line: NamedParts) -> [CorrectEntry.ItemChange]? {
    guard let old = line.old else { return nil }
    return swapped(line.parts, item: line.meal.items[old], said: line.said(old))
      .map { replace(line.meal.items[old], with: $0) }
  }

  /// "Oat milk" of the only food or the only cup.
  private func ofOtherMilk(_ line: NamedParts) -> [CorrectEntry.ItemChange]? {
    guard line.parts.old.isEmpty else { return nil }
    let (parts, items) = (line.parts, line.meal.items)
    if let only = line.only {
      return otherMilk(parts.new, in: items[only], said: line.said(only)).map { replace(items[only], with: $0) }
    }
    guard line.new == nil, !parts.isDenied,
      case let cups = items.indices.filter({ isCup(items[$0], said: line.said($0)) }), cups.count == 1
    else { return nil }
    let milky =
      otherMilk(parts.new, in: items[cups[0]], said: line.said(cups[0]))
      ?? withMilk(parts.new, in: items[cups[0]], said: line.said(cups[0]))
    return milky.map { replace(items[cups[0]], with: $0) }
  }

  /// "Skimmed" of semi skimmed milk, "full fat" of what the table calls reduced fat: the only food in another kind.
  private func ofOtherKind(_ line: NamedParts) -> [CorrectEntry.ItemChange]? {
    let parts = line.parts
    guard let only = line.only, case let item = line.meal.items[only],
      line.new == nil || Self.isOnlyKind(parts.new), parts.old.isEmpty || line.old == only
    else { return nil }
    let kind =
      withMilk(parts.new, in: item, said: line.said(only))
      ?? ofKind(parts.new, item, said: line.said(only))
      ?? otherFilling(parts.new, in: item, said: line.said(only))
      ?? (parts.isDenied ? nil : kindOfDish(parts.new, item, said: line.said(only)))
    return kind.map { replace(item, with: $0) }
  }

  /// Another part of the food that is named, or other meat in the only one.
  private func withOtherPart(_ line: NamedParts) -> [CorrectEntry.ItemChange]? {
    let (parts, items) = (line.parts, line.meal.items)
    if let new = line.new, line.old == nil || line.old == new,
      let other = otherPart(parts.new, in: items[new], said: line.said(new))
    {
      return replace(items[new], with: other)
    }
    guard let only = line.only, !parts.isDenied, parts.old.isEmpty else { return nil }
    return ofMeat(parts.new, items[only], said: line.said(only)).map { [replace(items[only], with: $0)] }
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
