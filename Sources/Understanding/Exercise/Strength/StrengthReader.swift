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

  /// How far the names and their sets are read.
  private struct Place {
    var index = 0
    /// Sets whose name has not come yet.
    var pending: [AddWorkout.Set] = []
    /// The exercise that was named last.
    var current: Int?
  }

  /// Pairs names with sets: what stands after a name is its own, else what stood before it.
  private func exercises(_ mentions: [ExerciseLexicon.Mention], besides activity: ActivityLexicon.Mention?) -> Found {
    var found = Found()
    var place = Place()
    while place.index < tokens.count {
      if let mention = mentions.first(where: { $0.range.lowerBound == place.index }) {
        takeName(mention, at: &place, into: &found)
      } else if !takeSets(before: mentions, at: &place, into: &found) {
        if let current = place.current, let reps = repsEach(at: place.index) {
          join([AddWorkout.Set(reps: reps)], to: &found.exercises[current])
          found.covered.append(place.index..<place.index + 2)
          place.index += 1
        }
        place.index += 1
      }
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

  /// Takes a name with the sets that stood before it, and with the counts right behind it.
  private func takeName(_ mention: ExerciseLexicon.Mention, at place: inout Place, into found: inout Found) {
    let sets = place.pending.isEmpty ? bareCount(before: place.index, mention: mention) ?? [] : place.pending
    place.index = mention.range.upperBound
    found.exercises.append(AddWorkout.Exercise(name: mention.name, sets: sets))
    found.covered.append(mention.range)
    if !mention.isWeak { found.hasSure = true }
    let current = found.exercises.count - 1
    place.current = current
    if place.pending.isEmpty, let held = held(after: place.index, mention: mention) {
      let times = timesHeld(before: mention.range.lowerBound)
      found.exercises[current].sets = Array(repeating: AddWorkout.Set(durationSec: held.seconds), count: times)
      found.covered.append(place.index..<held.end)
      place.index = held.end
    }
    var mayBeLoaded = !sets.isEmpty
    place.pending = []
    if let times = counted(at: place.index) {
      apply(times, into: &found)
      found.covered.append(place.index..<times.end)
      place.index = times.end
    }
    if let reps = bareReps(at: place.index, of: mention), found.exercises[current].sets.isEmpty {
      found.exercises[current].sets = [AddWorkout.Set(reps: reps.count)]
      found.covered.append(place.index..<reps.end)
      place.index = reps.end
      mayBeLoaded = true
    }
    part(at: &place.index, into: &found)
    if mayBeLoaded {
      readLoad(at: &place.index, into: &found)
      part(at: &place.index, into: &found)
    }
  }

  /// Takes sets for the exercise that was named last, or keeps them for the one whose name follows at once; false where
  /// none begin here.
  private func takeSets(
    before mentions: [ExerciseLexicon.Mention], at place: inout Place, into found: inout Found
  ) -> Bool {
    var notation = StrengthNotation(tokens, at: place.index, unitKg: unitKg)
    let isLifted = place.current.map { !Self.bodyweight.contains(found.exercises[$0].name) } ?? false
    guard let told = (isLifted ? notation.loadThenSlashes() : nil) ?? notation.sets() else { return false }
    let end = notation.position
    found.assumedUnit = found.assumedUnit || notation.assumedUnit
    found.covered.append(place.index..<end)
    place.index = end
    // "3x10 squats": the next name follows at once, with no comma.
    let isForNext =
      mentions.first { $0.range.lowerBound >= end }.map { next in
        (end..<next.range.lowerBound).allSatisfy { tokens[$0].kind == .word && !isJoiner(tokens[$0]) }
      } ?? false
    let sets = place.current.map { Plates.loaded(told, of: found.exercises[$0].name, unitKg: unitKg) } ?? told
    if let current = place.current, !isForNext || found.exercises[current].sets.isEmpty {
      join(sets, to: &found.exercises[current])
    } else {
      place.pending = sets
    }
    return true
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
}
