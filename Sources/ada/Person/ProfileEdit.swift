import Foundation
import Nutrition

/// What `ada profile set` was asked for, in the person's own words; nil stays as it is, "none" forgets.
struct ProfileEdit: Equatable {
  var sex: Sex?
  var birthDate: String?
  var height: String?
  var weight: String?
  var bodyFat: String?
  var activity: ActivityLevel?
  var mode: EnergyMode?
  var goal: GoalType?
  var rate: String?
  var targetWeight: String?
  var protein: String?
  var fat: String?
  var preset: MacroPreset?
  var calories: String?
  var water: String?
  var units: UnitSystem?
  /// "12", "24" or "none".
  var clock: String?
  var timeZone: String?
  var flexibility: MacroFlexibility?
  /// "pregnant", "breastfeeding" or "none".
  var lifeStage: String?
  var training: TrainingStyle?
  var numbers: NumberDisplay?
  /// "early", "late" or "none".
  var mealTiming: String?
  /// 1...12, or "none".
  var mealsPerDay: String?

  /// The profile as it is to be, and what has to be said about it.
  struct Outcome: Equatable {
    var profile: UserProfile
    /// A weigh-in, where a weight or body fat was given.
    var weighing: BodyWeightEntry?
    var warnings: [String] = []
    var assumptions: [String] = []
  }

  /// Works the edit into a profile.
  ///
  /// - Parameters:
  ///   - latest: the last weighing, which body fat alone is added to.
  ///   - now: the clock, for the weigh-in and for what is no birth date.
  ///   - today: the person's calendar day.
  ///   - id: the weigh-in's id.
  /// - Throws: `Failure` with code 64 and one sentence: what cannot be read, is out of range, or is refused as unsafe.
  func applied(
    to profile: UserProfile, latest: BodyWeightEntry?, now: Date, today: CalendarDay, id: String
  ) throws -> Outcome {
    let (outcome, refusal) = try worked(into: profile, latest: latest, now: now, today: today, id: id)
    if let refusal { throw refusal }
    return outcome
  }

  /// The same with the refusal of a goal as a value: it is no reason to refuse the facts beside it.
  func worked(
    into profile: UserProfile, latest: BodyWeightEntry?, now: Date, today: CalendarDay, id: String
  ) throws -> (outcome: Outcome, refusal: Failure?) {
    var outcome = Outcome(profile: profile)
    outcome.profile.units = units ?? profile.units
    try applyPerson(to: &outcome.profile, today: today)
    outcome.weighing = try weighing(units: outcome.profile.units, latest: latest, now: now, id: id)
    try applyMacros(to: &outcome.profile)
    let refusal = try applyGoal(
      to: &outcome, from: profile, weightKg: outcome.weighing?.weightKg ?? latest?.weightKg, today: today)
    outcome.profile.updatedAt = now
    return (outcome, refusal)
  }

  /// Without what is aimed at.
  var facts: ProfileEdit {
    var edit = self
    (edit.goal, edit.rate, edit.targetWeight, edit.calories) = (nil, nil, nil, nil)
    return edit
  }

  private func applyPerson(to profile: inout UserProfile, today: CalendarDay) throws {
    profile.sex = sex ?? profile.sex
    profile.activityLevel = activity ?? profile.activityLevel
    profile.energyMode = mode ?? profile.energyMode
    profile.trainingStyle = training ?? profile.trainingStyle
    if let numbers { profile.numbers = numbers == .hidden ? .hidden : nil }
    if activity != nil { profile.state(.activityLevel) }
    if units != nil { profile.state(.units) }
    if let lifeStage {
      profile.lifeStage = try ProfileRange.optional(lifeStage) { text in
        guard let stage = LifeStage(rawValue: text.lowercased()) else {
          throw Failure(.usage, "--life-stage \(text) is unknown; it is pregnant, breastfeeding or none.")
        }
        return stage
      }
    }
    try applyEating(to: &profile)
    if let birthDate {
      profile.birthDate = try ProfileRange.optional(birthDate) { text in
        guard let day = DateText.day(text, units: profile.units), today.age(bornOn: day) != nil else {
          throw Failure(.usage, "--birth-date \(text) is no date of birth; write it as 1990-05-31.")
        }
        return day.midnightUTC
      }
    }
    if let height {
      profile.heightCm = try ProfileRange.optional(height) { text in
        try ProfileRange.height.check(MeasureText.centimetres(text, units: profile.units), text, profile.units)
      }
    }
    if let water {
      profile.waterTargetMl = try ProfileRange.optional(water) { text in
        try ProfileRange.water.check(MeasureText.millilitres(text, units: profile.units), text, profile.units)
      }
    }
    if let clock {
      profile.clock = try ProfileRange.optional(clock) { text in
        guard let clock = HourClock(text) else {
          throw Failure(.usage, "--clock \(text) is unknown; it is 12, 24 or none, which follows the units.")
        }
        return clock
      }
    }
    if let timeZone {
      profile.timeZone = try ProfileRange.optional(timeZone) { text in
        guard let zone = TimeZone(identifier: text) else {
          throw Failure(.usage, "--time-zone \(text) is unknown; write it as Europe/Berlin.")
        }
        return zone.identifier
      }
    }
  }

