import Nutrition

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
}
