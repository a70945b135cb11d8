/// How many there were of what was counted, and a bit more than a number.
extension QuantityParser {
  /// The end of "and a bit" between a number and its measure.
  func andABit(at index: Int) -> Int? {
    guard word(index) == "and", word(index + 1) == "a", word(index + 2) == "bit", index + 3 < tokens.count,
      UnitTable.unit(at: index + 3, in: tokens) != nil
    else { return nil }
    return index + 3
  }

  /// "out of the eight", "out of 8": of how many pieces, right behind those that were had.
  func outOf(at index: Int, behind value: Double?) -> (count: Double, end: Int)? {
    guard let value, word(index) == "out", word(index + 1) == "of" else { return nil }
    let at = index + 2 < tokens.count && tokens[index + 2].isOne(of: "the", "my", "our", "a") ? index + 3 : index + 2
    guard let whole = NumberPhrase.read(at: at, in: tokens), !whole.isArticle, whole.value >= value, whole.value <= 100
    else { return nil }
    return (whole.value, at + whole.count)
  }

  /// "2 of 8 slices of a pizza" is a quarter of it: the token behind "a".
  func partOfOne(_ result: inout Quantity, at index: Int) -> Int? {
    guard let whole = result.outOf, let value = result.value, result.hasOf, let unit = result.unit,
      UnitTable.trailing.contains(unit.name), index < tokens.count,
      tokens[index].isOne(of: "a", "an", "the", "my", "our", "one", "that", "this")
    else { return nil }
    result.value = value / whole
    result.outOf = nil
    result.unit = nil
    result.hasOf = false
    return index + 1
  }
}
