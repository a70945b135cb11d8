public import Nutrition
public import ToolCalls

/// Reckons a workout's length and energy, whichever engine read it.
public struct WorkoutEstimator {
  /// Kilograms that stand in for an unknown weight.
  static let assumedWeightKg = 70.0

  /// What `call` comes to for a person of `weightKg` (nil: 70 kg is assumed, and said).
  public static func estimate(_ call: AddWorkout, weightKg: Double?) -> WorkoutEstimate {
    let table = ActivityTable.reference
    let known = activity(of: call)
    var assumptions = call.assumptions
    let exercises = call.exercises ?? []
    let code = call.activityCode.flatMap { table.activity(code: $0)?.code } ?? known.code
    let distance = call.distanceKm.flatMap { $0.isFinite && $0 > 0 ? min($0, 2000) : nil }
    var minutes = call.durationMin.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    if minutes == nil, exercises.isEmpty, distance == nil,
      let told = minutesOfEnergy(call.statedCalories, code: code, known: known, weightKg: weightKg)
    {
      minutes = told
      assumptions.append("\(whole(told)) min estimated from the energy")
    }
    if minutes == nil {
      let estimate = estimatedMinutes(exercises: exercises, distance: distance, code: code, known: known)
      minutes = estimate.minutes
      assumptions.append(estimate.assumption)
    }
    let duration = min(max(minutes ?? known.usualMinutes, 1), 1440)

    var met = table.activity(code: code)?.met ?? 3.5
    var usedCode = code
    if let distance, let gait = PaceTable.gait(ofCode: code),
      let paced = PaceTable.met(gait, kilometersPerHour: distance / (duration / 60), table: table)
    {
      met = paced.met
      usedCode = paced.code
      if let grade = call.gradePercent {
        met += SlopeEnergy.met(gait, percent: grade, kilometersPerHour: distance / (duration / 60))
        assumptions.append("\(whole(grade)) % rise by the ACSM equation")
      }
    } else if let distance,
      let rowed = RowingPower.code(insteadOf: code, kilometers: distance, minutes: duration)
    {
      met = table.activity(code: rowed)?.met ?? met
      usedCode = rowed
    }
    if let grade = call.gradePercent, distance == nil, let gait = PaceTable.gait(ofCode: code),
      let speed = PaceTable.usualSpeed(ofCode: code), gait == .walking || gait == .running
    {
      met += SlopeEnergy.met(gait, percent: grade, kilometersPerHour: speed)
      assumptions.append("\(whole(grade)) % rise by the ACSM equation, at \(NumberPhrase.plain(speed)) km/h")
    } else if let grade = call.gradePercent, distance == nil || PaceTable.gait(ofCode: code) == nil {
      assumptions.append("the \(whole(grade)) % rise is not counted")
    }
    let kilograms = weightKg.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? assumedWeightKg
    var reckoned: Double? = kilograms
    var energy = ExerciseEnergy.net(met: met, weightKg: kilograms, minutes: duration) ?? 0
    if let stated = call.statedCalories, stated.isFinite, stated >= 0 {
      energy = stated
      reckoned = nil
    } else if weightKg == nil {
      assumptions.append("body weight unknown, 70 kg assumed")
    }
    return WorkoutEstimate(
      type: call.type ?? (exercises.isEmpty ? known.type : .strength), name: call.name, activityCode: usedCode,
      met: met,
      durationMin: duration, distanceKm: distance, netKcal: energy, weightKg: reckoned,
      assumptions: assumptions)
  }

  /// The activity table's name for what a workout is called; nil where it is no activity's.
  public static func activityName(of name: String) -> String? { ActivityLexicon.reference.activity(named: name)?.name }

  /// The activity a call is about: by its name, else by its type.
  private static func activity(of call: AddWorkout) -> KnownActivity {
    let lexicon = ActivityLexicon.reference
    if let exercises = call.exercises, !exercises.isEmpty {
      return lexicon.activity(named: "Weight training") ?? fallback
    }
    if let found = lexicon.activity(named: call.name) { return found }
    let name =
      switch call.type {
      case .strength: "Weight training"
      case .cardio: "Cardio"
      case .hiit: "HIIT"
      case .flexibility: "Stretching"
      case .sports, .other, nil: "Workout"
      }
    return lexicon.activity(named: name) ?? fallback
  }

  private static let fallback = KnownActivity(
    name: "Workout", type: .other, code: "02060", lightCode: "02064", vigorousCode: "02062", usualMinutes: 45,
    isGeneric: true)

  /// Minutes that it takes to burn `stated` kilocalories with an ordinary or a hard effort, whichever are nearer to the
  /// usual ones; nil where the usual ones lie between.
  private static func minutesOfEnergy(_ stated: Double?, code: String, known: KnownActivity, weightKg: Double?)
    -> Double?
  {
    guard let stated, stated.isFinite, stated > 0 else { return nil }
    let minutes = [code, known.vigorousCode].compactMap { code -> Double? in
      guard let met = ActivityTable.reference.activity(code: code)?.met,
        let perMinute = ExerciseEnergy.net(met: met, weightKg: weightKg ?? assumedWeightKg, minutes: 1), perMinute > 0
      else { return nil }
      return stated / perMinute
    }
    guard let least = minutes.min(), let most = minutes.max(), !(least...most).contains(known.usualMinutes) else {
      return nil
    }
    return min(1440, max(1, (known.usualMinutes < least ? least : most).rounded()))
  }

  private static func estimatedMinutes(
    exercises: [AddWorkout.Exercise], distance: Double?, code: String, known: KnownActivity
  ) -> (minutes: Double, assumption: String) {
    let sets = exercises.flatMap(\.sets)
    if !sets.isEmpty {
      // Three seconds a repetition and two minutes of rest: the middle of what strength programmes prescribe.
      let seconds =
        sets.reduce(0.0) { $0 + ($1.durationSec ?? Double($1.reps ?? 10) * 3) } + Double(sets.count - 1) * 120
      let minutes = min(240, max(1, (seconds / 60).rounded()))
      return (minutes, "\(whole(minutes)) min estimated from \(sets.count) set\(sets.count == 1 ? "" : "s")")
    }
    let usual = known.name == "Triathlon" ? PaceTable.triathlonSpeed : PaceTable.usualSpeed(ofCode: code)
    if let distance, let speed = usual {
      let minutes = max(1, (distance / speed * 60).rounded())
      let rate = "min estimated at \(NumberPhrase.plain(speed)) km/h"
      guard minutes > WorkoutReader.mostMinutes else { return (minutes, "\(whole(minutes)) \(rate)") }
      return (WorkoutReader.mostMinutes, "\(whole(minutes)) \(rate); 24 hours are the most that is logged")
    }
    return (known.usualMinutes, "\(whole(known.usualMinutes)) min assumed, as no length was said")
  }

  private static func whole(_ value: Double) -> String { NumberPhrase.plain(value) }
}

extension WorkoutLog {
  /// How its length was reckoned, in the words it was said in; empty where somebody told it.
  public var lengthReckoned: [String] {
    assumptions.filter { $0.contains("min estimated") || $0.contains("min assumed") }
  }

  /// Whether nobody said how long it was.
  public var isLengthReckoned: Bool { !lengthReckoned.isEmpty }
}
