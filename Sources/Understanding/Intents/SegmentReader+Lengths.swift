import ToolCalls

/// Lengths that are of more than one workout, or more than one length of a workout.
extension SegmentReader {
  private static let totals: WordSet = ["total", "all", "altogether", "overall"]
  private static let twice: WordSet = ["twice", "both", "two", "2", "thrice", "three", "3"]

  /// What a workout of length `known` lasted where `said` follows at `index`: "5 x 4 min, 45 min in all" has its length
  /// said, "walked the dog twice, 20 min and 35 min" two of them.
  func joinedLength(_ known: Double?, _ said: Double?, at index: Int, in segments: [Segment]) -> Double? {
    guard let known, let said else { return known ?? said }
    if segments[index].tokens.contains(where: { Self.totals.contains($0) }), said >= known { return said }
    let isTwice = segments[..<index].contains { segment in
      if case .workout = segment.content { segment.tokens.contains { Self.twice.contains($0) } } else { false }
    }
    return isTwice && ["and", "then", ",", "&", "+"].contains(segments[index].joint) ? min(1440, known + said) : known
  }

  /// "Spin then weights, 30 min each": each of them as long; whether that is what stands at `index`.
  func share(_ amounts: WorkoutAmounts, at index: Int, in segments: inout [Segment]) -> Bool {
    guard let minutes = amounts.minutes, amounts.kilometers == nil,
      segments[index].tokens.last?.isWord("each") == true
    else { return false }
    var places: [Int] = []
    for place in segments[..<index].indices.reversed() {
      if case .workout(let workout) = segments[place].content {
        guard workout.durationMin == nil, workout.exercises == nil else { break }
      } else {
        guard segments[place].tokens.count <= 2, activityAlone(segments[place].tokens) != nil else { break }
      }
      places.append(place)
    }
    guard places.count > 1 else { return false }
    for place in places {
      if case .workout(var workout) = segments[place].content {
        workout.durationMin = minutes
        segments[place].content = .workout(workout)
      } else if let activity = activityAlone(segments[place].tokens) {
        segments[place].content = .workout(WorkoutReader().workout(activity, amounts: amounts, phrase: nil))
      }
    }
    segments[index].content = .nothing
    return true
  }

  private func activityAlone(_ tokens: [Token]) -> KnownActivity? {
    let mentions = ActivityLexicon.reference.mentions(in: tokens)
    return mentions.count == 1 && mentions[0].range == tokens.indices ? mentions[0].activity : nil
  }
}
