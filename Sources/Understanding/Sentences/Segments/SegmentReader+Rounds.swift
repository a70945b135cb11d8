import Nutrition
import ToolCalls

/// Exercises that are done in rounds.
extension SegmentReader {
  private static let around = WordList.words("of for x total in all times through did each the whole thing")

  /// "20 sit-ups, 15 press-ups, 3 rounds", "3 rounds of 10 burpees and 15 squats": every exercise was done as often.
  func repeatRounds(_ segments: inout [Segment]) {
    if let first = segments.indices.first(where: { opensWithRounds(segments[$0].tokens) }),
      case .workout(let opening) = segments[first].content, let count = opening.exercises?.first?.sets.count, count > 1
    {
      repeatOthers(in: &segments[first], count)
    }
    let exercises = segments.indices.filter { isUnrepeated(segments[$0]) }
    guard !exercises.isEmpty else { return }
    if let count = roundsOfWay(segments[0]) {
      repeatWays(in: &segments, count)
      for place in exercises { repeatSets(of: &segments[place], Int(count)) }
      return
    }
    // "10 burpees, 15 squats x 4 rounds".
    if let last = exercises.last, let count = closingRounds(of: segments[last].tokens) {
      for place in exercises { repeatSets(of: &segments[place], count) }
      return
    }
    for index in segments.indices where isTimesAlone(segments[index].tokens) && exercises.last == index - 1 {
      repeatSets(of: &segments[index - 1], Int(segments[index].tokens[0].value ?? 1))
      segments[index].content = .nothing
      return
    }
    for index in segments.indices {
      guard case .amounts(let amounts) = segments[index].content, let rounds = amounts.rounds, amounts.minutes == nil,
        amounts.kilometers == nil, (2...50).contains(rounds),
        segments[index].tokens.allSatisfy({
          $0.kind != .word || $0.isWord("rounds") || Self.around.contains($0) || NumberWords.cardinals.contains($0)
        })
      else { continue }
      segments[index].content = .nothing
      for place in exercises { repeatSets(of: &segments[place], Int(rounds)) }
      repeatWays(in: &segments, rounds)
      return
    }
    // The rounds that a list begins with are of all that stands in it.
    guard let first = segments.first, case .workout(let opening) = first.content,
      let count = opening.exercises?.first?.sets.count, count > 1,
      first.tokens.count > 2, opensWithRounds(first.tokens)
    else { return }
    for place in exercises where place > 0 { repeatSets(of: &segments[place], count) }
  }

  /// "20 press-ups every hour, 8 times".
  private func isTimesAlone(_ tokens: [Token]) -> Bool {
    tokens.count == 2 && tokens[1].isWord("times") && tokens[0].kind == .number
      && (2...50).contains(tokens[0].value ?? 0)
  }

  /// 4 of "20 sit-ups x 4 rounds", behind the last of a list.
  private func closingRounds(of tokens: [Token]) -> Int? {
    guard tokens.count > 3, tokens[tokens.count - 1].isWord("rounds") || tokens[tokens.count - 1].isWord("times"),
      tokens[tokens.count - 2].kind == .number,
      let count = tokens[tokens.count - 2].value, (2...50).contains(count)
    else { return nil }
    return Int(count)
  }

  private func isUnrepeated(_ segment: Segment) -> Bool {
    guard case .workout(let workout) = segment.content, let exercises = workout.exercises, !exercises.isEmpty else {
      return false
    }
    return exercises.allSatisfy { $0.sets.count == 1 }
  }

  private func repeatSets(of segment: inout Segment, _ count: Int) {
    guard case .workout(var workout) = segment.content else { return }
    workout.exercises = workout.exercises?.map { exercise in
      var exercise = exercise
      exercise.sets = exercise.sets.flatMap { Array(repeating: $0, count: count) }
      return exercise
    }
    segment.content = .workout(workout)
  }

  /// "bench 5x5 at 80 kg, last set only 3": the sets before it are as they were said.
  func mendLastSets(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() {
      guard let reps = LastSet.reps(in: segments[index].tokens),
        let place = segments[..<index].lastIndex(where: { $0.content != .nothing }),
        case .workout(var workout) = segments[place].content, let exercise = workout.exercises?.indices.last,
        let set = workout.exercises?[exercise].sets.indices.last
      else { continue }
      workout.exercises?[exercise].sets[set].reps = reps
      segments[place].content = .workout(workout)
      segments[index].content = .nothing
    }
  }

