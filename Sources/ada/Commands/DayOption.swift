import ArgumentParser
import Nutrition

/// `--date`, the same everywhere.
struct DayOption: ParsableArguments {
  @Option(help: ArgumentHelp("The day: 2026-11-20, today or yesterday.", valueName: "day"))
  var date = "today"

  func validate() throws {
    guard Self.day(date, today: CalendarDay(daysSince1970: 0)) != nil else {
      throw ValidationError("--date \(date) is no day; write it as 2026-11-20, today or yesterday.")
    }
  }

  /// The day that is meant.
  func day(today: CalendarDay) -> CalendarDay { Self.day(date, today: today) ?? today }

  static func day(_ text: String, today: CalendarDay) -> CalendarDay? {
    switch text.lowercased() {
    case "today": today
    case "yesterday": today.advanced(by: -1)
    default: CalendarDay(text)
    }
  }
}
