import Nutrition

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
