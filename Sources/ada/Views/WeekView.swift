import Coaching
import Nutrition

/// Seven days in a table, and averages over those that were logged.
struct WeekView {
  let page: Page

  func text(for week: PeriodSummary) -> String {
    Page.text([
      [page.heading(title(week))], table(week).lines(on: page),
      averages(week) + PeriodLines(page: page).lines(for: week), PeriodLines(page: page).bestSets(week.training),
      moved(week), notes(week),
    ])
  }

  private func title(_ week: PeriodSummary) -> String {
    guard let first = week.days.first, let last = week.days.last else { return "No days" }
    return "\(first.day) to \(last.day)"
  }

  private func table(_ week: PeriodSummary) -> Table {
    Table(
      columns: [
        .init(title: "day", weight: 9, isLeft: true), .init(title: "kcal", weight: 8),
        .init(title: "target", weight: 5), .init(title: "diff", weight: 7),
        .init(title: "protein", weight: 6, ink: .protein), .init(title: "water", weight: 4, ink: .water),
        .init(title: "workouts", weight: 3),
      ], rows: week.days.map(row))
  }

  private func row(_ day: DaySummary) -> [String] {
    let target = day.targets.energy.total.kilocalories
    let workouts = day.workouts.isEmpty ? "-" : "\(day.workouts.count) (\(minutes(day)) min)"
    let water = day.hydration.waterMl > 0 ? page.units.volume(millilitres: day.hydration.waterMl) : "-"
    if day.meals.isEmpty {
      return [day.day.shortText, "-", Figures.whole(target), "no data", "-", water, workouts]
    }
    return [
      day.day.shortText, Figures.whole(day.eaten.calories), Figures.whole(target),
      PeriodSummary.signed(day.eaten.calories.rounded() - target), "\(day.eaten.proteinG.text()) g", water, workouts,
    ]
  }

  private func minutes(_ day: DaySummary) -> String { day.workouts.reduce(0) { $0 + $1.durationMin }.text() }

  func averages(_ week: PeriodSummary) -> [String] {
    guard let mean = week.averages else {
      return page.wrapped("No meals are logged in these \(week.days.count) days, so there is no average.")
    }
    let days = mean.days == 1 ? "1 day" : "\(mean.days) days"
    let parts = [
      "\(Figures.kcal(mean.calories)) a day (\(PeriodSummary.signed(mean.difference)) against the target)",
      "\(mean.proteinG.text()) g protein", "\(mean.carbsG.text()) g carbs", "\(mean.fatG.text()) g fat",
    ]
    var lines = page.wrapped("Average of \(days) with meals: \(parts.joined(separator: ", ")).", indent: "  ")
    if let water = week.averageWaterMl {
      let days = week.daysWithWater == 1 ? "1 day" : "\(week.daysWithWater) days"
      lines += page.wrapped("Water on \(days): \(page.units.volume(millilitres: water)) on average.", indent: "  ")
    }
    return lines
  }

  /// Why a day aims at another figure than the day before.
  private func moved(_ week: PeriodSummary) -> [String] {
    let lines = week.targetChanges.flatMap { change in
      page.hanging(
        "  \(change.day.shortText.paddedRight(to: 11))\(PeriodSummary.signed(change.kilocalories).paddedLeft(to: 6))  ",
        change.causes.joined(separator: "; "), ink: .dim)
    }
    return lines.isEmpty ? [] : [page.style(.bold, "Why targets moved")] + lines
  }

  func notes(_ week: PeriodSummary) -> [String] {
    let missing = week.days.count - week.loggedDays.count
    var notes: [String] = []
    if missing > 0, !week.loggedDays.isEmpty {
      notes.append(
        "\(missing == 1 ? "1 day has" : "\(missing) days have") no meals and count\(missing == 1 ? "s" : "") as unknown, not as zero."
      )
    }
    if week.isLastUnfinished { notes.append("Today is not over and is in the average as it stands.") }
    return notes.flatMap { page.dimmed($0) }
  }
}
