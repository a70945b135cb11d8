/// What a journal says of one day, as far as expenditure can be learned from it.
public struct ExpenditureDay: Equatable, Sendable {
  public var day: CalendarDay
  /// Kilocalories that were logged; nil where no meal was: then what was eaten is unknown, not zero.
  public var calories: Double?
  /// How many meals were logged.
  public var meals: Int
  /// The day's weighing in kilograms, the mean where there were several.
  public var weightKg: Double?
  /// Net kilocalories of activity: what a device reported or the logged workouts, whichever is more.
  public var activeCalories: Double
  /// Whether everything was logged, where the person said so; nil where they did not.
  public var isComplete: Bool?

  public init(
    day: CalendarDay, calories: Double? = nil, meals: Int = 0, weightKg: Double? = nil, activeCalories: Double = 0,
    isComplete: Bool? = nil
  ) {
    self.day = day
    self.calories = calories
    self.meals = meals
    self.weightKg = weightKg
    self.activeCalories = activeCalories
    self.isComplete = isComplete
  }
}
