/// Whether a goal may be set, asked before it is: the same for a person, a model and an import.
public struct GoalCheck: Equatable, Sendable {
  /// Why a goal may not be set.
  public enum Refusal: Hashable, Sendable {
    /// A loss of more than 1.5 % of body weight a week.
    case lossTooFast(percentPerWeek: Double, highestKgPerWeek: Double)
    /// A goal weight under BMI 18.5.
    case targetUnderweight(lowestKg: Double)
    /// A loss, for somebody whom nothing may be planned for that takes weight off.
    case noDeficit(DeficitBar)
    /// Fewer kilocalories a day than they use, for the same.
    case caloriesUnderMaintenance(DeficitBar, lowest: Double)
    /// Less than 1200 kcal a day.
    case caloriesUnderFloor(lowest: Double)
    /// A rate, weight or target that is no number or is out of every range.
    case notANumber(field: String)
  }

  /// Empty where the goal may be set.
  public var refusals: [Refusal]
  /// What the person should hear about a goal that may be set all the same.
  public var warnings: [TargetWarning]
  /// What had to be assumed to check it.
  public var assumptions: [Assumption]

  public var isAccepted: Bool { refusals.isEmpty }

  /// Checks a goal against what is known of the person.
  ///
  /// Without a weight the rate cannot be checked yet; `EnergyTarget` holds it to the same limit once there is one.
  /// Without a height the goal weight is checked with the assumed one, and that is said.
  /// - Parameters:
  ///   - bar: why no deficit may be planned, where more is known than height and weight.
  ///   - maintenance: kcal the person uses in a day, which an own target is held to under a bar.
  public init(
    goalType: GoalType, goalRate: Double = 0, targetWeightKg: Double? = nil, calorieTarget: Double? = nil,
    weightKg: Double? = nil, heightCm: Double? = nil, sex: Sex? = nil, bar: DeficitBar? = nil,
    maintenance: Double? = nil
  ) {
    refusals = []
    warnings = []
    assumptions = []
    if !goalRate.isFinite || goalRate < 0 {
      refusals.append(.notANumber(field: "goalRate"))
    } else if let weight = weightKg.usable {
      checkRate(goalType, goalRate, weight)
    } else if goalRate > 0 {
      assumptions.append(.weightUnknown)
    }
    let bar = bar ?? Self.underweight(weightKg, heightCm)
    if goalType == .cut, let bar { refusals.append(.noDeficit(bar)) }
    if let targetWeightKg { checkTarget(targetWeightKg, heightCm.usable, sex, bar, weightKg.usable) }
    if let calorieTarget {
      if !calorieTarget.isFinite {
        refusals.append(.notANumber(field: "calorieTarget"))
      } else if calorieTarget < EnergyTarget.floor {
        refusals.append(.caloriesUnderFloor(lowest: EnergyTarget.floor))
      } else if let bar, let maintenance, calorieTarget < maintenance.rounded() {
        refusals.append(.caloriesUnderMaintenance(bar, lowest: maintenance.rounded()))
      }
    }
  }

  private mutating func checkRate(_ goalType: GoalType, _ rate: Double, _ weight: Double) {
    let share = GoalRate.share(rate, of: weight)
    switch goalType {
    case .cut where GoalRate.exceeds(share, GoalRate.lossToRefuse):
      refusals.append(
        .lossTooFast(percentPerWeek: share * 100, highestKgPerWeek: GoalRate.lossToRefuse * weight))
    case .cut where GoalRate.exceeds(share, GoalRate.lossToWarnAbout):
      warnings.append(.fastLoss(percentPerWeek: share * 100))
    case .bulk where GoalRate.exceeds(share, GoalRate.gainToWarnAbout):
      warnings.append(.fastGain(percentPerWeek: share * 100))
    case .cut, .maintain, .bulk: break
    }
  }

  private static func underweight(_ weightKg: Double?, _ heightCm: Double?) -> DeficitBar? {
    guard let bmi = BodyMassIndex.of(weightKg: weightKg, heightCm: heightCm), bmi < BodyMassIndex.underweight else {
      return nil
    }
    return .underweight(bmi: bmi)
  }

  private mutating func checkTarget(
    _ target: Double, _ heightCm: Double?, _ sex: Sex?, _ bar: DeficitBar?, _ weightKg: Double?
  ) {
    guard target.isFinite, target > 0 else {
      refusals.append(.notANumber(field: "targetWeightKg"))
      return
    }
    if let bar, let weightKg, target < weightKg {
      if !refusals.contains(.noDeficit(bar)) { refusals.append(.noDeficit(bar)) }
      return
    }
    // The limit is that of adults; a child's is another, and loses nothing here anyway.
    if case .underAge = bar { return }
    let height = heightCm ?? RestingEnergy.assumedHeight(sex)
    if heightCm == nil {
      assumptions.append(.height(centimetres: height))
      if sex == nil { assumptions.append(.sexUnknown) }
    }
    let lowest = BodyMassIndex.lowestWeight(heightCm: height)
    if target < lowest - 1e-9 { refusals.append(.targetUnderweight(lowestKg: lowest)) }
  }
}

extension GoalCheck.Refusal {
  /// One sentence for the person.
  public func sentence(in units: UnitSystem = .metric) -> String {
    switch self {
    case .lossTooFast(let percent, let highest):
      "A loss of \(percent.text(decimals: 1)) % of your weight a week is too fast to be safe; "
        + "the most Ada plans for is \(units.weightRate(kilogramsPerWeek: highest))."
    case .targetUnderweight(let lowest):
      "That goal weight is underweight (BMI under 18.5); the lowest Ada accepts is "
        + "\(units.weight(kilograms: (lowest * 10).rounded(.up) / 10))."
    case .noDeficit(let bar): "Ada plans no loss of weight, as \(bar.reason). \(bar.advice)"
    case .caloriesUnderMaintenance(let bar, let lowest):
      "That is less than the \(lowest.text()) kcal a day uses, and Ada plans no deficit, as \(bar.reason). \(bar.advice)"
    case .caloriesUnderFloor(let lowest):
      "A target never goes below \(lowest.text()) kcal a day."
    case .notANumber(let field): "\(field) is not a usable number."
    }
  }
}
