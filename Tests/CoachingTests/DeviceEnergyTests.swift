import AdaTestSupport
import Foundation
import JournalStore
import Nutrition
import Testing

@testable import Coaching

/// What a device reports beside what is learned from the journal.
struct DeviceEnergyTests {
  private static let today = CalendarDay(TestCoach.noon, in: .gmt)

  /// 58 days of 2700 kcal at 80 kg up to yesterday, and a device's active energy on `deviceDays` up to today.
  private static func journal(active: Double?, deviceDays: Int = 59) throws -> Journal {
    let journal = try Journal.inMemory(now: { TestCoach.noon })
    var changes: [JournalChange] = [.profile(.make())]
    for back in 1...58 {
      let day = today.advanced(by: -back).midnightUTC
      changes.append(
        .add(.weight(BodyWeightEntry(id: "w\(back)", weightKg: 80, timestamp: day.addingTimeInterval(25_200)))))
      for meal in 0..<3 {
        changes.append(
          .add(
            .meal(
              .make(
                id: "m\(back)-\(meal)", timestamp: day.addingTimeInterval(Double(8 + 5 * meal) * 3600),
                items: [.make(id: "i\(back)-\(meal)", calories: 900)]))))
      }
    }
    try journal.perform(changes, as: NewTurn(text: "58 days", at: TestCoach.noon))
    guard let active else { return journal }
    var work = JournalImport(into: journal, as: NewTurn(text: "import", at: TestCoach.noon))
    try work.write(
      (0..<deviceDays).map { back in
        ImportedRecord(
          .activity(
            ActivityDay(id: "a\(back)", day: today.advanced(by: -back), activeCalories: active, source: "healthKit")))
      })
    _ = try work.finish { _ in "" }
    return journal
  }

  private static func energy(_ journal: Journal) throws -> EnergyTarget {
    try journal.summary(of: today, in: .gmt).targets.energy
  }

  @Test func `the usual activity of a device is inside what is learned, and counts once`() throws {
    let without = try Self.energy(Self.journal(active: nil))
    let with = try Self.energy(Self.journal(active: 600))
    #expect(without.basis == .learned && with.basis == .learned)
    #expect(abs(with.total.kilocalories - without.total.kilocalories) < 1)
    #expect(with.activeEarned.kilocalories == 600)
  }

  @Test func `a first weighing of the day itself is enough to begin with`() throws {
    let journal = try Journal.inMemory(now: { TestCoach.noon })
    func estimate() throws -> AdaptiveExpenditure? {
      try journal.expenditure(before: Self.today, for: .make(), in: .gmt)
    }
    try journal.perform([.profile(.make())], as: NewTurn(text: "me", at: TestCoach.noon))
    #expect(try estimate() == nil)
    let weighing = BodyWeightEntry(id: "w", weightKg: 80, timestamp: TestCoach.noon - 3600)
    try journal.perform([.add(.weight(weighing))], as: NewTurn(text: "weighed 80 kg", at: TestCoach.noon))
    let first = try #require(try estimate())
    #expect(!first.isEnough && first.weighings == 1 && first.trendKg == 80)
  }

  @Test func `a device's days before the journal began change nothing`() throws {
    let journal = try Self.journal(active: 600, deviceDays: 119)
    let plain = try Self.journal(active: 600)
    let (long, short) = try (
      journal.expenditure(before: Self.today, for: .make(), in: .gmt),
      plain.expenditure(before: Self.today, for: .make(), in: .gmt)
    )
    #expect(long == short && long?.missingDays == 0)
  }
}
