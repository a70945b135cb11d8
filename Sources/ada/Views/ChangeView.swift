import Coaching
import Foundation
import Nutrition

/// What an edit or a deletion came to, from the rows as they were committed.
struct ChangeView {
  let page: Page
  let timeZone: TimeZone

  /// - Parameter today: the day that need not be said.
  func edited(_ entry: Entry, notes: [String], today: CalendarDay) -> String {
    let day = CalendarDay(entry.timestamp, in: timeZone)
    let heading = day == today ? "Now:" : "Now, on \(day):"
    let lines = EntryLines(page: page, timeZone: timeZone, ids: ShortIDs([entry.id]))
    return Page.text([
      [page.style(.good, heading)] + lines.lines(for: entry), notes.flatMap { page.dimmed("Assumed: \($0).") },
    ])
  }

  func removed(_ entries: [Entry]) -> String {
    let lines = entries.flatMap { entry in
      page.hanging("- ", Confirmation.words(for: entry, units: page.units, hidesNumbers: page.hidesNumbers))
    }
    return (lines + page.dimmed("ada undo brings \(entries.count == 1 ? "it" : "them") back.", indent: "")).joined(
      separator: "\n") + "\n"
  }
}
