/// Everything a day aims at.
public struct DailyTargets: Equatable, Sendable {
  public var energy: EnergyTarget
  /// Nil without a weight: there is no protein target then, and carbohydrate is what protein and fat leave.
  public var macros: MacroSplit?
  /// Grams, 14 for each 1000 kcal.
  public var fiberG: Double
  /// What there is to drink, in millilitres.
  public var water: WaterGoal

  /// All that had to be assumed, each once.
  public var assumptions: [Assumption] {
    water.assumptions.reduce(into: energy.assumptions) { all, next in
      if !all.contains(next) { all.append(next) }
    }
  }

  /// The targets of a day.
  ///
  /// - Parameters:
  ///   - weightKg: the weight to reckon with, in kilograms; nil gives the placeholder.
  ///   - bodyFatPercentage: share of body fat in percent, where a measurement is known.
  ///   - active: active energy of the day so far.
  ///   - exerciseMinutes: minutes of exercise so far, for the water.
  ///   - learned: what the person's journal says they spend, where it has enough days.
  ///   - events: what is planned for days of the week.
  ///   - day: the day it is.
  public init(
    for profile: UserProfile, weightKg: Double?, bodyFatPercentage: Double? = nil, active: ActiveEnergy = .none,
    exerciseMinutes: Double = 0, learned: LearnedExpenditure? = nil, events: EventPlan = .none, on day: CalendarDay
  ) {
    energy = .target(
      for: profile, weightKg: weightKg, bodyFatPercentage: bodyFatPercentage, active: active, learned: learned,
      events: events, on: day)
    let calories = energy.total.kilocalories
    macros = MacroSplit(
      calories: calories, weightKg: weightKg, proteinGramsPerPound: profile.proteinGramsPerPound,
      fatPercentage: profile.fatPercentage)
    fiberG = MacroSplit.fiber(calories: calories)
    water = WaterGoal(
      ownMl: profile.waterTargetMl, sex: profile.sex, lifeStage: profile.lifeStage, exerciseMinutes: exerciseMinutes)
  }
}
