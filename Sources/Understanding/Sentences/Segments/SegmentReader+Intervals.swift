import Nutrition
import ToolCalls

/// Figures that are of one of several: an interval, a way there or back.
extension SegmentReader {
  /// "Treadmill sprints, 8 x 30 s fast, 90 s walk": whether what stands at `index` says how often the activity right
  /// before it was done, which is no training of its own.
  func repeatsNamed(_ kept: [Token], at index: Int, in segments: [Segment]) -> Bool {
    guard index > 0, case .workout(let before) = segments[index - 1].content, before.exercises == nil,
      before.durationMin == nil, before.type != .strength
    else { return false }
    // "an easy 5 miler, ran at 9:40 pace": how fast that was.
    if before.distanceKm != nil { return isPaceAlone(kept) }
    return Intervals.count(in: kept) != nil || WorkoutAmountReader.read(kept).isIntervals
  }

  func isPaceAlone(_ kept: [Token]) -> Bool {
    guard kept.contains(where: { $0.isWord("pace") }) else { return false }
    let amounts = WorkoutAmountReader.read(kept)
    return amounts.kilometersPerHour != nil && amounts.kilometers == nil && amounts.minutes == nil
  }

  /// "8 miler, 9:00 pace": a pace is of what the way was told in.
  func inMiles(_ amounts: WorkoutAmounts, behind segments: ArraySlice<Segment>) -> WorkoutAmounts {
    guard amounts.isBarePace, let speed = amounts.kilometersPerHour,
      segments.contains(where: { TrainingWords.miles.occurs(in: $0.tokens) })
    else { return amounts }
    var amounts = amounts
    amounts.kilometersPerHour = UnitConversion.kilometres(miles: speed)
    return amounts
  }

  static let burning: WordSet = ["burned", "burnt", "burn", "active"]

  private static let alternating: WordSet = ["alternated", "alternating", "alternate", "alternately"]
  private static let walks: WordSet = ["17190", "17152", "17200"]

  /// "Alternated 2 min jogging and 1 min walking for 30 minutes": one outing of both, as long as all of it was.
  func joinAlternating(_ sentence: [Token], in segments: inout [Segment]) {
    guard Self.alternating.occurs(in: sentence),
      let activity = ActivityLexicon.reference.activity(named: "Run-walk")
    else { return }
    var run: Int?
    var walk: Int?
    for index in segments.indices {
      guard case .workout(let workout) = segments[index].content, workout.exercises == nil else { continue }
      let code = workout.activityCode ?? ""
      if Self.walks.contains(code) {
        walk = walk ?? index
      } else if PaceTable.gait(ofCode: code) == .running {
        run = run ?? index
      }
    }
    guard let run, let walk else { return }
    var amounts = WorkoutAmounts()
    if let total = sentence.lastIndex(where: { $0.isWord("for") }) {
      amounts = WorkoutAmountReader.read(Array(sentence[(total + 1)...]))
    }
    segments[min(run, walk)].content = .workout(WorkoutReader().workout(activity, amounts: amounts, phrase: nil))
    segments[max(run, walk)].content = .nothing
  }

  /// Figures of one interval or one way stand for all of them.
  func repeatWorkouts(of sentence: [Token], in segments: inout [Segment]) {
    let intervals = Intervals.timedEach(in: sentence)
    let times = intervals == nil ? BothWays.times(in: sentence) : 1
    guard intervals != nil || times > 1 else { return }
    let isTotalTime = BothWays.statesTotalTime(in: sentence)
    for index in segments.indices {
      guard case .workout(let workout) = segments[index].content else { continue }
      segments[index].content = .workout(
        intervals.map { Intervals.repeated(workout, $0) } ?? BothWays.repeated(workout, times, isTotalTime: isTotalTime)
      )
    }
  }

  /// "8 x 400 m, 40 min in all": the rests are in the time and not in the distance, so that the two make no pace.
  func partRests(of sentence: [Token], in segments: inout [Segment]) {
    guard Intervals.count(in: sentence) != nil || IntervalSession.isSum(sentence),
      Intervals.timedEach(in: sentence) == nil
    else { return }
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
