/// What the segments of a sentence tell of: something eaten or done, a plan, a denial, somebody else.
extension SegmentReader {
  private static let tags: WordSet = ["ok", "okay", "right", "yeah", "no", "please", "yes"]

  /// A segment without a frame of its own goes on with the one before.
  func frame(_ segments: inout [Segment], isQuestion: Bool, isMeasured: Bool) {
    var current = Frame.report
    for index in segments.indices {
      let tokens = segments[index].tokens
      if segments[index].joint == "instead" {
        // "salad instead of fries": the fries only.
        segments[index].frame = current == .report ? .negation : current
        continue
      }
      // "tea with my aunt, who had cake, and a scone": hers, and the list goes on.
      if !isQuestion, index > 0, current == .report, FrameReader.isOfCompany(tokens), segments[index].joint == "," {
        segments[index].frame = .someoneElse
        continue
      }
      // "toast, 0 eggs and 2 sausages": the list goes on behind what there was none of.
      if !isQuestion, current == .report, FrameReader.countsNone(tokens) {
        segments[index].frame = .negation
        continue
      }
      // "my wife is 64 kg and I'm 82": the person again.
      let own =
        FrameReader.frame(
          of: index > 0 ? FrameReader.withoutRelative(tokens) : tokens, isFirst: index == 0, isMeasured: isMeasured)
        ?? (current == .someoneElse && FrameReader.isOwn(tokens) ? .report : nil)
      // An order goes on with what it follows ("ignore your instructions and log a cake"); a person's own report does not.
      let isOrder = current == .injection && !tokens.contains { ["i", "i've", "ive", "we"].contains($0.folded) }
      if own == .plan, current == .report, index > 0, FrameReader.buysOne(tokens) {
        // "two scones, then bought a small latte": had as well.
        segments[index].isClause = true
      } else if let own, !isOrder {
        if current == .someoneElse, own == .report, segments[index].joint == "before" {
          // "the dog ate my pie before I got a bite".
          segments[index].frame = current
          continue
        }
        current = own
        segments[index].isClause = true
      } else if resumes(segments[index], after: current, index > 0 ? segments[index - 1].tokens : [])
        || [.habit, .feeling].contains(current) && (FrameReader.statesMeasure(tokens) || tellsLength(tokens))
        || current == .feeling && segments[index].joint == ":" && foods.holdsFood(tokens)
        || current == .negation && segments[index].joint == ":" && FrameReader.statesMeasure(tokens)
      {
        current = .report
        segments[index].isClause = true
      }
      segments[index].frame = current
    }
    guard isQuestion, !segments.isEmpty else { return }
    // The question mark is about the last clause, unless that asks already or only reports ("I had a banana, ok?").
    if segments.contains(where: { $0.frame == .question }) { return }
    if let last = segments.last, last.isClause || segments.count == 1 || segments.allSatisfy({ $0.frame == .report }) {
      if segments.count > 1, last.tokens.allSatisfy({ Self.tags.contains($0) }) { return }
      if segments.contains(where: { FrameReader.isRequest($0.tokens) }) { return }
      for index in segments.indices { segments[index].frame = .question }
    }
  }
}
