public import Nutrition

/// What a person wants to know of their weight to come. What is nil was not said.
public struct ForecastQuestion: Equatable, Sendable {
  /// Kilograms.
  public var targetKg: Double?
  /// The day it is wanted by.
  public var by: CalendarDay?
  /// Weeks ahead.
  public var weeks: Int?
  /// Kilocalories a day.
  public var calories: Double?

  public init(targetKg: Double? = nil, by: CalendarDay? = nil, weeks: Int? = nil, calories: Double? = nil) {
    self.targetKg = targetKg
    self.by = by
    self.weeks = weeks
    self.calories = calories
  }
}
