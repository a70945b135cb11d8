import Nutrition

extension CalendarDay {
  /// "Fri 11-20", for tables.
  var shortText: String { "\(dayOfWeek.short) \(description.dropFirst(5))" }

  /// "Today", "Yesterday" or the weekday, with the date.
  func title(today: CalendarDay) -> String {
    if self == today { return "Today, \(dayOfWeek.name) \(self)" }
    if self == today.advanced(by: -1) { return "Yesterday, \(dayOfWeek.name) \(self)" }
    return "\(dayOfWeek.name) \(self)"
  }
}
