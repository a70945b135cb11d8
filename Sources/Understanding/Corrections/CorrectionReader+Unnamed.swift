import Nutrition
import ToolCalls

/// What is told of a food without an article, or of one that was logged under no name.
extension CorrectionReader {
  /// Whether `rest` says how many there were of what is called `name`, of what kind or when; or what it was, of a food by its bare name.
  func isTold(_ rest: [Token], of name: [Token]) -> Bool {
    if Amount.counts(rest) || ItemCorrection.isOnlyKind(rest) || isCountOrSize(rest) { return true }
    if Self.isMoment(untilDenial(rest)) { return true }
    guard rest.count > 1, rest.count <= 4, NumberWords.articles.contains(rest[0]), let meal = lastMeal,
      case let matcher = ItemMatcher(meal: meal, foods: foods), let index = matcher.index(named: name)
    else { return false }
    return matcher.namesWhole(name, of: index) && foods.holdsFood(rest)
  }

  /// What stands before "not".
  private func untilDenial(_ rest: [Token]) -> [Token] { Array(rest.prefix { !$0.isWord("not") }) }

  /// "The milk was oat" of a smoothie: of something that was logged under no name, and no new food.
  func kindOfUnnamed(_ tokens: [Token]) -> Reading? {
    guard lastMeal != nil, (4...7).contains(tokens.count), tokens[0].isWord("the"),
      let verb = tokens.firstIndex(where: { $0.isWord("was") || $0.isWord("were") }), verb > 1, verb + 1 < tokens.count,
      case let rest = Array(tokens[(verb + 1)...]), ItemCorrection.isOnlyKind(rest),
      foods.holdsFood(Array(tokens[1..<verb]))
    else { return nil }
    let name = tokens[1..<verb].map(\.text).joined(separator: " ")
    return Reading(
      clarification: Clarification(
        question: "I don't see \(name.prefix(60)) in what was logged last. Which food was it in?"), confidence: 0.4)
  }

  /// "3", "a small", "large ones": how many, or how big.
  private func isCountOrSize(_ rest: [Token]) -> Bool {
    if rest.count == 1, rest[0].isCount { return true }
    let words = rest.drop { NumberWords.articles.contains($0) }
    guard let first = words.first, QuantityWords.sizes[first] != nil else { return false }
    return words.dropFirst().allSatisfy { $0.isWord("one") || $0.isWord("ones") }
  }
}
