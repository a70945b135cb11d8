public import Nutrition

/// What a person wants to know of their weight to come. What is nil was not said.
public struct ForecastQuestion: Equatable, Sendable {
  /// Kilograms.
  public var targetKg: Double?
  /// Kilograms to lose, or below zero to gain, from today's weight.
  public var lossKg: Double?
  /// The day it is wanted by.
  public var by: CalendarDay?
  /// Weeks ahead.
  public var weeks: Int?
  /// Kilocalories a day.
  public var calories: Double?

  public init(
    targetKg: Double? = nil, lossKg: Double? = nil, by: CalendarDay? = nil, weeks: Int? = nil, calories: Double? = nil
  ) {
    self.targetKg = targetKg
    self.lossKg = lossKg
    self.by = by
    self.weeks = weeks
    self.calories = calories
  }
}
