import AdaTestSupport
import Foundation
import JournalStore
import Nutrition
import Testing

@testable import Coaching

@Suite struct PeriodSummaryTests {
  @Test func `days read in one go are the days read one by one`() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: home) }
    let journal = try Journal(folder: home)
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    // 25 October 2026 has 25 hours there.
    let first = try #require(CalendarDay("2026-10-23"))
    for offset in 0..<5 {
      let start = first.advanced(by: offset).interval(in: zone).start
      let at = start.addingTimeInterval(offset == 2 ? 24.5 * 3600 : 23.5 * 3600)
      try journal.perform(
        [
          .add(.meal(.make(id: "meal-\(offset)", timestamp: at, items: [.make(id: "item-\(offset)")]))),
          .add(.weight(BodyWeightEntry(id: "weight-\(offset)", weightKg: 90 - Double(offset), timestamp: at))),
        ],
        as: NewTurn(text: "day \(offset)", at: at, timeZone: zone.identifier), reply: "Logged.")
    }
    let last = first.advanced(by: 6)
    let days = try journal.summaries(from: first, through: last, in: zone)
    #expect(days.count == 7)
    #expect(try days == (0...6).map { try journal.summary(of: first.advanced(by: $0), in: zone) })
    #expect(days.map(\.meals.count) == [1, 1, 1, 1, 1, 0, 0])
  }

  @Test func `what was learned by each day is the same read in one go and one by one`() throws {
    let journal = try Journal.inMemory(now: { TestCoach.noon })
    let today = CalendarDay(TestCoach.noon, in: .gmt)
    var changes: [JournalChange] = [.profile(.make())]
    for back in 0..<150 {
      let at = TestCoach.noon - Double(back) * 86_400
      changes.append(.add(.meal(.make(id: "m\(back)", timestamp: at, items: [.make(id: "i\(back)")]))))
      changes.append(.add(.meal(.make(id: "n\(back)", timestamp: at - 14_400, items: [.make(id: "j\(back)")]))))
      changes.append(
        .add(.weight(BodyWeightEntry(id: "w\(back)", weightKg: 80 + Double(back) * 0.03, timestamp: at - 18_000))))
    }
    try journal.perform(changes, as: NewTurn(text: "150 days", at: TestCoach.noon))
    let days = try journal.summaries(from: today.advanced(by: -20), through: today, in: .gmt)
    #expect(days.allSatisfy { $0.targets.energy.basis == .learned })
    #expect(try days == (-20...0).map { try journal.summary(of: today.advanced(by: $0), in: .gmt) })
  }

  @Test func `hits are counted over days that could hit`() {
    let today = CalendarDay(daysSince1970: 20_777)
    let period = PeriodSummary(
      days: [DaySummary.make(entries: []), DaySummary.make(entries: [.meal(.make())])], today: today)
    #expect(period.energyHits == .init(days: 0, of: 1))
    #expect(period.proteinHits == .init(days: 0, of: 1))
    #expect(period.waterHits == .init(days: 0, of: 0))
  }

  @Test func `weeks begin on Monday and hold nothing beyond the days`() throws {
    let wednesday = try #require(CalendarDay("2026-11-18"))
    let streak = StreakSummary(
      (0..<6).map { DaySummary(day: wednesday.advanced(by: $0), entries: [], profile: .make(), weightKg: 80) })
    #expect(streak.weeks.count == 2)
    #expect(streak.weeks[0] == [nil, nil, .noData, .noData, .noData, .noData, .noData])
    #expect(streak.weeks[1] == [.noData, nil, nil, nil, nil, nil, nil])
    #expect(streak.current == 0 && streak.longest == 0)
  }
}
