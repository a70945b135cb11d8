import Foundation
import Insights
import Nutrition

extension InsightDay {
  /// A day of somebody of 80 kg whose quiet day has about 2000 kcal, in UTC.
  ///
  /// - Parameters:
  ///   - meals: hour, kilocalories and protein of each.
  ///   - workouts: name, the hour it ended, minutes.
  ///   - target: the day's kilocalories; nil for the placeholder of somebody without a weight.
  static func make(
    _ date: String = "2026-11-20", meals: [(hour: Double, kcal: Double, protein: Double)] = [],
    workouts: [(name: String, end: Double, minutes: Double)] = [], waterMl: Double = 0, target: Double? = 2000,
    fiberG: Double? = nil, sodiumMg: Double? = nil, drinkKcal: Double = 0
  ) -> InsightDay {
    let day = CalendarDay(date)!
    func moment(_ hour: Double) -> Date { day.midnightUTC + hour * 3600 }
    var eaten = meals.enumerated().map { index, meal in
      let nutrients = Nutrients(
        calories: meal.kcal, proteinG: meal.protein, fiberG: index == 0 ? fiberG : fiberG.map { _ in 0 },
        sodiumMg: index == 0 ? sodiumMg : nil)
      let item = FoodItem(id: "i\(index)", name: "Food", grams: 100, nutrients: nutrients)
      return Meal(
        id: "m\(index)", name: "Meal", mealType: MealType.at(hour: meal.hour), timestamp: moment(meal.hour),
        items: [item])
    }
    if drinkKcal > 0 {
      let drink = FoodItem(
        id: "d", name: "Juice", foodType: .drink, grams: 500, nutrients: Nutrients(calories: drinkKcal))
      eaten.append(Meal(id: "d", name: "Juice", mealType: .snack, timestamp: moment(10), items: [drink]))
    }
    let logs = workouts.enumerated().map { index, workout in
      WorkoutLog(
        id: "w\(index)", type: workout.name.contains("Yoga") ? .flexibility : .strength, name: workout.name,
        startTime: moment(workout.end) - workout.minutes * 60, endTime: moment(workout.end),
        durationMin: workout.minutes)
    }
    let water = waterMl > 0 ? [WaterEntry(id: "x", amountMl: waterMl, timestamp: moment(9))] : []
    let profile = UserProfile(
      sex: .male, heightCm: 180, calorieTarget: target, createdAt: moment(0), updatedAt: moment(0))
    let targets = DailyTargets(for: profile, weightKg: target == nil ? nil : 80, on: day)
    return InsightDay(day: day, meals: eaten, workouts: logs, water: water, targets: targets, in: .gmt)
  }

  /// Three meals that add up to so many kilocalories.
  static func whole(_ date: String, kcal: Double, target: Double = 2000, late: Bool = false) -> InsightDay {
    make(date, meals: [(8, kcal / 4, 20), (13, kcal / 4, 20), (late ? 22.5 : 19, kcal / 2, 30)], target: target)
  }
}

extension MealType {
  fileprivate static func at(hour: Double) -> MealType { hour < 11 ? .breakfast : hour < 16 ? .lunch : .dinner }
}

extension CalendarDay {
  static let testDay = CalendarDay("2026-11-20")!
}

extension InsightContext {
  /// A moment of Friday 2026-11-20.
  static func make(
    _ today: InsightDay = .make(), past: [InsightDay] = [], hour: Double = 12, weightKg: Double? = 80,
    trend: WeightTrend = WeightTrend([]), goal: GoalType = .maintain, targetWeightKg: Double? = nil,
    flexibility: MacroFlexibility = .balanced, units: UnitSystem = .metric, hidesNumbers: Bool = false,
    bar: DeficitBar? = nil
  ) -> InsightContext {
    InsightContext(
      today: today, past: past, minute: Int(hour * 60), weightKg: weightKg, trend: trend, goal: goal,
      targetWeightKg: targetWeightKg, flexibility: flexibility, units: units, hidesNumbers: hidesNumbers, bar: bar)
  }

  /// The insight of a kind among those that hold.
  func only(_ kind: InsightKind) -> Insight? { insights.first { $0.kind == kind } }
}

/// The last days before the test day, oldest first.
func days(_ count: Int, _ make: (CalendarDay) -> InsightDay) -> [InsightDay] {
  (1...count).reversed().map { make(CalendarDay.testDay.advanced(by: -$0)) }
}

/// A weighing a day up to the test day, changing by so many kilograms a week.
func weighings(_ count: Int, from start: Double, kilogramsPerWeek rate: Double) -> WeightTrend {
  WeightTrend(
    (0..<count).map { index in
      (CalendarDay.testDay.advanced(by: index + 1 - count), start + Double(index) * rate / 7)
    })
}
