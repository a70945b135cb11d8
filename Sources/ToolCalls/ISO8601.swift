public import Foundation
import Nutrition

/// The one reading and writing of timestamps on every border: ISO 8601 with an offset.
public enum ISO8601 {
  /// "2026-11-20T12:30:00+00:00" in the zone's own clock, to the second.
  public static func string(from date: Date, in timeZone: TimeZone) -> String {
    let seconds = Int(date.timeIntervalSince1970.rounded(.down))
    let offset = timeZone.secondsFromGMT(for: date)
    let local = seconds + offset
    let (days, secondOfDay) = local.quotientAndRemainder(flooringBy: 86400)
    let minutes = abs(offset) / 60
    return CalendarDay(daysSince1970: days).description + "T" + pad(secondOfDay / 3600) + ":"
      + pad(secondOfDay / 60 % 60) + ":" + pad(secondOfDay % 60) + (offset < 0 ? "-" : "+") + pad(minutes / 60) + ":"
      + pad(minutes % 60)
  }

  /// Reads "2026-11-20T12:30", with or without seconds, fraction and offset; `timeZone` is for texts without one.
  /// - Returns: nil for anything that is no real date and time.
  public static func date(from text: String, defaultZone timeZone: TimeZone? = nil) -> Date? {
    var rest = text.utf8[...]
    func number(_ digits: Int) -> Int? {
      guard rest.count >= digits else { return nil }
      var value = 0
      for byte in rest.prefix(digits) {
        guard byte >= 48, byte <= 57 else { return nil }
        value = value * 10 + Int(byte - 48)
      }
      rest = rest.dropFirst(digits)
      return value
    }
    func skip(_ characters: String) -> Bool {
      guard let first = rest.first, characters.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    guard let year = number(4), skip("-"), let month = number(2), skip("-"), let dayOfMonth = number(2), skip("Tt "),
      let hour = number(2), skip(":"), let minute = number(2),
      let day = CalendarDay(year: year, month: month, day: dayOfMonth), hour < 24, minute < 60
    else { return nil }
    var second = 0
    if skip(":") {
      guard let value = number(2), value < 61 else { return nil }
      second = min(value, 59)
      if skip(".,") { rest = rest.drop { $0 >= 48 && $0 <= 57 } }
    }
    let secondOfDay = TimeInterval(hour * 3600 + minute * 60 + second)
    let clock = day.midnightUTC.addingTimeInterval(secondOfDay)
    if skip("Zz") { return rest.isEmpty ? clock : nil }
    if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      rest = rest.dropFirst()
      guard let hours = number(2) else { return nil }
      _ = skip(":")
      let minutes = rest.isEmpty ? 0 : number(2)
      guard let minutes, rest.isEmpty, hours <= 18, minutes < 60 else { return nil }
      let offset = TimeInterval(hours * 3600 + minutes * 60)
      return clock.addingTimeInterval(sign == UInt8(ascii: "-") ? offset : -offset)
    }
    guard rest.isEmpty, let timeZone else { return nil }
    return timeZone.moment(of: day, seconds: secondOfDay)
  }

  private static func pad(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}

extension Int {
  fileprivate func quotientAndRemainder(flooringBy divisor: Int) -> (quotient: Int, remainder: Int) {
    let (q, r) = quotientAndRemainder(dividingBy: divisor)
    return r < 0 ? (q - 1, r + divisor) : (q, r)
  }
}
