/// The day's targets without a model: the calculator's, and what the day's context says to them.
///
/// Only poor recovery moves the energy beyond what `EnergyTarget` counts: half of a deficit, at most 250 kcal, is given
/// back for the day. That is Ada's own convention, and known in the morning, so that nothing jumps about later. Soreness
/// and low energy are named as what to look after and move no figure: no rule says by how much they should.
public struct DynamicTargetCalculator: Equatable, Sendable {
  /// The day's targets before recovery is looked at.
  public let targets: DailyTargets
  public let context: NutritionContext
  public let profile: UserProfile

  /// The most that poor recovery gives back of a deficit, in kcal.
  public static let mostGivenBack = 250.0

  public init(targets: DailyTargets, context: NutritionContext, profile: UserProfile) {
    self.targets = targets
    self.context = context
    self.profile = profile
  }

  public var answer: DynamicNutritionTargets {
    let calories = targets.energy.total.kilocalories + givenBack
    let split = MacroSplit(
      calories: calories, weightKg: context.weightKg, proteinGramsPerPound: profile.proteinGramsPerPound,
      fatPercentage: profile.fatPercentage)
    return DynamicNutritionTargets(
      calories: calories, proteinG: split?.proteinG ?? calories * 0.2 / 4, carbsG: split?.carbsG ?? calories * 0.5 / 4,
      fatG: split?.fatG ?? calories * 0.3 / 9, reasoning: reasoning, adjustments: adjustments, confidence: confidence,
      preworkoutCarbsG: preworkoutCarbs(split), postworkoutProteinG: postworkoutProtein, recoveryFocus: recoveryFocus)
  }

  /// Kilocalories of the deficit given back for poor recovery.
  var givenBack: Double {
    let energy = targets.energy
    guard context.isShortOfSleep || context.isHRVLow, energy.basis != .own, energy.adjustment.kilocalories < 0 else {
      return 0
    }
    let deficit = energy.base.kilocalories + energy.activeEarned.kilocalories - energy.totalWithoutEvents
    guard deficit > 0 else { return 0 }
    return min(deficit / 2, Self.mostGivenBack, energy.total.kilocalories * 0.2).rounded()
  }

  private var reasoning: String {
    let energy = targets.energy
    if energy.basis == .placeholder {
      return "There is no weight yet, so \(EnergyTarget.placeholder.text()) kcal stand in."
    }
    if energy.basis == .own { return "Your own target stands as it is, whatever the day brings." }
    let earned = energy.activeEarned.kilocalories
    let names = (context.todayWorkouts ?? []).map(\.name).joined(separator: ", ")
    if let due = plannedNames, context.todayWorkouts?.isEmpty != false {
      let adds =
        energy.mode == .measured ? "what it uses is added once it is logged" : "your base holds exercise already"
      return "Training day by your plan: \(due); \(adds)."
    }
    switch context.dayKind {
    case .training where earned > 0: return "Training day: \(names); \(earned.text()) kcal are added to the quiet day."
    case .training: return "Training day: \(names). Your base holds exercise already, so nothing is added."
    case .rest where earned > 0: return "Rest day; the \(earned.text()) kcal a device reports are added."
    case .rest: return "Rest day: the quiet day's energy, with nothing added."
    case .unexpectedActivity where earned > 0:
      return "More movement than usual, without a workout: the \(earned.text()) kcal a device reports are added."
    case .unexpectedActivity:
      return "More movement than usual, without a workout; steps alone are no energy, so nothing is added."
    case .unknown: return "No workouts and no device tell about the day: it is reckoned as a quiet one."
    }
  }

  private var adjustments: [String] {
    let energy = targets.energy
    var all: [String] = []
    for figure in [energy.adjustment, energy.activeEarned] + (energy.planned.map { [$0] } ?? [])
    where figure.kilocalories != 0 {
      all.append("\(figure.origin): \(figure.kilocalories < 0 ? "" : "+")\(figure.kilocalories.text()) kcal")
    }
    if let bar = energy.bar { all.append("no deficit, as \(bar.reason)") }
    if energy.total.kilocalories > energy.sum { all.append("raised to \(energy.total.kilocalories.text()) kcal") }
    if givenBack > 0 {
      all.append("\(poorRecovery.joined(separator: ", ")): part of the deficit given back, +\(givenBack.text()) kcal")
    }
    if context.weightKg == nil { all.append("no weight: protein, carbs and fat are plain shares of the energy") }
    return all
  }

  private var recoveryFocus: String? {
    var all = poorRecovery
    if !context.soreMuscles.isEmpty { all.append("sore \(context.soreMuscles.joined(separator: ", "))") }
    if context.isLowOnEnergy { all.append("low energy") }
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }

  /// What gives back a part of a deficit, each in words.
  private var poorRecovery: [String] {
    var all: [String] = []
    if context.isShortOfSleep {
      all.append(context.sleepHours.map { "sleep (\($0.text(decimals: 1)) h)" } ?? "sleep (poor)")
    }
    if context.isHRVLow, let hrv = context.hrvMs, let usual = context.usualHrvMs {
      all.append("heart rate variability (\(hrv.text()) ms, usually \(usual.text()))")
    }
    return all
  }

  /// The names of what is planned for the day and not logged yet; nil where nothing is.
  private var plannedNames: String? {
    guard let planned = context.plannedWorkouts, !planned.isEmpty else { return nil }
    return planned.map(\.name).joined(separator: ", ")
  }

  /// 1 g/kg in the one to four hours before, the least that is advised for sessions of an hour and longer (ACSM, AND and
  /// DC 2016: 1-4 g/kg), and at most half of the day's; nil for shorter ones, which need none, and once it is done.
  private func preworkoutCarbs(_ split: MacroSplit?) -> Double? {
    guard let longest = context.plannedWorkouts?.map(\.minutes).max(), longest >= 60,
      let weight = context.weightKg.usable, let split
    else { return nil }
    return min(weight, split.carbsG / 2).rounded()
  }

  /// 0.25 g/kg, between 20 and 40 g (ISSN 2017), on a day with a workout.
  private var postworkoutProtein: Double? {
    guard context.dayKind == .training, let weight = context.weightKg.usable else { return nil }
    return min(max(weight * 0.25, 20), 40).rounded()
  }

  /// How much of what the sum wants is known, not assumed; a plain count of it, no probability.
  private var confidence: Double {
    guard targets.energy.basis != .placeholder else { return 0.1 }
    var known = 0.6 - 0.1 * Double(min(3, targets.energy.assumptions.count))
    if context.activeCalories != nil || context.weekWorkouts ?? 0 > 0 { known += 0.1 }
    if context.weeklyWeightChangeKg != nil { known += 0.1 }
    if context.sleepHours != nil { known += 0.1 }
    return (known * 100).rounded() / 100
  }
}
