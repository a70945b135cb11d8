import Nutrition

/// The state that a food was weighed in, which another kind of it does not change.
extension ItemCorrection {
  private static let weighedAs: WordSet = ["dry", "dried", "raw", "uncooked"]

  /// The "dry" of dry rice that turns out to have been brown; nothing where the new words tell a state or another food.
  func stateKept(for tokens: [Token], of item: FoodItem) -> [Token] {
    guard !Self.weighedAs.occurs(in: tokens), !tokens.contains(where: { $0.isOne(of: "cooked", "boiled") }),
      let meal = lastMeal, let index = meal.items.firstIndex(where: { $0.id == item.id }),
      let said = ItemMatcher(meal: meal, foods: foods).saidNames[index], case let before = Lexer.tokens(of: said),
      let last = before.last, tokens.last?.folded == last.folded, let state = Self.weighedAs.firstIndex(in: before)
    else { return [] }
    return [before[state]]
  }
}