  /// Whether exercises stand right before the segment at `index`, in a list with it.
  func isBehindExercise(_ index: Int, in segments: [Segment]) -> Bool {
    guard index > 0, segments[index].joint.isOne(of: ",", "and", "&", "+", "then"),
      case .workout(let workout) = segments[index - 1].content
    else { return isAmongExercises(index, in: segments) }
    return workout.exercises?.isEmpty == false || workout.type == .strength || WorkoutMerger.isClass(workout)
      || isAmongExercises(index, in: segments)
  }

  /// Are eaten and drunk too, or names of products.
  private static let ambiguous: WordSet = [
    "planks", "crunches", "dips", "curls", "lunges", "squats", "swings", "shrugs", "cleans", "snatches", "rows", "flys",
  ]

  private static let aroundExercises: WordSet = [
    "i", "some", "a", "few", "of", "and", "today", "for", "at", "in", "the", "gym", "home", "min", "mins", "minutes",
    "hour", "hours", "h", "half", "an", "tonight", "morning", "this",
  ]

  /// "Planks and crunches": whether a message names nothing but exercises, none of them by a name of its own.
  private func isAmongExercises(_ index: Int, in segments: [Segment]) -> Bool {
    guard segments.count > 1, Self.ambiguous.occurs(in: segments[index].tokens) else {
      return false
    }
    var named = 0
    for segment in segments {
      if case .workout = segment.content {
        named += 1
        continue
      }
      let mentions = ExerciseLexicon.reference.mentions(in: segment.tokens)
      named += mentions.count
      let isOnly = segment.tokens.indices.allSatisfy { place in
        let token = segment.tokens[place]
        return token.kind != .word || WorkoutReader.sportingVerbs.contains(token)
          || Self.aroundExercises.contains(token)
          || mentions.contains { $0.range.contains(place) }
      }
      if !isOnly { return false }
    }
    return named > 1
  }

  /// Kilograms of a load whose unit was not said: the one that the other loads of the sentence were told in ("squat 5x5 @
  /// 225lb, leg press 4x12 @ 360"), else the person's own.
  func unitOfLoads(in segments: [Segment]) -> Double {
    let own = context.units == .metric ? 1 : UnitConversion.kilogramsPerPound
    guard segments.count > 1,
      segments.indices.contains(where: { QuantityWords.loads.occurs(in: segments[$0].tokens) })
    else {
      return own
    }
    let said = Set(segments.flatMap { StrengthReader.units(in: $0.tokens) })
    return said.count == 1 ? said.first ?? own : own
  }

  /// "Worked up to a heavy single on squat, 150 kg": what was lifted in what the part before names, and no weighing.
  func liftsLoad(_ kept: [Token], at index: Int, in segments: inout [Segment]) -> Bool {
    guard index > 0, segments[index - 1].frame == .report,
      let mention = ExerciseLexicon.reference.mentions(in: segments[index - 1].tokens).last
    else { return false }
    let said = kept.filter { $0.kind != .punctuation }
    let unitKg = unitOfLoads(in: segments)
    let notation = StrengthNotation(said, at: 0, unitKg: unitKg)
    let start = StrengthReader.climbs.end(from: 0, in: said)
    guard start < 5, let load = notation.mass(at: start), load.end == said.count else { return false }
    switch segments[index - 1].content {
    case .workout(var workout):
      guard let last = workout.exercises?.indices.last,
        workout.exercises?[last].sets.allSatisfy({ $0.weightKg == nil }) == true
      else { return false }
      let sets = workout.exercises?[last].sets ?? []
      workout.exercises?[last].sets = (sets.isEmpty ? [AddWorkout.Set()] : sets).map {
        AddWorkout.Set(reps: $0.reps, weightKg: load.kg, durationSec: $0.durationSec)
      }
      segments[index - 1].content = .workout(workout)
    case .weight, .water, .amounts: return false
    case .food, .nothing:
      let before = StrengthNotation(segments[index - 1].tokens, at: 0, unitKg: unitKg)
      let reps = segments[index - 1].tokens.indices.lazy.compactMap { before.heavyReps(at: $0) }.first
      segments[index - 1].content = .workout(
        AddWorkout(
          type: .strength, name: mention.name,
          exercises: [.init(name: mention.name, sets: [AddWorkout.Set(reps: reps.map { Int($0) }, weightKg: load.kg)])],
          activityCode: "02054"))
    }
    return true
  }
}
