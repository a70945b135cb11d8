import Nutrition
import ToolCalls

/// The state that a food was weighed in, which another kind of it does not change.
extension ItemCorrection {

  /// The "dry" of dry rice that turns out to have been brown; nothing where the new words tell a state or another food.
  func stateKept(for tokens: [Token], of item: FoodItem) -> [Token] {
    guard !MealWords.dryStates.occurs(in: tokens), !tokens.contains(where: { $0.isOne(of: "cooked", "boiled") }),
      let meal = lastMeal, let index = meal.items.firstIndex(where: { $0.id == item.id }),
      let said = ItemMatcher(meal: meal, foods: foods).saidNames[index], case let before = Lexer.tokens(of: said),
      let last = before.last, tokens.last?.folded == last.folded, let state = MealWords.dryStates.firstIndex(in: before)
    else { return [] }
    return [before[state]]
  }

  /// "80 g dry" of a porridge, or of the pasta of "pasta with pesto": so much of it in the state it was weighed in; nil where `parts` say
  /// anything else.
  func weighedInState(_ parts: Parts, of item: FoodItem, said: String?) -> [AddMeal.Item]? {
    guard let (amount, state) = Self.amountInState(parts.new), let name = said ?? Self.plainName(of: item) else {
      return nil
    }
    // "100 g dry" of pasta with a sauce is of the pasta.
    let part = parts.old.isEmpty ? Array(Lexer.tokens(of: name).prefix { !Self.beside.contains($0) }) : parts.old
    if let parted = parted(item, said: said, measured: [(part, amount + [state])]) { return parted }
    if Self.isPart(parts.old, of: said) { return nil }
    let own = Lexer.tokens(of: name).filter { !MealWords.weighedStates.contains($0) }
    let items = foods.items(in: amount + [state] + own)
    return items.count == 1 ? items : nil
  }

  /// The amount and the state of "80 g dry", "200 g raw weight".
  static func amountInState(_ tokens: [Token]) -> (amount: [Token], state: Token)? {
    var amount = tokens.filter { $0.kind != .punctuation }
    if amount.last?.isWord("weight") == true { amount.removeLast() }
    guard let state = amount.popLast(), MealWords.weighedStates.contains(state), Amount.counts(amount) else {
      return nil
    }
    return (amount, state)
  }
}
