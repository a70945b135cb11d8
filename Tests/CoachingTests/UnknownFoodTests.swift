import AdaTestSupport
import Nutrition
import Testing

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
}
