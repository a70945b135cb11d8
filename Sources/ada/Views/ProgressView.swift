import Charts
import Coaching
import Nutrition

/// Weeks up to now: weight with its trend, energy by week, the last seven days, what was trained.
struct ProgressView {
  let page: Page

  func text(for progress: ProgressSummary) -> String {
    guard !progress.isEmpty else {
      return Page.text([
        page.wrapped("Nothing is logged in the last \(progress.weeks.count) weeks yet. Say what you ate or weighed.")
      ])
    }
    let pictures = Pictures(progress, units: page.units)
    let lines = PeriodLines(page: page)
    return Page.text([
      [page.heading("Progress over \(progress.weeks.count) weeks")],
      page.lines(of: pictures.weight), weight(progress), page.lines(of: pictures.energy),
      pictures.rings.rings.isEmpty ? [] : page.wrapped("The last seven days, on average", indent: "  "),
      page.lines(of: pictures.rings),
      progress.weeks.last.map(lines.lines) ?? [],
      page.lines(of: pictures.muscles), lines.bestSets(progress.training),
    ])
  }

  private func weight(_ progress: ProgressSummary) -> [String] {
    guard let last = progress.weight.trend.points.last else { return [] }
    var text = "Trend \(page.units.weight(kilograms: last.trendKg)) on \(last.day)"
    if let rate = progress.weight.trend.kilogramsPerWeek() {
      text += ", \(page.units.weightRate(kilogramsPerWeek: rate)) over the last 28 days"
    }
    return page.wrapped(text + ".", indent: "  ")
  }

  /// The pictures, for the terminal and for a file.
  struct Pictures {
    let weight: LineChart
    let energy: BarChart
    let rings: Rings
    let muscles: Shares

    init(_ progress: ProgressSummary, units: UnitSystem) {
      let days = DayPictures(units: units)
      weight = WeightPicture(units: units).chart(
        progress.weight.trend, from: progress.firstDay, targetKg: progress.targetKg)
      energy = days.weeklyEnergy(progress.weeks)
      rings = days.rings(progress.weeks.last ?? PeriodSummary(days: [], today: progress.firstDay))
      muscles = days.muscles(progress.training)
    }

    func sheet(_ title: String) -> ChartSheet { ChartSheet(title: title, charts: [weight, energy, rings, muscles]) }
  }
}
