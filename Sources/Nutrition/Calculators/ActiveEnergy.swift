/// Active energy of a day: the larger of what a device reported and what the workouts come to, never their sum.
///
/// A device reports whole days, and it saw the workouts as well.
public struct ActiveEnergy: Equatable, Sendable {
  /// What counts, in kilocalories.
  public var kilocalories: Double { fromDevice + fromWorkouts }
  /// The part of it that a device reported.
  public var fromDevice: Double
  /// The part of it that comes from logged workouts.
  public var fromWorkouts: Double

  public static let none = ActiveEnergy(fromDevice: 0, fromWorkouts: 0)

  public init(fromDevice: Double = 0, fromWorkouts: Double = 0) {
    self.fromDevice = fromDevice
    self.fromWorkouts = fromWorkouts
  }

  /// Merges a device's total for the whole day with the day's workouts: the larger of the two.
  public static func merging(deviceDayTotal: Double?, workouts: [WorkoutLog]) -> ActiveEnergy {
    let net = workouts.compactMap(\.caloriesBurned).filter { $0.isFinite && $0 > 0 }.reduce(0, +)
    return ActiveEnergy(fromDevice: deviceDayTotal.usable ?? 0, fromWorkouts: net).larger
  }

  private var larger: ActiveEnergy {
    fromDevice >= fromWorkouts ? ActiveEnergy(fromDevice: fromDevice) : ActiveEnergy(fromWorkouts: fromWorkouts)
  }
}
