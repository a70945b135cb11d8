import Charts
import Coaching
import Foundation
import Nutrition

/// A page of some days for a doctor or a trainer: one file without scripts, fonts or pictures from elsewhere.
struct HTMLReport {
  /// Oldest first.
  var week: PeriodSummary
  /// All weighings, of which those of the days are shown.
  var weights: WeightSummary
  var units: UnitSystem
  var clock: HourClock = .twentyFour
  var timeZone: TimeZone
  /// Kilograms.
  var targetKg: Double?
  /// Every meal with its items.
  var listsMeals = true

  var page: String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width"><title>\(title)</title>
    <style>\(Self.style)</style></head><body>
    <h1>\(title)</h1>
    <p>\(HTML.escaped(summary))</p>
    \(pictures)
    <h2>Days</h2>
    \(days)
    \(weighings)\(workouts)\(listsMeals ? meals : "")
    <p class="quiet">Figures are what was logged; foods are estimated from what was said. A day without meals is unknown,
    not zero. Energy of workouts is net of rest. Times are those of \(HTML.escaped(timeZone.identifier)).</p>
    </body></html>

    """
  }

  private static let style = """
    body{font:15px/1.45 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
    table{border-collapse:collapse;width:100%;margin:.5rem 0 1.5rem}th,td{padding:.25rem .5rem;text-align:right;
    border-bottom:1px solid #ddd}th:first-child{text-align:left}thead th{border-bottom:2px solid #999}
    svg{width:100%;height:auto;margin:1rem 0}.quiet{color:#555;font-size:.85rem}
    h3{margin-bottom:.2rem}ul{margin-top:.2rem}@media print{body{margin:0}svg,tr{break-inside:avoid}}
    """

  private var title: String {
    guard let first = week.days.first?.day, let last = week.days.last?.day else { return "Report" }
    return "\(first) to \(last)"
  }

  private var summary: String {
    guard let mean = week.averages else { return "No meals are logged in these \(week.days.count) days." }
    return "Average of \(mean.days == 1 ? "1 day" : "\(mean.days) days") with meals, of \(week.days.count): "
      + "\(Figures.kcal(mean.calories)) a day (\(PeriodSummary.signed(mean.difference)) against the target), "
      + "\(mean.proteinG.text()) g protein, \(mean.carbsG.text()) g carbs, \(mean.fatG.text()) g fat."
  }

  /// The pictures of the other commands, in the page itself.
  private var pictures: String {
    guard let first = week.days.first?.day, !week.days.allSatisfy(\.isEmpty) else { return "" }
    let energy = DayPictures(units: units).energy(week.days) { week.days.count <= 14 ? $0.shortText : "\($0.day)" }
    let weight = WeightPicture(units: units).chart(weights.trend, from: first, targetKg: targetKg)
    return ChartSheet(title: "Energy and weight", charts: [energy, weight]).svg
  }

  private var days: String {
    HTML.table(
      ["day", "kcal", "target", "protein g", "carbs g", "fat g", "fibre g", "water", "exercise"],
      week.days.map { day in
        let target = day.targets.energy.total.kilocalories.text()
        let minutes = day.workouts.reduce(0) { $0 + $1.durationMin }
        let water = day.hydration.waterMl > 0 ? units.volume(millilitres: day.hydration.waterMl) : "-"
        let exercise = minutes > 0 ? "\(minutes.text()) min" : "-"
        if day.meals.isEmpty { return [day.day.shortText, "-", target, "-", "-", "-", "-", water, exercise] }
        let eaten = day.eaten
        return [
          day.day.shortText, eaten.calories.text(), target, eaten.proteinG.text(), eaten.carbsG.text(),
          eaten.fatG.text(),
          eaten.fiberG?.text() ?? "-", water, exercise,
        ]
      })
  }

  private var weighings: String {
    let shown = week.days.flatMap(\.weights)
    guard !shown.isEmpty else { return "" }
    let rows = shown.map { entry in
      [
        moment(entry.timestamp), units.weight(kilograms: entry.weightKg),
        entry.bodyFatPercentage.map { "\($0.text(decimals: 1)) %" } ?? "-",
      ]
    }
    return "<h2>Weight</h2>\n" + HTML.table(["time", "weight", "body fat"], rows)
  }

  private var workouts: String {
    let rows = week.days.flatMap(\.workouts).map { workout in
      [moment(workout.startTime), Confirmation.words(for: .workout(workout), units: units)]
    }
    return rows.isEmpty ? "" : "<h2>Workouts</h2>\n" + HTML.table(["time", "workout"], rows)
  }

  private var meals: String {
    let lists = week.days.filter { !$0.meals.isEmpty }.map { day in
      let items = day.meals.map { meal in
        "<li>\(HTML.escaped(clock.text(meal.timestamp, in: timeZone) + " " + Confirmation.words(for: .meal(meal), units: units)))</li>"
      }
      return
        "<h3>\(HTML.escaped("\(day.day.dayOfWeek.name) \(day.day)"))</h3>\n<ul>\(items.joined(separator: "\n"))</ul>"
    }
    return lists.isEmpty ? "" : "<h2>Meals</h2>\n" + lists.joined(separator: "\n") + "\n"
  }

  private func moment(_ date: Date) -> String {
    "\(CalendarDay(date, in: timeZone)) \(clock.text(date, in: timeZone))"
  }
}
