import Foundation
import Nutrition
import Testing

@Suite struct TrainingVolumeTests {
  @Test(arguments: [
    ("Bench press", "chest"), ("back squats", "quadriceps"), ("Paused barbell row", "middle back"),
    ("Romanian deadlift", "hamstrings"), ("Pull-up", "lats"), ("Adductor", "adductors"), ("Ab Roller", "abdominals"),
  ])
  func `an everyday name finds its prime mover`(name: String, muscle: String) {
    #expect(MuscleIndex().muscles(of: name) == [muscle])
  }

  @Test(arguments: ["", "juggling swords", "!!"])
  func `an unknown exercise has no muscle`(name: String) {
    #expect(MuscleIndex().muscles(of: name).isEmpty)
  }

  @Test func `sets and kilograms are summed by exercise and muscle, and the best set is the strongest`() throws {
    let set = { (reps: Int?, kg: Double?, done: Bool) in WorkoutSet(reps: reps, weightKg: kg, completed: done) }
    let workout = WorkoutLog(
      id: "w", type: .strength, name: "Push", startTime: Date(timeIntervalSince1970: 0), durationMin: 40,
      exercises: [
        ExerciseLog(name: "Bench press", sets: [set(8, 60, true), set(3, 70, true), set(5, 100, false)]),
        ExerciseLog(name: "bench press", sets: [set(10, 50, true)]),
        ExerciseLog(name: "Push-up", sets: [set(20, nil, true)]),
        ExerciseLog(name: "Plank", sets: [set(nil, nil, true)]),
      ])
    let volume = TrainingVolume(of: [workout])
    #expect(volume.exercises.map(\.name) == ["Bench press", "Plank", "Push-up"])
    let bench = try #require(volume.exercises.first)
    #expect(bench.sets == 3)
    #expect(bench.volumeKg == 1190)
    // 60 x (1 + 8/30) = 76, 70 x (1 + 3/30) = 77, 50 x (1 + 10/30) = 66.7; what was not completed does not count.
    #expect(bench.best?.weightKg == 70 && bench.best?.oneRepMaxKg.rounded() == 77)
    #expect(volume.muscles.map(\.name) == ["chest", "abdominals"])
    #expect(volume.muscles.first?.sets == 4)
  }

  @Test func `no workouts come to nothing`() {
    #expect(TrainingVolume(of: []).muscles.isEmpty)
  }
}
