import Nutrition

/// Weigh-ins with their trend and its change over a week and four.
struct WeightView {
  let page: Page

  /// - Parameters:
  ///   - limit: how many days to list, the latest.
  ///   - targetKg: the goal weight, where there is one.
  func text(for summary: WeightSummary, limit: Int, targetKg: Double?) -> String {
    guard let last = summary.trend.points.last else {
      return Page.text([page.wrapped("No weight is logged yet. Say it: ada \"weighed \(page.units.exampleWeight)\"")])
    }
    return Page.text([
      [page.heading("Weight")], table(summary, limit: limit).lines(on: page),
      changes(summary, last: last, targetKg: targetKg),
      page.dimmed(
        "Trend: a tenth of each weighing's distance to it is taken over, which leaves out day-to-day water.", indent: ""
      ),
    ])
  }

  private func table(_ summary: WeightSummary, limit: Int) -> Table {
    let ids = ShortIDs(summary.entries.map(\.id))
    let points = summary.trend.points.suffix(limit)
    return Table(
      columns: [
        .init(title: "day", weight: 9, isLeft: true), .init(title: "weight", weight: 8),
        .init(title: "trend", weight: 7, ink: .bold), .init(title: "body fat", weight: 3),
        .init(title: "id", weight: 2, isLeft: true, ink: .dim),
      ],
      rows: points.map { point in
        let entries = summary.entries.filter { CalendarDay($0.timestamp, in: summary.timeZone) == point.day }
        let fat = entries.compactMap(\.bodyFatPercentage).last.map { "\($0.text(decimals: 1)) %" } ?? "-"
        return [
          point.day.description, weight(point.weightKg), weight(point.trendKg), fat,
          entries.map { ids[$0.id] }.joined(separator: " "),
        ]
      })
  }

  private func changes(_ summary: WeightSummary, last: WeightTrend.Point, targetKg: Double?) -> [String] {
    var lines: [String] = []
    for days in [7, 28] {
      let words = summary.change(overLast: days).map(signed) ?? "not weighed that long ago"
      lines += page.wrapped("Trend over \(days) days to \(last.day): \(words)", indent: "  ")
    }
    if let rate = summary.trend.kilogramsPerWeek() {
      lines += page.wrapped(
        "Pace over the last 28 days: \(page.units.weightRate(kilogramsPerWeek: rate))", indent: "  ")
    }
    if let targetKg {
      let away = signed(targetKg - last.trendKg)
      lines += page.wrapped("Target \(weight(targetKg)): \(away) from the trend", indent: "  ")
    }
    return lines
  }

  private func weight(_ kilograms: Double) -> String { page.units.weight(kilograms: kilograms) }

  /// "+0.4 kg", "-1.2 lb"; pounds in both systems that have them, as stones say little about a change.
  private func signed(_ kilograms: Double) -> String {
    let text =
      page.units == .metric
      ? "\(kilograms.text(decimals: 1)) kg" : "\(UnitConversion.pounds(kilograms: kilograms).text(decimals: 1)) lb"
    return kilograms > 0 && !text.hasPrefix("0 ") ? "+\(text)" : text
  }
}
