import Foods
import Nutrition
import ToolCalls

/// What was said of a dish that the tables count as a whole.
extension CorrectionReader {
  /// "Make it brown rice" of a burrito bowl that was told with white rice: the rice is inside the bowl, and the bowl no
  /// rice. So is "it was three eggs" of a shakshuka that was told with two. Nil where an item is called so.
  func insideDish(_ tokens: [Token]) -> Reading? {
    let start = firstContent(tokens)
    guard start > 1, tokens[0].isWord("make") || CorrectionWords.subjects.contains(tokens[0]),
      case let name = trimmed(Array(tokens[start...].prefix { $0.kind != .punctuation })), (1...4).contains(name.count),
      let noun = name.last, case .meal(let meal)? = context.lastEntries.last, let raw = meal.rawInput,
      foods.holdsFood(name),
      case let word = EnglishPlural.singular(of: noun.folded),
      !meal.items.contains(where: { isCalled(word, $0, isCounted: name[0].isCount) }),
      let told = Lexer.tokens(of: raw).firstIndex(where: { EnglishPlural.singular(of: $0.folded) == word }), told > 1
    else { return nil }
    return Reading(
      clarification: Clarification(
        question:
          "\"\(noun.text)\" is counted within that dish, which stays as it was logged. To have it apart, say the parts "
          + "one by one with their amounts."), confidence: 0.4)
  }

  /// Whether an item is called so, by its table or by the person; eggs that a dish was told with count as no name of it.
  private func isCalled(_ word: String, _ item: FoodItem, isCounted: Bool) -> Bool {
    if ItemMatcher.words(of: item.name).contains(word) { return true }
    guard let said = item.origin?.said, ItemMatcher.words(of: said).contains(word) else { return false }
    return !isCounted || ItemMatcher.head(of: said).map { EnglishPlural.singular(of: $0.folded) == word } ?? true
  }
}

/// What the one food was made or served without.
extension CorrectionReader {
  private static let denials: WordSet = ["no", "without", "didn't", "did"]

  /// "No bun", "I didn't eat the bun" right after a burger: a burger without it, where the tables have one.
  func madeWithout(_ object: [Token], in tokens: [Token], from start: Int) -> Reading? {
    guard (1...2).contains(object.count), Self.denials.occurs(in: tokens[start...].prefix(2)),
      case .meal(let meal)? = context.lastEntries.last, meal.items.count == 1, meal.items[0].foodType == .food,
      let said = ItemMatcher(meal: meal, foods: foods).saidNames[0], case let name = Lexer.tokens(of: said),
      !name.contains(where: { $0.isOne(of: "no", "without", "with") })
    else { return nil }
    let whole = name + [Token.word("without", at: tokens[start].range)] + object
    guard isKnown(whole, without: object) else { return nil }
    let items = corrections(of: meal)
    guard let found = items.phrase(whole, like: meal.items[0]), found.count == 1, let id = found[0].catalogId,
      id != meal.items[0].catalogId
    else { return nil }
    return Reading(CorrectEntry(entryId: meal.id, items: items.replace(meal.items[0], with: found)))
  }

  /// What a filling is eaten in, which what is left is called without.
  private static let holders: WordSet = ["bun", "buns", "bap", "tortilla", "crust"]

  /// Whether the tables have such a dish: of what it holds they say that it is left out.
  private func isKnown(_ whole: [Token], without object: [Token]) -> Bool {
    guard let last = object.last, let match = foods.catalog.link(whole.map(\.text).joined(separator: " ")) else {
      return false
    }
    let name = Lexer.tokens(of: match.food.name)
    return Self.holders.contains(last)
      || name.contains { $0.isOne(of: "no", "without") } && name.contains { $0.folded == last.folded }
  }
}
