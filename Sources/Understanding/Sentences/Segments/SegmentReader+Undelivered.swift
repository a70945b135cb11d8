/// What was ordered and has not come.
extension SegmentReader {
  /// "Ordered the gumbo but it hasn't come yet": what has not come has not been eaten.
  func withholdUndelivered(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() where segments[index].tokens.contains(where: { Self.coming.contains($0) })
    {
      guard segments[index - 1].tokens.contains(where: { $0.isWord("ordered") || $0.isWord("order") }) else { continue }
      segments[index - 1].frame = .plan
      segments[index].frame = .plan
    }
    // "Ordered a pasty, changed my mind".
    for index in segments.indices.dropFirst()
    where segments[index].tokens.count <= 4 && segments[index].tokens.last?.isWord("mind") == true {
      guard segments[index].tokens.contains(where: { $0.isWord("changed") }),
        segments[index - 1].tokens.prefix(2).contains(where: { $0.isWord("ordered") })
      else { continue }
      segments[index - 1].frame = .plan
      segments[index].frame = .plan
    }
    // "Ordered ramen an hour ago, still waiting".
    for index in segments.indices.dropFirst()
    where segments[index].tokens.count <= 4 && segments[index].tokens.contains(where: { $0.isWord("waiting") }) {
      guard segments[index - 1].tokens.first.map({ $0.isWord("ordered") || $0.isWord("i") }) ?? false,
        segments[index - 1].tokens.prefix(2).contains(where: { $0.isWord("ordered") })
      else { continue }
      segments[index - 1].frame = .plan
      segments[index].frame = .plan
    }
    // "I ordered ramen, it never came".
    for index in segments.indices.dropFirst()
    where segments[index].frame == .negation || segments[index].tokens.contains(where: { $0.isWord("never") }) {
      guard segments[index].tokens.contains(where: { Self.delivery.contains($0) }),
        segments[index - 1].tokens.contains(where: { $0.isOne(of: "ordered", "waiting", "order") })
      else { continue }
      segments[index - 1].frame = .plan
    }
  }

  private static let coming: WordSet = ["arriving", "arrives", "coming", "eta", "due"]
  private static let delivery: WordSet = [
    "come", "came", "arrived", "arrive", "turned", "delivered", "here", "show",
  ]
}
