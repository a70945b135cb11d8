/// Wine that is called by its colour, with the glasses told behind: "red over supper, 3 glasses", "white, a large glass".
extension Ellipsis {
  private static let colors: WordSet = ["red", "white", "rose"]
  static let vessels: WordSet = ["glass", "glasses", "carafe", "carafes"]
  /// What else is poured into glasses and called by a colour.
  private static let heads: WordSet = ["house", "the", "some", "drank", "had", "a", "dry", "sweet", "cheeky", "nice"]
  private static let between = WordList.words(
    "with at for over during , - ( : about around small large medium big a an the my half last night tonight and")
  private static let farthest = 9

  /// Whether the colour at `index` stands alone, and only when it was drunk stands before its glasses.
  static func isPoured(at index: Int, in tokens: [Token]) -> Bool {
    guard colors.contains(tokens[index]), index + 2 < tokens.count,
      index == 0 || tokens[index - 1].kind == .punctuation || heads.contains(tokens[index - 1]),
      let glass = vessels.firstIndex(in: tokens[(index + 1)...].prefix(farthest)),
      tokens[index + 1].isSign(",") || !tokens[index + 1].isWord("and"),
      glass + 1 == tokens.count || !tokens[glass + 1].isWord("of"),
      tokens[(index + 1)..<glass].contains(where: { $0.isCount || $0.isOne(of: "a", "half") })
    else { return false }
    return tokens[(index + 1)..<glass].allSatisfy {
      $0.isCount || between.contains($0) || TimeWords.meals.contains($0) || QuantityWords.sizes[$0] != nil
    }
  }
}
