public import Foundation
public import JournalStore
public import Nutrition

/// What the journal knows of intake, weight and activity around some days in a row, read in one go: each of them is
/// reckoned from the days before it.
struct ExpenditureHistory {
  /// In their order; days without anything are left out.
  private let days: [ExpenditureDay]

  /// - Throws: `JournalError` where the journal cannot be read.
  init(_ journal: Journal, for first: CalendarDay, through last: CalendarDay, in timeZone: TimeZone) throws {
    let start = first.advanced(by: -AdaptiveExpenditure.window)
    let count = max(0, last.daysSince1970 - start.daysSince1970) + 1
    days = try journal.expenditureDays(
      from: start, midnights: (0...count).map { start.advanced(by: $0).interval(in: timeZone).start })
  }

  /// What the days before `day` say; nil without a weighing on them or on the day itself.
  ///
  /// The day itself is left out, as it is not over, but for a first weighing. Looks at the 120 days before it and no more.
  func estimate(before day: CalendarDay, for profile: UserProfile) -> AdaptiveExpenditure? {
    let first = day.advanced(by: -AdaptiveExpenditure.window)
    // What devices reported before the first meal or weighing is of no journal yet.
    var known = Array(
      days.filter { $0.day >= first && $0.day < day }.drop { $0.calories == nil && $0.weightKg == nil })
    let yesterday = day.advanced(by: -1)
    if known.last?.day != yesterday { known.append(ExpenditureDay(day: yesterday)) }
    if !known.contains(where: { $0.weightKg != nil }) {
      // The first weighing of all, this day's, says what the body was when yesterday ended.
      known[known.count - 1].weightKg = days.last(where: { $0.day == day })?.weightKg
    }
    guard let weighed = known.last(where: { $0.weightKg != nil }), let oldest = known.first,
      let prior = ExpenditurePrior(for: profile, weightKg: weighed.weightKg, on: weighed.day)
    else { return nil }
    // Something within the first week of the window: the journal most likely began before it.
    return AdaptiveExpenditure(known, prior: prior, isContinued: oldest.day < first.advanced(by: 7))
  }
}

extension Journal {
  /// What the days before `day` say about the person's expenditure; nil without a weighing on them or on the day itself.
  ///
  /// The day itself is left out, as it is not over, but for a first weighing. Reads the 120 days before it and no more.
  /// - Throws: `JournalError` where the journal cannot be read.
  public func expenditure(
    before day: CalendarDay, for profile: UserProfile, in timeZone: TimeZone
  ) throws -> AdaptiveExpenditure? {
    try ExpenditureHistory(self, for: day, through: day, in: timeZone).estimate(before: day, for: profile)
  }
}
