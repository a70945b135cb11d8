import AdaTestSupport
import Foundation
import Nutrition
import Testing

@testable import Coaching

/// "Is that 3 in all, or 3 more?" and what may be said to it.
@Suite(.timeLimit(.minutes(60))) struct CountedAnewAnswerTests {
  @Test(arguments: [
    ("no", 2.0, "All right, nothing logged."), ("nope.", 2, "All right, nothing logged."),
    ("neither", 2, "All right, nothing logged."), ("1", 3, nil), ("3 in all", 3, nil), ("2", 5, nil),
    ("yes", 2, "Is that 3 in all, or 3 more? 1 3 in all, 2 3 more?"),
  ])
  func `an answer is one to the question that was asked`(_ answer: String, eggs: Double, reply: String?) async throws {
    let test = try TestCoach([])
    _ = try await test.say("2 eggs", policy: .chat)
    let asked = try await test.say("3 eggs", policy: .chat).planned
    #expect(asked.reply.hasPrefix("Is that 3 in all, or 3 more?"), "\(asked.reply)")
    let answered = try await test.say(answer, policy: .chat).planned
    if let reply { #expect(answered.reply == reply) }
    let counted = try test.meals().flatMap(\.items).reduce(0) { $0 + $1.quantity }
    #expect(counted == eggs)
  }

  @Test func `no to nothing is told so`() async throws {
    let test = try TestCoach([])
    #expect(try await test.say("no", policy: .chat).planned.reply.hasPrefix("I asked nothing just now."))
  }
}
