import AdaTestSupport
import Nutrition
import Testing

@testable import Coaching

/// Energy and macros without a food, said in words.
@Suite(.timeLimit(.minutes(60))) struct QuickEntryTests {
  @Test func `what is said becomes the item that the command writes`() async throws {
    let test = try TestCoach([])
    let turn = try await test.say("quick add 450 kcal 30 g protein for lunch").planned
    let meal = try #require(try test.meals().first)
    let item = try #require(meal.items.first)
    #expect(meal.mealType == .lunch && meal.name == "Quick add" && meal.items.count == 1)
    #expect(item.nutrients.calories == 450 && item.nutrients.proteinG == 30 && item.nutrients.fatG == 0)
    #expect(item.isCalorieOverridden && item.catalogId == nil)
    #expect(turn.reply == "Logged lunch: Quick add, 450 kcal.")
  }

  @Test func `macros alone make the energy, and it is said`() async throws {
    let test = try TestCoach([])
    let turn = try await test.say("add 30 g protein and 10 g fat").planned
    #expect(try test.meals().first?.totals.calories == 210)
    #expect(turn.assumptions.contains("energy from the macros: 4, 4 and 9 kcal a gram"))
  }

  @Test func `macros above the energy are pointed out`() async throws {
    let turn = try await TestCoach([]).say("add 100 kcal, 60 g protein").planned
    #expect(turn.assumptions.contains("the macros alone are 240 kcal"))
  }
}
