public import Foundation
public import Nutrition

/// One local day as the rules see it.
public struct InsightDay: Equatable, Sendable {
  /// An eating occasion and what it held.
  public struct Intake: Equatable, Sendable {
    /// Minutes after the day's local midnight.
    public var minute: Int
    public var type: MealType
    /// Of the whole meal.
    public var nutrients: Nutrients
  }

  /// A workout that began on the day.
  public struct Effort: Equatable, Sendable {
    /// Minutes after the day's local midnight.
    public var start: Int
    /// The same; over 1440 where it goes past midnight.
    public var end: Int
    /// As logged; a device leaves out breaks, which lie between start and end.
    public var minutes: Double
    public var name: String
    /// More than a walk or a stretch.
    public var isHard: Bool
  }

  public var day: CalendarDay
  /// In the order in which they were eaten; water alone is none.
  public var meals: [Intake]
  public var workouts: [Effort]
  /// The sum of all that was eaten and drunk: black coffee is no meal, and its kilocalories count.
  public var eaten: Nutrients
  /// How much of the energy was drunk.
  public var beverages: BeverageShare
  /// Millilitres of water; see `Hydration`.
  public var waterMl: Double
  /// Kilocalories of items whose fibre is known.
  public var caloriesWithFibre: Double
  /// What the day aims at, with the activity it had.
  public var targets: DailyTargets

  /// The day's energy target; nil where it is a placeholder, as nothing can be held against it.
  public var energyTarget: Double? { targets.energy.basis == .placeholder ? nil : targets.energy.total.kilocalories }

  /// - Parameter targets: what the day aims at, with the activity it had.
  public init(
    day: CalendarDay, meals: [Meal], workouts: [WorkoutLog], water: [WaterEntry], targets: DailyTargets,
    in timeZone: TimeZone
  ) {
    func minute(_ date: Date) -> Int {
      let local = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
      return Int(((local - Double(day.daysSince1970) * 86400) / 60).rounded(.down))
    }
    self.day = day
    self.targets = targets
    let eating = meals.filter { meal in meal.items.contains { $0.foodType != .water } }
    self.meals = eating.map { Intake(minute: minute($0.timestamp), type: $0.mealType, nutrients: $0.totals) }
      .sorted { $0.minute < $1.minute }
    self.workouts = workouts.map { workout in
      let start = minute(workout.startTime)
      let end = workout.endTime.map(minute) ?? start + Int(workout.durationMin)
      let isGentle = workout.type == .flexibility || workout.name.lowercased().contains("walk")
      return Effort(
        start: start, end: end, minutes: workout.durationMin, name: workout.name,
        isHard: !isGentle && workout.durationMin >= 20)
    }
    eaten = meals.reduce(.zero) { $0 + $1.totals }
    let items = meals.flatMap(\.items)
    let hydration = Hydration(water: water, meals: meals)
    beverages = hydration.beverages
    waterMl = hydration.waterMl
    caloriesWithFibre = items.reduce(0) { $0 + ($1.nutrients.fiberG == nil ? 0 : $1.nutrients.calories) }
  }

  /// How the day's energy stands to its target; `noData` without meals or target.
  var streak: StreakDay { StreakDay(eaten: meals.isEmpty ? nil : eaten.calories, target: energyTarget ?? 0) }

  /// Whether enough was logged for the day to be judged: two meals and half of the target.
  var isWhole: Bool { meals.count >= 2 && eaten.calories >= 0.5 * (energyTarget ?? .infinity) }
}
