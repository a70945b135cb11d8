/// What was left of a dish that is told of already.
extension SegmentReader {
  private static let negations: WordSet = ["didn't", "couldn't", "not", "never"]
  private static let finishing: WordSet = ["finish", "manage", "finishing"]
  private static let all: WordSet = ["the", "my", "all", "every", "it"]

  /// "pho, didn't finish the noodles": part of what was named, and no other noodles.
  func withholdUnfinished(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() {
      let tokens = segments[index].tokens
      guard let verb = Self.finishing.firstIndex(in: tokens.prefix(4)), verb > 0,
        Self.negations.contains(tokens[verb - 1]), verb + 1 < tokens.count, Self.all.contains(tokens[verb + 1]),
        segments[..<index].contains(where: { foods.holdsFood($0.tokens) })
      else { continue }
      segments[index].frame = .negation
      segments[index].isClause = true
    }
  }
}
