import AdaTestSupport
import Foundation
import JournalStore
import Nutrition
import Testing
import ToolCalls

@testable import Coaching

/// What a workout with sets is behind a line that mends it, told at noon of 2026-11-20.
@Suite(.timeLimit(.minutes(60))) struct CorrectedWorkoutTests {
  /// The workouts of a journal: "20 min: Squat 5x80 5x80 0x80!", a set that was not done with an exclamation mark.
  private func words(_ test: TestCoach) throws -> [String] {
    try test.journal.workouts(from: .distantPast, to: .distantFuture).map { workout in
      let exercises = workout.exercises.map { exercise in
        exercise.name
          + exercise.sets.map { set in
            " \(set.reps ?? 0)" + (set.weightKg.map { "x\($0.text(decimals: 1))" } ?? "")
              + (set.completed ? "" : "!")
          }.joined()
      }
      return "\(Int(workout.durationMin.rounded())) min: " + exercises.joined(separator: ", ")
    }
  }

  /// The same behind lines parted by strokes.
  private func words(behind lines: String) async throws -> [String] { try words(await TestCoach.behind(lines)) }

  /// A workout of a plan of which two sets failed.
  private func planned() throws -> TestCoach {
    let test = try TestCoach([])
    func sets(_ reps: [Int], _ weightKg: Double) -> [WorkoutSet] {
      reps.map { WorkoutSet(reps: $0, weightKg: weightKg, completed: $0 > 0) }
    }
    let workout = WorkoutLog(
      id: "w", planId: "pull", type: .strength, name: "Pull", startTime: TestCoach.noon - 3600, durationMin: 26,
      exercises: [
        ExerciseLog(name: "Deadlift", sets: sets([6, 6, 0], 100)),
        ExerciseLog(name: "Barbell row", sets: sets([9, 7, 0], 50)),
      ], assumptions: ["26 min estimated from the plan's sets and rests"])
    try test.journal.perform([.add(.workout(workout))], as: NewTurn(text: "done", at: TestCoach.noon - 60))
    return test
  }

  @Test(arguments: [
    ("the deadlift was at 102.5 kg", "Deadlift 6x102.5 6x102.5 0x102.5!, Barbell row 9x50 7x50 0x50!"),
    ("the deadlifts were 110 kg", "Deadlift 6x110 6x110 0x110!, Barbell row 9x50 7x50 0x50!"),
    ("the barbell rows were at 55 kg", "Deadlift 6x100 6x100 0x100!, Barbell row 9x55 7x55 0x55!"),
    ("at 52.5 kg", "Deadlift 6x100 6x100 0x100!, Barbell row 9x52.5 7x52.5 0x52.5!"),
    ("last set was 4", "Deadlift 6x100 6x100 0x100!, Barbell row 9x50 7x50 4x50"),
    ("add a set of deadlifts", "Deadlift 6x100 6x100 0x100! 6x100, Barbell row 9x50 7x50 0x50!"),
    ("only 2 sets of barbell rows", "Deadlift 6x100 6x100 0x100!, Barbell row 9x50 7x50"),
  ])
  func `a correction of one exercise leaves the others, their order and what was not done`(
    sentence: String, exercises: String
  ) async throws {
    let test = try planned()
    let reply = try await test.say(sentence).planned.reply
    let found = try words(test)
    #expect(found.count == 1 && found[0].hasSuffix(": " + exercises), "\(found) \(reply)")
    #expect(try test.journal.weights(from: .distantPast, to: .distantFuture).isEmpty)
    #expect(try test.journal.workouts(from: .distantPast, to: .distantFuture).map(\.planId) == ["pull"])
  }

  @Test(arguments: [
    ("squat 3x8 at 70 kg in 25 minutes / actually it was 4 sets", "25 min: Squat 8x70 8x70 8x70 8x70"),
    ("squat 3x8 at 70 kg in 25 minutes / the squats were 75 kg", "25 min: Squat 8x75 8x75 8x75"),
    ("squat 3x8 at 70 kg in 25 minutes / it was yesterday / it was 4 sets", "25 min: Squat 8x70 8x70 8x70 8x70"),
    ("squat 3x8 at 70 kg / it took 25 min / it was 2 sets", "25 min: Squat 8x70 8x70"),
    ("squat 3x8 at 70 kg / it was yesterday / it was 4 sets", "8 min: Squat 8x70 8x70 8x70 8x70"),
    ("squat 3x8 at 70 kg / it was 75 kg / it was 4 sets", "8 min: Squat 8x75 8x75 8x75 8x75"),
  ])
  func `a length that was told stays, one that was reckoned is reckoned again`(
    lines: String, workout: String
  ) async throws {
    #expect(try await words(behind: lines) == [workout])
  }

  @Test func `other loads leave a plan's length as it was reckoned`() async throws {
    let test = try planned()
    _ = try await test.say("the deadlift was at 105 kg")
    #expect(try words(test).map { $0.hasPrefix("26 min") } == [true])
  }

  @Test(arguments: [
    "the workout was 40 min", "the session was 40 minutes", "gym was 40 min", "the class was 40 min",
    "the whole workout was 40 min", "the training was 40 min", "the workout took 40 min",
  ])
  func `how long the session was is said of the one that is logged`(sentence: String) async throws {
    let sets = "squat 3x8 at 70 kg / " + sentence
    #expect(try await words(behind: sets) == ["40 min: Squat 8x70 8x70 8x70"])
    let run = try await TestCoach.behind("rowed 6 km / " + sentence).words()
    #expect(run == ["Rowing 40 min"])
  }

  @Test(arguments: ["the workout was 40 minutes of swimming", "my cardio was 40 min", "then a 40 min swim"])
  func `another activity is a workout of its own`(sentence: String) async throws {
    #expect(try await words(behind: "squat 3x8 at 70 kg / " + sentence).count == 2)
  }

  @Test(arguments: [
    ("squat 3x8 70 kg / at 75 kg", "Squat 8x75 8x75 8x75"), ("squat 3x8 70 kg / with 75 kg", "Squat 8x75 8x75 8x75"),
    ("squat 3x8 70 kg / @ 75kg", "Squat 8x75 8x75 8x75"), ("squat 3x8 / at 60 kg", "Squat 8x60 8x60 8x60"),
    ("weighed 74 kg / squat 3x8 70 kg / at 75 kg", "Squat 8x75 8x75 8x75"),
    ("squat 2x8 70 kg / add a set of squats", "Squat 8x70 8x70 8x70"),
    ("squat 2x8 70 kg, deadlift 1x5 90 kg / one more set of squats", "Squat 8x70 8x70 8x70, Deadlift 5x90"),
    ("squat 2x8 70 kg, deadlift 1x5 90 kg / add a set of squats at 60 kg", "Squat 8x70 8x70 8x60, Deadlift 5x90"),
    ("squat 3x8 70 kg, deadlift 1x5 90 kg / actually I did squats 2x6", "Squat 6x70 6x70, Deadlift 5x90"),
    ("squat 3x8 70 kg, deadlift 1x5 90 kg / just 2 sets of squats", "Squat 8x70 8x70, Deadlift 5x90"),
  ])
  func `a load and sets behind a workout are of it`(lines: String, exercises: String) async throws {
    let found = try await words(behind: lines)
    #expect(found.count == 1 && found[0].hasSuffix(": " + exercises), "\(found)")
  }

  @Test(arguments: [
    ("squat 3x8 70 kg / 3 sets of lunges", 2, 0), ("squat 3x8 70 kg / only 2 sets of lunges", 2, 0),
    ("squat 3x8 70 kg / 82.4 kg", 1, 1), ("ran 5 km / at 82 kg", 1, 1),
  ])
  func `other exercises and a weighing are news`(lines: String, workouts: Int, weighings: Int) async throws {
    let test = try await TestCoach.behind(lines)
    #expect(try test.journal.workouts(from: .distantPast, to: .distantFuture).count == workouts)
    #expect(try test.journal.weights(from: .distantPast, to: .distantFuture).count == weighings)
  }

  @Test(arguments: [
    ("covered 7 km yesterday at 9am / 2", "Walking 2026-11-19T09:00:00"),
    ("did 9 km this morning / 3", "Cycling 2026-11-20T08:00:00"), ("did 4 km yesterday / 1", "Running 2026-11-19"),
    ("7 km / 1", "Running 2026-11-20T11:"), ("9 km on tuesday at 18:30 / running", "Running 2026-11-17T18:30:00"),
  ])
  func `an answer to how a way was covered keeps when it was`(lines: String, workout: String) async throws {
    let found = try await TestCoach.behind(lines).journal.workouts(from: .distantPast, to: .distantFuture)
    let words = found.map { $0.name + " " + ISO8601.string(from: $0.startTime, in: .gmt) }
    #expect(words.count == 1 && words[0].hasPrefix(workout), "\(words)")
  }
}
