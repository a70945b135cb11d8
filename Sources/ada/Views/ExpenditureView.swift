import Coaching
import Nutrition

/// What a person spends: the estimate with its interval, the formula beside it, what it rests on, and its weeks.
struct ExpenditureView {
  let page: Page

  func text(for learned: AdaptiveExpenditure?) -> String {
    guard let learned else {
      return Page.text([
        page.wrapped(
          "Nothing can be learned without a weight. Say it: ada \"weighed \(page.units.exampleWeight)\", and log what you eat for two weeks."
        )
      ])
    }
    return Page.text([
      [page.heading("Expenditure")] + estimate(learned), [page.style(.bold, "Why")] + reasons(learned), weeks(learned),
      leftOut(learned),
    ])
  }

  private func estimate(_ learned: AdaptiveExpenditure) -> [String] {
    var lines = page.wrapped(
      "\(Figures.kcal(learned.kilocalories)) a day, between \(Figures.whole(learned.interval.lowerBound)) and "
        + "\(Figures.whole(learned.interval.upperBound)) nine times out of ten", indent: "  "
    ).map { page.style(.bold, $0) }
    lines += page.wrapped("The formula alone says \(Figures.kcal(learned.prior.kilocalories)).", indent: "  ")
    lines += page.wrapped(
      learned.isEnough
        ? "Your targets use it instead of the formula."
        : "Not enough yet to replace the formula: it takes \(AdaptiveExpenditure.neededIntakeDays) fully logged days in "
          + "four weeks and \(AdaptiveExpenditure.neededWeighings) days with a weighing over two weeks or more.",
      indent: "  ")
    return lines
  }

  private func reasons(_ learned: AdaptiveExpenditure) -> [String] {
    var lines: [String] = []
    if let mean = learned.recentIntake {
      lines += page.hanging("  eaten   ", "\(Figures.kcal(mean)) a day over the last 28 days")
    }
    if let rate = learned.trendKgPerWeek {
      lines += page.hanging(
        "  weight  ",
        "\(page.units.weightRate(kilogramsPerWeek: rate)) over the same days, "
          + "\(page.units.weight(kilograms: learned.trendKg)) without the day's water; "
          + "\(Figures.whole(learned.energyDensity)) kcal a kilogram of that")
    }
    let missing = learned.missingDays == 0 ? "" : "; \(learned.missingDays) without a meal are unknown"
    let partial = learned.partialDays.isEmpty ? "" : "; \(learned.partialDays.count) left out as half logged"
    lines += page.hanging(
      "  days    ",
      "\(learned.intakeDays) of \(learned.points.count) used\(missing)\(partial); weighed on \(learned.weighings)")
    return lines
  }

  /// Whole weeks up to the last day, the latest eight.
  private func weeks(_ learned: AdaptiveExpenditure) -> [String] {
    let points = learned.points
    let ends = Array(stride(from: points.count - 1, through: 6, by: -7).prefix(8).reversed())
    guard ends.count > 1 else { return [] }
    let rows = ends.map { end in
      let week = points[(end - 6)...end]
      let eaten = week.compactMap(\.intake)
      let interval = AdaptiveExpenditure.interval(points[end])
      return [
        points[end].day.description, Figures.whole(points[end].kilocalories),
        "\(Figures.whole(interval.lowerBound))-\(Figures.whole(interval.upperBound))",
        eaten.isEmpty ? "-" : Figures.whole(eaten.reduce(0, +) / Double(eaten.count)),
        page.units.weight(kilograms: points[end].trendKg),
      ]
    }
    let table = Table(
      columns: [
        .init(title: "week to", weight: 9, isLeft: true), .init(title: "spent", weight: 10, ink: .bold),
        .init(title: "interval", weight: 4), .init(title: "eaten", weight: 6), .init(title: "weight", weight: 5),
      ], rows: rows)
    return table.lines(on: page) + ["  " + Self.sparkline(points.map(\.kilocalories), width: min(60, page.width - 4))]
  }

  /// Values as a row of eighths of a column, from the lowest to the highest.
  static func sparkline(_ values: [Double], width: Int) -> String {
    let width = max(1, min(width, values.count))
    let shown = (0..<width).map { values[width == 1 ? values.count - 1 : $0 * (values.count - 1) / (width - 1)] }
    guard let low = shown.min(), let high = shown.max() else { return "" }
    let marks = Array("▁▂▃▄▅▆▇█")
    return String(shown.map { high - low < 1 ? marks[3] : marks[Int(((($0 - low) / (high - low)) * 7).rounded())] })
  }

  private func leftOut(_ learned: AdaptiveExpenditure) -> [String] {
    guard !learned.partialDays.isEmpty else { return [] }
    let days = learned.partialDays.suffix(6).map {
      "\($0.day) (\(Figures.kcal($0.calories))\($0.isSaid ? ", as you said" : ""))"
    }
    let more = learned.partialDays.count > 6 ? ", and \(learned.partialDays.count - 6) earlier" : ""
    return page.dimmed(
      "Left out: \(days.joined(separator: ", "))\(more). Was one of them all you ate? ada expenditure --complete DAY",
      indent: "")
  }
}
