public import Nutrition

extension Confirmation {
  /// How the person felt, in one line, without an end stop: "energy 2 of 5", "sore legs, 4 of 5, on 2026-11-20".
  public static func words(for report: SelfReport) -> String {
    let what = report.muscle.map { "sore \($0)," } ?? "energy"
    return "\(what) \(report.level) of \(SelfReport.levels.upperBound) on \(report.day)"
  }

  /// What was done to a plan, in one line, without an end stop.
  ///
  /// - Parameter hidesNumbers: leaves out energy and weights.
  public static func words(for change: PlanChange, units: UnitSystem, hidesNumbers: Bool = false) -> String {
    switch change {
    case .keep(let plan): "planned \(words(for: hidesNumbers ? plan.withoutLoads : plan, units: units))"
    case .forget: "the plan is forgotten"
    case .event(let event):
      hidesNumbers
        ? "planned \(event.words), with more than usual"
        : "planned \(event.words), \(Figures.kcal(event.calories)) more than usual"
    case .callOff: "the planned day is called off"
    }
  }

  /// "Push (Mon, Thu): Bench press 3x8 @60kg rest 120; Dip 3x6-10 rest 120".
  public static func words(for plan: WorkoutPlan, units: UnitSystem) -> String {
    let days = plan.days.map(\.short).joined(separator: ", ")
    let exercises = plan.exercises.map { PlanNotation.text($0, units: units) }.joined(separator: "; ")
    return "\(plan.name)\(days.isEmpty ? "" : " (\(days))"): \(exercises)"
  }

  /// What an exercise is to be done with next time: "62.5 kg", "9-13 repetitions", "50 s".
  public static func words(for next: LoadProgression, units: UnitSystem) -> String {
    if let seconds = next.durationSec { return "\(seconds.text()) s" }
    if let weight = next.weightKg {
      return units == .metric
        ? "\(weight.text(decimals: 2)) kg" : "\(UnitConversion.pounds(kilograms: weight).text(decimals: 1)) lb"
    }
    guard let reps = next.reps else { return "as planned" }
    return reps.count == 1 ? "\(reps.upperBound) repetitions" : "\(reps.lowerBound)-\(reps.upperBound) repetitions"
  }
}

extension WorkoutPlan {
  /// The same without what its exercises are done with.
  public var withoutLoads: WorkoutPlan {
    var plan = self
    for index in plan.exercises.indices { plan.exercises[index].weightKg = nil }
    return plan
  }
}
