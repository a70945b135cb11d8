import Foods

/// Stretches of a sentence that a joint within them does not part.
extension SentenceSplitter {
  /// Ways that are gone both ways.
  private static let pairs = [
    "up": "down", "down": "up", "back": "forth", "to": "fro", "there": "back", "round": "round", "on": "off",
  ]

  /// Names that hold a joint ("clean and jerk") and amounts that do ("an hour and a half").
  static func protectedRanges(in tokens: [Token]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (index, token) in tokens.enumerated() where index > 0 && WorkoutAmountReader.ands.contains(token) {
      // "an hour and ten", "an hour n twenty".
      if let loose = WorkoutAmountReader.looseMinutes(behind: index - 1, in: tokens) {
        ranges.append(index - 1..<loose.end)
      }
      guard token.isWord("and") else { continue }
      // "hour and a half"; "up and down the steps".
      if index + 2 < tokens.count, tokens[index - 1].isOne(of: "hour", "hr"), tokens[index + 1].isWord("a") {
        ranges.append(index - 1..<index + 3)
      }
      // "an hour and half".
      if tokens[index - 1].isOne(of: "hour", "hr"), index + 1 < tokens.count, tokens[index + 1].isWord("half") {
        ranges.append(index - 1..<index + 2)
      }
      // "between 5 and 6pm".
      if index > 1, tokens[index - 2].isWord("between"), tokens[index - 1].value != nil, index + 1 < tokens.count {
        ranges.append(index - 2..<index + 2)
      }
      // "between half 5 and quarter past 6".
      if index > 2, tokens[index - 3].isWord("between"), tokens[index - 2].isWord("half"), index + 1 < tokens.count {
        ranges.append(index - 3..<index + 2)
      }
      if index + 1 < tokens.count, pairs[tokens[index - 1].folded] == tokens[index + 1].folded {
        ranges.append(index - 1..<index + 2)
      }
      // "A walk to the shops and back" is one way.
      if index + 1 < tokens.count, tokens[index + 1].isWord("back"), tokens.breaks(at: index + 2),
        tokens[max(0, index - 5)..<index].contains(where: { $0.isWord("to") || $0.isWord("into") })
      {
        ranges.append(index - 1..<index + 2)
      }
      // "lean and fat" is one cut.
      if tokens[index - 1].isWord("lean"), index + 1 < tokens.count, tokens[index + 1].isWord("fat") {
        ranges.append(index - 1..<index + 2)
      }
      let start = max(0, index - 2)
      for named in names(around: index, from: start, in: tokens) {
        let lower = start + named.lowerBound
        let upper = start + named.upperBound
        if lower < index, upper > index + 1 { ranges.append(lower..<upper) }
      }
      guard mayGoOn(index + 1, in: tokens) else { continue }
      for start in max(0, index - 3)..<index {
        guard let quantity = QuantityParser(tokens).quantity(at: start) else { continue }
        if quantity.tokens.contains(index), quantity.tokens.upperBound > index + 1,
          !partsWorkouts(quantity, in: tokens)
        {
          ranges.append(quantity.tokens)
        }
      }
    }
    ranges += notations(in: tokens)
    for (index, token) in tokens.enumerated() where token.isWord("before") || token.isWord("after") {
      // "the day before yesterday", "half past", "quarter after".
      if index + 1 < tokens.count, tokens[index + 1].isWord("yesterday") {
        ranges.append(max(0, index - 2)..<index + 2)
      }
      if index > 0, tokens[index - 1].isWord("day") || tokens[index - 1].isWord("night") {
        ranges.append(index - 1..<index + 1)
      }
    }
    return ranges
  }
}
