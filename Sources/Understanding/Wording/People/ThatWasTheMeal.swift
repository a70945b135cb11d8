/// Which meal it was, told in a sentence of its own: "2 eggs. That was breakfast".
enum ThatWasTheMeal {
  private static let owners: WordSet = ["my", "our", "the"]

  /// `tokens` with a comma before it, so that it is said of the foods.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 4 else { return tokens }
    return tokens.replacing { index in
      guard index > 0, tokens[index].isSign("."), index + 3 < tokens.count, tokens[index + 1].isOne(of: "that", "this"),
        tokens[index + 2].isWord("was"),
        case let meal = owners.contains(tokens[index + 3]) ? index + 4 : index + 3, meal < tokens.count,
        TimeWords.meals.contains(tokens[meal]), tokens.ends(at: meal + 1)
      else { return nil }
      return (index + 1, [Token.sign(",", at: tokens[index].range)])
    }
  }
}
