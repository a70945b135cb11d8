import AdaTestSupport
import Nutrition
import Testing

@testable import Coaching

/// More than one person eats at one meal.
@Suite struct MealLimitTests {
  @Test(arguments: [
    ("40 burgers", "g of burgers cannot be right here; it must be over 0 and at most 5000 g."),
    ("4000 g chocolate", "kcal) cannot be right here; it must be at most 10000 kcal."),
    ("700 g walnuts and 900 g almonds", "kcal cannot be right here; it must be at most 10000 kcal."),
  ])
  func `an amount beyond all measure is refused in words that name it`(said: String, sentence: String) async throws {
    let test = try TestCoach([])
    let turn = try await test.say(said).planned
    #expect(turn.reply.hasSuffix(sentence), "\(turn.reply)")
    #expect(try test.meals().isEmpty)
  }

  @Test func `a day that is too much for one meal is not taken as one`() async throws {
    let test = try TestCoach([])
    for _ in 0..<3 { _ = try await test.say("900 g walnuts") }
    let turn = try await test.say("same as today").planned
    #expect(turn.reply.hasPrefix("A meal of "), "\(turn.reply)")
    #expect(try test.meals().count == 3)
  }

  @Test func `what is added to a meal counts with it`() async throws {
    let test = try TestCoach([])
    _ = try await test.say("1300 g walnuts")
    let turn = try await test.say("and add 300 g almonds to that").planned
    #expect(turn.reply.hasPrefix("A meal of "), "\(turn.reply)")
    #expect(try test.meals().flatMap(\.items).count == 1)
  }
}
