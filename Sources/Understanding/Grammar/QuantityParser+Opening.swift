extension QuantityParser {
  /// Words that an amount may begin with. Most words of a sentence are none of them, and need not be read for one.
  private static let openings = WordSet(
    NumberWords.openings + UnitTable.firstWords + QuantityWords.approximators + QuantityWords.sizes.keys
      + QuantityWords.fillers + QuantityWords.degrees + QuantityWords.namedSizes + QuantityWords.childSizes
      + OpinionWords.all + brimming + others)
  private static let others: WordSet = [
    "between", "double", "extra", "single", "x", "up", "close", "at", "less", "fewer", "more",
  ]

  /// False only where no amount begins at `index`.
  func mayBegin(at index: Int) -> Bool {
    guard index < tokens.count else { return false }
    switch tokens[index].kind {
    case .number: return true
    case .punctuation: return tokens[index].isOne(of: "~", "≈", "±")
    // "a cup's worth".
    case .word: return Self.openings.contains(tokens[index]) || word(index + 1, "worth")
    case .clock, .emoji: return false
    }
  }
}
