import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Training as it is told in second languages, on score cards and in the gym's own words.
@Suite struct ToldWorkoutTests {
  @Test(arguments: [
    ("yesterday I make swimming, 30 lengths in pool of 25 meter", 0.75), ("20 laps of the pool, 50 m", 1.0),
    ("swam 40 lengths of the pool (20 m)", 0.8), ("36 lengths of a 33 m pool", 1.188),
  ])
  func `lengths are as long as the pool that is told of`(sentence: String, kilometers: Double) throws {
    let workout = try #require(OfflineReading.workouts(sentence).first, "\(sentence)")
    #expect(abs((workout.distanceKm ?? 0) - kilometers) < 0.001 && workout.durationMin == nil, "\(sentence)")
  }

  @Test(arguments: [
    ("biked 20 minutes to the office and 25 back", "Cycling", 45.0),
    ("walked 15 min to the shop and 20 back", "Walking", 35),
    ("did 4 rounds on the heavy bag, 3 min each", "Boxing", 12), ("squash, lost 3-1, 40 min", "Squash", 40),
    ("did sport 1 hour", "Workout", 60), ("was at the fitness studio for 70 min", "Gym workout", 70),
  ])
  func `times are of all that was done`(sentence: String, name: String, minutes: Double) throws {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.kinds(reading) == [.addWorkout], "\(sentence)")
    #expect(OfflineReading.workouts(reading).first?.durationMin == minutes, "\(sentence)")
  }

  @Test(arguments: ["golf 18 holes, shot 88", "squash, won 3-2", "badminton, lost 21-15 21-18"])
  func `a score is nothing to eat`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addWorkout], "\(sentence)")
  }

  @Test(arguments: ["roast squash, 200 g", "squash and lentil soup"])
  func `squash on a plate stays food`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal], "\(sentence)")
  }

  @Test(arguments: [
    ("clean and jerk singles up to 85", "Clean and jerk", 1, 85.0),
    ("deadlift doubles up to 180 kg", "Deadlift", 2, 180),
    ("worked up to a heavy triple at 110 on bench", "Bench press", 3, 110),
  ])
  func `heavy singles and triples are sets`(sentence: String, name: String, reps: Int, load: Double) throws {
    let exercise = try #require(OfflineReading.workouts(sentence).first?.exercises?.first, "\(sentence)")
    #expect(exercise.name == name && exercise.sets.map(\.reps) == [reps] && exercise.sets[0].weightKg == load)
  }

  @Test(arguments: [
    ("front squat built up to 95 kg", "Front squat", 95.0), ("deadlifts, up to 160 kg", "Deadlift", 160),
    ("squatted up to 110 kg", "Squat", 110), ("snatch worked up to 55kg", "Snatch", 55),
    ("went up to 85kg on the bench press", "Bench press", 85), ("bench press: up to 70 kg", "Bench press", 70),
    ("leg press, finished on 180 kg", "Leg press", 180), ("hip thrust worked up to 75kg single", "Hip thrust", 75),
  ])
  func `a load that was worked up to is no weighing`(sentence: String, name: String, load: Double) throws {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.kinds(reading) == [.addWorkout], "\(sentence)")
    let exercise = try #require(OfflineReading.workouts(reading).first?.exercises?.first, "\(sentence)")
    #expect(exercise.name == name && exercise.sets.map(\.weightKg) == [load], "\(sentence)")
  }

  @Test(arguments: [
    ("stepper level 6 for 20", 20.0), ("elliptical lvl 9 for 35", 35), ("rowing machine resistance 7 for 15", 15),
  ])
  func `what a machine is set to is no time`(sentence: String, minutes: Double) {
    #expect(OfflineReading.workouts(sentence).map(\.durationMin) == [minutes], "\(sentence)")
  }

  @Test(arguments: ["I'm up to 82 kg", "squats today. I'm up to 82 kg now"])
  func `a person who is up to a weight was weighed`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)).contains(.addWeight), "\(sentence)")
  }

  @Test(arguments: [
    ("4 rounds of 10 squats 20 sit ups 5 burpees", 4), ("amrap 15 got 6 rounds of 5 pull ups 10 push ups 15 squats", 6),
  ])
  func `every exercise of a round was done as often`(sentence: String, rounds: Int) throws {
    let exercises = try #require(OfflineReading.workouts(sentence).first?.exercises)
    #expect(exercises.count == 3 && exercises.allSatisfy { $0.sets.count == rounds }, "\(sentence)")
  }

  @Test(arguments: [("went 3 km on foot", 3.0), ("I have done 10 km by foot", 10)])
  func `what is done on foot was walked`(sentence: String, kilometers: Double) {
    let workouts = OfflineReading.workouts(sentence)
    #expect(workouts.map(\.name) == ["Walking"] && workouts.first?.distanceKm == kilometers, "\(sentence)")
  }
}
