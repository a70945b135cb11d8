import Nutrition
import ToolCalls

/// Lengths that are of more than one workout, or more than one length of a workout.
extension SegmentReader {
  private static let twice: WordSet = ["twice", "both", "two", "2", "thrice", "three", "3"]

  /// What a workout of length `known` lasted where `said` follows at `index`: "5 x 4 min, 45 min in all" has its length
  /// said, "walked the dog twice, 20 min and 35 min" two of them.
  func joinedLength(_ known: Double?, _ said: Double?, at index: Int, in segments: [Segment]) -> Double? {
    guard let known, let said else {
      return known ?? said.map { min(1440, $0 * roundsOfEach(at: index, in: segments)) }
    }
    if QuantityWords.ofAll.occurs(in: segments[index].tokens), said >= known { return said }
    let isTwice = segments[..<index].contains { segment in
      if case .workout = segment.content { Self.twice.occurs(in: segment.tokens) } else { false }
    }
    let isMore =
      (segments[index].tokens.first?.folded ?? "").isOne(of: "another", "further")
      // "25 min to the station and 20 min back".
      || (segments[index].tokens.last?.folded ?? "").isOne(of: "back", "home")
    return (isTwice || isMore) && segments[index].joint.isOne(of: "and", "then", ",", "&", "+", "plus")
      ? min(1440, known + said) : known
  }

  /// "Spin then weights, 30 min each": each of them as long; whether that is what stands at `index`.
  func share(_ amounts: WorkoutAmounts, at index: Int, in segments: inout [Segment]) -> Bool {
    guard let minutes = amounts.minutes, amounts.kilometers == nil,
      segments[index].tokens.last?.isWord("each") == true
    else { return false }
    var places: [Int] = []
    for place in segments[..<index].indices.reversed() {
      if case .workout(let workout) = segments[place].content {
        guard workout.durationMin == nil, workout.exercises == nil else { break }
      } else {
        guard segments[place].tokens.count <= 2, activityAlone(segments[place].tokens) != nil else { break }
      }
      places.append(place)
    }
    guard places.count > 1 else { return false }
    for place in places {
      if case .workout(var workout) = segments[place].content {
        workout.durationMin = minutes
        segments[place].content = .workout(workout)
      } else if let activity = activityAlone(segments[place].tokens) {
        segments[place].content = .workout(WorkoutReader().workout(activity, amounts: amounts, phrase: nil))
      }
    }
    segments[index].content = .nothing
    return true
  }

  /// "Yoga and pilates 1 hour": the two names are of one time, of which each has its half.
  func shareLength(among segments: inout [Segment]) {
    for index in segments.indices.dropFirst() where segments[index].joint.isOne(of: "and", "&", "+", "n") {
      guard case .workout(var second) = segments[index].content, case .workout(var first) = segments[index - 1].content,
        let minutes = second.durationMin, second.distanceKm == nil, second.exercises == nil, second.assumptions.isEmpty,
        first.durationMin == nil, first.distanceKm == nil, first.exercises == nil,
        first.activityCode != second.activityCode, activityAlone(segments[index - 1].tokens) != nil,
        ActivityLexicon.reference.mentions(in: segments[index].tokens).first?.range.lowerBound == 0,
        !segments[index].tokens.contains(where: { $0.isWord("each") })
      else { continue }
      let note = "the \(NumberPhrase.plain(minutes)) min taken for both, half each"
      first.durationMin = minutes / 2
      first.assumptions.append(note)
      second.durationMin = minutes / 2
      segments[index - 1].content = .workout(first)
      segments[index].content = .workout(second)
    }
  }

  /// "Hoovered all 4 floors, 80 min of cleaning": the second says how long the first went on.
  func joinHousework(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() {
      guard case .workout(let second) = segments[index].content, second.name == "Housework", second.durationMin != nil,
        case .workout(let first) = segments[index - 1].content, first.name == second.name,
        first.durationMin == nil || first.assumptions.contains(AssumedLength.flights.rawValue)
      else { continue }
      segments[index - 1].content = .nothing
    }
  }

