/// An estimate of expenditure that has enough days behind it to replace the formula.
public struct LearnedExpenditure: Equatable, Sendable {
  /// Kilocalories a day, activity included.
  public var kilocalories: Double
  /// Where the truth is nine times out of ten, in kcal/day.
  public var interval: ClosedRange<Double>
  /// Mean of the activity that devices reported or workouts came to on the same days, in net kcal/day: a part of
  /// `kilocalories`.
  public var meanActive: Double
  /// Days whose intake was used.
  public var intakeDays: Int

  public init(kilocalories: Double, interval: ClosedRange<Double>, meanActive: Double, intakeDays: Int) {
    self.kilocalories = kilocalories
    self.interval = interval
    self.meanActive = meanActive
    self.intakeDays = intakeDays
  }

  /// Nil where there are not enough days.
  public init?(_ estimate: AdaptiveExpenditure) {
    guard estimate.isEnough else { return nil }
    self.init(
      kilocalories: estimate.kilocalories, interval: estimate.interval, meanActive: estimate.meanActive,
      intakeDays: estimate.intakeDays)
  }
}
