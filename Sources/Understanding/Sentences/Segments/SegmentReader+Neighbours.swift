/// Which workout an amount told by itself is of.
extension SegmentReader {
  /// "To work and back, 9 km, 25 minutes": the workout before, over whatever else was said of it, else one close by.
  func neighbour(of index: Int, in segments: [Segment]) -> Int? {
    let before = segments[..<index].lastIndex { $0.content != .nothing && !isAmounts($0) }
    if let before, case .workout = segments[before].content { return before }
    for other in [index - 1, index + 1, index - 2, index + 2] where segments.indices.contains(other) {
      if case .workout = segments[other].content { return other }
      if other == index - 1, segments[other].content != .nothing, !isAmounts(segments[other]) { continue }
    }
    return nil
  }

  func isAmounts(_ segment: Segment) -> Bool {
    if case .amounts = segment.content { return true }
    return false
  }
}
