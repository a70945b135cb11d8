import Nutrition
import Testing
import ToolCalls

@testable import Understanding

@Suite struct WorkoutEstimatorTests {
  @Test func `a run's energy follows its speed`() {
    let call = AddWorkout(name: "Running", durationMin: 28, distanceKm: 5, activityCode: "12150")
    let estimate = WorkoutEstimator.estimate(call, weightKg: 80)
    // 10.71 km/h is 6.66 mph, between 6.15 mph (9.3 MET) and 6.7 mph (10.5 MET).
    #expect(abs(estimate.met - 10.41) < 0.02)
    #expect(abs(estimate.netKcal - (estimate.met - 1) * 80 * 28 / 60) < 0.001)
    #expect(estimate.assumptions.isEmpty)
  }

  @Test(
    arguments: [
      (PaceTable.Gait.walking, 3.1, 3.8), (.walking, 3.7, 4.8), (.running, 6.7, 10.5), (.running, 7, 11),
      (.cycling, 13, 8),
      (.running, 30, 23), (.walking, 0.5, 2.3),
    ])
  func `at a row's own speed the row's own MET stands`(gait: PaceTable.Gait, milesPerHour: Double, met: Double) throws {
    let speed = UnitConversion.kilometres(miles: milesPerHour)
    let found = try #require(PaceTable.met(gait, kilometersPerHour: speed, table: .reference))
    #expect(abs(found.met - met) < 0.001)
  }

  @Test func `an unsaid length is estimated from the distance and said`() {
    let estimate = WorkoutEstimator.estimate(
      AddWorkout(name: "Running", distanceKm: 5, activityCode: "12150"), weightKg: 80)
    #expect(estimate.durationMin == 31)
    #expect(estimate.assumptions == ["31 min estimated at 9.6 km/h"])
  }

  @Test func `an unsaid length is estimated from the sets and said`() {
    let sets = Array(repeating: AddWorkout.Set(reps: 10, weightKg: 60), count: 3)
    let call = AddWorkout(name: "Bench press", exercises: [AddWorkout.Exercise(name: "Bench press", sets: sets)])
    let estimate = WorkoutEstimator.estimate(call, weightKg: 80)
    // 3 x 10 repetitions of 3 s and 2 rests of 2 min.
    #expect(estimate.durationMin == 6)
    #expect(estimate.type == .strength)
    #expect(estimate.assumptions == ["6 min estimated from 3 sets"])
  }

  @Test func `an unknown weight is taken for 70 kg and said`() {
    let estimate = WorkoutEstimator.estimate(AddWorkout(name: "Yoga", durationMin: 60), weightKg: nil)
    #expect(abs(estimate.netKcal - (2.3 - 1) * 70) < 0.001)
    #expect(estimate.assumptions == ["body weight unknown, 70 kg assumed"])
  }

  @Test func `energy the person gives stands`() {
    let call = AddWorkout(name: "Elliptical", durationMin: 30, statedCalories: 300)
    #expect(WorkoutEstimator.estimate(call, weightKg: 80).netKcal == 300)
  }

  @Test func `a model's call without a code finds its activity by name`() {
    let estimate = WorkoutEstimator.estimate(AddWorkout(name: "Evening swim", durationMin: 30), weightKg: 80)
    #expect(estimate.activityCode == "18240")
    #expect(estimate.type == .cardio)
  }

  @Test func `an unheard-of workout is reckoned by its type`() {
    let estimate = WorkoutEstimator.estimate(AddWorkout(type: .hiit, name: "Zorbing"), weightKg: 80)
    #expect(estimate.met == 7)
    #expect(estimate.durationMin == 20)
  }

  @Test(arguments: [Double.nan, .infinity, -5, 0, 1e12])
  func `impossible figures leave the estimate within a day, 2000 km and what a body can`(value: Double) throws {
    let call = AddWorkout(name: "Running", durationMin: value, distanceKm: value, statedCalories: nil)
    let estimate = WorkoutEstimator.estimate(call, weightKg: 80)
    #expect((1...1440).contains(estimate.durationMin))
    #expect(estimate.distanceKm.map { $0 > 0 && $0 <= 2000 } ?? true)
    // The Compendium's hardest running is MET 23.
    #expect((1...23).contains(estimate.met))
    let energy = try #require(ExerciseEnergy.net(met: estimate.met, weightKg: 80, minutes: estimate.durationMin))
    #expect(abs(estimate.netKcal - energy) < 0.01)
  }

  @Test(arguments: [Double.nan, .infinity, -5, 0]) func `a weight that is none counts as 70 kg`(weight: Double) {
    let call = AddWorkout(name: "Running", durationMin: 30)
    #expect(WorkoutEstimator.estimate(call, weightKg: weight).weightKg == 70)
    #expect(
      WorkoutEstimator.estimate(call, weightKg: weight).netKcal
        == WorkoutEstimator.estimate(call, weightKg: 70).netKcal)
  }

  @Test func `every activity's codes are in the Compendium`() {
    for line in ActivityWords.table.split(separator: "\n") {
      let fields = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
      for code in fields[2...4] {
        #expect(ActivityTable.reference.activity(code: code) != nil, "\(fields[0]): \(code)")
      }
      #expect(WorkoutType(rawValue: fields[1]) != nil)
    }
  }
}
