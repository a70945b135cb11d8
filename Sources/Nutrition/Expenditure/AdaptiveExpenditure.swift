/// What a person really spends, learned from what they ate and how their weight moved, with the formula as a start.
///
/// ```swift
/// let learned = AdaptiveExpenditure(days, prior: prior)
/// learned?.kilocalories  // 2655
/// learned?.interval      // 2502...2808, right nine times out of ten
/// ```
public struct AdaptiveExpenditure: Equatable, Sendable {
  /// Days that are looked at: older ones say little about today, and reading stays bounded.
  public static let window = 120
  /// Whole days of intake in the last four weeks, days with a weighing, and days between the first weighing and the last
  /// that are needed before the estimate replaces the formula.
  public static let neededIntakeDays = 14
  public static let neededWeighings = 8
  public static let neededSpan = 14
  /// Days after the last weighing, and kilocalories of deviation, with which it still does.
  public static let longestSilence = 21
  public static let largestDeviation = 220.0

  /// A day's estimate.
  public struct Point: Equatable, Sendable {
    public var day: CalendarDay
    /// Kilocalories a day, the mean of the seven days up to this one.
    public var kilocalories: Double
    /// Standard deviation.
    public var deviation: Double
    /// Kilograms, without the water of the day.
    public var trendKg: Double
    /// Kilocalories that were eaten; nil where that is not known or was left out.
    public var intake: Double?
  }

  /// A day that looks half logged, and was left out.
  public struct PartialDay: Equatable, Sendable {
    public var day: CalendarDay
    /// Kilocalories that were logged on it.
    public var calories: Double
    /// The person said so themselves.
    public var isSaid: Bool
  }

  /// What was held to be true before the first weighing: the formula's figure and how sure it is.
  public var prior: ExpenditurePrior
  /// One for each day, oldest first; never empty.
  public var points: [Point]
  /// Days whose intake was used.
  public var intakeDays: Int
  /// Days with a weighing.
  public var weighings: Int
  /// Days without a meal: what was eaten on them is unknown.
  public var missingDays: Int
  /// Oldest first.
  public var partialDays: [PartialDay]
  /// Mean of the last 28 days as far as their intake was used, in kcal/day; nil where none was.
  public var recentIntake: Double?
  /// The same over all days that were used.
  public var meanIntake: Double?
  /// Mean of the activity that devices reported or workouts came to over all days, in net kcal/day.
  public var meanActive: Double
  /// Kilocalories a kilogram of the change of weight (Forbes).
  public var energyDensity: Double
  /// Whether there are enough days for the estimate to replace the formula.
  public var isEnough: Bool

  /// Kilocalories a day, the mean of the last seven days.
  public var kilocalories: Double { last.kilocalories }
  /// Standard deviation of the estimate.
  public var deviation: Double { last.deviation }
  /// Where the truth is nine times out of ten.
  public var interval: ClosedRange<Double> { Self.interval(last) }
  /// The interval of any day's estimate.
  public static func interval(_ point: Point) -> ClosedRange<Double> {
    let half = 1.645 * point.deviation
    return max(0, point.kilocalories - half)...max(0, point.kilocalories + half)
  }

  /// Kilograms a week over the last 28 days, or the days there are; nil under a week.
  public var trendKgPerWeek: Double? {
    let span = min(28, points.count - 1)
    guard span >= 7 else { return nil }
    return (last.trendKg - points[points.count - 1 - span].trendKg) / Double(span) * 7
  }

  /// Kilograms now, without the water of the day.
  public var trendKg: Double { last.trendKg }

  private var last: Point { points[points.count - 1] }
}
