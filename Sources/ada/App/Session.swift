import Coaching
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

  /// - Parameters:
  ///   - flags: how it is to be printed.
  ///   - writes: opens the journal for writing, making it where there is none.
  init(
    _ flags: ViewFlags? = nil, context: AppContext = .live, noColor: Bool = false, writes: Bool = false
  ) throws {
    self.context = context
    journal = try writes ? context.openJournal() : context.journalForReading()
    profile = try context.profile(in: journal)
    timeZone = context.timeZone(for: profile)
    page = context.page(
      noColor: flags?.noColor ?? noColor, for: profile, showsNumbers: flags?.showNumbers == true)
    now = context.now()
  }

  /// The person's calendar day.
  var today: CalendarDay { CalendarDay(now, in: timeZone) }

  /// A command as a turn of its own, which `undo` takes back.
  func turn(_ text: String) -> NewTurn { NewTurn(text: text, at: now, timeZone: timeZone.identifier) }

  /// Where numbers are hidden, a figure that a page still holds is left out.
  func print(_ text: String) { Console.standardOutput.write(page.shown(text)) }

  /// A page that is made of figures of energy and weight; where numbers are hidden, one line says so.
  func printFigures(_ text: @autoclosure () -> String) {
    Console.standardOutput.write(page.hidesNumbers ? Page.hiddenNotice : text())
  }

  /// One JSON value and a line end.
  func print(_ json: JSONValue) { Console.standardOutput.write(json.serialized() + "\n") }
}

extension Page {
  /// What is printed in place of a page that is made of figures.
  static let hiddenNotice =
    "Numbers are hidden, and this page is made of them. --show-numbers shows it once; \"ada profile set --numbers shown\" "
    + "brings them back.\n"

  /// The text, without figures where numbers are hidden.
  func shown(_ text: String) -> String { hidesNumbers ? HiddenFigures.redacted(text) : text }
}
