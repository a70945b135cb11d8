import Nutrition
import ToolCalls

/// Workouts that head the list of their parts, and what stands behind one in brackets.
extension SegmentReader {
  /// "physio: 10 min bike, 2 x 12 squats", "duathlon: 5k run, 20k ride": a heading is what is listed behind it.
  func withholdHeadings(_ segments: inout [Segment]) {
    for index in segments.indices.dropLast()
    where segments[index + 1].joint.isOne(of: ":", "(") || isBrick(segments[index]) {
      guard case .workout(let heading) = segments[index].content, heading.distanceKm == nil, heading.exercises == nil
      else { continue }
      let parts = segments[(index + 1)...].indices.filter {
        if case .workout = segments[$0].content { true } else { false }
      }
      guard let first = parts.first else { continue }
      if let whole = heading.durationMin {
        if isSum(of: parts.map { segments[$0] }, whole) { segments[index].content = .nothing }
        continue
      }
      guard segments[index + 1].joint == ":" || isBrick(segments[index]) && parts.count > 1, heading.type != .hiit
      else { continue }
      // "triathlon: 750 m swim 20k bike 5k run in 1:20" is told in one.
      if parts.count == 1, case .workout(let whole) = segments[first].content, whole.durationMin != nil,
        ActivityLexicon.reference.mentions(in: segments[first].tokens).count > 1
      {
        var all = heading
        all.durationMin = whole.durationMin
        segments[index].content = .workout(all)
        segments[first].content = .nothing
      } else {
        segments[index].content = .nothing
      }
    }
  }

  /// "Brick workout, 1 h bike then 20 min run": a ride and a run, each of its own.
  private func isBrick(_ segment: Segment) -> Bool {
    guard case .workout(let workout) = segment.content, workout.durationMin == nil else { return false }
    return segment.tokens.contains { $0.isWord("brick") }
  }

  /// "gym 1 hr (30 min weights, 25 min treadmill)": whether the lengths of `parts` make up most of the whole.
  private func isSum(of parts: [Segment], _ whole: Double) -> Bool {
    let lengths = parts.map { part -> Double? in
      if case .workout(let workout) = part.content { workout.durationMin } else { nil }
    }
    let sum = lengths.reduce(0) { $0 + ($1 ?? 0) }
    return lengths.count > 1 && lengths.allSatisfy { $0 != nil } && sum >= whole / 2 && sum <= whole * 1.1
  }

  /// "Yoga (30)": minutes; "walked 8 km (11,000 steps)": the same walk.
  func readBrackets(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() where segments[index].joint == "(" {
      guard case .workout(var workout) = segments[index - 1].content, workout.exercises == nil else { continue }
      let tokens = segments[index].tokens
      if tokens.count == 1, tokens[0].kind == .number, let value = tokens[0].value, (5...240).contains(value),
        workout.durationMin == nil, workout.distanceKm == nil
      {
        workout.durationMin = value
        segments[index - 1].content = .workout(workout)
        segments[index].content = .nothing
      } else if case .workout(let counted) = segments[index].content,
        counted.assumptions.contains(AssumedLength.distance.rawValue) || counted.name.hasSuffix(" steps"),
        ActivityLexicon.reference.mentions(in: tokens).isEmpty
      {
        segments[index].content = .nothing
      }
    }
  }
}
