import ToolCalls

/// Where or while something was eaten: "on the bike, 2 gels", "on my run, a banana".
extension SegmentReader {
  private static let leads: WordSet = ["on", "during", "in", "at"]

  /// A workout that is only named as where food was had, with no word of how long or how far it was, is told by itself if
  /// at all.
  func withholdVenues(_ segments: inout [Segment]) {
    for index in segments.indices.dropLast() where Self.isSign(segments[index + 1].joint) {
      guard case .workout(let workout) = segments[index].content, workout.durationMin == nil, workout.distanceKm == nil,
        workout.exercises == nil, workout.statedCalories == nil, segments[index].time.minutes == nil,
        segments[index + 1].content == .food, !segments[index + 1].isClause,
        isVenue(segments[index].tokens)
      else { continue }
      segments[index].content = .nothing
    }
  }

  private static func isSign(_ joint: String) -> Bool { joint == "," || joint == ":" || joint == "-" }

  /// "on the bike", "during my run": a preposition and the activity alone.
  private func isVenue(_ tokens: [Token]) -> Bool {
    guard tokens.count > 2, tokens.count <= 6, Self.leads.contains(tokens[0]),
      ListWords.definite.contains(tokens[1]) || tokens[1].isWord("my"), !tokens.contains(where: \.isCount)
    else { return false }
    return ActivityLexicon.reference.mentions(in: tokens).contains {
      $0.range.lowerBound >= 2 && $0.range.upperBound >= tokens.count - 1
    }
  }
}
