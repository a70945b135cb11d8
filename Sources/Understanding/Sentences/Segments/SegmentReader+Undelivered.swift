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
      guard Self.delivery.occurs(in: segments[index].tokens),
        segments[index - 1].tokens.contains(where: { $0.isOne(of: "ordered", "waiting", "order") })
      else { continue }
      segments[index - 1].frame = .plan
    }
  }

  /// Whether `tokens` say that what `before` ordered is on its way, or is no longer wanted.
  private func isAwaited(_ tokens: [Token], after before: [Token]) -> Bool {
    if Self.coming.occurs(in: tokens), before.contains(where: { $0.isWord("ordered") || $0.isWord("order") }) {
      return true
    }
    guard tokens.count <= 4, before.prefix(2).contains(where: { $0.isWord("ordered") }) else { return false }
    // "Ordered a pasty, changed my mind".
    if tokens.last?.isWord("mind") == true, tokens.contains(where: { $0.isWord("changed") }) { return true }
    // "Ordered ramen an hour ago, still waiting".
    return tokens.contains { $0.isWord("waiting") } && (before[0].isWord("ordered") || before[0].isWord("i"))
  }

  private static let coming: WordSet = ["arriving", "arrives", "coming", "eta", "due"]
  private static let delivery: WordSet = [
    "come", "came", "arrived", "arrive", "turned", "delivered", "here", "show",
  ]
}
