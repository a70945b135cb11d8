/// "One", "two" and "the burnt one" that stand for a food named before.
extension MessageReader {
  /// "the burnt one" behind a verb of eating, with no food behind it.
  static func isTheOne(from index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].isWord("the"), index > 0, eating.contains(tokens[index - 1]),
      let one = tokens[(index + 1)...].prefix(3).firstIndex(where: { $0.isWord("one") })
    else { return false }
    return one + 1 == tokens.count || isEnd(tokens[one + 1])
  }

  /// "ate three fudgy" before "ones".
  static func counts(upTo ones: Int, in tokens: [Token]) -> Bool {
    guard let count = tokens[..<ones].suffix(3).lastIndex(where: { $0.isCount }), count > 0 else { return false }
    return eating.contains(tokens[count - 1])
  }

  /// "had two", "took only one".
  static func isEaten(countAt index: Int, in tokens: [Token]) -> Bool {
    if eating.contains(tokens[index - 1]) { return true }
    return index > 1 && tokens[index - 1].isOne(of: "only", "just") && eating.contains(tokens[index - 2])
  }

  /// "it", "two" and "a slice" with no food behind them: a cheap look, as most sentences name what they tell of.
  static func mayStandAlone(_ index: Int, in tokens: [Token]) -> Bool {
    if tokens[index].isOne(of: "ones", "rest") { return true }
    let isLast = index + 1 == tokens.count
    if pronouns.contains(tokens[index]) || tokens[index].isCount {
      return isLast || isEnd(tokens[index + 1]) || isDescribed(index, in: tokens)
    }
    return isMeasure(tokens[index]) && (isLast || !tokens[index + 1].isWord("of"))
  }

  /// "one glazed": a count of what was named, and how it was.
  static func isDescribed(_ index: Int, in tokens: [Token]) -> Bool {
    tokens[index].isCount && index + 1 < tokens.count && MealWords.modifiers.contains(tokens[index + 1])
      && (index + 2 == tokens.count || isEnd(tokens[index + 2]))
  }
}
