import Nutrition
import ToolCalls

/// Of what kind a part of a dish was, where the part is called by what it is and the dish by its kind: "the fish was trout" of a tuna
/// salad.
extension CorrectionReader {
  /// What is said of a part, and of which.
  private struct PartKind {
    var part: [Token]
    var new: [Token]
    /// Empty where nothing is denied.
    var old: [Token]
  }

  private static let fillings: WordSet = ["fish", "meat", "filling", "protein", "mince"]
  /// Drinks that are made with milk, or taken with it.
  private static let milky: WordSet = [
    "latte", "cappuccino", "mocha", "macchiato", "cortado", "coffee", "coffees", "tea", "teas", "chai", "cocoa",
    "chocolate", "lattes", "cappuccinos", "frappe", "matcha", "flat",
  ]
  /// Parts that a kind is said with: "tomato sauce".
  private static let saidWithKind: WordSet = ["sauce", "dressing", "milk"]

  /// "The fish was trout, not tuna", "the bread was rye not white", "the milk was oat": the dish with the one for the other.
  func kindOfPart(_ tokens: [Token]) -> Reading? {
    guard let said = partKind(tokens) else { return nil }
    for meal in said.old.isEmpty ? Array(mealsInReach.prefix(lastMeal == nil ? 0 : 1)) : mealsInReach {
      let matcher = ItemMatcher(meal: meal, foods: foods)
      let items = corrections(of: meal)
      let found =
        said.old.isEmpty ? nil : otherKind(said, in: meal, matcher: matcher, items)
      if let (index, new) = found ?? dishOfKind(said, in: meal, matcher: matcher, items)
        ?? unsaidKind(said, in: meal, matcher: matcher, items)
      {
        let changes = items.replace(meal.items[index], with: new)
        return Reading(CorrectEntry(entryId: meal.id, items: changes))
      }
    }
    return nil
  }

  /// Whether `tokens` say of what kind a part was which nothing that is logged has: the soup of "the soup was pea not leek" after a bun.
  func isOfUnloggedPart(_ tokens: [Token]) -> Bool {
    guard let said = partKind(tokens), foods.holdsFood(said.part) else { return false }
    return !said.old.isEmpty && foods.holdsFood(said.new) && foods.holdsFood(said.old)
      || said.old.isEmpty && said.part.count == 1 && Self.fillings.contains(said.part[0]) && foods.holdsFood(said.new)
  }

  /// What `tokens` say of a part; nil where they say anything else.
  private func partKind(_ tokens: [Token]) -> PartKind? {
    guard (4...12).contains(tokens.count),
      let verb = tokens.prefix(7).firstIndex(where: { $0.isOne(of: "was", "were", "is") }), verb > 1,
      case let start = tokens.firstIndex(where: { !Self.isInterjection($0) }) ?? 0,
      tokens[start].isWord("the") || tokens[start].isWord("my"), (2...3).contains(verb - start),
      !tokens[(verb + 1)...].contains(where: { $0.kind == .number })
    else { return nil }
    let rest = trimmed(Array(tokens[(verb + 1)...].drop { $0.isOne(of: "actually", "really") }))
    let not = rest.firstIndex { $0.isWord("not") } ?? rest.count
    let new = trimmed(Array(rest[..<not]))
    let old = Array(rest[not...].dropFirst())
    guard (1...2).contains(new.count), old.count <= 2, not == rest.count || !old.isEmpty,
      (new + old).allSatisfy({ $0.kind == .word && !$0.isCount && !NumberWords.articles.contains($0) })
    else { return nil }
    return PartKind(part: Array(tokens[(start + 1)..<verb]), new: new, old: old)
  }

  /// The item that was said with the kind that is denied, in the other one; of several the one that was said with the part too.
  private func otherKind(_ said: PartKind, in meal: Meal, matcher: ItemMatcher, _ items: ItemCorrection)
    -> (Int, [AddMeal.Item])?
  {
    let wrong = ItemMatcher.words(of: said.old.map(\.text).joined(separator: " "))
    let part = ItemMatcher.words(of: said.part.map(\.text).joined(separator: " "))
    let words = matcher.saidNames.map { $0.map(ItemMatcher.words) ?? [] }
    let candidates = words.indices.filter { !wrong.isEmpty && wrong.isSubset(of: words[$0]) }
    guard let index = candidates.first(where: { part.isSubset(of: words[$0]) }) ?? candidates.first else { return nil }
    var new = said.new
    if let last = said.part.last, Self.saidWithKind.contains(last), !part.isSubset(of: words[index]) { new += [last] }
    if words[index] == wrong, let whole = items.phrase(said.new, like: meal.items[index]) { return (index, whole) }
    let parts = ItemCorrection.Parts(new: new, old: said.old, isDenied: true)
    return items.swapped(parts, item: meal.items[index], said: matcher.saidNames[index]).map { (index, $0) }
  }

  /// "The curry was lamb": the dish that is called so, of that, whatever it was of; not lamb in its place.
  private func dishOfKind(_ said: PartKind, in meal: Meal, matcher: ItemMatcher, _ items: ItemCorrection)
    -> (Int, [AddMeal.Item])?
  {
    guard said.part.count == 1, said.old.isEmpty, ItemCorrection.calledByKind.contains(said.part[0]),
      said.new.allSatisfy({ ItemCorrection.fillings.contains($0) || $0.isWord("and") }),
      let index = matcher.index(named: said.part)
    else { return nil }
    let item = meal.items[index]
    let name = matcher.saidNames[index] ?? item.name
    // "A ham and cheese omelette" is of neither then.
    if Lexer.tokens(of: name).last?.folded == said.part[0].folded, name.contains(" and "),
      let new = items.phrase(said.new + said.part, like: item), new.count == 1
    {
      return (index, new)
    }
    guard ItemMatcher.head(of: name)?.folded == said.part[0].folded else { return nil }
    return items.ofThatKind(said.new, item, said: matcher.saidNames[index], isSure: true).map { (index, [$0]) }
  }

  /// The one dish that has such a part, though the part was not named: the milk of a latte, the meat of a beef curry.
  private func unsaidKind(_ said: PartKind, in meal: Meal, matcher: ItemMatcher, _ items: ItemCorrection)
    -> (Int, [AddMeal.Item])?
  {
    guard let part = said.part.last, matcher.index(named: said.part) == nil else { return nil }
    let isMilk = part.isWord("milk") && ItemCorrection.isOnlyKind(said.new)
    guard isMilk || Self.fillings.contains(part) else { return nil }
    let found = meal.items.indices.compactMap { index -> (Int, [AddMeal.Item])? in
      let name = matcher.saidNames[index]
      if !isMilk { return items.otherFilling(said.new, in: meal.items[index], said: name).map { (index, $0) } }
      guard let name, Self.milky.occurs(in: Lexer.tokens(of: name)) else { return nil }
      let milk = said.new + [part]
      // A black coffee counts as water; "soy milk cappuccino" is read as two drinks.
      let isBlack = meal.items[index].foodType == .water && !name.contains("milk")
      let before = isBlack ? nil : items.withMilk(milk, in: meal.items[index], said: name)
      let white =
        before?.count == 1
        ? before : items.phrase(Lexer.tokens(of: name + " with") + milk, like: meal.items[index])
      return white.map { (index, $0) }
    }
    return found.count == 1 ? found[0] : nil
  }
}
