public import Foundation

/// A date on the calendar, without a time or a zone (proleptic Gregorian).
public struct CalendarDay: Hashable, Sendable {
  /// As people count them: 2026.
  public let year: Int
  /// 1...12.
  public let month: Int
  /// 1...31.
  public let day: Int

  /// Nil where there is no such date, such as 30 February.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
    let days = Self.daysFromCivil(year, month, day)
    let back = Self.civil(fromDays: days)
    guard back == (year, month, day) else { return nil }
    (self.year, self.month, self.day) = back
  }

  /// The day that `days` after 1 January 1970 is.
  public init(daysSince1970 days: Int) {
    (year, month, day) = Self.civil(fromDays: days)
  }

  /// The day it is at `date` in `timeZone`.
  public init(_ date: Date, in timeZone: TimeZone) {
    let local = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
    self.init(daysSince1970: Int((local / 86400).rounded(.down)))
  }

  /// The day whose midnight UTC `date` is, as a profile keeps the birth date.
  public init(midnightUTC date: Date) {
    self.init(daysSince1970: Int((date.timeIntervalSince1970 / 86400).rounded(.down)))
  }

  /// Reads "2026-11-20"; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  public var daysSince1970: Int { Self.daysFromCivil(year, month, day) }

  /// Midnight UTC, which is how a profile keeps the birth date.
  public var midnightUTC: Date { Date(timeIntervalSince1970: Double(daysSince1970) * 86400) }

  public func advanced(by days: Int) -> CalendarDay { CalendarDay(daysSince1970: daysSince1970 + days) }

  /// Whole years from `birth` to this day; nil where that is no age of a living person (below 0 or over 130).
  public func age(bornOn birth: CalendarDay) -> Int? {
    let hadBirthday = (month, day) >= (birth.month, birth.day)
    let years = year - birth.year - (hadBirthday ? 0 : 1)
    return (0...130).contains(years) ? years : nil
  }

  // Days and dates by Howard Hinnant's "chrono-compatible low-level date algorithms": no calendar has to be loaded.
  private static func daysFromCivil(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(fromDays days: Int) -> (Int, Int, Int) {
    let z = days + 719_468
    let era = (z >= 0 ? z : z - 146_096) / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted + (shifted < 10 ? 3 : -9)
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }
}

extension CalendarDay: Comparable, CustomStringConvertible {
  public static func < (a: CalendarDay, b: CalendarDay) -> Bool { (a.year, a.month, a.day) < (b.year, b.month, b.day) }

  /// "2026-11-20".
  public var description: String {
    "\(String(repeating: "0", count: max(0, 4 - String(year).count)))\(year)-"
      + "\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}
