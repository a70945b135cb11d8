import Foundation
import Nutrition
import Testing

@testable import ToolCalls

/// Zeros that small models write into fields nobody spoke of.
@Suite struct ZeroTests {
  private func decode(_ tool: ToolName, _ arguments: String) throws -> DecodedToolCall {
    try ToolCall.decode(name: tool.rawValue, arguments: arguments, now: .distantPast)
  }

  @Test func `a weight, a duration and a count of nothing were not said`() throws {
    let meal = try decode(.addMeal, #"{"items":[{"name":"cola","quantity":1,"grams":0,"calories":0}]}"#)
    #expect(meal.call == .addMeal(AddMeal(items: [.init(name: "cola", quantity: 1, calories: 0)])))
    #expect(meal.repairs == [Repair(.zeroForNothing, path: "items[0].grams")])
    let run = try decode(
      .addWorkout,
      #"{"name":"Run","durationMin":0,"distanceKm":5,"exercises":[{"name":"Plank","sets":[{"reps":0,"weightKg":0}]}]}"#)
    let plank = AddWorkout.Exercise(name: "Plank", sets: [.init(weightKg: 0)])
    #expect(run.call == .addWorkout(AddWorkout(name: "Run", distanceKm: 5, exercises: [plank])))
    #expect(run.repairs.map(\.path) == ["durationMin", "exercises[0].sets[0].reps"])
    let goal = try decode(.setGoal, #"{"goalType":"cut","goalRate":0,"targetWeightKg":0}"#)
    #expect(goal.call == .setGoal(SetGoal(goalType: .cut, goalRate: 0)))
  }

  @Test func `a food of which there is none is left out, and all of nothing is refused`() throws {
    let meal = try decode(.addMeal, #"{"items":[{"name":"latte","quantity":1},{"name":"sugar","quantity":0}]}"#)
    #expect(meal.call == .addMeal(AddMeal(items: [.init(name: "latte", quantity: 1)])))
    #expect(meal.repairs == [Repair(.zeroForNothing, path: "items[1].quantity")])
    #expect(throws: ToolCallError.self) { try decode(.addMeal, #"{"items":[{"name":"sugar","quantity":0}]}"#) }
  }

  @Test func `water of nothing and a body without weight are refused`() {
    #expect(throws: ToolCallError.self) { try decode(.addWater, #"{"amountMl":0}"#) }
    #expect(throws: ToolCallError.self) { try decode(.addWeight, #"{"weightKg":0}"#) }
  }
}
