public import Foundation
public import Insights
public import JournalStore
import Nutrition

extension InsightContext {
  /// What the journal holds around one moment: that day, the 28 before it and the weighings of eight weeks, read in one go.
  ///
  /// One estimate of expenditure, that of the running day, is reckoned with for the earlier days too; what was planned for
  /// a day counts as planned.
  /// - Throws: `JournalError` where the journal cannot be read.
  public init(_ journal: Journal, at moment: Date, in timeZone: TimeZone) throws {
    let day = CalendarDay(moment, in: timeZone)
    let first = day.advanced(by: -28)
    let (start, end) = (first.interval(in: timeZone).start, day.interval(in: timeZone).end)
    let profile = try journal.profile() ?? UserProfile(createdAt: moment, updatedAt: moment)
    let learned = try journal.expenditure(before: day, for: profile, in: timeZone).flatMap(LearnedExpenditure.init)
    let events = try journal.eventPlan(from: first, through: day)
    let byDay = Dictionary(grouping: try journal.entries(from: start, to: end)) {
      CalendarDay($0.timestamp, in: timeZone)
    }
    let weights = try journal.weights(from: day.advanced(by: -56).interval(in: timeZone).start, to: end)
    var body = try journal.latestBody(before: start)
    let days = try (first.daysSince1970...day.daysSince1970).map { number in
      let day = CalendarDay(daysSince1970: number)
      let entries = byDay[day] ?? []
      for case .weight(let new) in entries { body.take(new) }
      let isEmpty = entries.isEmpty
      return InsightDay(
        DaySummary(
          day: day, entries: entries, profile: profile, weightKg: body.weightKg,
          bodyFatPercentage: body.bodyFatPercentage(at: day.interval(in: timeZone).end),
          deviceCalories: isEmpty ? nil : try journal.activeEnergy(on: day),
          learned: learned, events: events), in: timeZone)
    }
    let today = days[days.count - 1]
    let minutes = (moment.timeIntervalSince(day.interval(in: timeZone).start) / 60).rounded(.down)
    self.init(
      today: today, past: Array(days.dropLast()), minute: min(1439, max(0, Int(minutes))), weightKg: body.weightKg,
      trend: WeightTrend(weights.map { (CalendarDay($0.timestamp, in: timeZone), $0.weightKg) }),
      goal: profile.goalType,
      targetWeightKg: profile.targetWeightKg, flexibility: profile.macroFlexibility, units: profile.units,
      hours: profile.shownClock, hidesNumbers: profile.hidesNumbers, mealTiming: profile.mealTiming,
      bar: DeficitBar.of(profile, weightKg: body.weightKg, on: day))
  }
}

extension InsightDay {
  init(_ summary: DaySummary, in timeZone: TimeZone) {
    self.init(
      day: summary.day, meals: summary.meals, workouts: summary.workouts, water: summary.water,
      targets: summary.targets, in: timeZone)
  }
}
