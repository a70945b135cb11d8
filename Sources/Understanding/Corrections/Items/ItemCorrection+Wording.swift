import Foods
import Nutrition
import ToolCalls

/// Foods put together from the person's own words and those that mend them.
extension ItemCorrection {
  /// "a double cheeseburger" is a food of that name, and no two cheeseburgers.
  func isKnown(_ tokens: [Token]) -> Bool {
    guard let match = foods.parts(in: tokens).first?.match, match.confidence > 0.85 else { return false }
    return !ItemMatcher.words(of: match.food.name).isDisjoint(with: Multiple.words)
  }

  /// A coffee or a tea, which milk goes into, by the person's word or by the table's.
  func isCup(_ item: FoodItem, said: String?) -> Bool {
    let words = Lexer.tokens(of: (said ?? "") + " " + item.name)
    return item.foodType == .drink
      && (CoffeeWords.cups.occurs(in: words)
        || zip(words, words.dropFirst()).contains { $0.says("flat") && $1.says("white") })
  }

  /// "beef not chicken" in "chicken burrito" is a beef burrito, "bread, not rice" in "curry with rice" a curry and
  /// bread: the person's words with the one put for the other.
  func swapped(_ parts: Parts, item: FoodItem, said: String?) -> [AddMeal.Item]? {
    guard let said = said ?? Self.plainName(of: item) else { return nil }
    let old = Set(parts.old.map { EnglishPlural.singular(of: $0.folded) })
    let tokens = Lexer.tokens(of: said)
    // "The coffee was black" of a coffee with milk.
    if item.foodType == .drink, parts.new.count == 1, parts.new[0].isWord("black"),
      let with = tokens.firstIndex(where: { $0.isWord("with") }), with > 0
    {
      return phrase(parts.new + tokens[..<with], like: item)
    }
    let rest = tokens.filter { !old.contains(EnglishPlural.singular(of: $0.folded)) && $0.kind == .word }
    guard !rest.isEmpty, rest.count < tokens.filter({ $0.kind == .word }).count else {
      // Only a kind was named ("the milk was skim"): it goes before the food.
      guard rest.isEmpty, Self.isOnlyKind(parts.new) || !parts.isDenied && isKind(parts.new, of: tokens) else {
        return nil
      }
      // "The turkey was ham" is no turkey beside a ham.
      let whole = phrase(parts.new + withoutRivals(of: parts.new, in: tokens), like: item)
      return whole?.count == 1 ? whole : nil
    }
    // "Almond milk, not oat": the milk stands there already.
    let new = Array(parts.new.dropLast(while: { token in rest.contains { $0.folded == token.folded } }))
    if new.isEmpty || !Set(rest.map(\.folded)).isDisjoint(with: new.map(\.folded)) { return nil }
    // "the wrap for a burger": what the item was called after is another thing now, and not a kind of the old one.
    if let head = tokens.last(where: { $0.kind == .word }), old.contains(EnglishPlural.singular(of: head.folded)),
      let first = parts.new.first, NumberWords.articles.contains(first)
    {
      return nil
    }
    // "The sandwich was tuna" of a ham sandwich: another kind of it.
    if !parts.isDenied, let head = tokens.last, !tokens.contains(where: \.isBreak),
      old == [EnglishPlural.singular(of: head.folded)],
      isKind(parts.new, of: [head])
    {
      return phrase(parts.new.last?.folded == head.folded ? parts.new : parts.new + [head], like: item)
    }
    if !parts.isDenied, let filled = filledAnew(new, in: tokens, old: old, item) { return filled }
    var replaced: [Token] = []
    var done = false
    for token in tokens {
      if old.contains(EnglishPlural.singular(of: token.folded)) {
        if !done { replaced += new }
        // "The rice was brown" of rice and peas: it is rice still.
        if !done, !parts.isDenied, !parts.isSwap, Self.isOnlyKind(new), !Self.isOnlyKind([token]) {
          replaced.append(token)
        }
        done = true
      } else {
        replaced.append(token)
      }
    }
    return phrase(parts.isDenied ? replaced : withoutRivals(of: new, in: replaced, keeping: new), like: item)
  }

  /// "The wrap was ham and cheese" of a chicken wrap: a dish is called after what is in it, and keeps nothing of the old name.
  private func filledAnew(_ new: [Token], in said: [Token], old: Set<String>, _ item: FoodItem) -> [AddMeal.Item]? {
    let name = said[..<(Self.beside.firstIndex(in: said) ?? said.count)]
    guard let head = name.last, case let noun = EnglishPlural.singular(of: head.folded), old == [noun],
      SandwichWords.carriers[noun] != nil || Self.dishes.contains(noun), (1...4).contains(new.count),
      let last = new.last.map({ EnglishPlural.singular(of: $0.folded) }), SandwichWords.carriers[last] == nil,
      !Self.dishes.contains(last), !new.contains(where: NumberWords.articles.contains)
    else { return nil }
    return phrase(new + [head], like: item)
  }

  /// "Swap the wine for cider" of a red wine: what it was called after is another drink now, and no red cider. "Swap the juice for
  /// pear" names another juice.
  func swapsDrink(_ parts: Parts, item: FoodItem, said: String?) -> Bool {
    guard parts.isSwap, item.foodType != .food, parts.old.count == 1, let said = said ?? Self.plainName(of: item),
      case let words = Lexer.tokens(of: said), let head = words.last, head.kind == .word,
      EnglishPlural.singular(of: head.folded) == EnglishPlural.singular(of: parts.old[0].folded),
      // The milk of "coffee with milk" is no drink of its own.
      !words.contains(where: \.isBreak)
    else { return false }
    return !Self.isOnlyKind(parts.new) && !isKind(parts.new, of: [head]) && foods.holdsFood(parts.new)
  }

