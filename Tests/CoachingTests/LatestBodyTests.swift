import AdaTestSupport
import Foundation
import JournalStore
import Nutrition
import Testing

@testable import Coaching

@Suite struct LatestBodyTests {
  private static let day = 86_400.0

  private static func journal(_ weighings: [(daysAgo: Double, kg: Double, fat: Double?)]) throws -> Journal {
    let journal = try Journal.inMemory(now: { TestCoach.noon })
    var changes: [JournalChange] = [.profile(.make())]
    for (index, weighing) in weighings.enumerated() {
      changes.append(
        .add(
          .weight(
            BodyWeightEntry(
              id: "w\(index)", weightKg: weighing.kg, bodyFatPercentage: weighing.fat,
              timestamp: TestCoach.noon - weighing.daysAgo * day))))
    }
    try journal.perform(changes, as: NewTurn(text: "weighings", at: TestCoach.noon))
    return journal
  }

  private static func resting(_ journal: Journal) throws -> Double {
    try journal.summary(of: CalendarDay(TestCoach.noon, in: .gmt), in: .gmt).targets.energy.total.kilocalories
  }

  @Test func `a plain weighing keeps the body fat that was measured before it`() throws {
    let together = try Self.resting(Self.journal([(0, 81.5, 18)]))
    let apart = try Self.resting(Self.journal([(3, 82, 18), (0, 81.5, nil)]))
    let unknown = try Self.resting(Self.journal([(0, 81.5, nil)]))
    #expect(apart == together)
    #expect(apart != unknown)
  }

  @Test func `body fat measured too long ago is no longer known`() throws {
    let unknown = try Self.resting(Self.journal([(0, 81.5, nil)]))
    #expect(try Self.resting(Self.journal([(200, 82, 18), (0, 81.5, nil)])) == unknown)
    #expect(try Self.resting(Self.journal([(170, 82, 18), (0, 81.5, nil)])) != unknown)
  }

  @Test func `days read in one go know the same body as days read one by one`() throws {
    let journal = try Self.journal([(190, 83, 20), (5, 82, nil), (3, 81.8, 18), (1, 81.5, nil)])
    let today = CalendarDay(TestCoach.noon, in: .gmt)
    let days = try journal.summaries(from: today.advanced(by: -12), through: today, in: .gmt)
    #expect(try days == (-12...0).map { try journal.summary(of: today.advanced(by: $0), in: .gmt) })
  }

  @Test func `an older weighing that comes in later changes nothing`() {
    let new = BodyWeightEntry(id: "b", weightKg: 80, bodyFatPercentage: 17, timestamp: TestCoach.noon)
    let old = BodyWeightEntry(id: "a", weightKg: 85, bodyFatPercentage: 22, timestamp: TestCoach.noon - Self.day)
    #expect(LatestBody([new, old]) == LatestBody([old, new]))
    #expect(LatestBody([new, old]).entry(at: TestCoach.noon) == new)
  }
}
