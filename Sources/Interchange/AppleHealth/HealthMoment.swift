import Foundation
import Nutrition

/// A moment as Apple writes it, "2026-09-22 07:30:00 -0400": the clock on the wall and how far it is from UTC.
struct HealthMoment: Equatable {
  /// Seconds since 1970, UTC.
  var seconds: Int
  /// Seconds east of UTC.
  var offset: Int

  /// Seconds since 1970 of the clock on the wall, taken as UTC.
  var local: Int { seconds + offset }

  var date: Date { Date(timeIntervalSince1970: Double(seconds)) }

  /// "GMT+0200", which Foundation reads as a zone.
  var zoneName: String {
    let minutes = abs(offset) / 60
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return offset == 0 ? "GMT" : "GMT\(offset < 0 ? "-" : "+")\(two(minutes / 60))\(two(minutes % 60))"
  }

  init(seconds: Int, offset: Int) {
    self.seconds = seconds
    self.offset = offset
  }

  /// Nil for what is no date and time in this form.
  init?(_ text: XMLText) {
    // The terminating zero ends every comparison, so that nothing is read behind a short text.
    let start = text.start
    @inline(__always) func digits(_ place: Int, _ count: Int) -> Int {
      var value = 0
      for index in place..<(place + count) {
        let digit = Int(start[index]) - 0x30
        guard digit >= 0, digit <= 9 else { return -1 }
        value = value * 10 + digit
      }
      return value
    }
    guard text.count >= 25, start[4] == 0x2D, start[7] == 0x2D, start[13] == 0x3A, start[16] == 0x3A else { return nil }
    let (year, month, day) = (digits(0, 4), digits(5, 2), digits(8, 2))
    let (hour, minute, second) = (digits(11, 2), digits(14, 2), digits(17, 2))
    let (zoneHours, zoneMinutes) = (digits(21, 2), digits(23, 2))
    let sign = start[20]
    guard year > 0, (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year), (0..<24).contains(hour),
      (0..<60).contains(minute), (0...60).contains(second), (0...18).contains(zoneHours),
      (0..<60).contains(zoneMinutes),
      sign == 0x2B || sign == 0x2D
    else { return nil }
    // Days since 1970 of a date (Hinnant's days_from_civil).
    let y = month <= 2 ? year - 1 : year
    let era = y / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    let local = days * 86400 + hour * 3600 + minute * 60 + min(second, 59)
    offset = (sign == 0x2D ? -1 : 1) * (zoneHours * 3600 + zoneMinutes * 60)
    seconds = local - offset
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
