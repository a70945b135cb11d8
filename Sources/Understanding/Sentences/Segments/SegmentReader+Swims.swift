/// A swimmer's session, which is told in strokes and lengths.
extension SegmentReader {
  /// "8x75 fly on 1:20, 250 kick, 150 easy free": the sentence as one swim.
  func swim(_ sentence: SentenceSplitter.Sentence) -> Segment? {
    guard !sentence.isQuestion, let found = SwimSetReader(sentence.tokens).session() else { return nil }
    let frame = FrameReader.frame(of: sentence.tokens, isFirst: true)
    guard frame == nil || frame == .report else { return nil }
    var whole = Segment(joint: "", range: sentence.tokens.indices, tokens: sentence.tokens)
    whole.time = TimeScanner.scan(found.around)
    whole.content = .workout(found.workout)
    return whole
  }

  /// "30 lengths (25 m)": the brackets tell of the pool.
  func tellsPool(_ segments: [Segment], at index: Int) -> Bool {
    guard followsSwim(segments, at: index) else { return false }
    // "20 laps of the pool, 50 m".
    return segments[index].joint == "("
      || segments[index].joint == "," && segments[index - 1].tokens.last?.isWord("pool") == true
  }

  private func followsSwim(_ segments: [Segment], at index: Int) -> Bool {
    guard index > 0, case .workout(let workout) = segments[index - 1].content else { return false }
    return WorkoutMerger.isSwim(workout)
  }
}
