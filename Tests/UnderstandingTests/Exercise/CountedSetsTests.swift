import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Sets that are counted before the exercise and whose repetitions stand behind it; workouts told anew.
@Suite struct CountedSetsTests {
  @Test(arguments: [
    ("4 sets of squats, 8 reps each, 60 kg", 4, 8, 60.0), ("3 sets bench press 10 reps 50kg", 3, 10, 50),
    ("5 sets of deadlifts with 5 reps each at 100 kg", 5, 5, 100),
    ("3 sets of bench, 10 reps per set, 50kg", 3, 10, 50), ("140kg x 3 reps x 2 sets deadlift", 2, 3, 140),
    ("deadlift 140kg x 3 reps x 2 sets", 2, 3, 140), ("bench 10 reps x 3 sets at 50 kg", 3, 10, 50),
  ])
  func `repetitions behind the name are of each set`(sentence: String, count: Int, reps: Int, kilograms: Double) {
    let sets = OfflineReading.workouts(sentence).flatMap { $0.exercises ?? [] }.flatMap(\.sets)
    #expect(sets.count == count)
    #expect(sets.allSatisfy { $0.reps == reps && $0.weightKg == kilograms })
  }

  @Test func `repetitions of each set stay as they are told`() {
    let sets = OfflineReading.workouts("3 sets pull ups (8, 7, 6)").flatMap { $0.exercises ?? [] }.flatMap(\.sets)
    #expect(sets.map(\.reps) == [8, 7, 6])
  }

  @Test(arguments: [
    ("20 minutes of gentle stretching, no wait, 20 minutes of swimming", "Swimming", 20.0),
    ("30 min yoga, no wait, 40 min pilates", "Pilates", 40),
    ("20 minutes of rowing no wait 30 minutes of tennis", "Tennis", 30),
  ])
  func `a workout told anew in the same breath is the only one`(sentence: String, name: String, minutes: Double) {
    #expect(OfflineReading.workouts(sentence).map(\.name) == [name])
    #expect(OfflineReading.workouts(sentence).map(\.durationMin) == [minutes])
  }

  @Test(arguments: [
    "twenty minutes of skipping", "skipping session, 20 min", "I just did skipping (20 mins).", "skipping, 20 minutes",
    "skipping - 20 min",
  ])
  func `skipping for a time is with a rope`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).map(\.name) == ["Skipping rope"])
    #expect(OfflineReading.workouts(sentence).map(\.durationMin) == [20])
  }

  @Test(arguments: ["skipping lunch today", "skipping dinner, 20 people are coming"])
  func `skipping a meal is no workout`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: ["got 30 minutes of swimming in", "squeezed 30 minutes of swimming in before work"])
  func `training that was got in is no food`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addWorkout])
  }

  @Test(arguments: [
    ("My workout was 45 minutes of swimming", "Swimming"), ("it took me 50 minutes to run 8 km", "Running"),
  ])
  func `a workout with its own name or way is another one`(sentence: String, name: String) {
    let reading = OfflineReading.read(sentence, last: [CorrectionTests.run])
    #expect(OfflineReading.workouts(reading).map(\.name) == [name])
  }

  @Test(arguments: ["it took me 50 minutes", "it took me 50 minutes to run 5 km"])
  func `how long the last one took mends it`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [CorrectionTests.run])
    #expect(OfflineReading.corrections(reading).map(\.durationMin) == [50])
  }

  @Test(arguments: ["it", "it took", "my", "the", "today's"])
  func `a word by itself behind a workout changes nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence, last: [CorrectionTests.run]).calls.isEmpty)
  }

  @Test(arguments: ["my steps today: 9,400", "step count 9400", "a 9400 step walk", "steps so far 9400"])
  func `steps are counted wherever their number stands`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).map(\.name) == ["Walking, 9400 steps"])
  }

  @Test(arguments: ["my steps today", "how many steps today?"])
  func `steps without a number are asked about`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }
}
