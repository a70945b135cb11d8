/// Counts that are multiplied: "3 x 2 eggs" is six of them, where "2 x 3 egg omelette" is two dishes.
enum TimesSoMany {
  private static let most = 48.0

  /// `tokens` with their product.
  static func told(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    tokens.replacing { index in
      guard index + 3 < tokens.count, index == 0 || !tokens[index - 1].isCount,
        tokens[index + 1].isWord("x") || tokens[index + 1].isSign("×"),
        let times = whole(tokens[index]), let count = whole(tokens[index + 2]), times * count <= most,
        case let noun = tokens[index + 3], noun.kind == .word, noun.join == .apart, EnglishPlural.isPlural(noun.folded),
        UnitTable.unit(at: index + 3, in: tokens) == nil, holdsFood([noun]),
        ExerciseLexicon.reference.mentions(in: [noun]).isEmpty
      else { return nil }
      return (index + 3, [tokens[index].read(as: times * count)])
    }
  }

  private static func whole(_ token: Token) -> Double? {
    guard token.kind == .number, let value = token.value, value >= 1, value == value.rounded() else { return nil }
    return value
  }
}
