import AdaTestSupport
import Foundation
import JournalStore
import Nutrition
import Testing

@testable import Coaching

/// What a day's figures are made of, asked of a day with a breakfast of told figures and a drink.
@Suite(.timeLimit(.minutes(60))) struct MakeupAnswerTests {
  private static func withDay() async throws -> TestCoach {
    let test = try TestCoach([])
    _ = try await test.say(
      "omelette for breakfast, 300 kcal, 20 g protein, 5 g carbs, 20 g fat", at: .made("2026-11-20", hour: 8))
    _ = try await test.say("a can of coke as a snack", at: .made("2026-11-20", hour: 10))
    return test
  }

  @Test(
    arguments: [
      ("how much of my energy came from fat today", "Fat 41 % (21 g) of the energy today, 456 kcal."),
      ("what share of my calories was protein", "Protein 18 % (20 g) of the energy today, 456 kcal."),
      (
        "what's my macro split today",
        "Protein 18 % (20 g), carbs 38 % (44 g), fat 41 % (21 g) of the energy today, 456 kcal."
      ),
      ("how many calories did I drink today", "156 kcal drunk today, 34 % of 456 kcal: Coke"),
      ("how much sugar did I drink", "37 g of sugar drunk today, "),
      ("which food had the most fat today", "Most fat today: Omelette"),
      ("where did most of my sugar come from", "Most sugar today: Coke"),
      ("what was my biggest meal today", "Most energy today: breakfast today at 08:00, 300 kcal: Omelette"),
      ("what time did I have breakfast", "Breakfast today at 08:00, 4 h ago: Omelette"),
      ("how long ago did I eat", "Snack today at 10:00, 2 h ago: Coke"),
      ("when did I have dinner yesterday", "No dinner is logged yesterday."),
    ])
  func `each part of the whole has its answer`(question: String, answer: String) async throws {
    let reply = try await Self.withDay().say(question).planned.reply
    #expect(reply.hasPrefix(answer), "\(reply)")
  }

  @Test func `alcohol stands beside the macros, as it has energy too`() async throws {
    let test = try TestCoach([])
    _ = try await test.say("a pint of beer", at: .made("2026-11-20", hour: 10))
    let reply = try await test.say("macro split today").planned.reply
    #expect(reply.contains("alcohol "), "\(reply)")
  }

  @Test func `what never was is said, and nothing is divided by it`() async throws {
    let test = try TestCoach([])
    for question in [
      "how many calories did I drink today", "what's my macro split", "which food had the most fat today",
    ] {
      let reply = try await test.say(question).planned.reply
      #expect(reply.hasPrefix("No "), "\(reply)")
    }
  }

  @Test func `so many kilograms less are reckoned from the weight of today`() async throws {
    let test = try TestCoach([])
    _ = try await test.say("weighed 80 kg", at: .made("2026-11-20", hour: 7))
    let reply = try await test.say("how long will it take to lose 5 kg").planned.reply
    #expect(reply.contains("you would reach 75 kg around "), "\(reply)")
    let soon = try await test.say("can I lose 5 kg in 2 weeks").planned.reply
    #expect(soon.contains("less than is safe"), "\(soon)")
  }
}
