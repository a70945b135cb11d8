import Coaching
import Foundation
import Nutrition
import ToolCalls
import Understanding

extension Session {
  /// The moment that an option names, such as "2026-11-20T08:10" or "yesterday at 8pm"; now where it is not given.
  ///
  /// - Parameter entry: when the entry is that the option is about: an hour without a day is on that day.
  /// - Throws: `Failure` with code 64 where it cannot be read, is no time of any clock, or nothing can be logged for it.
  func moment(_ text: String?, option: String, on entry: Date? = nil) throws -> Date {
    guard let text else { return now }
    guard !LineStamp.isImpossible(in: text) else {
      throw Failure(.usage, "\(option) \(text) is no time of any day; write it as 2026-11-20T08:10.")
    }
    let read =
      ISO8601.date(from: text, defaultZone: timeZone) ?? entry.flatMap { hour(text, on: $0) }
      ?? TimeReader.read(text, now: now, timeZone: timeZone)?.date
      // A clock alone is a number to the reader until "at" stands before it.
      ?? TimeReader.read("at \(text)", now: now, timeZone: timeZone)?.date
    guard let date = read else {
      throw Failure(.usage, "\(option) \(text) cannot be read; write it as 2026-11-20T08:10 or \"yesterday at 8pm\".")
    }
    return try context.loggable(date, as: text, option: option)
  }

  /// "09:30", "9:30" or "8pm", on the date's day; nil for anything that may name a day of its own.
  private func hour(_ text: String, on date: Date) -> Date? {
    guard let match = text.wholeMatch(of: /(?:at )?(\d{1,2})(?::(\d{2}))?(?: ?([apAP])[mM])?/),
      let hour = Int(match.1), match.2 != nil || match.3 != nil
    else { return nil }
    let isAfternoon = match.3.map { $0.lowercased() == "p" }
    if isAfternoon != nil, !(1...12).contains(hour) { return nil }
    let of24 = isAfternoon.map { hour % 12 + ($0 ? 12 : 0) } ?? hour
    let clock = "\(of24 < 10 ? "0" : "")\(of24):\(match.2 ?? "00")"
    return ISO8601.date(from: "\(CalendarDay(date, in: timeZone))T\(clock)", defaultZone: timeZone)
  }
}

extension AppContext {
  /// A moment that something can be logged for.
  /// - Throws: `Failure` with code 64 where it is before 1900 or more than a day ahead.
  func loggable(_ date: Date, as text: String, option: String) throws -> Date {
    if let refusal = LineStamp.refusal(of: date, now: now()) {
      throw Failure(.usage, "\(option) \(text) is \(refusal).")
    }
    return date
  }
}
