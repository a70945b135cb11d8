import Foods

/// A class of food at the end of a sentence whose kinds the next one counts: "had some fruit. An apple and a pear".
enum ClassesTold {
  private static let longestName = 3
  private static let sure = 0.7

  /// `tokens` with both as one sentence, so that what is told is eaten once.
  static func joined(_ tokens: [Token], catalog: FoodCatalog) -> [Token] {
    guard tokens.count > 4 else { return tokens }
    return tokens.replacing { index in
      guard index > 0, tokens[index].isSign(".") || tokens[index].isSign(";"), index + 2 < tokens.count,
        MealGrammar.classNames.contains(tokens[index - 1]), !(index > 1 && tokens[index - 2].isCount),
        tokens[index + 1].isCount || NumberWords.articles.contains(tokens[index + 1])
      else { return nil }
      let name = tokens[(index + 2)...].prefix(longestName).prefix { $0.kind == .word && !$0.isBreak }
      guard let kind = catalog.link(name.map(\.folded).joined(separator: " ")), kind.confidence >= sure,
        MealGrammar.isKind(kind.food, of: tokens[index - 1])
      else { return nil }
      return (index + 1, [Token.sign(",", at: tokens[index].range)])
    }
  }
}
