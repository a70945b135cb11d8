/// Spoons of what is stirred into a cup are teaspoons: "coffee with 2 spoons of sugar".
enum StirredSpoons {
  private static let spoons: WordSet = ["spoon", "spoons", "spoonful", "spoonfuls"]

  /// `tokens` with teaspoons, where a tea or a coffee is told.
  static func told(_ tokens: [Token]) -> [Token] {
    guard spoons.occurs(in: tokens), CoffeeWords.cups.occurs(in: tokens) else { return tokens }
    return tokens.indices.map { index in
      guard spoons.contains(tokens[index]), index > 0, tokens[index - 1].isCount || tokens[index - 1].isWord("a"),
        let stirred = tokens.dropFirst(index + 1).first(where: { !$0.isWord("of") }),
        CoffeeWords.sweeteners.contains(stirred)
      else { return tokens[index] }
      return Token.word("tsp", at: tokens[index].range)
    }
  }
}
