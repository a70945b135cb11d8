import Foundation
import JSONTree
import JournalStore
import Nutrition

/// What every command over the journal needs: the journal, the person, their zone and clock, and the page to print on.
struct Session {
  let context: AppContext
  let journal: Journal
  let profile: UserProfile
  let timeZone: TimeZone
  let page: Page
  let now: Date

  /// - Parameter writes: opens the journal for writing, making it where there is none.
  init(context: AppContext = .live, noColor: Bool = false, writes: Bool = false) throws {
    self.context = context
    journal = try writes ? context.openJournal() : context.journalForReading()
    profile = try context.profile(in: journal)
    timeZone = context.timeZone(for: profile)
    page = context.page(noColor: noColor, units: profile.units, hidesNumbers: profile.hidesNumbers)
    now = context.now()
  }

  /// The person's calendar day.
  var today: CalendarDay { CalendarDay(now, in: timeZone) }

  /// A command as a turn of its own, which `undo` takes back.
  func turn(_ text: String) -> NewTurn { NewTurn(text: text, at: now, timeZone: timeZone.identifier) }

  func print(_ text: String) { Console.standardOutput.write(text) }

  /// A page that is made of figures of energy and weight; where numbers are hidden, one line says so.
  func printFigures(_ text: @autoclosure () -> String) {
    print(profile.hidesNumbers ? Self.hiddenNotice : text())
  }

  private static let hiddenNotice =
    "Numbers are hidden, and this page is made of them. \"ada profile set --numbers shown\" brings them back.\n"

  /// One JSON value and a line end.
  func print(_ json: JSONValue) { Console.standardOutput.write(json.serialized() + "\n") }
}
