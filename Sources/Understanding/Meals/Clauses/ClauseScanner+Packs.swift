/// What food was taken out of or off.
extension ClauseScanner {
  private static let packs = WordList.words(
    "bag packet pack box tub jar carton tin can pan pot fridge freezer oven wrapper container bottle bowl dish tray")
  static let owning = ListWords.determiners

  /// The end of "out of the bag" behind a food at `index`.
  func outOfPack() -> Int? {
    guard tokens[index].isWord("out"), index + 3 < tokens.count, tokens[index + 1].isWord("of"),
      Self.owning.contains(tokens[index + 2]), elements.contains(where: \.isWord),
      let pack = Self.packs.firstIndex(in: tokens[(index + 3)...].prefix(3)),
      !filter.isContent(pack + 1)
    else { return nil }
    return pack + 1
  }

  private static let taking: WordSet = ["pulled", "picked", "stripped", "took", "carved", "cut", "scraped", "shredded"]

  /// The end of "the meat off a roast chicken" behind such a verb: what was eaten of it comes next.
  func offWhole() -> Int? {
    guard index > 0, Self.taking.contains(tokens[index - 1]), tokens[index].isWord("the"), index + 3 < tokens.count,
      tokens[index + 1].isOne(of: "meat", "flesh", "leaves", "kernels"),
      tokens[index + 2].isOne(of: "off", "from", "out")
    else { return nil }
    let start = quantities.quantity(at: index + 3)?.tokens.upperBound ?? index + 3
    let end = filter.restOfPhrase(from: start)
    // What was eaten is told behind it.
    guard MealWords.verbs.occurs(in: tokens[end...]) else { return nil }
    return end
  }
}
