import Nutrition
import ToolCalls

/// Makes one workout of what a message says about one workout.
enum WorkoutMerger {
  typealias Timed = (call: ToolCall, time: TimeMention)

  /// Exercises on one line are one strength workout; "great run" after "ran 5k" is no second one.
  static func merged(_ calls: [Timed]) -> [Timed] {
    var result: [Timed] = []
    for timed in calls {
      guard case .addWorkout(let workout) = timed.call,
        let place = result.lastIndex(where: {
          (joins(workout, to: $0.call)
            || completes(workout, $0.call) && timed.time.part == nil && timed.time.clock == nil)
            && ($0.time.day == timed.time.day || timed.time.day == nil && isHeading($0.call, of: workout))
        }),
        case .addWorkout(let earlier) = result[place].call
      else {
        result.append(timed)
        continue
      }
      result[place] = (.addWorkout(joined(earlier, workout)), result[place].time.filled(from: timed.time))
    }
    return result
  }

  private static func isStrength(_ workout: AddWorkout) -> Bool { workout.type == .strength }

  static func isBare(_ workout: AddWorkout) -> Bool {
    workout.durationMin == nil && workout.distanceKm == nil && workout.exercises?.isEmpty ?? true
  }

  /// "Today was leg day. Squats 5x5": what was lifted that day.
  private static func isHeading(_ call: ToolCall, of workout: AddWorkout) -> Bool {
    guard case .addWorkout(let heading) = call else { return false }
    return isStrength(heading) && isBare(heading) && workout.exercises?.isEmpty == false
  }

  /// "EMOM 20 min: 5 burpees, 10 squats": what is done again and again within its time.
  private static func isFrame(_ workout: AddWorkout) -> Bool {
    guard workout.type == .hiit, let first = workout.name.split(separator: " ").first else { return false }
    return isForTime(workout)
      || first.lowercased().isOne(of: "emom", "amrap", "metcon", "wod", "tabata", "circuit", "crossfit")
  }

  /// "3 rounds for time: 250 m row, 12 burpees": how long all of it took is told last.
  static func isForTime(_ workout: AddWorkout) -> Bool {
    workout.type == .hiit && (workout.name.hasPrefix("Rounds for time") || workout.name.hasPrefix("Rds for time"))
  }

  /// "EMOM 15 min: 10 lunges each minute": the minute was taken for ten of them.
  private static func isMinute(_ new: AddWorkout, of frame: AddWorkout) -> Bool {
    guard frame.name.lowercased().hasPrefix("emom"), new.exercises?.isEmpty == false, let minutes = new.durationMin,
      let all = frame.durationMin
    else { return false }
    return minutes <= all
  }

  private static let classes: WordSet = [
    "class", "session", "circuit", "circuits", "workout", "training", "bootcamp", "hiit", "tabata", "yoga", "pilates",
    "exercises",
  ]

  /// Whether a workout is told by what it was called and not by what was done in it: "HIIT class".
  static func isClass(_ workout: AddWorkout) -> Bool {
    workout.distanceKm == nil && workout.exercises?.allSatisfy(\.sets.isEmpty) ?? true
      && classes.occurs(in: Lexer.tokens(of: workout.name))
  }

  /// "HIIT class with burpees and planks": what was done in it, and how long it all took.
  private static func isPart(_ new: AddWorkout, of old: AddWorkout) -> Bool {
    isClass(old) && isStrength(new) && new.distanceKm == nil && (old.durationMin == nil || new.durationMin == nil)
      && new.exercises?.allSatisfy(\.sets.isEmpty) == true
  }

  private static let generic: WordSet = ["02060", "17355"]

  /// Whether an activity is "gym" or "training", whatever was done there.
  static func isGeneric(_ activity: KnownActivity) -> Bool { generic.contains(activity.code) }

