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
    case .word:
      return (Self.openings.contains(tokens[index]) || word(index + 1, "worth")) && !isLaidOver(at: index)
    case .clock, .emoji: return false
    }
  }

  private static let approximating: WordSet = [
    "just", "well", "little", "bit", "slightly", "and", "or", "is", "was", "were",
  ]

  /// The "over" of "chilli over 150 g rice" is where it lay; that of "had over 150 g rice" and "rice, over 150 g" how much
  /// it was.
  private func isLaidOver(at index: Int) -> Bool {
    guard index > 0, tokens[index].isWord("over"), index + 1 < tokens.count, tokens[index + 1].kind == .number else {
      return false
    }
    let before = tokens[index - 1]
    guard before.kind == .word, !before.isBreak, !MealWords.verbs.contains(before),
      !Self.approximating.contains(before), !QuantityWords.approximators.contains(before),
      let quantity = quantity(at: index + 1), quantity.hasUnit
    else { return false }
    let end = quantity.tokens.upperBound
    return end < tokens.count && (tokens[end].kind == .word && !tokens[end].isBreak || tokens[end].isSign("("))
  }
}
