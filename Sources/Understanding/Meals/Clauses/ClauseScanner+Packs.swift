import Nutrition

/// What food was taken out of or off.
extension ClauseScanner {
  private static let packs = WordList.words(
    "bag packet pack box tub jar carton tin can pan pot fridge freezer oven wrapper container bottle bowl dish tray")
  static let owning = ListWords.determiners

  /// The end of "out of the bag" behind a food at `index`.
  func outOfPack() -> Int? {
    guard tokens[index].isWord("out"), index + 3 < tokens.count, tokens[index + 1].isWord("of"),
      Self.owning.contains(tokens[index + 2]), elements.contains(where: \.isWord),
      let pack = Self.packs.firstIndex(in: tokens[(index + 3)...].prefix(3)),
      !filter.isContent(pack + 1)
    else { return nil }
    return pack + 1
  }

  static let taking: WordSet = ["pulled", "picked", "stripped", "took", "carved", "cut", "scraped", "shredded"]

  /// The end of "the meat off a roast chicken" behind such a verb: what was eaten of it comes next.
  func offWhole() -> Int? {
    guard index > 0, Self.taking.contains(tokens[index - 1]), tokens[index].isWord("the"), index + 3 < tokens.count,
      tokens[index + 1].isOne(of: "meat", "flesh", "leaves", "kernels"),
      tokens[index + 2].isOne(of: "off", "from", "out")
    else { return nil }
    let start = quantities.quantity(at: index + 3)?.tokens.upperBound ?? index + 3
    let end = filter.restOfPhrase(from: start)
    // What was eaten is told behind it.
    guard MealWords.verbs.occurs(in: tokens[end...]) else { return nil }
    return end
  }
}

/// "kfc 3 piece meal": how many pieces of chicken one meal has, and not how many meals.
extension ClauseScanner {
  private static let menus: WordSet = ["meal", "combo", "box", "dinner", "plate"]
  private static let chicken: WordSet = [
    "chicken", "kfc", "popeyes", "popeye's", "bojangles", "churchs", "church's", "jollibee",
  ]
  private static let counts = 2.0...5.0

  /// Takes the count and "piece" as words of the meal's name, where a chain or the chicken is named beside them.
  mutating func piecesOfMeal(_ quantity: Quantity, end: Int) -> Bool {
    guard quantity.unit?.name == "piece", !quantity.hasOf, !quantity.hasContent, quantity.size == nil,
      let value = quantity.value, Self.counts.contains(value), quantity.tokens.count == 2
    else { return false }
    let name = tokens[end...].prefix(4).prefix { $0.kind == .word && MealWords.softJoiners[$0] == nil }
    let before = tokens[..<index].suffix(2)
    guard let menu = Self.menus.firstIndex(in: name),
      tokens[end...menu].dropLast().allSatisfy({ Self.chicken.contains($0) || $0.isOne(of: "fried", "box", "spicy") }),
      Self.chicken.occurs(in: before) || Self.chicken.occurs(in: name),
      // "3 pieces of chicken for dinner" and "2 pc chicken dinner" at dinner are counted.
      !tokens[menu].isOne(of: "dinner", "plate") || Self.chicken.occurs(in: before)
    else { return false }
    for word in index...menu { elements.append(.word(word)) }
    isAfterVerb = false
    index = menu + 1
    return true
  }
}

/// "3 pump caramel latte": how much syrup is in a drink that is called after it, and no measure of the drink.
extension ClauseScanner {
  private static let drinks = CoffeeWords.coffees.union(
    WordList.words("lattes frappuccino frappe chai tea matcha refresher lemonade brew white hot chocolate"))
  /// Words between the pumps and the drink: "3 pump iced white chocolate mocha".
  private static let longestDrink = 5

  /// Takes such pumps, before the drink or behind it.
  mutating func pumps(_ quantity: Quantity, end: Int) -> Bool {
    guard quantity.unit?.name == "pump" else { return false }
    if quantity.hasOf {
      if isAfterContent { elements.append(.hard) }
      return false
    }
    let name = tokens[end...].prefix(Self.longestDrink).prefix { $0.kind == .word && MealWords.softJoiners[$0] == nil }
    // "a latte 2 pumps vanilla syrup": what is pumped is told besides the drink.
    if name.contains(where: { $0.isWord("syrup") }) {
      if isAfterContent { elements.append(.hard) }
      return false
    }
    // "a 4 pump mocha" is a drink, and "2 pumps mocha" are put in one.
    if Self.drinks.occurs(in: name.dropFirst())
      || tokens[end - 1].isWord("pump") && name.count == 1 && Self.drinks.occurs(in: name)
    {
      index = end
      return true
    }
    guard name.isEmpty, Self.drinks.occurs(in: tokens[..<index]) else { return false }
    take(.gap, count: end - index)
    return true
  }
}
