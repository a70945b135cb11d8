import ToolCalls

/// Workouts that are told by how far and how long they went, and not by name.
extension SegmentReader {
  private static let leastRide = 15.0
  /// Kilometres in an hour that nobody runs and most riders reach.
  private static let speedsOfRides = 22.5...45

  /// "82 km in 3 hours 5 minutes": so far and so fast one rides.
  func ride(_ amounts: WorkoutAmounts) -> AddWorkout? {
    guard let kilometers = amounts.kilometers, kilometers >= Self.leastRide, let minutes = amounts.minutes, minutes > 0,
      Self.speedsOfRides.contains(kilometers / (minutes / 60)),
      let cycling = ActivityLexicon.reference.activity(named: "Cycling")
    else { return nil }
    var workout = WorkoutReader().workout(cycling, amounts: amounts, phrase: nil)
    workout.assumptions.append("taken to be a ride")
    return workout
  }

  /// "5K in 26:40", "5 x 600 m, 2:10 each": a distance covered at a runner's pace is a run.
  func run(_ said: WorkoutAmounts, of index: Int, in segments: inout [Segment]) -> AddWorkout? {
    var amounts = said
    var before: Int?
    if amounts.kilometers == nil, let place = segments[..<index].lastIndex(where: { $0.content != .nothing }),
      case .amounts(let earlier) = segments[place].content, earlier.minutes == nil
    {
      amounts.kilometers = earlier.kilometers
      before = place
    }
    let isOfOne = segments[index].tokens.last?.isWord("each") == true
    let count =
      isOfOne
      ? before.flatMap { Intervals.count(in: segments[$0].tokens) } ?? 1
      : Intervals.timedEach(in: segments[index].tokens) ?? 1
    guard let kilometers = amounts.kilometers,
      // "at 5:10 pace".
      let minutes = amounts.minutes ?? amounts.kilometersPerHour.map({ kilometers / $0 * 60 }), minutes > 0,
      (7...22).contains(kilometers / (minutes * count / 60))
        || (2.5...7).contains(kilometers / (minutes / 60))
          && segments[(before ?? index)...index].contains(where: { Intervals.ofTrack(in: $0.tokens) }),
      let running = ActivityLexicon.reference.activity(named: "Running")
    else {
      guard let ride = ride(amounts) else { return nil }
      if let before { segments[before].content = .nothing }
      return ride
    }
    if let before { segments[before].content = .nothing }
    var workout = WorkoutReader().workout(running, amounts: amounts, phrase: nil)
    workout.assumptions.append("taken to be a run")
    return workout
  }

  /// "Planned a 12k but bailed at 7.5 km": how far it went of what was planned.
  func brokenOff(at index: Int, _ amounts: WorkoutAmounts, in segments: [Segment]) -> AddWorkout? {
    guard FrameReader.breaksOff(segments[index].tokens),
      let plan = segments[..<index].last(where: { $0.frame == .plan })
    else { return nil }
    let planned = WorkoutAmountReader.read(plan.tokens)
    let named = ActivityLexicon.reference.best(of: ActivityLexicon.reference.mentions(in: plan.tokens))?.activity
    guard
      let activity = named ?? (planned.kilometers == nil ? nil : ActivityLexicon.reference.activity(named: "Running"))
    else { return nil }
    var workout = WorkoutReader().workout(activity, amounts: amounts, phrase: nil)
    if named == nil { workout.assumptions.append("taken to be a run") }
    return workout
  }

  /// "Two bars on the hike (3 hours)": what was eaten on the way, and how long the way was.
  func outing(before index: Int, _ amounts: WorkoutAmounts, in segments: [Segment]) -> AddWorkout? {
    guard index > 0, segments[index].joint == "(", amounts.minutes != nil || amounts.kilometers != nil else {
      return nil
    }
    let tokens = segments[index - 1].tokens
    guard let mention = ActivityLexicon.reference.mentions(in: tokens).last, mention.range.upperBound == tokens.count,
      mention.range.lowerBound > 1,
      tokens[mention.range.lowerBound - 1].isOne(of: "the", "a", "my", "our"),
      tokens[mention.range.lowerBound - 2].isOne(of: "on", "during", "after", "before")
        || Self.circumstances.contains(segments[index - 1].joint)
    else { return nil }
    return WorkoutReader().workout(mention.activity, amounts: amounts, phrase: nil)
  }
}
