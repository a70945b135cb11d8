public import Foundation
public import JournalStore
public import Nutrition

extension Journal {
  /// What the days before `day` say about the person's expenditure; nil without a weighing on them.
  ///
  /// The day itself is left out: it is not over. Reads the 120 days before it and no more.
  /// - Throws: `JournalError` where the journal cannot be read.
  public func expenditure(
    before day: CalendarDay, for profile: UserProfile, in timeZone: TimeZone
  ) throws -> AdaptiveExpenditure? {
    let first = day.advanced(by: -AdaptiveExpenditure.window)
    let midnights = (0...AdaptiveExpenditure.window).map { first.advanced(by: $0).interval(in: timeZone).start }
    let days = try expenditureDays(from: first, midnights: midnights)
    guard let weighed = days.last(where: { $0.weightKg != nil }), let oldest = days.first,
      let prior = ExpenditurePrior(for: profile, weightKg: weighed.weightKg, on: weighed.day)
    else { return nil }
    let yesterday = ExpenditureDay(day: day.advanced(by: -1))
    let all = days.last?.day == yesterday.day ? days : days + [yesterday]
    // Something within the first week of the window: the journal most likely began before it.
    return AdaptiveExpenditure(all, prior: prior, isContinued: oldest.day < first.advanced(by: 7))
  }
}
