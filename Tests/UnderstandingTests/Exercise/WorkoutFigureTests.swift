import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Times, paces, powers, rises and sets in the many ways they are written.
@Suite struct WorkoutFigureTests {
  @Test(arguments: [
    ("an hour n a half of squash", 90.0), ("rowed an hour and half", 90), ("2 rides of 35 min", 70),
    ("cycled 18 min x 2", 36), ("jogged 15 min twice", 30), ("walked the dogs twice, 22 min each", 44),
    ("warm up 8 min, 25 min tempo, 7 min cool down", 40), ("5 min warmup, 20 min elliptical", 25),
    ("half a zumba class", 22.5), ("t10 cricket, 10 overs", 43), ("bowled 5 overs and fielded for 90 minutes", 90),
    ("tabata 12 rounds", 6), ("28 lengths, 35 min swim", 35), ("tried to cycle 30k, stopped after 50 min", 50),
    ("cut my ride short at 35 min", 35), ("weights and core at the gym, 1h10", 70),
    ("18 holes with my trolley, 4h05", 245),
    ("plank 1:45", 0),
  ])
  func `a time counts all that was done`(sentence: String, minutes: Double) {
    #expect(OfflineReading.workouts(sentence).map { $0.durationMin ?? 0 } == [minutes])
  }

  @Test(arguments: [
    ("ran 5 miles 8:10 pace", 8.0467, 40.83), ("ran 9k @ 5'20\"/km", 9, 48), ("ran 12 km, avg pace 5:15", 12, 63),
    ("rowed 4k, 2:10 split", 4, 17.33), ("rowed 3000 m at 2:00/500m", 3, 12),
    ("5 x 1k @ 4:20 with 2 min rest", 5, 21.67),
    ("treadmill speed 9 for 20 min", 3, 20), ("2k warm up, 6k tempo at 4:40/km, 1k cool down", 9, 50.5),
  ])
  func `a pace tells how long a distance took`(sentence: String, kilometers: Double, minutes: Double) throws {
    let workout = try #require(OfflineReading.workouts(sentence).first)
    #expect(OfflineReading.workouts(sentence).count == 1)
    #expect(abs((workout.distanceKm ?? 0) - kilometers) < 0.01)
    #expect(abs((workout.durationMin ?? 0) - minutes) < 0.05)
    #expect(workout.timestamp.map { $0 == OfflineReading.now } ?? true)
  }

  @Test(arguments: [
    ("turbo 40 min at 190W", "01232"), ("spin bike 30 min, avg 140 watts", "01228"), ("rowed 25 min 120w", "02072"),
    ("treadmill 25 min at 10 km/h", "12020"), ("bike ride 40 min", "01014"),
  ])
  func `power and speed choose the row of the Compendium`(sentence: String, code: String) {
    #expect(OfflineReading.workouts(sentence).map(\.activityCode) == [code])
  }

  @Test(arguments: [
    ("walked 10 km with 400 m of ascent", 4.0, 10.0), ("ran 12k, 300m elevation gain", 2.5, 12),
    ("walked on the treadmill speed 5 incline 7 for 30 min", 7, 2.5),
  ])
  func `a rise is no distance`(sentence: String, percent: Double, kilometers: Double) {
    let found = OfflineReading.workouts(sentence)
    #expect(found.map(\.gradePercent) == [percent])
    #expect(found.map(\.distanceKm) == [kilometers])
  }

  @Test(arguments: [
    ("bench 70kg 4x6, last set only 4", [6, 6, 6, 4]), ("leg press 3x10 but only got 7 on the last set", [10, 10, 7]),
    ("10 burpees, 12 squats x 3 rounds", [10, 10, 10, 12, 12, 12]),
    ("15 press ups every hour, 4 times", [15, 15, 15, 15]),
    ("pull ups 3xAMRAP", [0, 0, 0]), ("dips 2 x max", [0, 0]),
  ])
  func `sets are as they were done`(sentence: String, reps: [Int]) {
    let sets = OfflineReading.workouts(sentence).flatMap { $0.exercises ?? [] }.flatMap(\.sets)
    #expect(sets.map { $0.reps ?? 0 } == reps)
  }

  @Test func `a hold is timed in minutes and seconds`() {
    #expect(OfflineReading.workouts("plank 1:45").first?.exercises?.first?.sets.map(\.durationSec) == [105])
    #expect(OfflineReading.workouts("plank 3 x 1:10").first?.exercises?.first?.sets.map(\.durationSec) == [70, 70, 70])
  }

