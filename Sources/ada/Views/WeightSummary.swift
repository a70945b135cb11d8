import Foundation
import Nutrition

/// Weighings with their trend, and how the trend has moved.
struct WeightSummary {
  /// Oldest first.
  var entries: [BodyWeightEntry]
  var trend: WeightTrend
  var timeZone: TimeZone

  init(entries: [BodyWeightEntry], timeZone: TimeZone) {
    self.entries = entries.sorted { $0.timestamp < $1.timestamp }
    self.timeZone = timeZone
    trend = WeightTrend(entries.map { (day: CalendarDay($0.timestamp, in: timeZone), weightKg: $0.weightKg) })
  }

  /// Kilograms the trend has moved by over the `days` up to the last weighing.
  ///
  /// Nil where nothing was weighed that long before: a shorter span would be shown as a longer one.
  func change(overLast days: Int) -> Double? {
    guard let last = trend.points.last else { return nil }
    let start = last.day.advanced(by: -days)
    return trend.points.last { $0.day <= start }.map { last.trendKg - $0.trendKg }
  }
}