  private func activityAlone(_ tokens: [Token]) -> KnownActivity? {
    let mentions = ActivityLexicon.reference.mentions(in: tokens)
    return mentions.count == 1 && mentions[0].range == tokens.indices ? mentions[0].activity : nil
  }

  private static let resting = WordList.words(
    """
    sauna steam bath jacuzzi tub nap napped sleep slept asleep drive drove driving shower showered meeting queue queued
    waiting waited bus train car sofa couch telly tv film
    """)

  /// "20 min sauna", "2 min rest": time that was not trained.
  func rests(_ tokens: [Token], _ amounts: WorkoutAmounts) -> Bool {
    if amounts.hasPause, !amounts.hasAmount,
      tokens.indices.allSatisfy({ index in amounts.covered.contains { $0.contains(index) } })
    {
      return true
    }
    return tokens.contains {
      Self.resting.contains($0)
        || TrainingWords.rests.contains($0) && amounts.kilometers == nil && (amounts.minutes != nil || amounts.hasPause)
    }
  }

  /// "The pilates class was packed, 45 min": how long an activity went on, which no talk about it says.
  func tellsLength(_ tokens: [Token]) -> Bool {
    guard tokens.contains(where: { UnitTable.byName[$0]?.dimension == .time }),
      WorkoutAmountReader.read(tokens).minutes != nil
    else { return false }
    return ActivityLexicon.reference.mentions(in: tokens).contains {
      $0.strength != .weak && !$0.activity.name.isOne(of: "Gym workout", "Walking")
    }
  }

  /// "a 30 min swim", "50 squats", "three doughnuts" behind "tired after": done or eaten, and counted.
  func tellsDone(_ tokens: [Token]) -> Bool {
    guard tokens.contains(where: { $0.isCount }) else { return false }
    let isExercise = ActivityLexicon.reference.mentions(in: tokens).contains {
      !$0.activity.name.isOne(of: "Gym workout", "Workout")
    }
    if isExercise || !ExerciseLexicon.reference.mentions(in: tokens).isEmpty { return true }
    return FrameReader.statesCount(tokens) && foods.holdsFood(tokens)
      && !tokens.contains { UnitTable.unit(named: $0.folded)?.dimension == .time }
  }

  private static let managing: WordSet = ["did", "managed", "done", "got", "completed", "finished", "ended", "only"]

  /// "Planned 12k, did 9", "meant to swim 40 lengths, managed 30": the figure that was reached of what was meant.
  func reachPlans(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() {
      let plan = segments[index - 1]
      guard [.plan, .negation].contains(plan.frame), segments[index].content == .nothing,
        let verb = Self.managing.firstIndex(in: segments[index].tokens), verb <= 2,
        let number = segments[index].tokens.firstIndex(where: { $0.kind == .number }), number - verb <= 2,
        number + 1 == segments[index].tokens.count || segments[index].tokens[number + 1].kind == .punctuation,
        let aim = plan.tokens.firstIndex(where: { $0.kind == .number }), aim + 1 < plan.tokens.count
      else { continue }
      let reached = Array(plan.tokens[..<aim]) + [segments[index].tokens[number]] + plan.tokens[(aim + 1)...]
      guard case .workout(let workout)? = done(reached) else { continue }
      segments[index].content = .workout(workout)
      segments[index].frame = .report
    }
  }

  /// What `tokens` come to as a workout; a distance alone is run.
  private func done(_ tokens: [Token]) -> WorkoutReader.Finding? {
    let found = WorkoutReader().finding(in: tokens, hasFood: false)
    guard case .amounts(let amounts)? = found, amounts.kilometers != nil,
      let running = ActivityLexicon.reference.activity(named: "Running")
    else { return found }
    var run = WorkoutReader().workout(running, amounts: amounts, phrase: nil)
    run.assumptions.append("taken to be a run")
    return .workout(run)
  }
}
