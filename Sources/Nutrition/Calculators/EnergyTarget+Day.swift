extension EnergyTarget {
  /// The target of a day.
  ///
  /// - Parameters:
  ///   - weightKg: the weight to reckon with, in kilograms; nil gives the placeholder.
  ///   - bodyFatPercentage: share of body fat in percent, where a measurement is known.
  ///   - active: active energy of the day so far; counts in `EnergyMode.measured` only.
  ///   - learned: what the person's journal says they spend, where it has enough days: it replaces the formula.
  ///   - events: what is planned for days of the week.
  ///   - day: the day it is, for the age.
  public static func target(
    for profile: UserProfile, weightKg: Double?, bodyFatPercentage: Double? = nil, active: ActiveEnergy = .none,
    learned: LearnedExpenditure? = nil, events: EventPlan = .none, on day: CalendarDay
  ) -> EnergyTarget {
    let age = profile.age(on: day)
    let bar = DeficitBar.of(profile, weightKg: weightKg, on: day)
    // What somebody who must not lose eats says nothing about what they should.
    let learned = bar == nil ? learned : nil
    let resting = RestingEnergy.estimate(
      weightKg: weightKg, heightCm: profile.heightCm, ageYears: age, sex: profile.sex,
      bodyFatPercentage: bodyFatPercentage)
    var target: EnergyTarget
    if let own = profile.calorieTarget.usable {
      target = .own(own, mode: profile.energyMode, resting: resting)
    } else if let resting, let weight = weightKg.usable {
      target = .formula(allowed(profile, under: bar), weight, resting, active, learned)
    } else {
      target = .placeholder(mode: profile.energyMode)
    }
    if let resting {
      target.maintenance =
        base(resting, profile, learned).kilocalories
        + (profile.energyMode == .measured ? max(0, active.kilocalories.rounded()) : 0)
    }
    if let age, age < DeficitBar.adultAge { target.warnings.append(.notAnAdult(years: age)) }
    target.hold(to: bar, asked: profile)
    target.take(events, on: day)
    return target
  }

  private static func own(_ own: Double, mode: EnergyMode, resting: RestingEnergy?) -> EnergyTarget {
    let total = max(own, floor)
    return EnergyTarget(
      basis: .own, mode: mode, resting: resting, base: EnergyFigure(own, origin: "your own target"),
      activeEarned: EnergyFigure(0, origin: "your own target stands as it is, exercise is not added"),
      adjustment: EnergyFigure(0, origin: "your own target stands as it is, the goal is not added"),
      total: EnergyFigure(total, origin: own < floor ? "the floor, as your own target is below it" : "your own target"),
      assumptions: [], warnings: own < floor ? [.ownTargetRaisedToFloor(from: own)] : [])
  }

  private static func placeholder(mode: EnergyMode) -> EnergyTarget {
    EnergyTarget(
      basis: .placeholder, mode: mode, resting: nil,
      base: EnergyFigure(placeholder, origin: "placeholder, as there is no weight"),
      activeEarned: EnergyFigure(0, origin: "not counted without a weight"),
      adjustment: EnergyFigure(0, origin: "not counted without a weight"),
      total: EnergyFigure(placeholder, origin: "placeholder, as there is no weight"), assumptions: [.weightUnknown],
      warnings: [])
  }

  private static func formula(
    _ profile: UserProfile, _ weight: Double, _ resting: RestingEnergy, _ active: ActiveEnergy,
    _ learned: LearnedExpenditure?
  ) -> EnergyTarget {
    let (rate, warnings) = limitedRate(profile.goalType, profile.goalRate, weight)
    let base = base(resting, profile, learned)
    let adjustment = EnergyFigure(
      GoalRate.adjustment(profile.goalType, kilogramsPerWeek: rate), origin: goalOrigin(profile, rate))
    let earned = profile.energyMode == .measured ? earnedFigure(active) : EnergyFigure(0, origin: "in the multiplier")
    let sum = base.kilocalories + adjustment.kilocalories + earned.kilocalories
    return EnergyTarget(
      basis: learned == nil ? .formula : .learned, mode: profile.energyMode, resting: resting, base: base,
      activeEarned: earned,
      adjustment: adjustment,
      total: EnergyFigure(max(sum, floor), origin: sum < floor ? "the floor, as the sum is below it" : "the sum"),
      assumptions: learned == nil ? resting.assumptions : [],
      warnings: warnings + (sum < floor ? [.raisedToFloor(from: sum)] : []), learned: learned)
  }

  private static func base(
    _ resting: RestingEnergy, _ profile: UserProfile, _ learned: LearnedExpenditure?
  ) -> EnergyFigure {
    if let learned { return learnedBase(learned, profile.energyMode) }
    let factor = profile.energyMode == .measured ? 1.2 : profile.activityLevel.multiplier
    return EnergyFigure(
      resting.kilocaloriesPerDay * factor,
      origin: "\(resting.formula.name) \(resting.kilocaloriesPerDay.text()) x \(factor.text(decimals: 3))")
  }

  /// What was learned holds the usual activity; where the day's own is added, the usual one is taken out first.
  private static func learnedBase(_ learned: LearnedExpenditure, _ mode: EnergyMode) -> EnergyFigure {
    let range = "\(learned.interval.lowerBound.text())-\(learned.interval.upperBound.text())"
    let origin = "learned from \(learned.intakeDays) days: \(learned.kilocalories.text()) (\(range))"
    guard mode == .measured, learned.meanActive >= 1 else { return EnergyFigure(learned.kilocalories, origin: origin) }
    return EnergyFigure(
      learned.kilocalories - learned.meanActive, origin: origin + " - \(learned.meanActive.text()) usual activity")
  }

  /// The rate to reckon with: what the goal asks for, but no loss of over 1.5 % of body weight a week.
  private static func limitedRate(_ goal: GoalType, _ rate: Double, _ weight: Double) -> (Double, [TargetWarning]) {
    guard let rate = Optional(rate).usable else { return (0, []) }
    let share = GoalRate.share(rate, of: weight)
    switch goal {
    case .cut where GoalRate.exceeds(share, GoalRate.lossToRefuse):
      let limit = GoalRate.lossToRefuse * weight
      return (limit, [.lossLimited(percentPerWeek: share * 100, toKgPerWeek: limit)])
    case .cut where GoalRate.exceeds(share, GoalRate.lossToWarnAbout):
      return (rate, [.fastLoss(percentPerWeek: share * 100)])
    case .bulk where GoalRate.exceeds(share, GoalRate.gainToWarnAbout):
      return (rate, [.fastGain(percentPerWeek: share * 100)])
    case .cut, .maintain, .bulk: return (rate, [])
    }
  }

  private static func goalOrigin(_ profile: UserProfile, _ rate: Double) -> String {
    func words(_ goal: String, _ perKilogram: Double) -> String {
      let perUnit = profile.units == .metric ? perKilogram : perKilogram / UnitConversion.pounds(kilograms: 1)
      return "\(goal): \(profile.units.weightRate(kilogramsPerWeek: rate)) x \(perUnit.text())"
    }
    return switch profile.goalType {
    case .cut: words("cut", 1100)
    case .maintain: "maintain"
    case .bulk: words("bulk", 550)
    }
  }

  private static func earnedFigure(_ active: ActiveEnergy) -> EnergyFigure {
    let origin =
      active.fromDevice > 0
      ? "device" : active.fromWorkouts > 0 ? "logged workouts, net of rest" : "no activity yet"
    return EnergyFigure(max(0, active.kilocalories), origin: origin)
  }
}
