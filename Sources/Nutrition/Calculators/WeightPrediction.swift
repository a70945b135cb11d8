/// A body whose weight is foretold from day to day, and what follows from that.
public protocol WeightPrediction {
  /// Kilograms at the start, over 0.
  var weightKg: Double { get }

  /// Kilograms at the end of each day of so much intake: element 0 is after one day. It ends early where the model says
  /// nothing about such a body.
  ///
  /// - Parameters:
  ///   - intake: kcal/day.
  ///   - days: 0...3650; more is cut off.
  func weights(intake: Double, days: Int) -> [Double]
}

extension WeightPrediction {
  /// Kilograms after `days` days of `intake` kcal/day; nil where the model says nothing about such a body.
  public func weight(intake: Double, afterDays days: Int) -> Double? {
    guard days > 0 else { return weightKg }
    let weights = weights(intake: intake, days: days)
    return weights.count == days ? weights.last : nil
  }

  /// The first day on which the weight is past `target` kilograms, counted from 1, and 0 where it is there already; nil
  /// where it is not within `limit` days.
  public func days(toReach target: Double, intake: Double, limit: Int = 1825) -> Int? {
    guard target != weightKg else { return 0 }
    let isLoss = target < weightKg
    return weights(intake: intake, days: limit).firstIndex { isLoss ? $0 <= target : $0 >= target }.map { $0 + 1 }
  }

  /// The constant intake in kcal/day, to half a kilocalorie, that leads to `target` kilograms in `days` days, 1...3650;
  /// nil where none does.
  ///
  /// This is arithmetic: whether such an intake is acceptable is for `GoalCheck` and the floor to say.
  public func intake(toReach target: Double, inDays days: Int) -> Double? {
    guard target.isFinite, (1...3650).contains(days) else { return nil }
    var (low, high) = (0.0, 20_000.0)
    while high - low > 0.5 {
      let middle = (low + high) / 2
      // Where the model says nothing, the intake is far too low.
      if weight(intake: middle, afterDays: days) ?? 0 < target { low = middle } else { high = middle }
    }
    guard let reached = weight(intake: high, afterDays: days), abs(reached - target) < 0.1 else { return nil }
    return (low + high) / 2
  }
}
