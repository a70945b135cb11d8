/// What is called otherwise in one country than in others, where its words alone would be other foods: "the black stuff" is
/// stout, "a mug of tae" is tea, "salt n vinegar" a flavor.
enum LocalNames {
  private static let flavors: WordTable<WordSet> = [
    "salt": ["vinegar", "pepper"], "cheese": ["onion", "chive", "chives"], "cream": ["onion", "chive", "chives"],
    "chilli": ["lime"], "chili": ["lime"],
  ]
  private static let levels: WordSet = ["scant", "level", "rounded"]

  /// `tokens` in words that are known everywhere.
  static func told(_ tokens: [Token]) -> [Token] {
    tokens.replacing { index in
      let range = tokens[index].range
      if tokens[index].isWord("breaktime") { return (index + 1, Token.words(["break", "time"], at: range)) }
      guard index > 0, index + 1 < tokens.count else {
        return isTea(index, in: tokens) ? (index + 1, [Token.word("tea", at: range)]) : nil
      }
      if tokens[index].isWord("black"), tokens[index + 1].isWord("stuff"), index > 2, tokens[index - 1].isWord("the"),
        tokens[index - 2].isWord("of")
      {
        return (index + 2, [Token.word("stout", at: range)])
      }
      if tokens[index].isWord("n"), let second = flavors[tokens[index - 1]], second.contains(tokens[index + 1]) {
        return (index + 1, [Token.word("and", at: range)])
      }
      // "Jam (level tsp)" is one of them.
      if levels.contains(tokens[index]), tokens[index - 1].isSign("("), index + 2 < tokens.count,
        tokens[index + 2].isSign(")"), UnitTable.unit(named: tokens[index + 1].folded)?.dimension == .volume
      {
        return (index + 1, [Token.number(1, at: range), tokens[index]])
      }
      return isTea(index, in: tokens) ? (index + 1, [Token.word("tea", at: range)]) : nil
    }
  }

  /// The Irish "tae" of "a cup of tae", which is no martial art.
  private static func isTea(_ index: Int, in tokens: [Token]) -> Bool {
    tokens[index].isWord("tae") && index > 0 && tokens[index - 1].isOne(of: "of", "o", "some", "strong", "had", "the")
      && (index + 1 == tokens.count || !tokens[index + 1].isOne(of: "bo", "kwon", "kwondo", "-"))
  }
}
