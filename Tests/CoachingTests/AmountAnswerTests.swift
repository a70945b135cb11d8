import AdaTestSupport
import Testing

@testable import Coaching

/// Answers for an amount, and of what burns more: reckoned from the tables.
@Suite(.timeLimit(.minutes(60))) struct AmountAnswerTests {
  private func reply(to question: String) async throws -> String {
    let turn = try await TestCoach([]).say(question).planned
    #expect(turn.changes.isEmpty)
    return turn.reply
  }

  @Test func `an amount has what was asked for, and says the food and how many of it`() async throws {
    let reply = try await reply(to: "how many figs for 10 g of fibre")
    #expect(reply.hasPrefix("For 10 g fibre: "), "\(reply)")
    #expect(reply.contains(" x ") && reply.contains(" of Fig"), "\(reply)")
  }

  @Test func `energy asked for is the energy told`() async throws {
    let reply = try await reply(to: "how much tofu is 300 kcal")
    #expect(reply.contains(" has 300 kcal, "), "\(reply)")
  }

  @Test func `what is not in a food or not in the tables is said`() async throws {
    #expect(try await reply(to: "how much olive oil for 20 g protein").hasPrefix("There is no protein in "))
    #expect(try await reply(to: "how much spinach for 5 mg iron").hasPrefix("The tables do not say how much iron"))
  }

  @Test func `activities are compared over half an hour or the time that was told`() async throws {
    let assumed = try await reply(to: "what burns more, running or yoga")
    #expect(assumed.hasPrefix("Beyond rest, for 30 min each. ") && assumed.hasSuffix("Most: Running."), "\(assumed)")
    let told = try await reply(to: "does an hour of yoga burn more than running")
    #expect(told.contains("60 min: "), "\(told)")
  }

  @Test func `the target that was asked for comes first`() async throws {
    #expect(try await reply(to: "how much water should I drink").hasPrefix("Water "))
    #expect(try await reply(to: "how many calories should I eat a day").contains(" kcal a day."))
    #expect(try await reply(to: "what should my protein be").contains("follow your weight"))
  }
}
