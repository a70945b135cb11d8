import AdaTestSupport
import Nutrition
import Testing
import Understanding

@testable import Coaching

/// Foods that no table has, beside others that one has.
@Suite struct UnknownFoodTests {
  @Test func `the reply names what was not counted`() async throws {
    let test = try TestCoach([])
    let turn = try await test.say("2 boiled eggs and a bowl of florbnak").planned
    #expect(try test.meals().flatMap(\.items).count == 1)
    #expect(turn.reply.hasSuffix("\"florbnak\" is not known and not counted."), "\(turn.reply)")
    #expect(turn.assumptions.first == "\"florbnak\" is not known and not counted")
  }

  @Test func `what is chosen is called as it was shown`() async throws {
    let test = try TestCoach([])
    let question = try await test.say("supreme tray").planned
    let choice = try #require(question.clarification?.choices.first)
    let turn = try await test.say("1").planned
    let item = try #require(try test.meals().first?.items.first)
    #expect(item.name == choice.label)
    #expect(turn.assumptions == ["one serving of \(choice.label) = \(Int(item.grams)) g"])
    #expect(item.origin?.said == choice.label)
  }
}
