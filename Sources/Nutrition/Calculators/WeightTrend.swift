/// Body weight with the noise of single weighings taken out.
///
/// T += 0.1 x (W - T) for each day with a weighing (Walker, The Hacker's Diet); a day without one leaves it as it is.
public struct WeightTrend: Equatable, Sendable {
  /// The share of a new weighing in the trend.
  public static let smoothing = 0.1

  /// A day with a weighing.
  public struct Point: Equatable, Sendable {
    public var day: CalendarDay
    /// The day's weighing in kilograms, the mean where there were several.
    public var weightKg: Double
    /// Kilograms.
    public var trendKg: Double
  }

  /// One point for each day with a weighing, oldest first.
  public var points: [Point]

  /// The trend through weighings in any order; those that are no positive number are left out.
  public init(_ weighings: [(day: CalendarDay, weightKg: Double)]) {
    points = []
    let byDay = Dictionary(grouping: weighings.filter { Optional($0.weightKg).usable != nil }, by: \.day)
    for day in byDay.keys.sorted() {
      let weights = byDay[day, default: []].map(\.weightKg)
      let weight = weights.reduce(0, +) / Double(weights.count)
      let trend = points.last.map { Self.next(trend: $0.trendKg, weight: weight) } ?? weight
      points.append(Point(day: day, weightKg: weight, trendKg: trend))
    }
  }

  /// The trend after one more weighing.
  public static func next(trend: Double, weight: Double) -> Double { trend + smoothing * (weight - trend) }

  /// Kilograms a week over the last `days` days: the slope of the least-squares line through the trend.
  ///
  /// Nil with fewer than two days of weighings or under a week between the first and the last.
  public func kilogramsPerWeek(overLast days: Int = 28) -> Double? {
    guard let last = points.last else { return nil }
    let recent = points.filter { $0.day > last.day.advanced(by: -days) }
    guard let first = recent.first, last.day.daysSince1970 - first.day.daysSince1970 >= 7 else { return nil }
    let xs = recent.map { Double($0.day.daysSince1970 - first.day.daysSince1970) }
    let ys = recent.map(\.trendKg)
    let (meanX, meanY) = (xs.reduce(0, +) / Double(xs.count), ys.reduce(0, +) / Double(ys.count))
    let spread = xs.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
    let slope = zip(xs, ys).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) } / spread
    return slope * 7
  }
}
