public import Nutrition
public import ToolCalls

/// Reckons a workout's length and energy, whichever engine read it.
public struct WorkoutEstimator {
  /// Kilograms that stand in for an unknown weight.
  static let assumedWeightKg = 70.0

  /// What `call` comes to for a person of `weightKg` (nil: 70 kg is assumed, and said).
  public static func estimate(_ call: AddWorkout, weightKg: Double?) -> WorkoutEstimate {
    let known = activity(of: call)
    let code = call.activityCode.flatMap { ActivityTable.reference.activity(code: $0)?.code } ?? known.code
    let distance = call.distanceKm.flatMap { $0.isFinite && $0 > 0 ? min($0, 2000) : nil }
    var assumptions = call.assumptions
    let length = length(of: call, known: known, code: code, distance: distance, weightKg: weightKg)
    if let assumption = length.assumption { assumptions.append(assumption) }
    let minutes = min(max(length.minutes, 1), 1440)
    let effort = effort(code: code, distance: distance, minutes: minutes, grade: call.gradePercent)
    if let assumption = effort.assumption { assumptions.append(assumption) }
    let kilograms = weightKg.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? assumedWeightKg
    var reckoned: Double? = kilograms
    var energy = ExerciseEnergy.net(met: effort.met, weightKg: kilograms, minutes: minutes) ?? 0
    if let stated = call.statedCalories, stated.isFinite, stated >= 0 {
      energy = stated
      reckoned = nil
    } else if weightKg == nil {
      assumptions.append("body weight unknown, 70 kg assumed")
    }
    return WorkoutEstimate(
      type: call.type ?? (call.exercises?.isEmpty == false ? .strength : known.type), name: call.name,
      activityCode: effort.code, met: effort.met, durationMin: minutes, distanceKm: distance, netKcal: energy,
      weightKg: reckoned, assumptions: assumptions)
  }

  /// How long it was: as it was said, else by its energy, its sets or its way.
  private static func length(
    of call: AddWorkout, known: KnownActivity, code: String, distance: Double?, weightKg: Double?
  ) -> (minutes: Double, assumption: String?) {
    if let said = call.durationMin, said.isFinite, said > 0 { return (said, nil) }
    let exercises = call.exercises ?? []
    if exercises.isEmpty, distance == nil,
      let told = minutesOfEnergy(call.statedCalories, code: code, known: known, weightKg: weightKg)
    {
      return (told, "\(whole(told)) min estimated from the energy")
    }
    return estimatedMinutes(exercises: exercises, distance: distance, code: code, known: known)
  }

  /// The METs of an activity at the speed and on the rise that were told, with the row of the table they are of.
  private static func effort(
    code: String, distance: Double?, minutes: Double, grade: Double?
  ) -> (met: Double, code: String, assumption: String?) {
    let table = ActivityTable.reference
    let met = table.activity(code: code)?.met ?? 3.5
    let gait = PaceTable.gait(ofCode: code)
    guard let distance else {
      guard let grade else { return (met, code, nil) }
      guard let gait, gait == .walking || gait == .running, let speed = PaceTable.usualSpeed(ofCode: code) else {
        return (met, code, "the \(whole(grade)) % rise is not counted")
      }
      return (
        met + SlopeEnergy.met(gait, percent: grade, kilometersPerHour: speed), code,
        "\(whole(grade)) % rise by the ACSM equation, at \(NumberPhrase.plain(speed)) km/h"
      )
    }
    let speed = distance / (minutes / 60)
    if let gait, let paced = PaceTable.met(gait, kilometersPerHour: speed, table: table) {
      guard let grade else { return (paced.met, paced.code, nil) }
      return (
        paced.met + SlopeEnergy.met(gait, percent: grade, kilometersPerHour: speed), paced.code,
        "\(whole(grade)) % rise by the ACSM equation"
      )
    }
    let uncounted = gait == nil ? grade.map { "the \(whole($0)) % rise is not counted" } : nil
    guard let rowed = RowingPower.code(insteadOf: code, kilometers: distance, minutes: minutes) else {
      return (met, code, uncounted)
    }
    return (table.activity(code: rowed)?.met ?? met, rowed, uncounted)
  }

  /// The activity table's name for what a workout is called; nil where it is no activity's.
  public static func activityName(of name: String) -> String? { ActivityLexicon.reference.activity(named: name)?.name }

  /// The activity a call is about: by its name, else by its type.
  static func activity(of call: AddWorkout) -> KnownActivity {
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
  ) -> (minutes: Double, assumption: String?) {
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
