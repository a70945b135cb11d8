import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Corrections of halves that became wholes, of activities that were others, and what was forgotten.
@Suite struct TakenWholeTests {
  static let quiche = CorrectionTests.meal("half a quiche", [("Quiche", 0.5, "quiche", 300)])
  static let match = Entry.workout(
    WorkoutLog(id: "match", type: .sports, name: "Squash", startTime: OfflineReading.now, durationMin: 40))

  @Test(arguments: ["I finished it", "ok ok, ate the whole thing", "had it all in the end", "ate all of it after all"])
  func `half of one that was finished is a whole one`(sentence: String) throws {
    let call = try #require(OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.quiche])).first)
    #expect(call.items?.first?.item?.quantity == 1, "\(call)")
  }

  @Test(arguments: ["it wasn't squash, it was badminton", "that wasnt squash but badminton"])
  func `an activity that is denied is the other`(sentence: String) throws {
    let call = try #require(OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.match])).first)
    #expect(call.workout?.name == "Badminton")
  }

  @Test func `a forgotten exercise with its amount was done`() {
    let reading = OfflineReading.read("oh and I forgot the plank, 90 sec", last: [Self.match])
    #expect(OfflineReading.workouts(reading).map(\.name) == ["Plank"])
  }

  @Test func `a meal that was not had mends nothing`() {
    #expect(OfflineReading.read("had no breakfast, just not hungry", last: [Self.quiche]).calls.isEmpty)
  }

  @Test(
    arguments: [
      ("plank, 2 min", 120.0), ("plank: 90 s", 90), ("wall sit - 45 sec", 45), ("dead hang, 1 min", 60),
    ])
  func `a hold is as long as is said behind a sign`(sentence: String, seconds: Double) {
    let sets = OfflineReading.workouts(sentence).flatMap { $0.exercises ?? [] }.flatMap(\.sets)
    #expect(sets.map(\.durationSec) == [seconds])
  }

  @Test func `a count behind a comma is of repetitions`() {
    let sets = OfflineReading.workouts("push-ups, 25").flatMap { $0.exercises ?? [] }.flatMap(\.sets)
    #expect(sets.map(\.reps) == [25])
  }

  @Test(arguments: [
    "if I'd cycled 20 km how many more calories would that have been?", "had I run 8 km I would have burned more",
  ])
  func `what would have been is not logged`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }
}
