import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Corrections of sessions: exercises struck, sets put in, the time on a watch, the way it was done.
@Suite struct MendedSessionTests {
  private static func log(_ name: String, _ exercises: [(String, Int, Int, Double?)]) -> Entry {
    .workout(
      WorkoutLog(
        id: "gym", type: .strength, name: name, startTime: OfflineReading.now, durationMin: 20,
        exercises: exercises.map { name, sets, reps, load in
          ExerciseLog(name: name, sets: Array(repeating: WorkoutSet(reps: reps, weightKg: load), count: sets))
        }))
  }

  static let gym = log("Squat, Deadlift", [("Squat", 4, 6, 90), ("Deadlift", 2, 5, 120)])
  static let bench = log("Bench press", [("Bench press", 3, 8, 60)])
  static let squat = log("Squat", [("Squat", 3, 10, 50)])
  static let run = Entry.workout(
    WorkoutLog(
      id: "run", type: .cardio, name: "Running", startTime: OfflineReading.now, durationMin: 40, distanceKm: 7))

  private func correction(_ sentence: String, _ entry: Entry) throws -> CorrectEntry {
    try #require(
      OfflineReading.corrections(OfflineReading.read(sentence, last: [entry])).first, "\(sentence)")
  }

  @Test(arguments: ["scrap the deadlift", "remove the deadlifts", "I didn't do the deadlifts in the end"])
  func `one exercise is struck and the others stay`(sentence: String) throws {
    let workout = try #require(try correction(sentence, Self.gym).workout)
    #expect(workout.exercises?.map(\.name) == ["Squat"] && workout.exercises?.first?.sets.count == 4)
  }

  @Test func `the only exercise is taken out with its session`() {
    let reading = OfflineReading.read("delete the bench press", last: [Self.bench])
    #expect(reading.calls == [.removeEntry(RemoveEntry(entryId: "gym"))])
  }

  @Test(arguments: [
    ("incline, not flat", bench, "Incline bench press"), ("that was dumbbells", bench, "Dumbbell bench press"),
    ("front squats, not back squats", squat, "Front squat"), ("they were goblet squats", squat, "Goblet squat"),
  ])
  func `the kind of an exercise is mended with its sets kept`(sentence: String, entry: Entry, name: String) throws {
    let exercise = try #require(try correction(sentence, entry).workout?.exercises?.first)
    #expect(exercise.name == name && exercise.sets.count == 3 && exercise.sets[0].weightKg != nil)
  }

  @Test(arguments: [
    ("add two more sets", 5, 8, 60.0), ("one more set", 4, 8, 60), ("plus a drop set of 14 at 40", 4, 14, 40),
    ("and another set of 5 at 65 kg", 4, 5, 65),
  ])
  func `sets are put to those that were told`(sentence: String, count: Int, reps: Int, load: Double) throws {
    let sets = try #require(try correction(sentence, Self.bench).workout?.exercises?.first?.sets)
    #expect(sets.count == count && sets.last?.reps == reps && sets.last?.weightKg == load)
    #expect(sets.first?.reps == 8 && sets.first?.weightKg == 60)
  }

  @Test(arguments: [("time was 38:30", 38.5), ("37:45", 37.75), ("no, 41:15", 41.25), ("add 5 minutes", 45)])
  func `a watch's time is how long it was`(sentence: String, minutes: Double) throws {
    #expect(try correction(sentence, Self.run).durationMin == minutes)
  }

  @Test func `an hour of the day stays one`() throws {
    let correction = try correction("it was at 9:30", Self.run)
    #expect(correction.durationMin == nil && correction.timestamp == OfflineReading.date("2026-11-20T09:30:00Z"))
  }

  @Test(arguments: [("add a km", 8.0), ("that was miles", 7 * 1.609_344)])
  func `how far it was is mended`(sentence: String, kilometers: Double) throws {
    #expect(try correction(sentence, Self.run).distanceKm == kilometers)
  }

  @Test func `the way it was done and what a watch reckoned`() throws {
    let walk = try #require(try correction("I walked it, didn't run", Self.run).workout)
    #expect(walk.name == "Walking" && walk.distanceKm == 7 && walk.durationMin == 40)
    let energy = try #require(try correction("the watch said 390 kcal", Self.run).workout)
    #expect(energy.name == "Running" && energy.statedCalories == 390 && energy.durationMin == 40)
  }

  @Test(arguments: ["walked home after", "plus 5 minutes of stretching"])
  func `what was done besides is another workout`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence, last: [Self.run])) == [.addWorkout])
  }

  @Test(arguments: ["remove the milk", "the figs were 3", "my weight was 79.6 yesterday"])
  func `what names no exercise changes no sets`(sentence: String) {
    let calls = OfflineReading.read(sentence, last: [Self.bench]).calls
    #expect(!calls.contains { [.correctEntry, .removeEntry].contains($0.name) }, "\(sentence)")
  }

  @Test(arguments: ["the barbell was 65 kg", "the weight was 65"])
  func `what was on the bar is its load`(sentence: String) throws {
    let sets = try #require(try correction(sentence, Self.bench).workout?.exercises?.first?.sets)
    #expect(sets.map(\.weightKg) == [65, 65, 65])
  }
}
