import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

@Suite struct WorkoutReadingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var sentence: String
    var name: String
    var type: WorkoutType
    var minutes: Double?
    var kilometers: Double?

    init(_ sentence: String, _ name: String, _ type: WorkoutType, min: Double? = nil, km: Double? = nil) {
      self.sentence = sentence
      self.name = name
      self.type = type
      minutes = min
      kilometers = km
    }

    var testDescription: String { sentence }
  }

  @Test(
    arguments: [
      Case("ran 10k in 55 minutes", "Running", .cardio, min: 55, km: 10),
      Case("canoeing on Sunday, 50 minutes round the bay", "Canoeing", .cardio, min: 50),
      Case("water aerobics with the over 70s, 40 mins", "Water aerobics", .cardio, min: 40),
      Case("jogged 3 miles", "Jogging", .cardio, km: 4.828),
      Case("went for a 20 minute walk at lunch", "Walking", .cardio, min: 20),
      Case("1h20 bike", "Cycling", .cardio, min: 80),
      Case("1 hr 15 min run", "Running", .cardio, min: 75),
      Case("an hour of hot yoga", "Hot yoga", .flexibility, min: 60),
      Case("half marathon in 1:58:12", "Running", .cardio, min: 118.2, km: 21.0975),
      Case("5k parkrun 24:30", "Running", .cardio, min: 24.5, km: 5),
      Case("tempo run: 8 km, 38:40", "Running", .cardio, min: 38.667, km: 8),
      Case("30 min run at 10 km/h", "Running", .cardio, min: 30, km: 5),
      Case("ran 5 miles at 9:30 per mile", "Running", .cardio, min: 47.5, km: 8.047),
      Case("swam 40 lengths", "Swimming", .cardio, km: 1),
      Case("swam 1500m in 32 min", "Swimming", .cardio, min: 32, km: 1.5),
      Case("swam 50m", "Swimming", .cardio, km: 0.05),
      Case("30m run", "Running", .cardio, min: 30),
      Case("8 x 400 m sprints", "Running", .cardio, km: 3.2),
      Case("12k steps", "Walking, 12000 steps", .cardio, min: 120),
      Case("cycled to work 25 min each way", "Cycling", .cardio, min: 50),
      Case("🚴 25 km", "Cycling", .cardio, km: 25),
      Case("played tennis for 2 hours", "Tennis", .sports, min: 120),
      Case("pickup basketball for an hour and a half", "Basketball", .sports, min: 90),
      Case("played golf, 18 holes", "Golf", .sports, min: 234),
      Case("climbed 30 flights of stairs", "Stair climbing", .cardio, min: 9),
      Case("boxing 6 rounds", "Boxing", .sports, min: 24),
      Case("crossfit class", "CrossFit", .hiit),
      Case("leg day, 1 hour", "Leg day (leg training)", .strength, min: 60),
      Case("hit the gym for 45 minutes, chest and triceps", "Chest and triceps (weight training)", .strength, min: 45),
      Case("treadmill 5k", "Treadmill", .cardio, km: 5),
      Case("played squash 45 min", "Squash", .sports, min: 45),
      Case("skipping 10 mins", "Skipping rope", .cardio, min: 10),
      Case("pruned the hedges for 25 minutes", "Gardening", .other, min: 25),
      Case("hedge trimming 35 min", "Gardening", .other, min: 35),
      Case("mowed the lawn for 40 minutes", "Mowing the lawn", .other, min: 40),
      Case("5K in 26:40", "Running", .cardio, min: 26.667, km: 5),
      Case("spin 45", "Spinning", .cardio, min: 45),
      Case("burned 300 calories on the elliptical", "Elliptical", .cardio),
    ])
  func `activities are read with how long and how far`(example: Case) throws {
    let workout = try #require(OfflineReading.workouts(OfflineReading.read(example.sentence)).first)
    #expect(OfflineReading.read(example.sentence).calls.count == 1)
    #expect(workout.name == example.name)
    #expect(workout.type == example.type)
    if let minutes = example.minutes { #expect(abs((workout.durationMin ?? 0) - minutes) < 0.01) }
    if let kilometers = example.kilometers { #expect(abs((workout.distanceKm ?? 0) - kilometers) < 0.01) }
  }

  struct Lift: Sendable, CustomTestStringConvertible {
    var sentence: String
    var exercises: [String]
    var sets: Int
    var reps: Int?
    var kg: Double?

    init(_ sentence: String, _ exercises: [String], sets: Int, reps: Int? = nil, kg: Double? = nil) {
      self.sentence = sentence
      self.exercises = exercises
      self.sets = sets
      self.reps = reps
      self.kg = kg
    }

    var testDescription: String { sentence }
  }

  @Test(
    arguments: [
      Lift("bench press 3x8@60kg", ["Bench press"], sets: 3, reps: 8, kg: 60),
      Lift("squats 5x5 100 kg", ["Squat"], sets: 5, reps: 5, kg: 100),
      Lift("deadlift 3x8x60", ["Deadlift"], sets: 3, reps: 8, kg: 60),
      Lift("deadlift 5x5 at 225 lbs", ["Deadlift"], sets: 5, reps: 5, kg: 102.058),
      Lift("3 sets of 10 pull-ups", ["Pull-up"], sets: 3, reps: 10),
      Lift("3 sets of 12 reps lat pulldown 50kg", ["Lat pulldown"], sets: 3, reps: 12, kg: 50),
      Lift("bench 60kg 3x8", ["Bench press"], sets: 3, reps: 8, kg: 60),
      Lift("squat 100kg x 5", ["Squat"], sets: 1, reps: 5, kg: 100),
      Lift("bench 225x5x3", ["Bench press"], sets: 3, reps: 5, kg: 225),
      Lift("dumbbell curls 3 x 12 @ 15", ["Biceps curl"], sets: 3, reps: 12, kg: 15),
      Lift("lateral raises 4 x 12 lb 25", ["Lateral raise"], sets: 4, reps: 12, kg: 11.34),
      Lift("did 50 push-ups", ["Push-up"], sets: 1, reps: 50),
      Lift("curls 12x3 10kg", ["Biceps curl"], sets: 3, reps: 12, kg: 10),
      Lift("goblet squats 3 x 8-10 at 24 kg", ["Goblet squat"], sets: 3, reps: 9, kg: 24),
      Lift("back squat 5@100", ["Squat"], sets: 1, reps: 5, kg: 100),
      Lift(
        "squats 80kg 5x5, bench 80kg 5x5, rows 80kg 5x5", ["Squat", "Bench press", "Row"], sets: 15, reps: 5, kg: 80),
      Lift("clean and jerk 5x2 70kg", ["Clean and jerk"], sets: 5, reps: 2, kg: 70),
      Lift("3x12 lunges and 3x12 calf raises", ["Lunge", "Calf raise"], sets: 6, reps: 12),
      Lift("leg press 4 sets of 10 at 180 kg", ["Leg press"], sets: 4, reps: 10, kg: 180),
    ])
  func `strength notations become sets`(example: Lift) throws {
    let reading = OfflineReading.read(example.sentence)
    let workout = try #require(OfflineReading.workouts(reading).first)
    #expect(reading.calls.count == 1)
    #expect(workout.type == .strength)
    #expect(workout.exercises?.map(\.name) == example.exercises)
    let sets = (workout.exercises ?? []).flatMap(\.sets)
    #expect(sets.count == example.sets)
    if let reps = example.reps { #expect(sets.allSatisfy { $0.reps == reps }) }
    if let kg = example.kg { #expect(sets.allSatisfy { abs(($0.weightKg ?? 0) - kg) < 0.01 }) }
  }

  @Test func `lists of repetitions are one set each`() throws {
    let workout = try #require(OfflineReading.workouts(OfflineReading.read("overhead press 8,8,6 reps at 40 kg")).first)
    #expect(workout.exercises?.first?.sets.map(\.reps) == [8, 8, 6])
    #expect(workout.exercises?.first?.sets.map(\.weightKg) == [40, 40, 40])
  }

  @Test(arguments: [("plank 3x60s", [60.0, 60, 60]), ("plank 90 seconds", [90]), ("2 min plank", [120])])
  func `a plank is held for its seconds`(sentence: String, seconds: [Double]) throws {
    let workout = try #require(OfflineReading.workouts(OfflineReading.read(sentence)).first)
    #expect(workout.exercises?.first?.sets.map(\.durationSec) == seconds)
  }

  @Test func `loads without a unit are in the person's own`() throws {
    let workout = try #require(OfflineReading.workouts(OfflineReading.read("squat 5x5 @ 200", units: .us)).first)
    let kg = try #require(workout.exercises?.first?.sets.first?.weightKg)
    #expect(abs(kg - 90.718) < 0.01)
    #expect(workout.assumptions.contains("loads in lb"))
  }

  @Test(
    arguments: [
      ("front squat 4x6 @ 150lb, leg curl 3x12 @ 90", [68.04, 40.82]),
      ("row 3x8 at 60, bench 3x8 at 155 lbs", [27.22, 70.31]),
      ("front squat 4x6 70kg, leg curl 3x12 at 40", [70, 40]),
      ("row 3x8 at 50kg, press 3x8 at 65 lb, curl 3x8 at 20", [50, 29.48, 20]),
    ])
  func `a unit that was said for one load is that of all`(sentence: String, loads: [Double]) throws {
    let workout = try #require(OfflineReading.workouts(OfflineReading.read(sentence)).first)
    let found = (workout.exercises ?? []).map { $0.sets.first?.weightKg ?? 0 }
    #expect(found.count == loads.count && zip(found, loads).allSatisfy { abs($0 - $1) < 0.1 }, "\(found)")
  }

  @Test(
    arguments: [
      "a smoothie on the way home from the gym", "ran out of milk", "ran errands all day", "butternut squash",
      "chips and dip",
      "rode the bus to work",
      "the gym was closed", "watching the football", "a banana before my run",
    ])
  func `words that only look like exercise log none`(sentence: String) {
    #expect(OfflineReading.workouts(OfflineReading.read(sentence)).isEmpty)
  }
}
