import ArgumentParser
import Foundation
import Nutrition

/// The options of every import.
struct ImportFlags: ParsableArguments {
  @Option(help: ArgumentHelp("Leave out what is earlier than this day (2026-11-20).", valueName: "day"))
  var since: String?

  @Flag(help: "Say what would be imported, and write nothing.")
  var dryRun = false

  @Flag(help: "Import without asking.")
  var yes = false

  @Flag(help: "Print the summary as JSON (docs/import.md).")
  var json = false

  @Flag(help: "No colour.")
  var noColor = false

  func validate() throws {
    if let since, CalendarDay(since) == nil {
      throw ValidationError("--since \(since) is no day such as 2026-11-20.")
    }
  }

  var firstDay: CalendarDay? { since.flatMap { CalendarDay($0) } }
}
