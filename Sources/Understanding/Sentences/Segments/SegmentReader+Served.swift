import Foods

/// What somebody was offered and did not turn down.
extension SegmentReader {
  private static let accepting: WordSet = ["took", "accepted"]
  private static let aroundTaking = WordList.words("i we and so but happily gladly it them one two both")

  /// "Was offered a pasty and took it": what was offered was had.
  func takeWhatWasOffered(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst()
    where segments[index - 1].frame == .negation && Self.accepting.occurs(in: segments[index].tokens) {
      guard segments[index].tokens.count < 5,
        segments[index].tokens.allSatisfy({ Self.accepting.contains($0) || Self.aroundTaking.contains($0) }),
        let offer = segments[index - 1].tokens.firstIndex(where: { $0.isWord("offered") }),
        case let food = Array(segments[index - 1].tokens[(offer + 1)...]), foods.holdsFood(food)
      else { continue }
      segments[index - 1].range =
        (segments[index - 1].range.lowerBound + offer + 1)..<segments[index - 1].range.upperBound
      segments[index - 1].tokens = food
      segments[index - 1].frame = .report
    }
  }
}

/// What was ordered and has not come.
extension SegmentReader {
  /// "Ordered the gumbo but it hasn't come yet": what has not come has not been eaten.
  func withholdUndelivered(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() where isAwaited(segments[index].tokens, after: segments[index - 1].tokens)
    {
      segments[index - 1].frame = .plan
      segments[index].frame = .plan
    }
    // "I ordered ramen, it never came".
    for index in segments.indices.dropFirst()
    where segments[index].frame == .negation || segments[index].tokens.contains(where: { $0.isWord("never") }) {
      // "I ordered a curry, but the driver got lost and it never arrived".
      guard Self.delivery.occurs(in: segments[index].tokens),
        let order = segments[..<index].lastIndex(where: { segment in
          segment.tokens.contains { $0.isOne(of: "ordered", "waiting", "order") }
        }), segments[order..<index].dropFirst().allSatisfy({ Self.eatingVerb($0.tokens) == nil })
      else { continue }
      segments[order].frame = .plan
    }
  }

  /// Whether `tokens` say that what `before` ordered is on its way, or is no longer wanted.
  private func isAwaited(_ tokens: [Token], after before: [Token]) -> Bool {
    if Self.coming.occurs(in: tokens), before.contains(where: { $0.isWord("ordered") || $0.isWord("order") }) {
      return true
    }
    guard tokens.count <= 4, before.prefix(2).contains(where: { $0.isWord("ordered") }) else { return false }
    // "Ordered a pasty, changed my mind".
    if tokens.last?.isWord("here") == true, tokens.contains(where: { $0.isWord("not") }) { return true }
    if tokens.last?.isWord("mind") == true, tokens.contains(where: { $0.isWord("changed") }) { return true }
    // "Ordered ramen an hour ago, still waiting".
    return tokens.contains { $0.isWord("waiting") } && (before[0].isWord("ordered") || before[0].isWord("i"))
  }

  private static let coming: WordSet = ["arriving", "arrives", "coming", "eta", "due", "away", "nowhere"]
  private static let delivery: WordSet = [
    "come", "came", "arrived", "arrive", "turned", "delivered", "here", "show",
  ]
}

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