  @Test func `a load in the hands belongs to the sets, and metres are carried`() {
    #expect(
      OfflineReading.workouts("squats 2x9 with the 16kg kettlebell").first?.exercises?.first?.sets.map(\.weightKg) == [
        16, 16,
      ])
    #expect(OfflineReading.workouts("farmers walk 40m").first?.durationMin == nil)
  }

  @Test func `what was run in every round is run as often`() {
    #expect(
      OfflineReading.workouts("4 rounds: 300m run, 12 wall balls").first { $0.exercises == nil }?.distanceKm == 1.2)
  }

  @Test func `rounds that open a list are of the way and of the lifts`() {
    let read = OfflineReading.workouts("3 rounds of 500m run and 12 thrusters at 40kg")
    #expect(read.first { $0.exercises == nil }?.distanceKm == 1.5)
    #expect(read.compactMap(\.exercises).first?.first?.sets.map(\.reps) == [12, 12, 12])
  }

  @Test func `what is done each minute is in the minutes of the whole`() {
    let read = OfflineReading.workouts("emom 15 min, 8 burpees and 10 swings 16kg each minute")
    #expect(read.count == 1 && read.first?.durationMin == 15 && read.first?.exercises?.count == 2)
  }

  @Test(arguments: ["almost finished the half marathon", "nearly ran 15 km"])
  func `a distance that was not reached is asked for`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty && reading.clarification != nil)
  }

  @Test(arguments: ["tried to finish the 8k but stopped at 6k", "tried to finish the 12k"])
  func `a distance is no food`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [(20.0, 4.0), (150, 28), (200, 30), (600, 56)])
  func `energy alone tells how long it took`(kilocalories: Double, minutes: Double) {
    let call = AddWorkout(name: "Elliptical", activityCode: "02048", statedCalories: kilocalories)
    #expect(WorkoutEstimator.estimate(call, weightKg: 80).durationMin == minutes)
  }

  @Test(arguments: [
    ("viking press 3x9 35kg", "Viking press", 3), ("spanish squats 3x12 40 lb", "Squat", 3),
    ("viking raises 2x14", "Viking raises", 2), ("svend holds 3x12 10 kg", "Svend holds", 3),
  ])
  func `an exercise that no list has keeps its sets`(sentence: String, name: String, count: Int) {
    let exercises = OfflineReading.workouts(sentence).flatMap { $0.exercises ?? [] }
    #expect(exercises.map(\.name) == [name] && exercises.map(\.sets.count) == [count])
  }

  @Test(arguments: [
    "pork chops 2x3", "steaks 2x1kg", "2 x 300g potatoes", "doughnut rings 3x4", "coffee 3x",
    "a triple crunch burger", "double crunch chicken",
  ])
  func `what is eaten so often is no exercise`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).isEmpty)
  }

  @Test(arguments: [
    ("walked 22 min to the office and 18 min back", [40.0]), ("arms 35", [35]), ("peloton yoga 25 min", [25]),
    ("taekwondo training 55", [55]), ("golf 9 with a trolley", [117]), ("driving range 60 balls", [45]),
    ("pads 5x2 min", [10]), ("sparring 4 rounds 2 min", [8]), ("gym 50 min (30 min weights, 20 min rower)", [30, 20]),
    ("55 min gym: 15 min bike, 40 min weights", [15, 40]), ("ran 4k in 21:30 and 8k in 46 min", [21.5, 46]),
    ("ran a 6:30 mile", [6.5]), ("rower 400m x 6, 90 sec rest", [nil]), ("sprint tri 1h25", [85]),
    ("amrap 14 min: 8 box jumps, 12 kb swings, 150m run", [14]), ("shovelled the driveway 25 min", [25]),
  ])
  func `each workout has its own length`(sentence: String, minutes: [Double?]) {
    let found = OfflineReading.workouts(sentence)
    #expect(
      found.map { workout in
        workout.durationMin ?? (minutes == [nil] ? nil : WorkoutEstimator.estimate(workout, weightKg: 80).durationMin)
      } == minutes)
  }

  @Test(arguments: [("treadmill 6 km/h 8% 30 min", 8.0), ("incline walk 9 % 5 km/h 25 min", 9)])
  func `a percentage on a treadmill is its rise`(sentence: String, percent: Double) {
    #expect(OfflineReading.workouts(sentence).map(\.gradePercent) == [percent])
  }

  @Test(arguments: [
    ("hit a 95 kg bench today", 95.0), ("reached 95 kg on flat bench", 95), ("new pb on squat at 130kg", 130),
    ("lifted a 150 kg deadlift", 150),
  ])
  func `a load that was lifted is no weighing`(sentence: String, kilograms: Double) {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.kinds(reading) == [.addWorkout])
    #expect(OfflineReading.workouts(reading).first?.exercises?.first?.sets.map(\.weightKg) == [kilograms])
  }

  @Test func `sets behind a warm-up are of the same exercise`() {
    let sets = OfflineReading.workouts("squats: warmup 40x5, 60x5, then 3x5 at 90kg").first?.exercises?.first?.sets
    #expect(sets?.map(\.weightKg) == [40, 60, 90, 90, 90])
  }

  @Test(arguments: [
    ("run 8", Optional(8.0), Double?.none), ("run 35", nil, 35), ("35m swim", nil, 35), ("swam 75m", 0.075, nil),
    ("750m row x 4", 3, nil),
  ])
  func `a bare figure is a way or a time`(sentence: String, kilometers: Double?, minutes: Double?) {
    #expect(OfflineReading.workouts(sentence).map(\.distanceKm) == [kilometers])
    #expect(OfflineReading.workouts(sentence).map(\.durationMin) == [minutes])
  }

  @Test(arguments: ["ran for 30 hours", "walked for 2000 minutes"])
  func `what is cut to a day says so`(sentence: String) {
    let workout = OfflineReading.workouts(sentence).first
    #expect(workout?.durationMin == 1440)
    #expect(workout?.assumptions.contains { $0.hasSuffix("24 are the most that is logged") } == true)
  }
}
