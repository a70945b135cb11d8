import Nutrition

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
