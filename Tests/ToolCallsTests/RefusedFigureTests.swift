import Foundation
import Nutrition
import Testing

@testable import ToolCalls

@Suite struct RefusedFigureTests {
  @Test(arguments: [
    (
      "distanceKm", 2499.975_000_000_000_4,
      "A distance of 2499.98 km cannot be right here; it must be from 0.001 to 1000 km."
    ),
    ("distanceKm", 100.0 / 0.03, "A distance of 3333.33 km cannot be right here; it must be from 0.001 to 1000 km."),
    ("distanceKm", 0.000_25, "A distance of 0.0003 km cannot be right here; it must be from 0.001 to 1000 km."),
    ("distanceKm", 1200, "A distance of 1200 km cannot be right here; it must be from 0.001 to 1000 km."),
    ("distanceKm", 1000.001, "A distance of 1000.001 km cannot be right here; it must be from 0.001 to 1000 km."),
    ("distanceKm", -0.5, "A distance of -0.5 km cannot be right here; it must be from 0.001 to 1000 km."),
  ]) func `a figure that cannot be is rounded, unless it would then seem possible`(
    _ path: String, _ value: Double, _ sentence: String
  ) throws {
    let error = try #require(throws: ToolCallError.self) { try Check.range(path, value, 0.001...1000) }
    #expect(error.personSentence() == sentence)
  }

  @Test func `a figure that is no number is said as it is`() throws {
    let error = try #require(throws: ToolCallError.self) { try Check.range("grams", .infinity, 0.01...5000) }
    #expect(error == .outOfRange(path: "grams", value: "inf", allowed: "from 0.01 to 5000"))
  }

  @Test(arguments: [
    (
      ToolCall.addMeal(AddMeal(items: [.init(name: "soup", calories: 20_000)])),
      "An energy of 20000 kcal for soup cannot be right here; it must be from 0 to 10000 kcal."
    ),
    (
      .setGoal(SetGoal(goalType: .cut, goalRate: 3)),
      "A pace of 3 kg a week cannot be right here; it must be from 0 to 2 kg a week."
    ),
    (
      .addWorkout(
        AddWorkout(name: "Gym", exercises: [.init(name: "squat", sets: [.init(reps: 5, weightKg: 1500)])])),
      "A load of 1500 kg for squat cannot be right here; it must be from 0 to 1000 kg."
    ),
    (
      .addWater(AddWater(amountMl: 30_000)),
      "A drink of 30000 ml cannot be right here; it must be from 1 to 10000 ml."
    ),
  ]) func `a figure that cannot be is said with what it is of`(call: ToolCall, sentence: String) throws {
    let error = try #require(throws: ToolCallError.self) { try call.check(now: .distantPast) }
    #expect(error.personSentence(for: call) == sentence)
  }
}
