/// How food was served: "swimming in pesto".
extension IdiomReader {
  static let bathing: WordSet = ["swimming", "drowning", "dripping"]

  /// What food swims in that no table of foods lists.
  private static let slicks: WordSet = ["grease", "fat", "juice", "juices", "goodness", "fryer"]

  /// "Had pasta with pesto" for "had pasta swimming in pesto": behind a food, what it swims, drowns or drips in says how it
  /// was served, up to the next break. It is no workout; grease is no food besides.
  static func withoutBath(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    for index in tokens.indices.dropFirst().dropLast(2)
    where bathing.contains(tokens[index]) && tokens[index + 1].isWord("in") {
      let clause = (tokens[..<index].lastIndex(where: \.isBreak) ?? -1) + 1
      let end = tokens[(index + 2)...].firstIndex(where: \.isBreak) ?? tokens.count
      let bath = Array(tokens[(index + 2)..<end])
      guard !bath.contains(where: \.isCount), slicks.occurs(in: bath) || holdsFood(bath),
        holdsFood(Array(tokens[clause..<index])),
        // Behind "was" all that is told is how the food was.
        !IntentWords.copulas.occurs(in: tokens[clause..<index].suffix(3))
          || EatingWords.having.occurs(in: tokens[clause..<index])
      else { continue }
      // What was eaten with it was eaten: "had pancakes drowning in syrup".
      let with = holdsFood(bath) ? [Token.word("with", at: tokens[index].range)] + bath : []
      return withoutBath(Array(tokens[..<index] + with + tokens[end...]), holdsFood: holdsFood)
    }
    return tokens
  }

  /// Whether "swimming in", "dripping in" stand at `index`.
  static func isBath(at index: Int, in tokens: [Token]) -> Bool {
    bathing.contains(at: index, in: tokens) && tokens.word(index + 1) == "in"
  }
}
