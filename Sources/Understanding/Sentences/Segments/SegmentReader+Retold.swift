import Nutrition
import ToolCalls

/// Workouts whose figures are told a second time: in all, as they are to be taken, or done again on the way back.
extension SegmentReader {
  /// Takes what is told once more for what it is: a total, the figure to be taken, or the way back.
  func readRetold(_ segments: inout [Segment]) {
    joinTotals(&segments)
    retakeLengths(&segments)
    repeatWayBack(&segments)
  }

  private static let longer: WordSet = ["week", "month", "year", "far", "season"]

  /// "14 km in all", "65 min total"; "this week in total" is of more than one day.
  static func tellsTotal(_ tokens: [Token]) -> Bool {
    let isTotal = tokens.indices.contains { index in
      QuantityWords.totals.contains(tokens[index])
        || tokens[index].isWord("all")
          && (tokens.word(index - 1) == "in"
            || tokens.word(index + 1).isOne(of: "in", "told", "together"))
    }
    return isTotal && !longer.occurs(in: tokens)
  }

  /// What is left for the last of several workouts of a time that is told of them all: "20 min rower then the bike, 35 min
  /// total"; nil where nothing is left or `total` is not of all of them.
  func restOfTotal(_ total: Double, at index: Int, target: Int, in segments: [Segment]) -> Double? {
    guard Self.tellsTotal(segments[index].tokens) else { return nil }
    var rest = total
    var isOne = true
    for place in segments[..<index].indices where place != target {
      guard case .workout(let other) = segments[place].content else { continue }
      guard let minutes = other.durationMin else { return nil }
      rest -= minutes
      isOne = false
    }
    return isOne || rest <= 0 ? nil : rest
  }

  /// "Fartlek, 6 x 2 min hard, 9 km run in total": the run is the intervals with all around them.
  private func joinTotals(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() where Self.tellsTotal(segments[index].tokens) {
      guard case .workout(let total) = segments[index].content, total.exercises == nil,
        let place = onlyWorkout(before: index, in: segments), case .workout(let part) = segments[place].content,
        part.exercises == nil, part.activityCode == total.activityCode || isIntervals(segments[place], part, of: total),
        (total.distanceKm ?? .infinity) >= part.distanceKm ?? 0,
        (total.durationMin ?? .infinity) >= part.durationMin ?? 0
      else { continue }
      var all = part.activityCode == total.activityCode ? part : total
      let timed = withoutIntervalTime(part, of: segments[place], beside: total.durationMin)
      all.distanceKm = total.distanceKm ?? part.distanceKm
      all.durationMin = total.durationMin ?? timed.durationMin
      segments[place].content = .workout(all)
      segments[index].content = .nothing
      for between in (place + 1)..<index where total.durationMin == nil && isAmounts(segments[between]) {
        if !Intervals.ranges(in: segments[between].tokens).isEmpty { segments[between].content = .nothing }
      }
    }
  }

  /// The workout before `index`, where there is one and no more.
  private func onlyWorkout(before index: Int, in segments: [Segment]) -> Int? {
    let places = segments[..<index].indices.filter {
      if case .workout = segments[$0].content { true } else { false }
    }
    return places.count == 1 ? places[0] : nil
  }

  /// Intervals that were run or walked, whatever they were called.
  private func isIntervals(_ segment: Segment, _ part: AddWorkout, of total: AddWorkout) -> Bool {
    guard let gait = PaceTable.gait(ofCode: total.activityCode ?? "") else { return false }
    return part.type == .hiit
      || Intervals.count(in: segment.tokens) != nil
        && PaceTable.gait(ofCode: part.activityCode ?? "") ?? gait == gait
  }

  /// `workout` without the time of its intervals, where the way told in all has other parts too: "5 x 3 min hard, 9 km in
  /// total".
  func withoutIntervalTime(_ workout: AddWorkout, of segment: Segment, beside minutes: Double?) -> AddWorkout {
    guard minutes == nil, workout.durationMin != nil, !Intervals.ranges(in: segment.tokens).isEmpty else {
      return workout
    }
    var all = workout
    all.durationMin = nil
    return all
  }

