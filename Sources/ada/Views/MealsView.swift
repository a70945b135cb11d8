import Coaching
import Foundation
import Nutrition

/// A day's meals with their items, and the other entries, each with the id that edit and delete take.
struct MealsView {
  let page: Page
  let timeZone: TimeZone

  func text(for summary: DaySummary, today: CalendarDay) -> String {
    let lines = EntryLines(page: page, timeZone: timeZone, ids: ShortIDs(summary.entryIDs))
    let others =
      (summary.water.map(Entry.water) + summary.workouts.map(Entry.workout) + summary.weights.map(Entry.weight))
      .sorted { $0.timestamp < $1.timestamp }
    if summary.isEmpty {
      return Page.text([
        [page.heading(summary.day.title(today: today))],
        page.wrapped("Nothing is logged. Say what you had: ada \"2 eggs and toast\""),
      ])
    }
    let total = page.columns("Together", lines.energy(summary.eaten))
    return Page.text([
      [page.heading(summary.day.title(today: today))],
      summary.meals.flatMap { lines.lines(for: $0) },
      summary.meals.count > 1 && !page.hidesNumbers ? total : [],
      others.flatMap { lines.lines(for: $0) },
      page.dimmed("The letters at the end are ids, for ada edit ID and ada delete ID.", indent: ""),
    ])
  }
}
