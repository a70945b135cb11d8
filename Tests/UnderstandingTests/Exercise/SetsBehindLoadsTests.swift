import Testing
import ToolCalls

@testable import Understanding

/// Sets told behind their load, and lengths that came of others.
@Suite struct SetsBehindLoadsTests {
  @Test(
    arguments: [
      ("squatted 90kg for 6, 6, 5", [6, 6, 5]), ("bench 70 for 8/7/6", [8, 7, 6]),
      ("benched 50kg for 10,9,8", [10, 9, 8]),
      ("deadlift 130kg x 4, 4 and 3", [4, 4, 3]), ("squat 100 kg for 5 reps", [5]),
    ])
  func `repetitions behind a load are sets with it`(sentence: String, reps: [Int]) {
    let sets = OfflineReading.workouts(sentence).flatMap { $0.exercises ?? [] }.flatMap(\.sets)
    #expect(sets.map(\.reps) == reps)
    #expect(Set(sets.map(\.weightKg)).count == 1 && sets.first?.weightKg != nil)
  }

  @Test func `a pair of dumbbells behind a comma is no time`() {
    let sets = OfflineReading.workouts("db shoulder press 3 x 12, 12.5s each hand").flatMap { $0.exercises ?? [] }
      .flatMap(\.sets)
    #expect(sets.count == 3 && sets.allSatisfy { $0.weightKg == 12.5 })
  }

  @Test(
    arguments: [
      ("I planned an hour on the rower, gave up after 25 minutes", 25.0),
      ("meant to run for 45 min but stopped after half an hour", 30), ("walked home, which took me 35 minutes", 35),
      ("swam, which lasted 40 min", 40),
    ])
  func `the time that it took is the time that is logged`(sentence: String, minutes: Double) {
    #expect(OfflineReading.workouts(sentence).map(\.durationMin) == [minutes])
  }

  @Test(
    arguments: [
      ("3 planks of 45 seconds", [45.0, 45, 45]), ("plank for 90 sec", [90]), ("two wall sits of 30 s", [30, 30]),
      ("rowed 20 min, then 2 planks of 1 min", [60, 60]),
    ])
  func `holds are counted and timed`(sentence: String, seconds: [Double]) {
    let sets = OfflineReading.workouts(sentence).flatMap { $0.exercises ?? [] }.flatMap(\.sets)
    #expect(sets.map(\.durationSec) == seconds)
  }

  @Test func `how hard it was hides nothing that was done after it`() {
    let workouts = OfflineReading.workouts("20 min on the rower, which nearly finished me, then 15 push ups")
    #expect(workouts.map(\.name) == ["Rowing", "Push-up"])
  }

  @Test func `wind in both directions doubles no way`() {
    #expect(OfflineReading.workouts("cycled 30 km in all, headwind in both directions").map(\.distanceKm) == [30])
  }

  @Test(arguments: ["water: 1.5 L since breakfast", "water - 1.5 l since noon"])
  func `water since a meal is as much as was said`(sentence: String) {
    #expect(OfflineReading.water(OfflineReading.read(sentence)).map(\.amountMl) == [1500])
  }
}
