import Testing
import ToolCalls

@testable import Understanding

/// Training as it is noted down: games, splits of a week, paces by the mile, and the same words of other things.
@Suite struct TrainingNoteTests {
  /// Name, minutes and kilometres of every workout, where nothing else is logged.
  private static func only(_ sentence: String) -> [String] {
    let reading = OfflineReading.read(sentence)
    guard OfflineReading.kinds(reading).allSatisfy({ $0 == .addWorkout }) else { return ["something else"] }
    return OfflineReading.workouts(reading).map { workout in
      let minutes = workout.durationMin.map { NumberPhrase.plain($0) } ?? "-"
      let kilometers = workout.distanceKm.map { NumberPhrase.plain($0) } ?? "-"
      return "\(workout.name) \(minutes) \(kilometers)"
    }
  }

  @Test(arguments: [
    ("squash, 4 games with Omar", ["Squash - -"]), ("2 games of squash", ["Squash - -"]),
    ("snooker 5 frames", ["Billiards - -"]), ("6am spin", ["Spinning - -"]), ("spin tonight was yesterday's plan", []),
    ("judo 75 min, 6 rolls", ["Judo 75 -"]), ("isabel 2:45 rx", ["CrossFit 2.75 -"]),
    ("did fran in 5:12", ["CrossFit 5.2 -"]), ("ran a 6 minute mile", ["Running 6 1.61"]),
    ("ran 4 miles at 9 minute miles", ["Running 36 6.44"]),
    ("ran 6 miles at a 10 minute mile pace", ["Running 60 9.66"]),
    ("rowed a mile and a half", ["Rowing - 2.41"]), ("hiked 9km 2h 40 450m up", ["Hiking 160 9"]),
    ("a run of 4 km", ["Running - 4"]), ("before work 25 min swim", ["Swimming 25 -"]),
    ("before supper 20 min pilates", ["Pilates 20 -"]), ("05:45 row 5k 22:10", ["Rowing 22.17 5"]),
    ("7:10 swim 1000m 21:30", ["Swimming 21.5 1"]), ("a 10k", ["Running - 10"]),
    ("easy 9k 51min avg hr 138 max 155", ["Running 51 9"]), ("tempo 6k 31 min hr 160", ["Running 31 6"]),
    ("hiked for 2:40", ["Hiking 160 -"]), ("cycled 1:15", ["Cycling 75 -"]), ("rowed 1 hr 45", ["Rowing 105 -"]),
    ("built a bookcase 90 min", ["Home improvement 90 -"]), ("easy run 30 min, wu 5 cd 5", ["Running 30 -"]),
  ])
  func `a note is read for what was done`(sentence: String, workouts: [String]) {
    #expect(Self.only(sentence) == workouts)
  }

  @Test(arguments: [
    ("swam 1k mon, 2k wed, 1.5k sat", ["Swimming - 1", "Swimming - 2", "Swimming - 1.5"]),
    ("yoga tuesday 40 min, thursday 55 min", ["Yoga 40 -", "Yoga 55 -"]),
  ])
  func `the same on other days is one each`(sentence: String, workouts: [String]) {
    #expect(Self.only(sentence) == workouts)
    #expect(Set(OfflineReading.workouts(sentence).compactMap(\.timestamp)).count == workouts.count)
  }

  @Test func `an hour at the start is when it was`() {
    let workout = OfflineReading.workouts("05:45 row 5k 22:10").first
    #expect(workout?.timestamp == OfflineReading.date("2026-11-20T05:45:00Z"))
  }

  @Test(arguments: [
    "ran the washing", "running a temperature", "ran a seminar for 3 hours", "running the company",
    "worked out what to do", "worked out the bill", "lifted the baby", "repaired my bike for 2 hours",
    "read an article about rowing for 20 min", "stretched the budget", "sprint demo 30 min",
    "weight allowance 23 kg", "bar weight 15 kg", "weight category 64 kg",
    "kids gymnastics class 45 min", "water bill", "drink more water", "resting heart rate 58",
  ])
  func `the same words of other things log nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [
    "worked out a bit", "worked out the whole hour", "worked out 30 min", "lifted for 40 min", "ran a 5k",
    "biked 20 min", "stretched 10 min", "ran a trail", "cleaned the house then bike 20 min",
  ])
  func `what was done is still logged`(sentence: String) {
    #expect(!OfflineReading.workouts(sentence).isEmpty)
  }
}
