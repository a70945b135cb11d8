/// A day of the week, Monday first (ISO 8601).
public enum Weekday: String, CaseIterable, Codable, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// "Monday".
  public var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// "Mon".
  public var short: String { String(name.prefix(3)) }

  /// 0 for Monday, 6 for Sunday.
  public var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Reads "mon", "Monday", "thurs" by at least two letters; nil where none or several begin so.
  public init?(text: some StringProtocol) {
    let word = text.lowercased()
    guard word.count >= 2 else { return nil }
    let found = Self.allCases.filter { $0.rawValue.hasPrefix(word) }
    guard found.count == 1 else { return nil }
    self = found[0]
  }
}

extension CalendarDay {
  /// The day of the week it is.
  public var dayOfWeek: Weekday {
    // 1 January 1970 was a Thursday.
    Weekday.allCases[((daysSince1970 + 3) % 7 + 7) % 7]
  }

  /// The Monday of its week.
  public var weekStart: CalendarDay { advanced(by: -dayOfWeek.index) }
}
