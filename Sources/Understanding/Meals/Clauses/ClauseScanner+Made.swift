/// How a food was eaten, made or cooked, told with a verb: its name goes on behind it.
extension ClauseScanner {
  private static let eating: WordSet = ["ate", "had", "eat", "have"]

  /// "which I ate without the skin": said of the food, as "without skin" would be.
  mutating func eatenWithout() -> Bool {
    guard tokens[index].isWord("which") || tokens[index].isWord("that"), index + 4 < tokens.count,
      tokens[index + 1].isWord("i") || tokens[index + 1].isWord("we"), Self.eating.contains(tokens[index + 2]),
      tokens[index + 3].isWord("without") || tokens[index + 3].isWord("with"),
      Self.covers.occurs(in: tokens[(index + 4)...].prefix(2)),
      elements.contains(where: \.isWord)
    else { return false }
    index += 3
    return true
  }

  static let makings: WordSet = ["made", "cooked", "baked", "fried", "filled", "topped", "stuffed"]

  /// "my aunt's soup is made with cream": the copula leaves "soup made with cream" as one name.
  mutating func madeOf() -> Bool {
    guard tokens[index].isOne(of: "is", "was", "are", "were"), index + 2 < tokens.count, isAfterContent,
      Self.makings.contains(tokens[index + 1]), tokens[index + 2].isOne(of: "with", "from", "in", "of")
    else { return false }
    elements.append(.word(index + 1))
    index += 2
    return true
  }

  /// "soup that I made with cream": the name goes on with what it was made from.
  mutating func thatWasMade() -> Bool {
    guard tokens[index].isOne(of: "that", "which"), isAfterContent, index + 4 < tokens.count,
      tokens[index + 1].isWord("i") || tokens[index + 1].isWord("we"), Self.makings.contains(tokens[index + 2]),
      tokens[index + 3].isOne(of: "with", "from", "out") || tokens[index + 3].isWord("using")
    else { return false }
    elements.append(.word(index + 2))
    index += 3
    return true
  }

  /// "a chop that was grilled without fat": the name goes on with how it was cooked.
  mutating func thatWasCooked() -> Bool {
    guard tokens[index].isOne(of: "that", "which"), isAfterContent, index + 2 < tokens.count,
      tokens[index + 1].isOne(of: "was", "were", "is", "are"), CookingWords.cooked.contains(tokens[index + 2])
    else { return false }
    index += 2
    return true
  }
}
