/// A date as people write it: "1990-05-31", "31.5.1990", "5/31/1990", "31 May 1990", "May 31, 1990".
public enum DateText {
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]

  /// The day a text names; nil where it names none.
  ///
  /// Where both of the first numbers could be the month, the day comes first, but not in US units.
  public static func day(_ text: String, units: UnitSystem) -> CalendarDay? {
    let parts = text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init).filter { $0 != "of" }
    guard parts.count == 3 else { return nil }
    if let index = parts.firstIndex(where: { $0.first?.isLetter == true }) {
      guard index < 2, let month = month(parts[index]), let year = year(parts[2]),
        let day = Int(parts[1 - index].prefix { $0.isNumber })
      else { return nil }
      return CalendarDay(year: year, month: month, day: day)
    }
    guard let first = Int(parts[0]), let second = Int(parts[1]), let last = Int(parts[2]) else { return nil }
    if parts[0].count == 4 { return CalendarDay(year: first, month: second, day: last) }
    guard let year = year(parts[2]) else { return nil }
    let monthFirst = CalendarDay(year: year, month: first, day: second)
    let dayFirst = CalendarDay(year: year, month: second, day: first)
    return units == .us ? monthFirst ?? dayFirst : dayFirst ?? monthFirst
  }

  private static func year(_ text: String) -> Int? { text.count == 4 ? Int(text) : nil }

  /// By at least its first three letters.
  private static func month(_ text: String) -> Int? {
    guard text.count >= 3 else { return nil }
    return months.firstIndex { $0.hasPrefix(text) || (text == "sept" && $0 == "september") }.map { $0 + 1 }
  }
}

extension CalendarDay {
  /// A birth date that makes somebody so many years old on this day, half a year from either birthday: good enough
  /// where only the age is known.
  public func birthDate(forAge years: Int) -> CalendarDay {
    let sameDay = CalendarDay(year: year - years, month: month, day: min(day, 28)) ?? self
    return sameDay.advanced(by: -183)
  }
}
