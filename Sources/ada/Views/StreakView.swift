import Charts
import Coaching
import Nutrition

/// Twelve weeks as a grid, and how steady they were.
struct StreakView {
  let page: Page

  static func grid(_ streak: StreakSummary) -> CalendarGrid {
    let first = streak.days.first?.day ?? CalendarDay(daysSince1970: 0)
    let monday = first.advanced(by: -first.weekdayIndex)
    let weeks = streak.weeks
    var month = 0
    let labels = weeks.indices.map { index -> String in
      let day = monday.advanced(by: index * 7)
      defer { month = day.month }
      return day.month == month ? "" : day.monthName
    }
    return CalendarGrid(
      title: "Energy against target, \(weeks.count) weeks", weeks: weeks.map { $0.map { $0?.gridState } },
      rowLabels: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], weekLabels: labels)
  }

  func text(for streak: StreakSummary) -> String {
    let known = streak.days.count - streak.count(of: .noData)
    guard known > 0 else {
      return Page.text([
        page.wrapped("No meals are logged in these weeks yet. Say what you ate: ada \"2 eggs and toast\"")
      ])
    }
    return Page.text([
      page.lines(of: Self.grid(streak), indent: ""),
      page.wrapped(
        "On target (within 10 %) on \(streak.count(of: .onTarget)) of \(known) days with meals; "
          + "now \(Self.run(streak.current)), at best \(Self.run(streak.longest))."),
      page.dimmed("Days without meals count as unknown: neither good nor bad, but a run ends there.", indent: ""),
    ])
  }

  private static func run(_ days: Int) -> String { days == 1 ? "1 day in a row" : "\(days) days in a row" }
}

extension CalendarDay {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// "Nov".
  var monthName: String { Self.months[month - 1] }
}
