import Nutrition
import ToolCalls

/// Reads strength exercises with their sets: several on a line are one workout.
struct StrengthReader {
  let tokens: [Token]
  let unitKg: Double

  /// The names stand in a list of exercises.
  let isListed: Bool

  init(_ tokens: [Token], unitKg: Double, isListed: Bool = false) {
    self.tokens = tokens
    self.unitKg = unitKg
    self.isListed = isListed
  }

  struct Found {
    var exercises: [AddWorkout.Exercise] = []
    var assumedUnit = false
    var hasSure = false
    /// Names that have other meanings stand beside a surer one, or in the gym.
    var isTraining = false
    var covered: [Range<Int>] = []
  }

  /// The workout `tokens` report, or nil where they hold no exercise.
  func workout(hasFood: Bool, activity: ActivityLexicon.Mention?) -> AddWorkout? {
    let mentions = ExerciseLexicon.reference.mentions(in: tokens)
    guard !mentions.isEmpty else { return unlisted() }
    var found = exercises(mentions, besides: activity)
    if found.exercises.isEmpty, namesOnly(mentions) {
      found.exercises = mentions.map { AddWorkout.Exercise(name: $0.name, sets: []) }
      found.hasSure = true
    }
    let hasSets = found.exercises.contains { !$0.sets.isEmpty }
    guard hasSets || (found.hasSure || found.isTraining) && (!hasFood || saysOnly(mentions)) else { return nil }
    // "Back and biceps for an hour" is a session for both, and no curl.
    if !hasSets, let activity, activity.activity.type == .strength,
      mentions.allSatisfy({
        activity.range.contains($0.range.lowerBound) && $0.range.upperBound <= activity.range.upperBound
          && $0.range.count < activity.range.count
      })
    {
      return nil
    }
    // "rowing machine" and "spin bike" are no exercises of the weight room, and a class is more than the burpees in it.
    if !hasSets, let activity, activity.strength != .weak, activity.activity.type != .strength,
      !WorkoutMerger.isGeneric(activity.activity)
    {
      return nil
    }
    guard !found.exercises.isEmpty else { return nil }
    let rest = tokens.indices.filter { index in !found.covered.contains { $0.contains(index) } }.map { tokens[$0] }
    // Loads are carried over metres and not for minutes.
    let isCarried = found.exercises.allSatisfy { Self.carries.contains($0.name) }
    let amounts = WorkoutAmountReader.read(rest, isCarried: isCarried)
    // "1000 m row x 3" is rowed on a machine.
    if amounts.kilometers != nil, found.exercises.allSatisfy({ $0.name == "Row" }) { return nil }
    var assumptions = amounts.assumptions
    assumptions += unusedLoads(found)
    if found.assumedUnit { assumptions.append(unitKg == 1 ? "loads in kg" : "loads in lb") }
    let names = found.exercises.prefix(3).map(\.name)
    let isHard = amounts.effort == .vigorous
    let isBrisk = found.exercises.allSatisfy { Self.brisk.contains($0.name) }
    let isSwing = found.exercises.allSatisfy { $0.name == "Kettlebell swing" } && amounts.minutes != nil
    return AddWorkout(
      type: .strength, name: names.joined(separator: ", "), durationMin: amounts.minutes.map { max(1, $0) },
      exercises: found.exercises,
      activityCode: isSwing ? "02058" : isBrisk ? "02020" : isHard ? "02050" : "02054",
      statedCalories: amounts.kilocalories,
      assumptions: assumptions)
  }

  private static let carries: WordSet = ["Farmer's walk", "Sled push"]

  /// What the Compendium names as calisthenics of vigorous effort.
  private static let brisk: WordSet = ["Burpee", "Jumping jack", "Battle ropes", "Mountain climber", "Sled push"]

