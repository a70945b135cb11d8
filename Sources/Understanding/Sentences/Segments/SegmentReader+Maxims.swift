/// Advice that goes on in the next clause.
extension SegmentReader {
  /// "Drink two glasses" before "before each meal": an order for every day.
  func isRule(_ segments: [Segment], at index: Int) -> Bool {
    guard index + 1 < segments.count, segments[index + 1].joint.isOne(of: "before", "after", "with"),
      let next = segments[index + 1].tokens.first, next.isWord("each") || next.isWord("every")
    else { return false }
    let whole = segments[index].tokens + segments[index + 1].tokens
    return FrameReader.isMaxim(whole, from: FrameReader.opening(of: whole))
  }

  /// "And a slice of rye bread" behind "a good breakfast is two eggs".
  func goesOnWithMaxim(_ segments: [Segment], at index: Int) -> Bool {
    guard index > 0, segments[index].joint.isOne(of: "and", ",", "&", "or", "with", "plus"),
      let clause = segments[..<index].last(where: { $0.isClause })
    else { return false }
    return FrameReader.isMaxim(clause.tokens, from: FrameReader.opening(of: clause.tokens))
  }
}
