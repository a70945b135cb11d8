import Foods
import Nutrition
import ToolCalls

/// Amounts that stand beside a workout.
extension SegmentReader {
  /// "barre class, 50 min": amounts alone belong to the workout before, else to the one after; warm-ups may stay apart.
  func attachAmounts(_ segments: inout [Segment], isWarmUpApart: Bool = false) {
    for index in segments.indices.dropFirst()
    where segments[index].content == .nothing && segments[index].frame == .report
      && segments[index - 1].content == .food
      && (ClauseScanner.isHelping(segments[index].tokens) || ClauseScanner.tellsLeft(segments[index].tokens))
    {
      segments[index].content = .food
    }
    for index in segments.indices {
      guard case .amounts(var amounts) = segments[index].content else { continue }
      if isWarmUpApart, Self.isWarming(segments[index].tokens) { continue }
      if share(amounts, at: index, in: &segments) { continue }
      if let target = neighbour(of: index, in: segments), case .workout(var workout) = segments[target].content {
        amounts.spreadSplits(over: workout.distanceKm)
        let other = onAnotherDay(workout, amounts, at: index, of: segments, target: target)
        if let next = other ?? again(workout, amounts, behind: segments[target]) {
          segments[index].content = .workout(next)
          continue
        }
        if Self.isWarming(segments[index].tokens) || Self.isWarming(segments[target].tokens),
          !Self.tellsTotal(segments[index].tokens),
          let all = Self.extended(workout, minutes: amounts.minutes, kilometers: amounts.kilometers)
        {
          segments[target].content = .workout(all)
          segments[index].content = .nothing
          continue
        }
        // "tried to run 10k, stopped at 7k": it was done up to there.
        if target < index, workout.exercises == nil, FrameReader.breaksOff(segments[index].tokens) {
          workout.durationMin = amounts.minutes ?? (amounts.kilometers == nil ? workout.durationMin : nil)
          workout.distanceKm = amounts.kilometers ?? (amounts.minutes == nil ? workout.distanceKm : nil)
        }
        var said = AddWorkout(name: workout.name, durationMin: amounts.minutes, distanceKm: amounts.kilometers)
        if let activity = ActivityLexicon.reference.activity(named: workout.name), workout.exercises == nil {
          said = WorkoutReader().workout(activity, amounts: amounts, phrase: nil)
        }
        // "18 holes, 4 hours": said and not reckoned.
        workout = AssumedLength.removed(from: workout, for: amounts)
        if Self.tellsTotal(segments[index].tokens), amounts.kilometers != nil {
          workout = withoutIntervalTime(workout, of: segments[target], beside: amounts.minutes)
        }
        let rest = said.durationMin.flatMap { restOfTotal($0, at: index, target: target, in: segments) }
        workout.durationMin =
          rest.map { workout.durationMin ?? $0 }
          ?? joinedLength(workout.durationMin, said.durationMin, at: index, in: segments)
        workout.distanceKm = joinedWay(workout.distanceKm, said.distanceKm, at: index, in: segments)
        if amounts.lostMinutes > 0, let whole = workout.durationMin, whole > amounts.lostMinutes {
          workout.durationMin = whole - amounts.lostMinutes
        }
        if workout.distanceKm == nil, let minutes = workout.durationMin, workout.exercises == nil,
          let speed = Self.speedAlone(amounts, in: segments[index].tokens)
        {
          workout.distanceKm = speed * minutes / 60
        }
        workout.gradePercent = workout.gradePercent ?? amounts.gradePercent
        workout = WorkoutReader.gaited(workout)
        let slope = SlopeEnergy.percent(ascentMeters: amounts.ascentMeters, of: workout)
        workout.gradePercent = workout.gradePercent ?? slope
        if amounts.watts != nil { workout.activityCode = said.activityCode ?? workout.activityCode }
        workout.assumptions += said.assumptions
        workout.statedCalories = workout.statedCalories ?? amounts.kilocalories
        if let speed = amounts.kilometersPerHour, speed > 0, workout.durationMin == nil,
          let kilometers = workout.distanceKm
        {
          workout.durationMin = min(1440, max(1, kilometers / speed * 60))
        }
        segments[target].content = .workout(workout)
        segments[index].content = .nothing
      } else if let game = game(before: index, amounts, in: segments) {
        for between in game.place..<index { segments[between].content = .nothing }
        segments[game.place].content = .workout(game.workout)
        segments[index].content = .nothing
      } else if let outing = outing(before: index, amounts, in: segments) {
        segments[index].content = .workout(outing)
      } else if let run = brokenOff(at: index, amounts, in: segments) ?? run(amounts, of: index, in: &segments) {
        segments[index].content = .workout(run)
      } else {
        if index > 0, segments[index - 1].content == .food { segments[index].content = .food }
      }
    }
  }

  /// "Ran 5k in 26:10 and 10k in 55 min": the same again, with its own way and time; nil where one of them is missing.
  private func again(_ workout: AddWorkout, _ amounts: WorkoutAmounts, behind target: Segment)
    -> AddWorkout?
  {
    guard workout.distanceKm != nil, workout.durationMin != nil, amounts.kilometers != nil, amounts.minutes != nil,
      !Self.isWarming(target.tokens)
    else { return nil }
    return repeated(workout, amounts)
  }

  /// The next part of the sentence, where it may say how long or how far the one at `index` went on.
  func behind(_ index: Int, in segments: [Segment]) -> [Token] {
    guard index + 1 < segments.count else { return [] }
    let next = segments[index + 1]
    let isBack = next.joint == "and" && next.tokens.first?.isWord("back") == true
    return isBack || next.joint.isOne(of: ",", "(", ":", "-", "|") ? next.tokens : []
  }

  /// "Two bars on the hike (3 hours)": what was eaten on the way, and how long the way was.
  private func outing(before index: Int, _ amounts: WorkoutAmounts, in segments: [Segment]) -> AddWorkout? {
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

  /// "Kayaking on Saturday, 75 minutes round the bay": how long it went on, whatever else the words could name.
  func lasts(_ tokens: [Token], after segments: ArraySlice<Segment>) -> Bool {
    // "Badminton, 3 sets, about an hour at the club": what lies between tells of the game.
    let telling = segments.last { $0.tokens.contains { $0.kind == .word && !Self.isTraining($0) } }
    guard let last = telling, goesOn(last), let time = QuantityParser(tokens).quantity(at: 0), time.seconds != nil
    else { return false }
    return !tokens[time.tokens.upperBound...].contains { $0.kind == .number || $0.isWord("then") }
  }

  /// A workout, or what opens with a name of one: "football with the lads".
  private func goesOn(_ segment: Segment) -> Bool {
    if case .workout = segment.content { return true }
    guard segment.frame == .report, let mention = ActivityLexicon.reference.mentions(in: segment.tokens).first else {
      return false
    }
    return mention.range.lowerBound == 0 && !FrameReader.statesAmount(segment.tokens)
  }

  /// "peloton ride 45 min, 412 kcal": energy right behind a workout is what it took.
  func followsWorkout(_ segments: [Segment], at index: Int) -> Bool {
    guard let before = segments[..<index].last(where: { $0.content != .nothing && !isAmounts($0) }) else {
      return false
    }
    if case .workout = before.content { return true }
    return false
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
}
