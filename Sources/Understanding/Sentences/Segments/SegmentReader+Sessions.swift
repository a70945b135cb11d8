import Nutrition
import ToolCalls

/// Rounds that open a list, and rounds of so long each.
extension SegmentReader {
  /// "3 rounds of ...", "amrap 20 got 7 rounds of ...".
  func opensWithRounds(_ tokens: [Token]) -> Bool {
    guard let rounds = tokens.firstIndex(where: { $0.isWord("rounds") }) else { return false }
    return rounds < 3
      || rounds + 1 < tokens.count && tokens[rounds + 1].isWord("of")
        && ExerciseLexicon.reference.mentions(in: Array(tokens[..<rounds])).isEmpty
  }

  /// "7 rounds of 5 pull-ups 10 push-ups 15 squats" with no signs between: the others as often as the first.
  func repeatOthers(in segment: inout Segment, _ count: Int) {
    guard case .workout(var workout) = segment.content, let exercises = workout.exercises, exercises.count > 1,
      exercises.dropFirst().allSatisfy({ $0.sets.count == 1 && $0.sets[0].reps != nil })
    else { return }
    workout.exercises = exercises.indices.map { index in
      var exercise = exercises[index]
      if index > 0 { exercise.sets = Array(repeating: exercise.sets[0], count: count) }
      return exercise
    }
    segment.content = .workout(workout)
  }

  /// 5 of "5 rounds of a 400 m run", where that opens a list.
  func roundsOfWay(_ first: Segment) -> Double? {
    guard case .workout(let opening) = first.content, opening.exercises == nil, opening.distanceKm != nil,
      let rounds = first.tokens.firstIndex(where: { $0.isWord("rounds") }), rounds > 0,
      rounds + 1 < first.tokens.count, first.tokens[rounds + 1].isWord("of"),
      let count = first.tokens[rounds - 1].saidNumber, (2...50).contains(count)
    else { return nil }
    return count
  }

  /// "5 rounds: 400 m run, 15 wall balls": the way was run as often.
  func repeatWays(in segments: inout [Segment], _ rounds: Double) {
    for place in segments.indices {
      guard case .workout(var workout) = segments[place].content, workout.exercises == nil,
        let kilometers = workout.distanceKm, workout.durationMin == nil, kilometers <= 2
      else { continue }
      workout.distanceKm = kilometers * rounds
      segments[place].content = .workout(workout)
    }
  }

  /// 3 of "3 rounds on the heavy bag, 4 min each": how often what lasts so long was done; 1 where nothing counts it.
  func roundsOfEach(at index: Int, in segments: [Segment]) -> Double {
    guard index > 0, segments[index].tokens.last?.isWord("each") == true else { return 1 }
    let before = segments[index - 1].tokens
    guard let rounds = before.dropFirst().firstIndex(where: { $0.isWord("rounds") }),
      let count = before[rounds - 1].saidNumber, (2...30).contains(count)
    else { return 1 }
    return count
  }
}

/// What is run, ridden or swum before and behind the workout itself.
extension SegmentReader {
  private static let whole: WordSet = ["warmup", "cooldown", "wu", "cd", "warmdown"]
  private static let openings: WordSet = ["warm", "cool", "warming", "cooling"]

  /// "10 min warm up", "1k cool-down".
  static func isWarming(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { index in
      whole.contains(tokens[index])
        || openings.contains(tokens[index]) && index + 1 < tokens.count
          && tokens[index + 1].isOne(of: "up", "down", "off")
    }
  }

  /// `workout` with the warm-up or cool-down of `minutes` and `kilometers` that stands beside it; nil where one of the
  /// two is missing on both sides, so that nothing can be added.
  static func extended(_ workout: AddWorkout, minutes: Double?, kilometers: Double?) -> AddWorkout? {
    guard workout.exercises == nil, minutes != nil || kilometers != nil else { return nil }
    var all = workout
    if workout.distanceKm == nil {
      guard let known = workout.durationMin, let minutes else { return nil }
      all.durationMin = min(1440, known + minutes)
      return all
    }
    // Nobody warms up at the pace of the workout.
    let isRun = PaceTable.gait(ofCode: workout.activityCode ?? "") == .running
    guard let speed = PaceTable.usualSpeed(ofCode: isRun ? "12020" : workout.activityCode ?? "") else { return nil }
    let way = kilometers ?? (minutes ?? 0) / 60 * speed
    all.distanceKm = workout.distanceKm.map { min(2000, $0 + way) }
    all.durationMin = workout.durationMin.map { min(1440, $0 + (minutes ?? way / speed * 60)) }
    let assumption = "warm-up and cool-down at \(NumberPhrase.plain(speed)) km/h"
    if minutes == nil || kilometers == nil, !all.assumptions.contains(assumption) { all.assumptions.append(assumption) }
    return all
  }
}

/// A swimmer's session, which is told in strokes and lengths.
extension SegmentReader {
  /// "8x75 fly on 1:20, 250 kick, 150 easy free": the sentence as one swim.
  func swim(_ sentence: SentenceSplitter.Sentence) -> Segment? {
    guard !sentence.isQuestion, let found = SwimSetReader(sentence.tokens).session() else { return nil }
    let frame = FrameReader.frame(of: sentence.tokens, isFirst: true)
    guard frame == nil || frame == .report else { return nil }
    var whole = Segment(joint: "", range: sentence.tokens.indices, tokens: sentence.tokens)
    whole.time = TimeScanner.scan(found.around)
    whole.content = .workout(found.workout)
    return whole
  }

  /// "30 lengths (25 m)": the brackets tell of the pool.
  func tellsPool(_ segments: [Segment], at index: Int) -> Bool {
    guard followsSwim(segments, at: index) else { return false }
    // "20 laps of the pool, 50 m".
    return segments[index].joint == "("
      || segments[index].joint == "," && segments[index - 1].tokens.last?.isWord("pool") == true
  }

  private func followsSwim(_ segments: [Segment], at index: Int) -> Bool {
    guard index > 0, case .workout(let workout) = segments[index - 1].content else { return false }
    return WorkoutMerger.isSwim(workout)
  }
}

/// One activity on several days.
extension SegmentReader {
  /// "Ran 5k on Monday, 8k on Wednesday": the same on a day of its own.
  func onAnotherDay(
    _ workout: AddWorkout, _ amounts: WorkoutAmounts, at index: Int, of segments: [Segment], target: Int
  ) -> AddWorkout? {
    guard target < index, let day = segments[index].time.day, let before = segments[target].time.day, day != before,
      amounts.kilometers != nil || amounts.minutes != nil
    else { return nil }
    return repeated(workout, amounts)
  }

  /// The activity of `workout` once more, with amounts of its own; nil for exercises in sets.
  func repeated(_ workout: AddWorkout, _ amounts: WorkoutAmounts) -> AddWorkout? {
    guard workout.exercises == nil, let activity = ActivityLexicon.reference.activity(named: workout.name) else {
      return nil
    }
    return WorkoutReader().workout(activity, amounts: amounts, phrase: nil)
  }
}

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