  private func applyEating(to profile: inout UserProfile) throws {
    if let mealTiming {
      profile.mealTiming = try ProfileRange.optional(mealTiming) { text in
        guard let timing = MealTiming(rawValue: text.lowercased()) else {
          throw Failure(.usage, "--meal-timing \(text) is unknown; it is early, late or none.")
        }
        return timing
      }
    }
    if let mealsPerDay {
      profile.mealsPerDay = try ProfileRange.optional(mealsPerDay) { text in
        Int(try ProfileRange.mealsPerDay.check(Int(text).map { Double($0) }, text, profile.units))
      }
    }
  }

  private func weighing(
    units: UnitSystem, latest: BodyWeightEntry?, now: Date, id: String
  ) throws -> BodyWeightEntry? {
    let fat = try bodyFat.map { try ProfileRange.bodyFat.check(MeasureText.percent($0), $0, units) }
    if let weight {
      let kilograms = try ProfileRange.weight.check(MeasureText.kilograms(weight, units: units), weight, units)
      return BodyWeightEntry(id: id, weightKg: kilograms, bodyFatPercentage: fat, timestamp: now)
    }
    guard let fat else { return nil }
    guard let latest else {
      throw Failure(.usage, "--body-fat is part of a weigh-in; give --weight with it.")
    }
    return BodyWeightEntry(id: id, weightKg: latest.weightKg, bodyFatPercentage: fat, timestamp: now)
  }

  private func applyMacros(to profile: inout UserProfile) throws {
    profile.macroFlexibility = flexibility ?? profile.macroFlexibility
    if preset != nil || protein != nil || fat != nil { profile.macroOrigin = .person }
    if let preset {
      profile.proteinGramsPerPound = preset.proteinGramsPerPound
      profile.fatPercentage = preset.fatPercentage
    }
    if let protein {
      profile.proteinGramsPerPound = try ProfileRange.protein.check(
        MeasureText.gramsPerPound(protein), protein, profile.units)
    }
    if let fat {
      profile.fatPercentage = try ProfileRange.fat.check(MeasureText.percent(fat), fat, profile.units) / 100
    }
  }

  private func applyGoal(
    to outcome: inout Outcome, from earlier: UserProfile, weightKg: Double?, today: CalendarDay
  ) throws -> Failure? {
    var profile = outcome.profile
    profile.goalType = goal ?? profile.goalType
    if let rate {
      profile.goalRate = try ProfileRange.rate.check(
        MeasureText.kilogramsPerWeek(rate, units: profile.units), rate, profile.units)
    } else if let goal, goal != outcome.profile.goalType || outcome.profile.goalRate == 0 {
      profile.goalRate = GoalRate.usual(goal)
      if profile.goalRate > 0 {
        outcome.assumptions.append(
          "\(profile.units.weightRate(kilogramsPerWeek: profile.goalRate)), as no --rate was given")
      }
    }
    if let targetWeight {
      profile.targetWeightKg = try ProfileRange.optional(targetWeight) { text in
        try ProfileRange.weight.named("--target-weight").check(
          MeasureText.kilograms(text, units: profile.units), text, profile.units)
      }
    }
    if let calories {
      profile.calorieTarget = try ProfileRange.optional(calories) { text in
        try ProfileRange.calories.check(MeasureText.kilocalories(text), text, profile.units)
      }
    }
    if touchesGoal { profile.state(.goal) }
    let check = GoalCheck(profile, changedFrom: earlier, weightKg: weightKg, on: today)
    outcome.profile = profile
    if let refusal = check.refusals.first { return Failure(.usage, refusal.sentence(in: profile.units)) }
    guard touchesGoal else { return nil }
    outcome.warnings = check.warnings.map { $0.sentence(in: profile.units) }
    outcome.assumptions += check.assumptions.map { $0.sentence(in: profile.units) }
    return nil
  }

  /// Whether anything was asked for that a goal check is about.
  private var touchesGoal: Bool {
    goal != nil || rate != nil || targetWeight.map { !ProfileRange.isNone($0) } ?? false
      || calories.map { !ProfileRange.isNone($0) } ?? false
  }
}
