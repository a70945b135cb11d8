import AdaTestSupport
import Foundation
import JournalStore
import Nutrition
import Testing

@testable import Coaching

/// What a workout is reckoned with is what the person weighed then.
@Suite(.timeLimit(.minutes(60))) struct WeightOfMomentTests {
  private static let june = Date.made("2026-06-01", hour: 8)

  private static func coach() throws -> TestCoach {
    let test = try TestCoach([])
    try test.journal.perform(
      [
        .profile(.make()), .add(.weight(BodyWeightEntry(id: "june", weightKg: 100, timestamp: june))),
        .add(.weight(BodyWeightEntry(id: "november", weightKg: 70, timestamp: .made("2026-11-01", hour: 8)))),
      ], as: NewTurn(text: "weighings", at: TestCoach.noon))
    return test
  }

  private func reckoned(_ test: TestCoach) throws -> Double? {
    try test.journal.workouts(from: .distantPast, to: .distantFuture).last?.reckonedWeightKg
  }

  @Test(arguments: [
    ("2026-06-02", 8.0, 100.0), ("2026-06-01", 8, 100), ("2026-11-20", 12, 70), ("2026-05-01", 8, 100),
  ])
  func `a run of an earlier moment takes the weight of then`(day: String, hour: Double, kilograms: Double) async throws
  {
    let test = try Self.coach()
    _ = try await test.say("ran 5 km", at: .made(day, hour: hour))
    #expect(try reckoned(test) == kilograms)
  }

  @Test func `a correction takes the weight of the workout's own time`() async throws {
    let test = try Self.coach()
    _ = try await test.say("ran 5 km", at: Self.june + 86_400)
    _ = try await test.say("actually it was 6 km")
    #expect(try reckoned(test) == 100)
    #expect(try test.journal.workouts(from: .distantPast, to: .distantFuture).map(\.distanceKm) == [6])
  }
}
