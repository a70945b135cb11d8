import Foods
import Nutrition
import ToolCalls

/// Amounts that stand beside a workout.
extension SegmentReader {
  /// "barre class, 50 min": amounts alone belong to the workout before, else to the one after; warm-ups may stay apart.
  func attachAmounts(_ segments: inout [Segment], isWarmUpApart: Bool = false) {
    attachHelpings(&segments)
    for index in segments.indices {
      guard case .amounts(let amounts) = segments[index].content else { continue }
      if isWarmUpApart, Self.isWarming(segments[index].tokens) { continue }
      if share(amounts, at: index, in: &segments) { continue }
      if let target = neighbour(of: index, in: segments), case .workout(let workout) = segments[target].content {
        attach(amounts, at: index, to: workout, at: target, in: &segments)
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

  /// "Soup, two bowls", "pizza, left half": a helping behind a food is of that.
  private func attachHelpings(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst()
    where segments[index].content == .nothing && segments[index].frame == .report
      && segments[index - 1].content == .food
      && (ClauseScanner.isHelping(segments[index].tokens) || ClauseScanner.tellsLeft(segments[index].tokens))
    {
      segments[index].content = .food
    }
  }

  /// Puts amounts to the workout beside them, or makes one more of them.
  private func attach(
    _ said: WorkoutAmounts, at index: Int, to workout: AddWorkout, at target: Int, in segments: inout [Segment]
  ) {
    var amounts = said
    amounts.spreadSplits(over: workout.distanceKm)
    let other = onAnotherDay(workout, amounts, at: index, of: segments, target: target)
    if let next = other ?? again(workout, amounts, behind: segments[target]) {
      segments[index].content = .workout(next)
      return
    }
    if Self.isWarming(segments[index].tokens) || Self.isWarming(segments[target].tokens),
      !Self.tellsTotal(segments[index].tokens),
      let all = Self.extended(workout, minutes: amounts.minutes, kilometers: amounts.kilometers)
    {
      segments[target].content = .workout(all)
    } else {
      segments[target].content = .workout(completed(workout, by: amounts, at: index, target: target, in: segments))
    }
    segments[index].content = .nothing
  }

  /// `known`, which the segment at `target` tells of, as long, as far and as steep as the one at `index` says.
  private func completed(
    _ known: AddWorkout, by amounts: WorkoutAmounts, at index: Int, target: Int, in segments: [Segment]
  ) -> AddWorkout {
    var workout = known
    let tokens = segments[index].tokens
    // "tried to run 10k, stopped at 7k": it was done up to there.
    if target < index, workout.exercises == nil, FrameReader.breaksOff(tokens) {
      workout.durationMin = amounts.minutes ?? (amounts.kilometers == nil ? workout.durationMin : nil)
      workout.distanceKm = amounts.kilometers ?? (amounts.minutes == nil ? workout.distanceKm : nil)
    }
    var said = AddWorkout(name: workout.name, durationMin: amounts.minutes, distanceKm: amounts.kilometers)
    if let activity = ActivityLexicon.reference.activity(named: workout.name), workout.exercises == nil {
      said = WorkoutReader().workout(activity, amounts: amounts, phrase: nil)
    }
    // "18 holes, 4 hours": said and not reckoned.
    workout = AssumedLength.removed(from: workout, for: amounts)
    if Self.tellsTotal(tokens), amounts.kilometers != nil {
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
      let speed = Self.speedAlone(amounts, in: tokens)
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
    return workout
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
}
