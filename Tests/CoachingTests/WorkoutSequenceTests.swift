import AdaTestSupport
import Foundation
import JournalStore
import Nutrition
import Testing

/// Workouts of one message follow one another, told at noon of 2026-11-20.
@Suite(.timeLimit(.minutes(60))) struct WorkoutSequenceTests {
  private func times(_ sentence: String, at moment: Date = TestCoach.noon) async throws -> [String] {
    let test = try TestCoach([])
    _ = try await test.say("weighed 80 kg", at: .made("2026-11-15", hour: 7))
    _ = try await test.say(sentence, at: moment)
    return try test.journal.workouts(from: .distantPast, to: .distantFuture).map { workout in
      let times = [workout.startTime, try #require(workout.endTime)].map {
        Duration.seconds($0.timeIntervalSince(.made("2026-11-20"))).formatted(.time(pattern: .hourMinute))
      }
      return workout.name + " " + times.joined(separator: "-")
    }
  }

  @Test(
    arguments: [
      ("rowed 6k in 31 minutes, then yoga for 20 minutes", ["Rowing 11:09-11:40", "Yoga 11:40-12:00"]),
      (
        "ran 30 min, then yoga for 20 minutes and walked 15 min",
        ["Running 10:55-11:25", "Yoga 11:25-11:45", "Walking 11:45-12:00"]
      ),
      ("this morning ran 30 min and then yoga for 20 min", ["Running 8:00-8:30", "Yoga 8:30-8:50"]),
      ("ran 30 min at 7am and yoga for 20 min at 9am", ["Running 7:00-7:30", "Yoga 9:00-9:20"]),
      ("at 7am rowed 30 min and then yoga for 20 min", ["Rowing 7:00-7:30", "Yoga 7:30-7:50"]),
      ("yoga for 20 minutes", ["Yoga 11:40-12:00"]),
    ])
  func `what was done in turn does not overlap`(sentence: String, expected: [String]) async throws {
    #expect(try await times(sentence) == expected)
  }

  @Test func `no workout moves to the day before`() async throws {
    let found = try await times("ran 20 min, yoga for 20 min", at: .made("2026-11-20", hour: 0.5))
    #expect(found == ["Running 0:10-0:30", "Yoga 0:10-0:30"])
  }

  @Test(arguments: ["it was 6 km", "actually 6k"])
  func `a distance is of the workout that has one`(sentence: String) async throws {
    let test = try TestCoach([])
    _ = try await test.say("ran 5k then 20 min of stretching")
    _ = try await test.say(sentence)
    let workouts = try test.journal.workouts(from: .distantPast, to: .distantFuture)
    #expect(workouts.map(\.distanceKm) == [6, nil])
  }

  @Test(arguments: [
    ("Squat / 60kg x 5, 100kg x 5 / 140 3x5 / 180kg x 1 @ RPE 8", [5, 5, 5, 5, 5, 1]),
    ("pull ups / 10, 8, 7", [10, 8, 7]),
    ("front squat 3x5 60kg / 2x3 70kg", [5, 5, 5, 3, 3]),
  ])
  func `sets alone under an exercise are of it`(lines: String, reps: [Int]) async throws {
    let test = try TestCoach([])
    for line in lines.components(separatedBy: " / ") { _ = try await test.say(line) }
    let workouts = try test.journal.workouts(from: .distantPast, to: .distantFuture)
    #expect(workouts.map { $0.exercises.flatMap(\.sets).compactMap(\.reps) } == [reps])
  }
}
