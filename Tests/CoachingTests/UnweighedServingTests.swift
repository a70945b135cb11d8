import AdaTestSupport
import Testing

@testable import Coaching

/// What was taught by its energy alone has no weight that anybody gave.
@Suite(.timeLimit(.minutes(60))) struct UnweighedServingTests {
  @Test(
    arguments: [
      ("had my gym shake", "1 serving"), ("had 2 servings of my gym shake", "2 servings"),
      ("half a serving of my gym shake", "0.5 servings"), ("had 150 g of my gym shake", "150 g"),
    ])
  func `servings that nobody weighed are counted, and no weight is made up`(
    sentence: String, amount: String
  ) async throws {
    let test = try TestCoach([])
    _ = try await test.say("remember: my gym shake is 450 kcal and 40 g protein")
    let reply = try await test.say(sentence).planned.reply
    #expect(reply.contains("shake, \(amount), "), "\(reply)")
  }

  @Test func `a weight that was taught is shown`() async throws {
    let test = try TestCoach([])
    _ = try await test.say("remember: my bar is 200 kcal per 50 g")
    #expect(try await test.say("had my bar").planned.reply.contains("50 g"))
  }
}
