import Foundation
import Nutrition

/// Rules about entries beside each other. Entries are in order of time.
enum EntryRules {
  /// Seconds within which the same meal or workout is one event, said twice.
  static let together = 600.0

  /// Meals of the same foods in the same amounts within ten minutes.
  static func duplicates(_ meals: [Meal]) -> [(first: Meal, second: Meal)] {
    pairs(meals, time: \.timestamp) { !$0.items.isEmpty && signature($0) == signature($1) }
  }

  /// Workouts of the same kind and length that begin within ten minutes, none of them a device's.
  static func duplicates(_ workouts: [WorkoutLog]) -> [(first: WorkoutLog, second: WorkoutLog)] {
    pairs(workouts.filter { $0.source != .healthKit }, time: \.startTime) {
      $0.name == $1.name && ($0.durationMin - $1.durationMin).magnitude < 1 && $0.exercises == $1.exercises
    }
  }

  /// Equal weighings within ten minutes.
  static func duplicates(_ weights: [BodyWeightEntry]) -> [(first: BodyWeightEntry, second: BodyWeightEntry)] {
    pairs(weights, time: \.timestamp) { ($0.weightKg - $1.weightKg).magnitude < 0.005 }
  }

  /// Water entries that a meal of the same ten minutes holds as a drink of the same amount.
  static func waterTwice(_ water: [WaterEntry], _ meals: [Meal]) -> [(water: WaterEntry, meal: Meal)] {
    water.compactMap { entry in
      meals.first { meal in
        meal.timestamp.timeIntervalSince(entry.timestamp).magnitude <= together
          && meal.items.contains {
            $0.foodType == .water && ($0.grams - entry.amountMl).magnitude <= 0.05 * entry.amountMl
          }
      }.map { (entry, $0) }
    }
  }

  /// Workouts of the person's that share at least half of their time with one that a device reported.
  static func workoutsTwice(_ workouts: [WorkoutLog]) -> [(own: WorkoutLog, device: WorkoutLog)] {
    let devices = workouts.filter { $0.source == .healthKit }
    return workouts.filter { $0.source != .healthKit }.compactMap { own in
      devices.first { device in
        let shared = min(end(of: own), end(of: device)).timeIntervalSince(max(own.startTime, device.startTime))
        return shared >= own.durationMin * 60 / 2
      }.map { (own, $0) }
    }
  }

  private static func end(of workout: WorkoutLog) -> Date {
    workout.endTime ?? workout.startTime + workout.durationMin * 60
  }

  private static func signature(_ meal: Meal) -> [String] {
    meal.items.map { "\($0.catalogId ?? $0.name) \($0.grams.text(decimals: 1)) \($0.nutrients.calories.text())" }
      .sorted()
  }

  private static func pairs<Value>(
    _ values: [Value], time: (Value) -> Date, _ isSame: (Value, Value) -> Bool
  ) -> [(first: Value, second: Value)] {
    var found: [(first: Value, second: Value)] = []
    for (index, second) in values.enumerated() {
      let near = values[..<index].reversed().prefix { time(second).timeIntervalSince(time($0)) <= together }
      if let first = near.first(where: { isSame($0, second) }) { found.append((first: first, second: second)) }
    }
    return found
  }
}
