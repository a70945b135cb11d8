import Charts
import Coaching
import Nutrition

/// A calendar month: a bar a day, averages, what was hit and what was trained.
struct MonthView {
  let page: Page

  func text(for month: PeriodSummary) -> String {
    guard let first = month.days.first?.day, !month.days.allSatisfy(\.isEmpty) else {
      return Page.text([page.wrapped("Nothing is logged in this month yet.")])
    }
    let training = month.training
    return Page.text([
      [page.heading("\(first.monthName) \(first.year)")],
      page.lines(of: Self.bars(month, units: page.units)),
      WeekView(page: page).averages(month) + PeriodLines(page: page).lines(for: month),
      page.lines(of: DayPictures(units: page.units).muscles(training)),
      PeriodLines(page: page).bestSets(training),
      WeekView(page: page).notes(month),
    ])
  }

  static func bars(_ month: PeriodSummary, units: UnitSystem) -> BarChart {
    DayPictures(units: units).energy(month.days) { "\($0.day)" }
  }
}
