import Testing
import ToolCalls

@testable import Understanding

/// Times to the second, general names with their kind behind them, and what lifters call a pull.
@Suite struct NotedBoutsTests {
  @Test(arguments: [
    ("half marathon 1h47m12s", 107.2), ("ran 10k 52m30s", 52.5), ("swam 1500m in 31m06s", 31.1),
    ("rowed 5k 21m00s", 21),
  ])
  func `seconds behind the minutes are part of the time`(sentence: String, minutes: Double) {
    let found = OfflineReading.workouts(sentence).first?.durationMin
    #expect(found.map { abs($0 - minutes) < 0.6 } == true, "\(String(describing: found))")
  }

  @Test(arguments: [("gardening, 2 hrs of digging", 120.0), ("cardio: 25 min of skipping", 25)])
  func `the kind behind a general name is the workout`(sentence: String, minutes: Double) {
    let workouts = OfflineReading.workouts(sentence)
    #expect(workouts.count == 1 && workouts.first?.durationMin == minutes, "\(workouts)")
  }

  @Test(arguments: [("pulled 180 kg for 3", 3), ("pulled 405 for a single, deadlift", 1), ("pulled 200 x 2", 2)])
  func `a pull is a deadlift`(sentence: String, reps: Int) {
    let reading = OfflineReading.read(sentence)
    let exercise = OfflineReading.workouts(reading).first?.exercises?.first
    #expect(exercise?.name == "Deadlift" && exercise?.sets.first?.reps == reps, "\(reading)")
    #expect(OfflineReading.meals(reading).isEmpty)
  }

  @Test(arguments: [("5k pb!! 22:41", 22.7), ("10 km! 51:30", 51.5)])
  func `a time behind a cheer is that of the run`(sentence: String, minutes: Double) {
    let found = OfflineReading.workouts(sentence).first?.durationMin
    #expect(found.map { abs($0 - minutes) < 0.6 } == true, "\(String(describing: found))")
  }

  @Test func `pulled pork is pork`() {
    #expect(OfflineReading.names("pulled pork 200g") == ["pulled pork"])
  }
}
