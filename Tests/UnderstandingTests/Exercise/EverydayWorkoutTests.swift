import Testing
import ToolCalls

@testable import Understanding

/// Workouts as people tell them in passing.
@Suite struct EverydayWorkoutTests {
  @Test(arguments: [
    ("chopped firewood for 25 minutes", "Chopping wood", 25.0), ("split logs 40 min", "Chopping wood", 40),
    ("stacked wood for half an hour", "Stacking wood", 30), ("surya namaskar 10 rounds, 15 min", "Sun salutations", 15),
    ("ran up and down the beach steps for 20 minutes", "Running", 20),
    ("walked back and forth for 30 min", "Walking", 30),
    ("hour and a half of yoga", "Yoga", 90), ("judo, hour and a half last night", "Judo", 90),
    ("an hour and a half of yoga", "Yoga", 90), ("rowed 4x500m, 2 min each", "Rowing", 8),
    ("walked to work and back, 25 min each way", "Walking", 50),
    ("gym session, 1h of weights", "Weights (weight training)", 60),
    ("gym, 1h weights", "Weights (weight training)", 60),
  ])
  func `a workout is one, as long as it was`(sentence: String, name: String, minutes: Double) throws {
    let workouts = OfflineReading.workouts(OfflineReading.read(sentence))
    let workout = try #require(workouts.first)
    #expect(workouts.count == 1)
    #expect(workout.name == name && workout.durationMin == minutes)
  }

  @Test func `intervals are added up`() {
    let workout = OfflineReading.workouts(OfflineReading.read("rowed 5x1000m, 4 min each")).first
    #expect(workout?.distanceKm == 5 && workout?.durationMin == 20)
  }

  @Test(arguments: ["firewood whisky", "a log of goat cheese", "stacked burger", "split pea soup"])
  func `foods that sound like work are foods`(sentence: String) {
    #expect(OfflineReading.workouts(OfflineReading.read(sentence)).isEmpty)
  }

  @Test func `the way on which something was eaten is a workout where its length is told`() {
    let reading = OfflineReading.read("500 ml water and two cereal bars on the hike (3 hours)")
    #expect(Set(OfflineReading.kinds(reading)) == [.addMeal, .addWater, .addWorkout])
    #expect(OfflineReading.workouts(reading).map(\.durationMin) == [180])
    #expect(OfflineReading.workouts(OfflineReading.read("two cereal bars on the hike")).isEmpty)
  }

  @Test func `energy said behind a workout is what it took, behind a food what it holds`() {
    #expect(OfflineReading.workouts(OfflineReading.read("spin class 45 min, 412 kcal")).map(\.statedCalories) == [412])
    let lunch = OfflineReading.read("ran 5 km, then a wrap, 412 kcal")
    #expect(OfflineReading.workouts(lunch).map(\.statedCalories) == [nil])
  }

  /// Concept2's own table: 2:00 for 500 m is 202.5 W, 2:30 is 103.7 W, 3:00 is 60.0 W.
  @Test(arguments: [(2.0, 202.5, "02074"), (2.5, 103.7, "02072"), (3.0, 60.0, "02071"), (2.1, 174.9, "02073")])
  func `the pace of a rowing machine is its power`(minutes: Double, watts: Double, code: String) {
    #expect(abs(RowingPower.watts(kilometers: 0.5, minutes: minutes) - watts) < 0.1)
    let call = AddWorkout(name: "Rowing", durationMin: minutes * 10, distanceKm: 5)
    #expect(WorkoutEstimator.estimate(call, weightKg: 80).activityCode == code)
  }

  @Test func `rowing without a distance keeps its usual row`() {
    let call = AddWorkout(name: "Rowing", durationMin: 20)
    #expect(WorkoutEstimator.estimate(call, weightKg: 80).activityCode == "02071")
  }
}