  /// Pairs names with sets: what stands after a name is its own, else what stood before it.
  private func exercises(_ mentions: [ExerciseLexicon.Mention], besides activity: ActivityLexicon.Mention?) -> Found {
    var found = Found()
    var pending: [AddWorkout.Set] = []
    var index = 0
    var current: Int?
    while index < tokens.count {
      if let mention = mentions.first(where: { $0.range.lowerBound == index }) {
        let bare = pending.isEmpty ? bareCount(before: index, mention: mention) : nil
        let sets = pending.isEmpty ? bare ?? [] : pending
        index = mention.range.upperBound
        found.exercises.append(AddWorkout.Exercise(name: mention.name, sets: sets))
        found.covered.append(mention.range)
        if !mention.isWeak { found.hasSure = true }
        current = found.exercises.count - 1
        if let held = held(after: index, mention: mention), pending.isEmpty {
          let times = timesHeld(before: mention.range.lowerBound)
          found.exercises[found.exercises.count - 1].sets = Array(
            repeating: AddWorkout.Set(durationSec: held.seconds), count: times)
          found.covered.append(index..<held.end)
          index = held.end
        }
        var mayBeLoaded = !sets.isEmpty
        pending = []
        if let times = counted(at: index) {
          apply(times, into: &found)
          found.covered.append(index..<times.end)
          index = times.end
        }
        if let reps = bareReps(at: index, of: mention), found.exercises[found.exercises.count - 1].sets.isEmpty {
          found.exercises[found.exercises.count - 1].sets = [AddWorkout.Set(reps: reps.count)]
          found.covered.append(index..<reps.end)
          index = reps.end
          mayBeLoaded = true
        }
        part(at: &index, into: &found)
        if mayBeLoaded {
          readLoad(at: &index, into: &found)
          part(at: &index, into: &found)
        }
        continue
      }
      var notation = StrengthNotation(tokens, at: index, unitKg: unitKg)
      let isLifted = current.map { !Self.bodyweight.contains(found.exercises[$0].name) } ?? false
      if let sets = (isLifted ? notation.loadThenSlashes() : nil) ?? notation.sets() {
        found.assumedUnit = found.assumedUnit || notation.assumedUnit
        found.covered.append(index..<notation.position)
        index = notation.position
        // "3x10 squats": the next name follows at once, with no comma.
        let nextName = mentions.first { $0.range.lowerBound >= index }
        let isForNext =
          nextName.map { next in
            (index..<next.range.lowerBound).allSatisfy { tokens[$0].kind == .word && !isJoiner(tokens[$0]) }
          } ?? false
        let sets = current.map { Plates.loaded(sets, of: found.exercises[$0].name, unitKg: unitKg) } ?? sets
        if let current, !isForNext || found.exercises[current].sets.isEmpty {
          join(sets, to: &found.exercises[current])
        } else {
          pending = sets
        }
        continue
      }
      if let current, let reps = repsEach(at: index) {
        join([AddWorkout.Set(reps: reps)], to: &found.exercises[current])
        found.covered.append(index..<index + 2)
        index += 1
      }
      index += 1
    }
    takeLoads(mentions, into: &found)
    // "A gym session with squats".
    found.isTraining =
      found.hasSure || activity.map { $0.activity.type == .strength || WorkoutMerger.isGeneric($0.activity) } == true
    found.exercises.removeAll { exercise in
      exercise.sets.isEmpty
        && mentions.contains { $0.name == exercise.name && $0.isWeak && !(found.isTraining && isPlural($0)) }
    }
    return found
  }

  /// Puts `sets` behind those of `exercise`, or in the place of sets that were only counted.
  private func join(_ sets: [AddWorkout.Set], to exercise: inout AddWorkout.Exercise) {
    let isOnlyCounted = exercise.sets.allSatisfy { $0.reps == nil && $0.durationSec == nil }
    let count = exercise.sets.count
    // "3 sets bench press 10 reps 50 kg", "4 sets of squats, 8 reps each".
    if isOnlyCounted, count > 1, sets.count == 1, let one = sets.first, one.reps != nil {
      let load = one.weightKg ?? exercise.sets[0].weightKg
      exercise.sets = Array(repeating: AddWorkout.Set(reps: one.reps, weightKg: load), count: count)
      return
    }
    // "3 sets pull ups (8, 7, 6)".
    if isOnlyCounted, count == sets.count, exercise.sets.allSatisfy({ $0.weightKg == nil }) { exercise.sets = [] }
    exercise.sets += sets
  }

  private func isJoiner(_ token: Token) -> Bool { token.isOne(of: "and", "then", "plus") }

  /// "x 10", "x 12 x 3" behind a name: repetitions, and how often.
  private func counted(at index: Int) -> (first: Int, second: Int?, end: Int)? {
    let notation = StrengthNotation(tokens, at: index, unitKg: unitKg)
    guard notation.isTimes(index), let first = notation.number(index + 1), first <= 500,
      UnitTable.unit(at: index + 2, in: tokens)?.unit.dimension ?? .measure == .measure,
      notation.word(index + 2) != "rounds"
    else { return nil }
    guard notation.isTimes(index + 2), let second = notation.number(index + 3), second <= 20,
      UnitTable.unit(at: index + 4, in: tokens) == nil
    else { return (Int(first), nil, index + 2) }
    return (Int(first), Int(second), index + 4)
  }

  /// Sets that were counted before the name are done as often as `times` says; else it counts repetitions.
  private func apply(_ times: (first: Int, second: Int?, end: Int), into found: inout Found) {
    guard let last = found.exercises.indices.last else { return }
    if let one = found.exercises[last].sets.first, found.exercises[last].sets.count == 1, times.first <= 20 {
      found.exercises[last].sets = Array(repeating: one, count: max(1, times.first))
    } else if found.exercises[last].sets.isEmpty {
      let set = AddWorkout.Set(reps: max(1, times.first))
      found.exercises[last].sets = Array(repeating: set, count: max(1, times.second ?? 1))
    }
  }

  /// "50 push-ups", "100 squats", "2 min plank": one set of so many.
  private func bareCount(before index: Int, mention: ExerciseLexicon.Mention) -> [AddWorkout.Set]? {
    let start = max(0, index - 4)
    for at in start..<max(start, index) {
      guard let number = NumberPhrase.read(at: at, in: tokens), !number.isArticle else { continue }
      var end = at + number.count
      if let unit = UnitTable.unit(at: end, in: tokens), unit.unit.dimension == .time {
        end += unit.count
        guard end == index, Self.holds.contains(mention.name) else { return nil }
        return [AddWorkout.Set(durationSec: min(86_400, number.value * unit.unit.factor))]
      }
      while end < index, tokens[end].isOne(of: "x", "bodyweight", "full", "more", "reps", "of", "heavy") {
        end += 1
      }
      guard end == index, number.value >= (mention.isWeak && !isLoaded(mention) ? 10 : 1),
        number.value == number.value.rounded()
      else {
        continue
      }
      return [AddWorkout.Set(reps: Int(min(10_000, number.value)))]
    }
    return nil
  }
}
