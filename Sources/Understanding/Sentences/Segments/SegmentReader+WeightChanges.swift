/// Weight that came or went, told beside what was eaten.
extension SegmentReader {
  /// "Lost 1 kg, had a curry to celebrate": what came off is no food of that weight, and the rest is read on its own.
  func withholdWeightChanges(_ segments: inout [Segment]) {
    guard segments.count > 1, segments.contains(where: { WeightReader.opensChange($0.tokens) }) else { return }
    for index in segments.indices where segments[index].frame == .report {
      guard WeightReader.opensChange(segments[index].tokens), WeightReader.tellsChange(segments[index].tokens),
        !isLoad(index, in: segments)
      else { continue }
      segments[index].frame = .habit
      withholdCauses(behind: index, in: &segments)
    }
  }

  /// "Bench press 60 kg, up 5 kg": more on the bar.
  private func isLoad(_ index: Int, in segments: [Segment]) -> Bool {
    segments[..<index].contains { segment in
      !ExerciseLexicon.reference.mentions(in: segment.tokens).isEmpty
        || !ActivityLexicon.reference.mentions(in: segment.tokens).isEmpty
    }
  }

  private static let causes = PhraseTable(
    list: "too much,too many,all that,all those,all the,blame,thanks to,because of,must be,due to,down to")

  /// "Up 1 kg, too many pies and pints": what a change is put down to was eaten at some other time.
  private func withholdCauses(behind index: Int, in segments: inout [Segment]) {
    guard index + 1 < segments.count,
      Self.causes.match(at: 0, in: segments[index + 1].tokens) != nil
        || segments[index + 1].joint == "because" && segments[index + 1].tokens.first?.isWord("of") == true
    else { return }
    for at in (index + 1)..<segments.count {
      if at > index + 1, !segments[at].joint.isOne(of: "and", "&", "or") { return }
      if FrameReader.hasReport(segments[at].tokens, from: 0) { return }
      segments[at].frame = .habit
    }
  }
}