  /// "The soup was leek": a leek soup is a food of the table.
  private func isKind(_ new: [Token], of said: [Token]) -> Bool {
    guard new.count <= 2, new.allSatisfy({ $0.kind == .word && !NumberWords.articles.contains($0) }),
      let head = said.last(where: { $0.kind == .word }),
      // "strawberries, not blueberries": other fruit, and no kind of it.
      let last = new.last, EnglishPlural.singular(of: last.folded) == last.folded,
      let match = foods.catalog.link((new + said).map(\.text).joined(separator: " ")), match.confidence > 0.7
    else { return false }
    let wanted = Set((new + [head]).map { EnglishPlural.singular(of: $0.folded) })
    return wanted.isSubset(of: ItemMatcher.words(of: match.food.name))
  }

  /// "It was brown", "they were veggie" of the only item.
  func ofKind(_ new: [Token], _ item: FoodItem, said: String?) -> [AddMeal.Item]? {
    guard let said = said ?? Self.plainName(of: item), case let name = Lexer.tokens(of: said) else { return nil }
    if Self.isOnlyKind(new) { return phrase(new + withoutRivals(of: new, in: name), like: item) }
    guard let joint = jointOfCooking(new) else { return nil }
    return phrase(new[..<joint] + name + new[joint...], like: item)
  }

  /// Words that tell a kind and are no food of their own.
  static let kinds = WordList.words(
    """
    skim skimmed whole semi oat almond soy soya brown white wholemeal wholewheat diet zero decaf low fat free
    full nonfat sugar unsweetened sweetened grilled fried baked boiled raw roasted steamed scrambled poached
    dark light plain vegan gluten greek salted unsalted lean sourdough rye multigrain coconut red green black
    small large medium veggie vegetarian meatless non alcoholic alcohol skinny
    """)

  static func isOnlyKind(_ tokens: [Token]) -> Bool {
    !tokens.isEmpty && tokens.allSatisfy { $0.kind == .word && kinds.contains($0) }
  }

  /// The foods of `tokens`, the first in the amount of `item`.
  func phrase(_ tokens: [Token], like item: FoodItem) -> [AddMeal.Item]? {
    let words = (stateKept(for: tokens, of: item) + tokens).map(\.text).joined(separator: " ")
    var found = foods.items(in: Lexer.tokens(of: words))
    guard !found.isEmpty else { return nil }
    found[0] = keepingAmount(of: item, in: found[0])
    return found
  }

  /// The changes that put `more` on an item, or beside all of them where it is nil: "toast with jam" of toast, as the grammar reads that, or jam beside it; none
  /// where it is there already.
  func adding(_ more: [Token], to index: Int?) -> [CorrectEntry.ItemChange]? {
    guard let meal = lastMeal else { return nil }
    guard let index else { return added(more) }
    let item = meal.items[index]
    let matcher = ItemMatcher(meal: meal, foods: foods)
    guard let said = matcher.saidNames[index] ?? Self.plainName(of: item) else { return added(more) }
    let alone = foods.parts(in: Lexer.tokens(of: said))
    let isMilk = more.last?.isWord("milk") == true
    let base = isMilk ? Self.withoutMilk(said) : said
    let words = base + " with " + more.map(\.text).joined(separator: " ")
    let both = foods.parts(in: Lexer.tokens(of: words))
    guard let first = both.first, let before = alone.first, alone.count == 1 else { return added(more) }
    let others = both.dropFirst().filter { base != said || matcher.index(named: Lexer.tokens(of: $0.item.name)) == nil }
      .map { CorrectEntry.ItemChange(action: .add, item: $0.item) }
    if first.match?.food.id == before.match?.food.id { return others }
    // "Coffee with milk" is as much drink as the coffee was; a plate with something on it is more than the food alone.
    guard item.foodType != .food, let food = first.match?.food,
      ItemMatcher.words(of: food.name).isSubset(of: ItemMatcher.words(of: words))
        || isMilk && (both.count == 1 && first.confidence > Self.surelyMade || base != said)
    else { return added(more) }
    var whole = first.item
    if whole.quantity == nil, whole.unit == nil, whole.grams == nil {
      (whole.quantity, whole.unit, whole.grams) = (item.quantity, item.unit, item.grams)
    }
    return [replace(item, with: whole)] + others
  }

  /// The tables know how a drink is made with such a milk: "Coffee, Cappuccino, nonfat".
  private static let surelyMade = 0.6

  /// "Coffee" of "coffee with milk": another milk comes in the place of that one.
  private static func withoutMilk(_ said: String) -> String {
    guard said.lowercased().hasSuffix(" milk"), let with = said.firstRange(of: " with ") else { return said }
    return String(said[..<with.lowerBound])
  }

  private func added(_ more: [Token]) -> [CorrectEntry.ItemChange]? {
    let items = foods.items(in: more)
    return items.isEmpty ? nil : items.map { CorrectEntry.ItemChange(action: .add, item: $0) }
  }

  /// A name that the table's, which is no phrase a person says, is not part of.
  static func plainName(of item: FoodItem) -> String? {
    let name = item.shownNames.said
    return name.contains(",") ? nil : String(name)
  }
}
