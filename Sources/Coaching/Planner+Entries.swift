import Foods
import Foundation
import JournalStore
import Nutrition
import ToolCalls
import Understanding

extension Planner {
  func meal(_ call: AddMeal, assumptions: inout [String]) throws(ToolCallError) -> Meal {
    let time = time(call.timestamp)
    var items: [FoodItem] = []
    var recalled: MealType?
    let usual = call.mealType ?? .at(time, in: message.timeZone)
    for (index, item) in call.items.enumerated() {
      let found = try self.items(for: item, path: "items[\(index)]", eaten: usual, assumptions: &assumptions)
      items += found.items
      recalled = recalled ?? found.mealType
    }
    try ItemGrounding.checkEnergy(of: items)
    let isRecalled =
      items.count != call.items.count || call.items.contains { $0.catalogId.flatMap(MealReference.init) != nil }
    let names = isRecalled ? items.map(\.name) : call.items.map(\.name)
    return Meal(
      id: newID(), name: name(call.name, items: names), mealType: call.mealType ?? recalled ?? usual,
      timestamp: time, items: items, rawInput: message.text)
  }

  /// "On Tuesday I had the same" behind the breakfast and dinner of Monday: each of them once more, on that day.
  func wholeDay(_ call: AddMeal, assumptions: inout [String]) -> [Meal]? {
    guard call.mealType == nil, call.items.count == 1, let said = call.timestamp,
      call.items[0].catalogId.flatMap(MealReference.init) == .again(nil)
    else { return nil }
    let meals = conversation.lastEntries.compactMap { if case .meal(let meal) = $0 { meal } else { nil } }
    let day = CalendarDay(time(said), in: message.timeZone)
    guard meals.count > 1, Set(meals.map(\.mealType)).count == meals.count,
      meals.allSatisfy({ CalendarDay($0.timestamp, in: message.timeZone) != day })
    else { return nil }
    let copier = EntryCopy(timeZone: message.timeZone, newID: newID)
    assumptions.append("taken from \(meals.map(\.mealType.rawValue).joined(separator: " and ")) of the day told before")
    return meals.compactMap { meal in
      guard case .meal(var copy)? = copier.copy(of: .meal(meal), at: time(copier.moment(meal.timestamp, on: day)))
      else {
        return nil
      }
      copy.rawInput = message.text
      return copy
    }
  }

  func ground(
    _ item: AddMeal.Item, path: String, assumptions: inout [String]
  ) throws(ToolCallError) -> FoodItem {
    let grounded = try ItemGrounding(catalog: catalog).ground(item, path: path, id: newID(), isEstimate: isEstimate)
    assumptions += grounded.assumptions
    return grounded.item
  }

  /// - Throws: where its energy is beyond what anybody spends in a day, as of 24 hours in which a heavy person ran.
  func workout(
    _ call: AddWorkout, id: String, assumptions: inout [String]
  ) throws(ToolCallError) -> WorkoutLog {
    let estimate = WorkoutEstimator.estimate(
      call, weightKg: weighedKg ?? call.timestamp.flatMap { weight(time($0)) } ?? conversation.weightKg)
    guard estimate.netKcal <= 30_000 else {
      throw .outOfRange(path: "calories", value: estimate.netKcal.text(), allowed: "at most 30000")
    }
    assumptions += call.assumptions + estimate.assumptions
    // Said afterwards, a workout of unknown hour has just ended.
    let start = call.timestamp.map { time($0) } ?? message.at.addingTimeInterval(-estimate.durationMin * 60)
    return WorkoutLog(
      id: id, type: estimate.type, name: estimate.name.capitalizedFirst, startTime: start,
      endTime: start.addingTimeInterval(estimate.durationMin * 60), durationMin: estimate.durationMin,
      distanceKm: estimate.distanceKm, caloriesBurned: estimate.netKcal, met: estimate.met,
      exercises: (call.exercises ?? []).map { exercise in
        ExerciseLog(
          name: exercise.name,
          sets: exercise.sets.map { WorkoutSet(reps: $0.reps, weightKg: $0.weightKg, durationSec: $0.durationSec) })
      }, assumptions: call.assumptions + estimate.assumptions, reckonedWeightKg: estimate.weightKg)
  }

  private func name(_ said: String?, items: [String]) -> String {
    if let said = said?.trimmedForName, !said.isEmpty { return said.capitalizedFirst }
    let names = items.map(\.trimmedForName)
    let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and more" : "")
    return shown.capitalizedFirst
  }
}
