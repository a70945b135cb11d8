/// A day ahead on which the person wants to eat more than usual: a party, a dinner.
public struct PlannedEvent: Equatable, Sendable, Codable, Identifiable {
  public var id: String
  /// Days since 1 January 1970.
  public var dayNumber: Int
  /// Kilocalories over the day's target, over 0 and at most `mostCalories`.
  public var calories: Double
  /// The person's own words for it: "Anna's wedding".
  public var note: String?
  /// The day on which it was planned, as days since 1970: no day before it pays for it.
  public var plannedOn: Int

  /// The most that can be planned, in kcal: about a day's worth on top.
  public static let mostCalories = 3000.0

  public init(id: String, day: CalendarDay, calories: Double, note: String? = nil, plannedOn: CalendarDay) {
    self.id = id
    dayNumber = day.daysSince1970
    self.calories = calories
    self.note = note
    self.plannedOn = plannedOn.daysSince1970
  }

  public var day: CalendarDay { CalendarDay(daysSince1970: dayNumber) }

  /// The days of its week that pay for it: those from `plannedOn` on, without the day itself.
  public var payingDays: [CalendarDay] {
    let start = day.weekStart.daysSince1970
    return (start..<start + 7).filter { $0 >= plannedOn && $0 != dayNumber }.map(CalendarDay.init(daysSince1970:))
  }

  /// "Birthday on 2026-11-28".
  public var words: String { "\(note ?? "a high day") on \(day)" }
}
