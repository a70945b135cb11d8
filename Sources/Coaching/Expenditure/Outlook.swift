public import Foundation
public import JournalStore
public import Nutrition

/// Where a person stands and where their plan leads: what forecasts are made from.
public struct Outlook: Sendable {
  /// The day the forecast starts from.
  public var day: CalendarDay
  public var profile: UserProfile
  public var forecast: WeightForecast
  /// Whether what the person spends was learned from their journal; else it is the formula's.
  public var isLearned: Bool
  /// What the person means to eat, in kcal/day: the day's target.
  public var plannedIntake: Double
  /// Why no deficit is planned; nil where one may be.
  public var bar: DeficitBar?
  /// What had to be assumed.
  public var assumptions: [Assumption]

  /// Whether an intake may be planned for this person, and the least that may.
  public var leastIntake: Double {
    bar == nil ? EnergyTarget.floor : max(EnergyTarget.floor, forecast.expenditure)
  }

  /// Why a goal weight is not planned for; nil where it may be.
  public func refusal(ofTarget target: Double) -> String? {
    let check = GoalCheck(
      goalType: target < forecast.weightKg ? .cut : .maintain, targetWeightKg: target, weightKg: forecast.weightKg,
      heightCm: profile.heightCm, sex: profile.sex, bar: target < forecast.weightKg ? bar : nil)
    return check.refusals.first?.sentence(in: profile.units)
  }
}

extension Journal {
  /// Where the person stands on a day; nil without a weight.
  /// - Throws: `JournalError` where the journal cannot be read.
  public func outlook(on day: CalendarDay, in timeZone: TimeZone) throws -> Outlook? {
    let (start, end) = day.interval(in: timeZone)
    let profile = try profile() ?? UserProfile(createdAt: start, updatedAt: start)
    guard let weighed = try latestBody(before: end).entry(at: end) else { return nil }
    let estimate = try expenditure(before: day, for: profile, in: timeZone)
    let learned = estimate.flatMap(LearnedExpenditure.init)
    guard
      let prior = ExpenditurePrior(
        for: profile, weightKg: weighed.weightKg, bodyFatPercentage: weighed.bodyFatPercentage, on: day),
      let forecast = WeightForecast(
        for: profile, weightKg: learned == nil ? weighed.weightKg : estimate?.trendKg,
        bodyFatPercentage: weighed.bodyFatPercentage, expenditure: learned?.kilocalories ?? prior.kilocalories,
        recentIntake: learned == nil ? nil : estimate?.recentIntake, on: day)
    else { return nil }
    let target = try summary(of: day, in: timeZone).targets.energy
    // Nobody said how active their days are, or the formula asks nobody.
    let level = profile.energyMode == .multiplier ? profile.activityLevel.multiplier : ExpenditurePrior.usualActivity
    let isLevelSaid = profile.energyMode == .multiplier && profile.hasStated(.activityLevel)
    return Outlook(
      day: day, profile: profile, forecast: forecast, isLearned: learned != nil,
      plannedIntake: target.total.kilocalories, bar: target.bar,
      assumptions: forecast.assumptions + (learned != nil || isLevelSaid ? [] : [.activity(level: level)]))
  }
}
