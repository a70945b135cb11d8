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
}
