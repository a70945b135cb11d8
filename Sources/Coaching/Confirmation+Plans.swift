public import Nutrition

extension Confirmation {
  /// What was done to a plan, in one line, without an end stop.
  public static func words(for change: PlanChange, units: UnitSystem) -> String {
    switch change {
    case .keep(let plan): "planned \(words(for: plan, units: units))"
    case .forget: "the plan is forgotten"
    case .event(let event): "planned \(event.words), \(Figures.kcal(event.calories)) more than usual"
    case .callOff: "the planned day is called off"
    }
  }

  /// "Push (Mon, Thu): Bench press 3x8 @60kg rest 120; Dip 3x6-10 rest 120".
  public static func words(for plan: WorkoutPlan, units: UnitSystem) -> String {
    let days = plan.days.map(\.short).joined(separator: ", ")
    let exercises = plan.exercises.map { PlanNotation.text($0, units: units) }.joined(separator: "; ")
    return "\(plan.name)\(days.isEmpty ? "" : " (\(days))"): \(exercises)"
  }
}
