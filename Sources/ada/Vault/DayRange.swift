import ArgumentParser
import Coaching
import Foundation
import JournalStore
import Nutrition

/// `--from` and `--to`, the same everywhere: whole local days, both in it.
struct DayRange: ParsableArguments {
  @Option(help: ArgumentHelp("The first day: 2026-11-20, today or yesterday.", valueName: "day"))
  var from: String?

  @Option(help: ArgumentHelp("The last day, which is in it.", valueName: "day"))
  var to: String?

  func validate() throws {
    let first = try Self.day(from, "--from", today: CalendarDay(daysSince1970: 0))
    let last = try Self.day(to, "--to", today: CalendarDay(daysSince1970: 0))
    if let first, let last, last < first {
      throw ValidationError("--to is before --from; the last day comes after the first.")
    }
  }

  private static func day(_ text: String?, _ name: String, today: CalendarDay) throws -> CalendarDay? {
    guard let text else { return nil }
    guard let day = DayOption.day(text, today: today) else {
      throw ValidationError("\(name) \(text) is no day; write it as 2026-11-20, today or yesterday.")
    }
    return day
  }

  /// The days that are meant; nil where neither end was given.
  ///
  /// - Parameter defaults: what stands for an end that was not given.
  func days(today: CalendarDay, defaults: ClosedRange<CalendarDay>) throws -> ClosedRange<CalendarDay>? {
    if from == nil, to == nil { return nil }
    let first = try Self.day(from, "--from", today: today) ?? defaults.lowerBound
    let last = try Self.day(to, "--to", today: today) ?? max(defaults.upperBound, first)
    return min(first, last)...last
  }
}

extension JournalTimeRange {
  /// From the first moment of the first day to the end of the last one in that zone.
  init(_ days: ClosedRange<CalendarDay>, in timeZone: TimeZone) {
    self.init(
      start: days.lowerBound.interval(in: timeZone).start, end: days.upperBound.interval(in: timeZone).end,
      firstDay: "\(days.lowerBound)", lastDay: "\(days.upperBound)")
  }
}
