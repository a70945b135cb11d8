/// Clauses about how things are.
extension FrameReader {
  static let states: Set<String> = WordList.words(
    """
    closed taken full busy open packed empty crowded cancelled canceled off out fun hard tough easy brutal long
    terrible awful bad good great nice tasty yummy delicious huge cold hot gross amazing awesome perfect fine ok
    okay rough worth disgusting broken late early ready gone expensive cheap my incredible fantastic excellent
    lovely
    """)

  /// "Bananas are high in potassium", "the gym was closed": about things, not about what was done.
  static func isStatement(_ tokens: [Token], from start: Int) -> Bool {
    guard !tokens.contains(where: { $0.kind == .number || $0.kind == .clock }) else { return false }
    guard
      let copula = tokens.indices.first(where: {
        [
          "is", "are", "was", "were", "seems", "looks", "tastes", "tasted", "smells", "looked", "smelled", "felt",
          "isn't", "aren't",
        ].contains(tokens[$0].folded)
      }),
      copula > start
    else { return false }
    let isAboutMeal = tokens[..<copula].contains {
      TimeWords.meals[$0.folded] != nil
        || ["weight", "snack", "meal", "order", "plate", "treat", "dessert"].contains($0.folded)
    }
    guard !isAboutMeal else { return false }
    if !["was", "were"].contains(tokens[copula].folded) { return true }
    var next = copula + 1
    while ["so", "very", "really", "too", "pretty", "super", "quite", "just", "absolutely", "a", "bit"].contains(
      word(next, tokens))
    { next += 1 }
    return states.contains(word(next, tokens)) || OpinionWords.all.contains(word(next, tokens))
  }

  /// Whether the clause gives an amount of something by weight, volume or kitchen measure, in a number.
  static func statesMeasure(_ tokens: [Token]) -> Bool {
    let parser = QuantityParser(tokens)
    return tokens.indices.contains { index in
      let isNumber =
        tokens[index].kind == .number || NumberWords.cardinals[tokens[index].folded] != nil
        || ["half", "quarter"].contains(tokens[index].folded)
      guard isNumber, let unit = parser.quantity(at: index)?.unit else { return false }
      return [.mass, .volume, .measure].contains(unit.dimension)
    }
  }
}
