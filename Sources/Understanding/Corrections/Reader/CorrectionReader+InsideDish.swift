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
