public import Foundation
public import JournalStore
public import Nutrition

extension Journal {
  /// Local days one after the other, each reckoned from what the journal holds; read in one go.
  ///
  /// - Throws: `JournalError` where the journal cannot be read.
  public func summaries(
    from first: CalendarDay, through last: CalendarDay, in timeZone: TimeZone
  ) throws -> [DaySummary] {
    guard first <= last else { return [] }
    let start = first.interval(in: timeZone).start
    let entries = try entries(from: start, to: last.interval(in: timeZone).end)
    let byDay = Dictionary(grouping: entries) { CalendarDay($0.timestamp, in: timeZone) }
    let profile = try profile() ?? UserProfile(createdAt: start, updatedAt: start)
    let events = try eventPlan(from: first, through: last)
    let history = try ExpenditureHistory(self, for: first, through: last, in: timeZone)
    var body = try latestBody(before: start)
    return try (first.daysSince1970...last.daysSince1970).map { number in
      let day = CalendarDay(daysSince1970: number)
      let entries = byDay[day] ?? []
      for case .weight(let new) in entries { body.take(new) }
      let learned = history.estimate(before: day, for: profile).flatMap(LearnedExpenditure.init)
      return DaySummary(
        day: day, entries: entries, profile: profile, weightKg: body.weightKg,
        bodyFatPercentage: body.bodyFatPercentage(at: day.interval(in: timeZone).end),
        deviceCalories: try activeEnergy(on: day), learned: learned,
        events: events)
    }
  }
}
