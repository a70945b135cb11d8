public import Foundation

/// Energy that was reported for a stretch of time, rest not included.
public struct EnergyInterval: Equatable, Sendable {
  public var start: Date
  public var end: Date
  /// Net kilocalories, 0...
  public var kilocalories: Double

  public init(start: Date, end: Date, kilocalories: Double) {
    self.start = start
    self.end = end
    self.kilocalories = kilocalories
  }

  /// The stretch of a logged workout; nil where its energy is not known.
  public init?(_ workout: WorkoutLog) {
    guard let kilocalories = workout.caloriesBurned else { return nil }
    self.init(
      start: workout.startTime, end: workout.endTime ?? workout.startTime + workout.durationMin * 60,
      kilocalories: kilocalories)
  }
}

/// Active energy of a day: for the same hours the larger of device and workouts, never their sum.
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

  /// Merges what a device reported for stretches of time with logged workouts.
  ///
  /// Stretches that overlap are one group of "the same hours"; each group counts the larger of its two sums. Workouts
  /// among themselves add up, and so do device stretches: whoever reports twice has to say so before.
  /// Stretches with negative or non-finite energy count nothing.
  public static func merging(device: [EnergyInterval], workouts: [EnergyInterval]) -> ActiveEnergy {
    let stretches =
      (device.map { (interval: $0, isDevice: true) } + workouts.map { (interval: $0, isDevice: false) })
      .filter { $0.interval.kilocalories.isFinite && $0.interval.kilocalories > 0 }
      .sorted { $0.interval.start < $1.interval.start }
    var result = ActiveEnergy.none
    var group = ActiveEnergy.none
    var groupEnd = Date.distantPast
    for (interval, isDevice) in stretches {
      if interval.start >= groupEnd {
        result.add(group.larger)
        group = .none
      }
      groupEnd = max(groupEnd, interval.end)
      if isDevice { group.fromDevice += interval.kilocalories } else { group.fromWorkouts += interval.kilocalories }
    }
    result.add(group.larger)
    return result
  }

  /// Merges a device's total for the whole day with the day's workouts: the larger of the two.
  public static func merging(deviceDayTotal: Double?, workouts: [WorkoutLog]) -> ActiveEnergy {
    let net = workouts.compactMap(\.caloriesBurned).filter { $0.isFinite && $0 > 0 }.reduce(0, +)
    return ActiveEnergy(fromDevice: deviceDayTotal.usable ?? 0, fromWorkouts: net).larger
  }

  private var larger: ActiveEnergy {
    fromDevice >= fromWorkouts ? ActiveEnergy(fromDevice: fromDevice) : ActiveEnergy(fromWorkouts: fromWorkouts)
  }

  private mutating func add(_ other: ActiveEnergy) {
    fromDevice += other.fromDevice
    fromWorkouts += other.fromWorkouts
  }
}
