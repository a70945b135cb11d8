import Foods
import Foundation
import Nutrition
import ToolCalls

/// What is left of a meal and of its items without what is taken out.
extension CorrectionReader {
  /// The changes that take out what `words` name, one or more joined by "and" and "or"; nil unless all of it is there.
  /// `isOfPart` where a dish that is called after it stays, without it.
  func without(_ words: [Token], in meal: Meal, matcher: ItemMatcher, isOfPart: Bool = false)
    -> [CorrectEntry.ItemChange]?
  {
    let names = words.split { $0.kind == .punctuation || $0.isOne(of: "and", "or", "&", "nor") }
    let parts = names.map { $0.filter { $0.kind == .word } }.filter { !$0.isEmpty }
    var changes: [CorrectEntry.ItemChange] = []
    let whole = parts.flatMap(\.self)
    // "mac and cheese" is one name.
    let isOne = matcher.index(named: whole).map { matcher.isWholeName(whole, of: $0) } ?? false
    for part in !isOne && parts.count > 1 && parts.allSatisfy({ matcher.index(named: $0) != nil }) ? parts : [whole] {
      guard let index = matcher.index(of: part) else { return nil }
      let item = meal.items[index]
      if let rest = rest(of: item, said: matcher.saidNames[index], without: part)
        ?? (isOfPart ? plainer(item, said: matcher.saidNames[index], without: part) : nil)
      {
        changes.append(CorrectEntry.ItemChange(action: .replace, itemName: item.name, item: rest))
      } else if matcher.namesWhole(part, of: index) {
        let change = CorrectEntry.ItemChange(action: .remove, itemName: item.name)
        if !changes.contains(change) { changes.append(change) }
      } else {
        return nil
      }
    }
    return changes.isEmpty ? nil : changes
  }

  private static let joining: WordSet = ["and", "&"]

  /// "Remove the pear and the roll" where they are of two entries: each goes from its own. Nil where one of them is not
  /// found, or where a single entry has them all.
  func removedFromSeveral(_ said: [Token]) -> Reading? {
    guard (4...Self.longestList).contains(said.count), Self.joining.occurs(in: said),
      case let tokens = trimmed(said), ordersRemoval(Array(tokens.prefix(Self.longestOrder))),
      let article = ListWords.definite.firstIndex(in: tokens.prefix(4)),
      case let list = tokens[article...], list.allSatisfy({ $0.kind == .word || $0.isSign(",") || $0.isSign("&") }),
      case let names = list.split(whereSeparator: { $0.isSign(",") || Self.joining.contains($0) })
        .map({ $0.filter { !ListWords.definite.contains($0) } }), names.count > 1,
      names.allSatisfy({ !$0.isEmpty }), case let found = names.compactMap({ part(named: $0) }),
      found.count == names.count
    else { return nil }
    var entries: [Entry] = []
    for part in found where !entries.contains(where: { $0.id == part.entry.id }) { entries.append(part.entry) }
    guard entries.count > 1 else { return nil }
    return Reading(
      calls: entries.map { entry in
        let items = Set(found.filter { $0.entry.id == entry.id }.compactMap(\.item))
        guard case .meal(let meal) = entry, items.count < meal.items.count else {
          return .removeEntry(RemoveEntry(entryId: entry.id))
        }
        return .correctEntry(
          CorrectEntry(
            entryId: entry.id, items: items.sorted().map { .init(action: .remove, itemName: meal.items[$0].name) }))
      })
  }

  private static let longestList = 14

  /// The entry in reach that `name` is of, with the place of the item in a meal.
  private func part(named name: [Token]) -> (entry: Entry, item: Int?)? {
    for meal in mealsInReach {
      let matcher = ItemMatcher(meal: meal, foods: foods)
      if let index = matcher.index(named: name), matcher.namesWhole(name, of: index) { return (.meal(meal), index) }
    }
    let oldest = context.now.addingTimeInterval(-86_400)
    let others = (context.earlierEntries + context.lastEntries).filter { entry in
      if case .meal = entry { false } else { entry.timestamp > oldest }
    }
    return entry(named: name.map { EnglishPlural.singular(of: $0.folded) }, in: others).map { ($0, nil) }
  }

