/// What the person said of a day: whether everything they ate is logged.
public struct DayMark: Equatable, Sendable, Codable, Identifiable {
  public var id: String
  /// Days since 1 January 1970.
  public var dayNumber: Int
  /// False where the person said that not everything they ate is logged.
  public var isComplete: Bool

  public init(id: String, day: CalendarDay, isComplete: Bool) {
    self.id = id
    dayNumber = day.daysSince1970
    self.isComplete = isComplete
  }

  public var day: CalendarDay { CalendarDay(daysSince1970: dayNumber) }
}
