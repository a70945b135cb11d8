import Nutrition

extension CalendarDay {
  private static let names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  /// "Friday".
  var weekday: String {
    // 1 January 1970 was a Thursday.
    Self.names[((daysSince1970 + 4) % 7 + 7) % 7]
  }

  /// "Fri 11-20", for tables.
  var shortText: String { "\(weekday.prefix(3)) \(description.dropFirst(5))" }

  /// "Today", "Yesterday" or the weekday, with the date.
  func title(today: CalendarDay) -> String {
    if self == today { return "Today, \(weekday) \(self)" }
    if self == today.advanced(by: -1) { return "Yesterday, \(weekday) \(self)" }
    return "\(weekday) \(self)"
  }
}
