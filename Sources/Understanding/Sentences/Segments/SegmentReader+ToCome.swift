/// What is told of a time that has not come yet.
extension SegmentReader {
  /// "Doing tacos tonight" and "football at 7 tonight", said at noon; "tonight I had pizza" has happened, whatever the
  /// clock says.
  func isToCome(_ segments: ArraySlice<Segment>, sentence: [Token]) -> Bool {
    guard let segment = segments.last else { return false }
    let isProgressive = FrameReader.isProgressive(segment.tokens)
    if isGuess(of: segment, in: sentence) { return true }
    guard isProgressive || segment.time.clock != nil else { return false }
    let clock = LocalClock(now: context.now, timeZone: context.timeZone)
    if isProgressive,
      TimeReader.resolve(segment.time, now: context.now, timeZone: context.timeZone).isFuture
    {
      return true
    }
    // "We're having tacos on Sunday": of a Sunday before one says "had".
    if isProgressive, case .weekday = segment.time.day { return true }
    return segment.time.clock != nil && clock.liesAhead(segment.time)
      && (isProgressive || !isTold(segments, sentence: sentence))
  }

  private static let guesses = PhraseTable(list: "i think,i guess,i hope,i expect,probably,maybe,perhaps,possibly")

  /// "Pizza tonight, I think", "tonight maybe a curry"; "tonight I had pizza, I think" has happened.
  private func isGuess(of segment: Segment, in sentence: [Token]) -> Bool {
    sentence.contains { $0.isWord("tonight") } && Self.guesses.occurs(in: sentence)
      && !FrameReader.hasReport(segment.tokens, from: FrameReader.opening(of: segment.tokens))
  }

  /// "I had eggs at 8, a wrap at 1 and curry tonight", "curry tonight, so good": it has been eaten.
  func isTold(_ segments: ArraySlice<Segment>, sentence: [Token]) -> Bool {
    let isListed = segments.contains { segment in
      segment.frame == .report && segment.isClause
        && FrameReader.hasReport(segment.tokens, from: FrameReader.opening(of: segment.tokens))
    }
    return isListed
      || sentence.indices.dropLast().contains { index in
        sentence[index].isOne(of: "so", "was", "were") && OpinionWords.all.contains(sentence[index + 1])
      }
  }
}