  private static func joins(_ new: AddWorkout, to call: ToolCall) -> Bool {
    guard case .addWorkout(let old) = call, old.reference == nil, new.reference == nil else { return false }
    if isPart(new, of: old) { return true }
    // "gym, 1 h of weights": one of them says what was done there.
    if generic.contains(old.activityCode ?? ""), isBare(new) || isBare(old), isStrength(new) { return true }
    if isFrame(old), new.durationMin == nil || old.durationMin == nil && isForTime(old) || isMinute(new, of: old),
      isStrength(new) || (new.distanceKm ?? 3) <= 2
    {
      return true
    }
    // "allotment 2 hours, digging and weeding".
    if old.type == .other, new.type == .other, isBare(new), !isBare(old) { return true }
    // "climbed two 6b, 2 h session".
    if isBare(old), !isBare(new), new.name.isOne(of: "Session", "Training", "Practice") { return true }
    if isStrength(old), isStrength(new) {
      // "chest and tris, 50 min".
      let isOfOne = old.activityCode == new.activityCode && (isBare(old) || isBare(new))
      return old.exercises != nil || new.exercises != nil || isOfOne
    }
    // "swam for half an hour, mostly breaststroke".
    if isSwim(old), isSwim(new) {
      // "40 lengths, 45 min swim".
      let isTimed =
        old.activityCode == new.activityCode && old.durationMin == nil && new.durationMin != nil
        && new.distanceKm == nil
      return isTimed || isBare(old) || isBare(new)
    }
    if isKind(new, of: old) || isWalk(new, with: old) { return true }
    // "Skipped for 10 minutes, 1000 skips": the skips were reckoned into minutes that were said already.
    if old.activityCode == new.activityCode, old.durationMin != nil, new.distanceKm == nil,
      new.assumptions.contains(where: { $0.hasSuffix("skips a minute") })
    {
      return true
    }
    if old.activityCode == new.activityCode { return isBare(old) || isBare(new) }
    // "weights and abs at the gym, 1h15": the gym is where it was.
    if isStrength(old), isBare(old), new.activityCode == "02060", new.distanceKm == nil { return true }
    // "Went to the gym: ran 5k" is the run.
    let oldIsGeneric = generic.contains(old.activityCode ?? "")
    let newIsGeneric = generic.contains(new.activityCode ?? "")
    if oldIsGeneric, isBare(new), isStrength(new) || new.type == old.type { return true }
    return oldIsGeneric && isBare(old) || newIsGeneric && isBare(new)
  }

  /// "Swam for 45 minutes, about 60 lengths": how long and how far are of one workout.
  private static func completes(_ new: AddWorkout, _ call: ToolCall) -> Bool {
    guard case .addWorkout(let old) = call, old.activityCode == new.activityCode, old.activityCode != nil,
      old.exercises == nil, new.exercises == nil, old.reference == nil, new.reference == nil
    else { return false }
    return old.durationMin != nil && old.distanceKm == nil && new.durationMin == nil && new.distanceKm != nil
  }

  private static func joined(_ old: AddWorkout, _ new: AddWorkout) -> AddWorkout {
    let oldIsGeneric = generic.contains(old.activityCode ?? "")
    if isFrame(old) {
      var framed = old
      framed.durationMin = old.durationMin ?? new.durationMin
      framed.exercises = (old.exercises ?? []) + (new.exercises ?? [])
      return framed
    }
    if isPart(new, of: old), !isStrength(old) {
      var whole = old
      whole.durationMin = old.durationMin ?? new.durationMin
      whole.exercises = (old.exercises ?? []) + (new.exercises ?? [])
      return whole
    }
    // The stroke says more than that it was swimming.
    let isStroke = isSwim(old) && isSwim(new) && new.activityCode != old.activityCode
    var joined =
      oldIsGeneric || isStroke || isKind(new, of: old) || old.exercises == nil && new.exercises != nil ? new : old
    joined.durationMin = old.durationMin ?? new.durationMin
    joined.distanceKm = old.distanceKm ?? new.distanceKm
    joined.statedCalories = old.statedCalories ?? new.statedCalories
    joined.assumptions = old.assumptions + new.assumptions
    let exercises = (old.exercises ?? []) + (new.exercises ?? [])
    if !exercises.isEmpty {
      joined.exercises = exercises
      var names: [String] = []
      for exercise in exercises where !names.contains(exercise.name) { names.append(exercise.name) }
      joined.name = names.prefix(3).joined(separator: ", ")
      joined.type = .strength
      // What is hard in one exercise is not in all.
      if old.exercises != nil, new.exercises != nil, old.activityCode != new.activityCode {
        joined.activityCode = "02054"
      }
    }
    return joined
  }
}
