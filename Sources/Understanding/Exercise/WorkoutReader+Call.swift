import Nutrition
import ToolCalls

/// The call for an activity with what was said about it.
extension WorkoutReader {
  /// The call for an activity with what was said about it.
  func workout(_ activity: KnownActivity, amounts: WorkoutAmounts, phrase: String?) -> AddWorkout {
    var call = AddWorkout(type: activity.type, name: name(of: activity, phrase: phrase))
    switch amounts.effort {
    case .light: call.activityCode = activity.lightCode
    case .vigorous: call.activityCode = activity.vigorousCode
    case .moderate, nil: call.activityCode = activity.code
    }
    call.assumptions = amounts.assumptions
    call.gradePercent = amounts.gradePercent
    call.statedCalories = amounts.kilocalories
    // No session is logged as less than a minute: "dead hang 40 s".
    call.durationMin = amounts.minutes.map { max(1, $0) }
    call.distanceKm = amounts.kilometers
    fillDistance(of: &call, activity: activity, amounts: amounts)
    if let watts = amounts.watts,
      let code = CyclingPower.code(insteadOf: activity.code, watts: watts)
        ?? RowingPower.code(insteadOf: activity.code, watts: watts)
    {
      call.activityCode = code
    }
    if let speed = amounts.kilometersPerHour, speed > 0, speed < 150 {
      if let minutes = call.durationMin, call.distanceKm == nil { call.distanceKm = speed * minutes / 60 }
      if let kilometers = call.distanceKm, call.durationMin == nil {
        call.durationMin = (kilometers / speed * 600).rounded() / 10
      }
    }
    call = Self.gaited(call)
    call.gradePercent = call.gradePercent ?? SlopeEnergy.percent(ascentMeters: amounts.ascentMeters, of: call)
    if let minutes = call.durationMin, minutes > Self.mostMinutes {
      call.assumptions.append(
        "\(NumberPhrase.plain((minutes / 60).rounded())) hours said; 24 are the most that is logged")
    }
    call.durationMin = call.durationMin.map { min(Self.mostMinutes, max(1, $0)) }
    return call
  }

  /// The codes of a treadmill of which nobody says whether it was walked or run on.
  private static let treadmill: WordSet = ["17355", "17352", "12030"]

  private static let hills: WordSet = ["17034", "17035"]

  /// `call` on a treadmill as the run that it is where nobody walks so far or so fast, else it is walked; on an incline its
  /// speed and rise say more than the row for hills.
  static func gaited(_ call: AddWorkout) -> AddWorkout {
    guard let code = call.activityCode else { return call }
    var told = call
    let name = ActivityLexicon.reference.activity(named: call.name)?.name
    if hills.contains(code), name == "Incline walking", call.gradePercent != nil { told.activityCode = "17190" }
    guard let kilometers = call.distanceKm else { return told }
    if treadmill.contains(code), name == "Treadmill",
      call.durationMin.map({ kilometers / ($0 / 60) > 7 }) ?? (kilometers >= 3)
    {
      told.activityCode = "12020"
    }
    return told
  }
}