  /// How far a workout of `known` kilometres went where `said` in the segment at `index` may be of all of it.
  func joinedWay(_ known: Double?, _ said: Double?, at index: Int, in segments: [Segment]) -> Double? {
    guard let known, let said else { return known ?? said }
    return said >= known && Self.tellsTotal(segments[index].tokens) && onlyWorkout(before: index, in: segments) != nil
      ? said : known
  }

  /// "So say 50 min": the figure that is to be taken for the one before.
  private func retakeLengths(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() {
      guard let call = segments[index].tokens.prefix(3).firstIndex(where: { $0.isOne(of: "call", "say", "make") }),
        let figure = figure(behind: call, in: segments[index].tokens),
        let place = segments[..<index].lastIndex(where: { if case .workout = $0.content { true } else { false } }),
        case .workout(var workout) = segments[place].content, workout.exercises == nil
      else { continue }
      let amounts = WorkoutAmountReader.read(segments[index].tokens)
      let bare = segments[index].tokens.count == figure + 1 ? segments[index].tokens[figure].value : nil
      guard amounts.minutes != nil || amounts.kilometers != nil || bare != nil else { continue }
      if bare != nil, workout.distanceKm != nil, workout.durationMin == nil {
        workout.distanceKm = bare
      } else {
        workout.durationMin = amounts.minutes ?? bare ?? workout.durationMin
      }
      workout.distanceKm = amounts.kilometers ?? workout.distanceKm
      segments[place].content = .workout(workout)
      segments[index].content = .nothing
    }
  }

  /// Where the figure stands behind "call it", "say" and "make that"; "say 20 min of it" is of a part.
  private func figure(behind call: Int, in tokens: [Token]) -> Int? {
    let isIt = tokens.word(call + 1).isOne(of: "it", "that")
    guard isIt || tokens[call].isWord("say"), !tokens.contains(where: { $0.isWord("of") }) else { return nil }
    var at = isIt ? call + 2 : call + 1
    while at < tokens.count, tokens[at].isOne(of: "about", "around", "like", "just", "more", "maybe") { at += 1 }
    return at < tokens.count && tokens[at].isCount ? at : nil
  }

  /// A report, or "an hour later", which is counted from one.
  private func isDone(_ segment: Segment) -> Bool {
    segment.frame == .report
      || segment.frame == .plan && segment.tokens.last?.isWord("later") == true
        && segment.tokens.contains { UnitTable.byName[$0]?.dimension == .time }
  }

  private static let returning = WordList.words(
    """
    the same way route ride walk run distance journey trip again back home return coming an a hour hours minutes min mins
    later after afterwards in on then evening tonight this afternoon took for me us i did it about and
    """)

  /// "Then the same way home in the evening": what was done before, done once more.
  private func repeatWayBack(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() {
      let tokens = segments[index].tokens
      guard tokens.prefix(4).contains(where: { $0.isWord("same") }), isDone(segments[index]),
        case .workout(let workout) = segments[index - 1].content, workout.exercises == nil, workout.reference == nil,
        workout.durationMin != nil || workout.distanceKm != nil,
        tokens.contains(where: { $0.isOne(of: "back", "home", "again", "return", "returning") }),
        tokens.allSatisfy({ Self.returning.contains($0) || $0.kind == .punctuation || $0.isCount })
      else { continue }
      var again = workout
      // "an hour later" says when, "in 25 min" how long.
      if let lead = tokens.firstIndex(where: { $0.isOne(of: "in", "took") }),
        let minutes = WorkoutAmountReader.read(Array(tokens[lead...])).minutes
      {
        again.durationMin = minutes
      }
      segments[index].content = .workout(again)
      segments[index].frame = .report
      // "An hour later" is counted from the way there and not from now.
      if tokens.contains(where: { $0.isOne(of: "later", "after", "afterwards") }) {
        segments[index].time = segments[index - 1].time
      }
    }
  }
}
