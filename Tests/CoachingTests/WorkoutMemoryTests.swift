import AdaTestSupport
import Foundation
import JournalStore
import Nutrition
import Testing

@testable import Coaching

/// A workout of an earlier day once more, at noon of Friday, 20 November 2026.
@Suite(.timeLimit(.minutes(60))) struct WorkoutMemoryTests {
  private func journal() async throws -> TestCoach {
    let test = try TestCoach([])
    _ = try await test.say("weighed 80 kg", at: .made("2026-11-15", hour: 7))
    _ = try await test.say("ran 5 km in 30 min", at: .made("2026-11-16", hour: 18))
    _ = try await test.say("bench 3x8 60 kg", at: .made("2026-11-19", hour: 18))
    _ = try await test.say("yoga 45 min", at: .made("2026-11-19", hour: 20))
    return test
  }

  private func today(_ test: TestCoach) throws -> [WorkoutLog] {
    try test.journal.workouts(from: .made("2026-11-20"), to: .made("2026-11-21"))
  }

  @Test func `the run of a day is logged again, with its distance and energy`() async throws {
    let test = try await journal()
    let turn = try await test.say("same run as on Monday").planned
    let run = try #require(try today(test).first)
    #expect(run.name == "Running" && run.distanceKm == 5 && run.durationMin == 30)
    let monday = try #require(
      try test.journal.workouts(from: .made("2026-11-16"), to: .made("2026-11-17")).first)
    #expect(run.caloriesBurned == monday.caloriesBurned && run.id != monday.id)
    #expect(turn.assumptions == ["taken from your running on 2026-11-16: Running"])
  }

  @Test func `a day's workouts are all meant where none is named`() async throws {
    let test = try await journal()
    _ = try await test.say("same workout as yesterday")
    #expect(try today(test).map(\.name).count == 2)
    #expect(try today(test).first { !$0.exercises.isEmpty }?.exercises.first?.sets.count == 3)
  }

  @Test func `another length is done at the same pace`() async throws {
    let test = try await journal()
    _ = try await test.say("same run as on Monday but 10 km")
    let run = try #require(try today(test).first)
    #expect(run.distanceKm == 10 && run.durationMin == 60)
  }

  @Test(
    arguments: [
      ("repeat Tuesday's workout", "No workout is logged on 2026-11-17. What did you do?"),
      ("same run as yesterday", "No running is logged yesterday, only Bench press; Yoga. What did you do?"),
      ("repeat my last swim", "There is no swimming to repeat in the last 90 days. What did you do?"),
    ])
  func `where there is none it is said, and nothing is logged`(sentence: String, reply: String) async throws {
    let test = try await journal()
    #expect(try await test.say(sentence).planned.reply == reply)
    #expect(try today(test).isEmpty)
  }

  @Test func `an earlier line that is not committed yet is found`() throws {
    let test = try TestCoach([])
    let run = Message(text: "ran 5 km in 30 min", at: .made("2026-11-16", hour: 18), timeZone: .gmt)
    let again = Message(text: "same run as on Monday", at: TestCoach.noon, timeZone: .gmt)
    let conversation = try test.coach.conversation()
    let first = test.coach.offline(for: run).plan(run, in: conversation)
    let second = test.coach.offline(for: again, after: first.changes).plan(again, in: conversation)
    #expect(second.status == .logged && second.changes.count == 1, "\(second.reply)")
  }

  @Test func `undo takes the repeated one back`() async throws {
    let test = try await journal()
    _ = try await test.say("same run as on Monday")
    _ = try await test.say("undo")
    #expect(try today(test).isEmpty)
  }
}
