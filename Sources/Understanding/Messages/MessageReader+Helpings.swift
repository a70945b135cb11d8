/// Measures that stand for what was named before.
extension MessageReader {
  /// "I had two helpings", "I ate a big slice": a measure of what somebody else made, and no food of its own.
  func bareHelping(in segment: Segment) -> Int? {
    guard Self.eating.occurs(in: segment.tokens),
      let place = segment.tokens.lastIndex(where: Self.isMeasure), !Self.eatenItself.contains(segment.tokens[place]),
      place > 0, !Self.isWhere(place, in: segment.tokens),
      !foods.holdsFood(
        segment.tokens[..<place].filter { !Self.isMeasure($0) && QuantityWords.sizes[$0.folded] == nil }),
      place + 1 == segment.tokens.count
        || Self.isEnd(segment.tokens[place + 1]) && !segment.tokens[place + 1].isWord("of")
    else { return nil }
    return segment.range.lowerBound + place
  }

  /// "on our plates": where something is, and no plate of it.
  private static func isWhere(_ place: Int, in tokens: [Token]) -> Bool {
    var before = place - 1
    while before >= 0, IntentWords.determiners.contains(tokens[before]) { before -= 1 }
    return before >= 0 && tokens[before].isOne(of: "on", "in", "off", "from", "into")
  }
}
