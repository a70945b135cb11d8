import ToolCalls

/// Figures that are of one of several: an interval, a way there or back.
extension SegmentReader {
  /// Figures of one interval or one way stand for all of them.
  func repeatWorkouts(of sentence: [Token], in segments: inout [Segment]) {
    let intervals = Intervals.timedEach(in: sentence)
    let times = intervals == nil ? BothWays.times(in: sentence) : 1
    guard intervals != nil || times > 1 else { return }
    for index in segments.indices {
      guard case .workout(let workout) = segments[index].content else { continue }
      segments[index].content = .workout(
        intervals.map { Intervals.repeated(workout, $0) } ?? BothWays.repeated(workout, times))
    }
  }

  /// "8 x 400 m, 40 min in all": the rests are in the time and not in the distance, so that the two make no pace.
  func partRests(of sentence: [Token], in segments: inout [Segment]) {
    guard Intervals.count(in: sentence) != nil, Intervals.timedEach(in: sentence) == nil else { return }
    for index in segments.indices {
      guard case .workout(var workout) = segments[index].content, workout.exercises == nil,
        let kilometers = workout.distanceKm, let minutes = workout.durationMin,
        PaceTable.gait(ofCode: workout.activityCode ?? "") == .running, kilometers / (minutes / 60) < 7
      else { continue }
      workout.distanceKm = nil
      workout.assumptions.append(
        "\(NumberPhrase.plain(kilometers)) km of intervals, with what lay between them in the time")
      segments[index].content = .workout(workout)
    }
  }
}
