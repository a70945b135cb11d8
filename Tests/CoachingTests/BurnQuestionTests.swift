import Foundation
import JournalStore
import Testing

@testable import Coaching

/// How much of an activity takes a told energy.
@Suite struct BurnQuestionTests {
  @Test(arguments: [
    ("how long do I have to walk to burn 150 kcal", "Walking for about 40 min burns 150 kcal beyond rest (MET 3.8)."),
    ("how much swimming to burn off 250 kcal", "Swimming for about 39 min burns 250 kcal"),
    ("how long on the exercise bike to burn 400 calories", "Stationary cycling for about 52 min burns 400 kcal"),
    ("how many minutes of running would burn 350 calories?", "Running for about 38 min burns 350 kcal"),
    ("how far must I run to burn 250 kcal", "Running about 3.66 km, 23 min, burns 250 kcal"),
    ("how many km do I need to walk to burn 180 kcal", "Walking about 4.09 km, 51 min, burns 180 kcal"),
    ("how many steps to burn 180 calories", "About 5,300 steps of walking, 4.09 km in 51 min, burn 180 kcal"),
  ])
  func `minutes, way and steps are reckoned from the energy`(question: String, answer: String) async throws {
    let test = try await TestCoach.withThreeDays()
    let reply = try await test.say(question).planned.reply
    #expect(reply.contains(answer), "\(reply)")
    #expect(try test.journal.workouts(from: .distantPast, to: .distantFuture).count == 1)
  }

  @Test func `what was assumed is said`() async throws {
    let reply = try await TestCoach([]).say("how many steps to burn 180 calories").planned
    #expect(reply.assumptions.contains("at 4.8 km/h") && reply.assumptions.contains { $0.contains("70 kg assumed") })
  }

  @Test func `another activity is asked for behind it`() async throws {
    let test = try await TestCoach.withThreeDays()
    _ = try await test.say("how long do I have to walk to burn 150 kcal")
    #expect(try await test.say("and cycling?").planned.reply.contains("Cycling for about 19 min burns 150 kcal"))
  }

  @Test(arguments: [
    ("how far must I run to burn off a snickers", "Snickers"),
    ("how many calories does 40 min of rowing burn", "Rowing for 40 min burns"),
    ("how many calories did I burn this week", "beyond rest in the last 7 days"),
  ])
  func `a food, a length and the journal keep their answers`(question: String, answer: String) async throws {
    let reply = try await TestCoach.withThreeDays().say(question).planned.reply
    #expect(!reply.contains("for about") && reply.localizedCaseInsensitiveContains(answer), "\(reply)")
  }
}
