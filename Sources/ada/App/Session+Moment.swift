import Foundation
import ToolCalls
import Understanding

extension Session {
  /// The moment that an option names, such as "2026-11-20T08:10" or "yesterday at 8pm"; now where it is not given.
  ///
  /// - Throws: `Failure` with code 64 where it cannot be read or is more than a day ahead.
  func moment(_ text: String?, option: String) throws -> Date {
    guard let text else { return now }
    let read =
      ISO8601.date(from: text, defaultZone: timeZone) ?? TimeReader.read(text, now: now, timeZone: timeZone)?.date
      // A clock alone is a number to the reader until "at" stands before it.
      ?? TimeReader.read("at \(text)", now: now, timeZone: timeZone)?.date
    guard let date = read else {
      throw Failure(.usage, "\(option) \(text) cannot be read; write it as 2026-11-20T08:10 or \"yesterday at 8pm\".")
    }
    guard date <= now.addingTimeInterval(86_400) else {
      throw Failure(.usage, "\(option) \(text) is more than a day ahead.")
    }
    return date
  }
}