  /// "A salad" for "a salad with feta" without the feta; nil where the item is what is taken out.
  private func rest(of item: FoodItem, said: String?, without object: [Token]) -> AddMeal.Item? {
    let taken = Set(object.map { EnglishPlural.singular(of: $0.folded) })
    let called = Lexer.tokens(of: String(item.name.prefix { $0 != "(" }))
    // "Only 2 waffles" of waffles with cream says less than they are called.
    let said =
      said.map { Lexer.tokens(of: $0) }.flatMap { said in
        said.contains { taken.contains(EnglishPlural.singular(of: $0.folded)) } ? said : nil
      } ?? called
    let places = said.indices.filter { taken.contains(EnglishPlural.singular(of: said[$0].folded)) }
    guard let first = places.first, let last = places.last, let joint = joint(before: first, in: said) else {
      return nil
    }
    var kept = Array(said[..<joint])
    if last + 2 < said.count, said[last + 1].isWord("and") {
      kept += [said[joint]] + said[(last + 2)...]
    } else {
      kept += said[(last + 1)...]
    }
    // The fish of fish and chips comes in batter.
    let isBattered = kept.count == 1 && kept[0].isWord("fish") && taken.contains("chip")
    let name = isBattered ? "battered fish" : kept.map(\.text).joined(separator: " ")
    guard var new = foods.items(in: Lexer.tokens(of: name)).first else { return nil }
    if new.quantity == nil, new.unit == nil, item.foodType == .drink { new.grams = new.grams ?? item.grams }
    new.quantity = new.quantity ?? item.quantity
    new.unit = new.unit ?? item.unit
    return new
  }

  /// What makes another food of the word behind it: peanut butter is no butter.
  private static let makers = SandwichWords.nuts.union(["ice", "apple", "cocoa", "sweet", "coconut", "pumpkin"])
  private static let joints: WordSet = ["with", "w", "and", "n", "on"]

  /// Where what the food at `place` is joined by stands; its kind may be told between, as in "with maple syrup".
  private func joint(before place: Int, in said: [Token]) -> Int? {
    guard place > 1 else { return nil }
    if Self.joints.contains(said[place - 1]) { return place - 1 }
    guard place > 2, Self.joints.contains(said[place - 2]), !Self.makers.contains(said[place - 1]) else { return nil }
    return place - 2
  }

  /// "Fried rice" for "egg fried rice" without the egg, "chips" for "cheese and chips" without the cheese; nil where the dish is called by
  /// it alone or no table has the rest.
  private func plainer(_ item: FoodItem, said: String?, without object: [Token]) -> AddMeal.Item? {
    let said = Lexer.tokens(of: said ?? ItemCorrection.plainName(of: item) ?? "")
    let taken = Set(object.map { EnglishPlural.singular(of: $0.folded) })
    func isTaken(_ token: Token) -> Bool { taken.contains(EnglishPlural.singular(of: token.folded)) }
    guard let last = said.last, !isTaken(last), said.contains(where: isTaken) else { return nil }
    let kept = said.indices.filter { index in
      let isJoint = said[index].isWord("and") || said[index].isSign("&")
      let isBesideTaken = index > 0 && isTaken(said[index - 1]) || index + 1 < said.count && isTaken(said[index + 1])
      return !isTaken(said[index]) && !(isJoint && isBesideTaken)
    }
    let name = kept.map { said[$0] }
    guard !name.isEmpty, let match = foods.catalog.link(name.map(\.text).joined(separator: " ")), match.confidence > 0.7
    else { return nil }
    return ItemCorrection(context: context, foods: foods).phrase(name, like: item)?.first
  }
}
