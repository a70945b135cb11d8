public import Foundation

/// The one reading and writing of timestamps on every border: ISO 8601 with an offset.
public enum ISO8601 {
  /// "2026-11-20T12:30:00+00:00" in the zone's own clock, to the second.
  public static func string(from date: Date, in timeZone: TimeZone) -> String {
    let seconds = Int(date.timeIntervalSince1970.rounded(.down))
    let offset = timeZone.secondsFromGMT(for: date)
    let local = seconds + offset
    let (days, secondOfDay) = local.quotientAndRemainder(flooringBy: 86400)
    let (year, month, day) = civil(fromDays: days)
    let minutes = abs(offset) / 60
    return pad(year, 4) + "-" + pad(month) + "-" + pad(day) + "T" + pad(secondOfDay / 3600) + ":"
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
    guard let year = number(4), skip("-"), let month = number(2), skip("-"), let day = number(2), skip("Tt "),
      let hour = number(2), skip(":"), let minute = number(2), (1...12).contains(month), day >= 1,
      day <= daysIn(month: month, year: year), hour < 24, minute < 60
    else { return nil }
    var second = 0
    if skip(":") {
      guard let value = number(2), value < 61 else { return nil }
      second = min(value, 59)
      if skip(".,") { rest = rest.drop { $0 >= 48 && $0 <= 57 } }
    }
    let local = days(fromYear: year, month: month, day: day) * 86400 + hour * 3600 + minute * 60 + second
    let clock = Date(timeIntervalSince1970: TimeInterval(local))
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
    // The offset at the local clock read as UTC is right but for the hours around a change; one more step settles those.
    let guess = clock.addingTimeInterval(-TimeInterval(timeZone.secondsFromGMT(for: clock)))
    return clock.addingTimeInterval(-TimeInterval(timeZone.secondsFromGMT(for: guess)))
  }

  private static func pad(_ value: Int, _ width: Int = 2) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func daysIn(month: Int, year: Int) -> Int {
    if month == 2 { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Days since 1970-01-01 of a Gregorian date (H. Hinnant, "chrono-compatible low-level date algorithms").
  static func days(fromYear year: Int, month: Int, day: Int) -> Int {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719468
  }

  /// The inverse of `days(fromYear:month:day:)`.
  static func civil(fromDays days: Int) -> (year: Int, month: Int, day: Int) {
    let z = days + 719468
    let era = (z >= 0 ? z : z - 146096) / 146097
    let dayOfEra = z - era * 146097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let mp = (5 * dayOfYear + 2) / 153
    let month = mp < 10 ? mp + 3 : mp - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * mp + 2) / 5 + 1)
  }
}

extension Int {
  fileprivate func quotientAndRemainder(flooringBy divisor: Int) -> (quotient: Int, remainder: Int) {
    let (q, r) = quotientAndRemainder(dividingBy: divisor)
    return r < 0 ? (q - 1, r + divisor) : (q, r)
  }
}
