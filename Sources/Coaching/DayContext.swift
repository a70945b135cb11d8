import Foundation
import JSONTree
import Nutrition
import ToolCalls

/// The day as a language model is told it: computed figures, so that it never has to add up.
struct DayContext {
  let summary: DaySummary
  let now: Date
  let timeZone: TimeZone
  /// The dynamic targets that stand for the day, where they were asked for.
  var dynamic: DynamicNutritionTargets?

  var json: JSONValue {
    var object = base.objectValue ?? JSONObject()
    if let dynamic {
      object["dynamicTargets"] = [
        "calories": whole(dynamic.calories), "proteinG": whole(dynamic.proteinG), "carbsG": whole(dynamic.carbsG),
        "fatG": whole(dynamic.fatG), "adjustments": .array(dynamic.adjustments.map(JSONValue.string)),
      ]
    }
    return .object(object)
  }

  private var base: JSONValue {
    let energy = summary.targets.energy
    let eaten = summary.eaten
    let lastMeal = summary.meals.last
    let lastWorkout = summary.workouts.last
    return [
      "now": .string(ISO8601.string(from: now, in: timeZone)),
      "units": .string(summary.units.rawValue), "clock": .integer(summary.clock.rawValue),
      "baseCalories": whole(energy.base.kilocalories + energy.adjustment.kilocalories),
      "activeCaloriesEarned": whole(energy.activeEarned.kilocalories),
      "totalTarget": whole(energy.total.kilocalories),
      "currentIntake": [
        "calories": whole(eaten.calories), "proteinG": whole(eaten.proteinG), "carbsG": whole(eaten.carbsG),
        "fatG": whole(eaten.fatG), "waterMl": whole(summary.hydration.waterMl),
      ],
      "macroTargets": summary.targets.macros.map { macros in
        ["proteinG": whole(macros.proteinG), "carbsG": whole(macros.carbsG), "fatG": whole(macros.fatG)]
      } ?? .null,
      "macrosChosenBy": .string(summary.macroOrigin == nil ? "default" : "the person"),
      "mealsToday": .array(summary.meals.map { .string("\($0.mealType.rawValue): \($0.name)") }),
      "workoutsToday": .array(summary.workouts.map { .string("\($0.name), \($0.durationMin.text()) min") }),
      "lastMealTime": lastMeal.map { .string(ISO8601.string(from: $0.timestamp, in: timeZone)) } ?? .null,
      "timeSinceWorkout": lastWorkout.map { minutes(since: $0.endTime ?? $0.startTime) } ?? .null,
    ]
  }

  private func whole(_ value: Double) -> JSONValue { Int(exactly: value.rounded()).map(JSONValue.integer) ?? .null }

  private func minutes(since date: Date) -> JSONValue {
    .string("\(Int(max(0, now.timeIntervalSince(date)) / 60)) minutes")
  }
}
