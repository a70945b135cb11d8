import Charts
import Nutrition

/// Weighings, the trend through them and the weight that is aimed at.
struct WeightPicture {
  let units: UnitSystem

  /// - Parameters:
  ///   - first: the first day to draw.
  ///   - targetKg: is drawn as a line; nil draws none.
  func chart(_ trend: WeightTrend, from first: CalendarDay, targetKg: Double?) -> LineChart {
    let points = trend.points.filter { $0.day >= first }
    func series(
      _ name: String, _ color: ChartColor, _ mark: LineChart.Series.Mark, _ value: (WeightTrend.Point) -> Double
    )
      -> LineChart.Series
    {
      .init(
        name: name, color: color, mark: mark,
        points: points.map { .init(x: Double($0.day.daysSince1970), y: figure(value($0))) })
    }
    return LineChart(
      title: "Weight", unit: units == .metric ? "kg" : "lb",
      series: [
        series("weighed", .muted, .dots, \.weightKg), series("trend", .trend, .line, \.trendKg),
      ],
      levels: targetKg.map { [.init(name: "target", value: figure($0), color: .good)] } ?? [],
      labels: labels(points.map(\.day)))
  }

  private func figure(_ kilograms: Double) -> Double {
    units == .metric ? kilograms : UnitConversion.pounds(kilograms: kilograms)
  }

  /// The first day, the last, and three between.
  private func labels(_ days: [CalendarDay]) -> [LineChart.Label] {
    guard let first = days.first, let last = days.last else { return [] }
    let span = last.daysSince1970 - first.daysSince1970
    let count = span < 4 ? 1 : 4
    return (0...count).map { part in
      let day = first.advanced(by: span * part / count)
      return .init(x: Double(day.daysSince1970), text: day.monthDay)
    }
  }
}
