import Nutrition
import ToolCalls

/// What a rise adds to walking and running.
enum SlopeEnergy {
  /// METs on top of the level ones, by the metabolic equations of the American College of Sports Medicine (Guidelines for
  /// Exercise Testing and Prescription): walking 1.8 x speed x grade, running 0.9 x speed x grade, in ml oxygen a kilogram
  /// and minute at metres a minute; a MET is 3.5 of them.
  ///
  /// - Parameter percent: the rise, 0...40.
  static func met(_ gait: PaceTable.Gait, percent: Double, kilometersPerHour: Double) -> Double {
    let factor: Double
    switch gait {
    case .walking: factor = 1.8
    case .running: factor = 0.9
    case .cycling, .swimming: return 0
    }
    let metersPerMinute = kilometersPerHour * 1000 / 60
    return factor * metersPerMinute * min(max(percent, 0), 40) / 100 / 3.5
  }

  /// The mean rise of a walk or a run with `ascentMeters` in all, in percent to one place: the equations are linear in
  /// the metres climbed. nil where the way is not known or its energy does not follow the rise.
  static func percent(ascentMeters: Double?, of workout: AddWorkout) -> Double? {
    guard let ascentMeters, let kilometers = workout.distanceKm, kilometers > 0,
      [.running, .walking].contains(PaceTable.gait(ofCode: workout.activityCode ?? ""))
    else { return nil }
    return min(40, (ascentMeters / kilometers).rounded() / 10)
  }
}
