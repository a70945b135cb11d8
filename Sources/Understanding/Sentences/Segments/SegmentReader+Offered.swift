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
