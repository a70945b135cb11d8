public import Coaching
public import Foundation
public import Nutrition

extension Meal {
  /// A lunch of one burrito at 12:30 UTC on 2026-11-20.
  public static func make(
    id: String = "01900000-0000-7000-8000-000000aaaa01", name: String = "Burrito", mealType: MealType = .lunch,
    timestamp: Date = .made("2026-11-20", hour: 12, minute: 30), items: [FoodItem] = [.make()]
  ) -> Meal {
    Meal(id: id, name: name, mealType: mealType, timestamp: timestamp, items: items)
  }
}

extension FoodItem {
  /// 220 g of burrito with 463 kcal.
  public static func make(
    id: String = "item-1", name: String = "Burrito, beef and bean", foodType: FoodType = .food, grams: Double = 220,
    calories: Double = 463, proteinG: Double = 20.1, carbsG: Double = 53.2, fatG: Double = 18.9,
    isCalorieOverridden: Bool = false
  ) -> FoodItem {
    FoodItem(
      id: id, name: name, foodType: foodType, quantity: 1, unit: "burrito", grams: grams,
      nutrients: Nutrients(calories: calories, proteinG: proteinG, carbsG: carbsG, fatG: fatG, fiberG: 7.3),
      isCalorieOverridden: isCalorieOverridden, confidence: 0.8, catalogId: "usda:1")
  }
}

extension WorkoutLog {
  /// 30 minutes of running with 360 kcal net, at 18:00 UTC on 2026-11-20.
  public static func make(
    id: String = "01900000-0000-7000-8000-000000bbbb01", name: String = "Running", durationMin: Double = 30,
    distanceKm: Double? = 5, caloriesBurned: Double? = 360, startTime: Date = .made("2026-11-20", hour: 18)
  ) -> WorkoutLog {
    WorkoutLog(
      id: id, type: .cardio, name: name, startTime: startTime, endTime: startTime + durationMin * 60,
      durationMin: durationMin, distanceKm: distanceKm, caloriesBurned: caloriesBurned, met: 9.8)
  }
}

extension UserProfile {
  /// A man born on 1996-05-02, 180 cm, who keeps his weight.
  public static func make(
    sex: Sex? = .male, birthDate: Date? = CalendarDay("1996-05-02")?.midnightUTC, heightCm: Double? = 180,
    energyMode: EnergyMode = .measured, goalType: GoalType = .maintain, goalRate: Double = 0,
    calorieTarget: Double? = nil, units: UnitSystem = .metric
  ) -> UserProfile {
    let made = Date(timeIntervalSince1970: 0)
    return UserProfile(
      sex: sex, birthDate: birthDate, heightCm: heightCm, energyMode: energyMode, goalType: goalType,
      goalRate: goalRate, calorieTarget: calorieTarget, units: units, createdAt: made, updatedAt: made)
  }
}

extension DaySummary {
  /// 2026-11-20 of a man of 90 kg.
  public static func make(
    day: String = "2026-11-20", entries: [Entry] = [], profile: UserProfile = .make(), weightKg: Double? = 90
  ) -> DaySummary {
    DaySummary(
      day: CalendarDay(day) ?? CalendarDay(daysSince1970: 0), entries: entries, profile: profile, weightKg: weightKg)
  }
}

extension Date {
  /// A moment in UTC.
  public static func made(_ day: String, hour: Double = 0, minute: Double = 0) -> Date {
    (CalendarDay(day) ?? CalendarDay(daysSince1970: 0)).midnightUTC + hour * 3600 + minute * 60
  }
}
