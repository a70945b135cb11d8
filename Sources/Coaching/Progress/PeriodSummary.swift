public import Nutrition

/// Several days and what they come to.
public struct PeriodSummary: Equatable, Sendable {
  /// Oldest first.
  public var days: [DaySummary]
  /// The day it is.
  public var today: CalendarDay

  public init(days: [DaySummary], today: CalendarDay) {
    self.days = days
    self.today = today
  }

  /// Means over days with meals.
  public struct Averages: Equatable, Sendable {
    /// How many days were averaged.
    public var days: Int
    /// Kilocalories a day.
    public var calories: Double
    /// Kilocalories a day that those days aimed at.
    public var target: Double
    /// Grams a day, as the two that follow.
    public var proteinG: Double
    public var carbsG: Double
    public var fatG: Double

    /// Kilocalories over the target, negative under it.
    public var difference: Double { calories - target }
  }

  /// Days with at least one meal; a day without is unknown, not zero.
  public var loggedDays: [DaySummary] { days.filter { !$0.meals.isEmpty } }

  /// Over `loggedDays`; nil where there are none.
  public var averages: Averages? {
    let logged = loggedDays
    guard !logged.isEmpty else { return nil }
    func mean(_ value: (DaySummary) -> Double) -> Double { logged.reduce(0) { $0 + value($1) } / Double(logged.count) }
    return Averages(
      days: logged.count, calories: mean(\.eaten.calories), target: mean(\.targets.energy.total.kilocalories),
      proteinG: mean(\.eaten.proteinG), carbsG: mean(\.eaten.carbsG), fatG: mean(\.eaten.fatG))
  }

  public var daysWithWater: Int { days.filter { $0.hydration.waterMl > 0 }.count }

  /// Millilitres a day over the days with any; nil where there are none.
  public var averageWaterMl: Double? {
    let waters = days.map(\.hydration.waterMl).filter { $0 > 0 }
    return waters.isEmpty ? nil : waters.reduce(0, +) / Double(waters.count)
  }

  /// Today is among the days that are averaged.
  public var isLastUnfinished: Bool { loggedDays.last?.day == today }

  /// "+120", "-80", "0".
  public static func signed(_ value: Double) -> String {
    let text = Figures.whole(value)
    return value.rounded() > 0 ? "+\(text)" : text
  }
}
