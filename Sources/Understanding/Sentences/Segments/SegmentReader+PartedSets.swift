import ToolCalls

/// Parts that several exercises of a list were done in.
extension SegmentReader {
  private static let leads = WordList.words("all both each everything done split broken up in into as of them it")

  /// "80 squats and 80 lunges, in sets of 20": behind a list of what was counted, how it was parted is of each.
  func shareParts(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() {
      let tokens = segments[index].tokens
      if segments[index].joint.isOne(of: ",", "(", "-", ":", "and"), let reader = partsAlone(tokens[...]) {
        if part(before: index, in: &segments, by: reader) { segments[index].content = .nothing }
      } else if segments[index].joint.isOne(of: "and", "&", "+"), case .workout(let last) = segments[index].content,
        last.exercises?.last.map({ $0.sets.count > 1 }) == true,
        let lead = tokens.lastIndex(where: { $0.isOne(of: "in", "all", "both", "each") }),
        let reader = partsAlone(tokens[lead...])
      {
        _ = part(before: index, in: &segments, by: reader)
      }
    }
  }

  /// Parts what was counted in one right before `index`; whether anything was.
  private func part(before index: Int, in segments: inout [Segment], by reader: StrengthReader) -> Bool {
    var place = index - 1
    while place >= 0, case .workout(var workout) = segments[place].content, let exercises = workout.exercises {
      let parted = exercises.compactMap { reader.parted($0, at: 0) }
      guard !parted.isEmpty, parted.count == exercises.count else { break }
      workout.exercises = parted
      segments[place].content = .workout(workout)
      place -= 1
    }
    return place < index - 1
  }

  /// A reader of "sets of 20", "all in 5 sets" and nothing else.
  private func partsAlone(_ said: ArraySlice<Token>) -> StrengthReader? {
    let tokens = Array(said)
    guard let sets = tokens.firstIndex(where: { $0.isWord("sets") }), tokens.count <= 8, let first = tokens.first,
      tokens.indices.allSatisfy({ $0 == sets || tokens[$0].isCount || Self.leads.contains(tokens[$0]) })
    else { return nil }
    let start = tokens.firstIndex { $0.isCount } ?? sets
    let lead = Token.sign(",", join: .glued, at: first.range)
    return StrengthReader([lead] + tokens[min(start, sets)...], unitKg: 1)
  }
}
