import Foundation
import Testing

@testable import Coaching

/// Questions for the alcohol of the journal in the measures that it is counted in.
@Suite struct AlcoholUnitsTests {
  @Test(arguments: [
    "how many units have I had", "how many units did I drink today", "how many units so far", "how many units?",
    "alcohol units today",
    "units of alcohol today", "how many alcohol units have I had today", "how many units was that",
  ])
  func `units without a food are of what was drunk`(question: String) async throws {
    let test = try TestCoach([])
    _ = try await test.say("2 pints of lager")
    let reply = try await test.say(question).planned.reply
    let units = "that is 5.6 British units of 8 g, or 3.2 American drinks of 14 g."
    #expect(reply.localizedCaseInsensitiveContains(units), "\(reply)")
    #expect(try test.meals().count == 1)
  }

  @Test func `over several days they are of the sum`() async throws {
    let test = try TestCoach([])
    _ = try await test.say("2 pints of lager")
    let reply = try await test.say("how many units this week").planned.reply
    #expect(reply.contains("In all that is 5.6 British units of 8 g"), "\(reply)")
  }

  @Test func `an empty journal has none`() async throws {
    #expect(try await TestCoach([]).say("how many units have I had").planned.reply == "No food is logged today yet.")
  }

  @Test(arguments: [
    "how many units of insulin have I had", "insulin units today", "how many units in a glass of port",
    "switch to metric units",
  ])
  func `units of something else are not`(question: String) async throws {
    let test = try TestCoach([])
    _ = try await test.say("2 pints of lager")
    #expect(!(try await test.say(question).planned.reply).contains("5.6 British units"))
  }
}
