/// What a food is where it was sold: popcorn at the cinema is popped in oil, and a chip shop's fish is battered.
enum SoldAt {
  private static let cinemas: WordSet = ["cinema", "movies", "theater", "theatre", "pictures", "imax", "multiplex"]
  private static let tastes: WordSet = ["buttered", "buttery"]
  static let chipShops: WordSet = ["chippy", "chippie"]
  private static let whiteFish: WordSet = ["cod", "haddock"]
  /// Said before a fish they tell how it was cooked.
  static let told = CookingWords.cooked.union(["battered", "breaded", "raw", "plain"])

  /// `tokens` with the kind before the food.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 2 else { return tokens }
    if let popcorn = tokens.firstIndex(where: { $0.isWord("popcorn") }), cinemas.occurs(in: tokens) {
      var start = popcorn
      while start > 0, tastes.contains(tokens[start - 1]) { start -= 1 }
      let isNamed = start > 0 && cinemas.contains(tokens[start - 1])
      return isNamed ? tokens : inserting(["movie", "theater"], at: start, in: tokens)
    }
    guard chipShops.occurs(in: tokens), let fish = whiteFish.firstIndex(in: tokens),
      fish == 0 || !told.contains(tokens[fish - 1])
    else { return tokens }
    // "Cod and chips" is a dish of its own.
    let isDish =
      fish + 2 < tokens.count && ListWords.ands.contains(tokens[fish + 1]) && tokens[fish + 2].isWord("chips")
    return isDish ? tokens : inserting(["battered"], at: fish, in: tokens)
  }

  private static func inserting(_ words: [String], at index: Int, in tokens: [Token]) -> [Token] {
    Array(tokens[..<index] + Token.words(words, at: tokens[index].range) + tokens[index...])
  }
}
