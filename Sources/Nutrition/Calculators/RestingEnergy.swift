/// Energy spent at rest, by the first formula that the known values allow.
///
/// Body fat known: Katch-McArdle. Else height known: Mifflin-St Jeor. Else: Roza-Shizgal with an assumed height.
public struct RestingEnergy: Equatable, Sendable {
  /// Which of the published formulas it is by.
  public enum Formula: String, CaseIterable, Codable, Sendable {
    case katchMcArdle, mifflinStJeor, rozaShizgal

    /// "Mifflin-St Jeor".
    public var name: String {
      switch self {
      case .katchMcArdle: "Katch-McArdle"
      case .mifflinStJeor: "Mifflin-St Jeor"
      case .rozaShizgal: "Roza-Shizgal"
      }
    }
  }

  public var kilocaloriesPerDay: Double
  public var formula: Formula
  /// What stands for a height, an age or a sex that is not known; none where body fat is.
  public var assumptions: [Assumption]

  public init(kilocaloriesPerDay: Double, formula: Formula, assumptions: [Assumption]) {
    self.kilocaloriesPerDay = kilocaloriesPerDay
    self.formula = formula
    self.assumptions = assumptions
  }

  /// The years taken where there is no birth date.
  public static let assumedAge = 30

  /// The height taken where there is none, in centimetres.
  public static func assumedHeight(_ sex: Sex?) -> Double { sex == .male ? 178 : 165 }

  /// Resting energy of a person, or nil without a usable weight: nothing can be said then.
  ///
  /// Values that cannot be true (not finite, not positive, body fat outside 2...75 %) count as unknown.
  /// - Parameters:
  ///   - weightKg: body weight in kilograms.
  ///   - heightCm: height in centimetres.
  ///   - ageYears: whole years.
  ///   - bodyFatPercentage: share of body fat in percent.
  public static func estimate(
    weightKg: Double?, heightCm: Double? = nil, ageYears: Int? = nil, sex: Sex? = nil, bodyFatPercentage: Double? = nil
  ) -> RestingEnergy? {
    guard let weight = weightKg.usable else { return nil }
    if let fat = bodyFatPercentage.usable, (2...75).contains(fat) {
      return RestingEnergy(
        kilocaloriesPerDay: EnergyFormula.katchMcArdle(leanMassKg: weight * (1 - fat / 100)), formula: .katchMcArdle,
        assumptions: [])
    }
    var assumptions: [Assumption] = []
    if heightCm.usable == nil { assumptions.append(.height(centimetres: assumedHeight(sex))) }
    if ageYears == nil { assumptions.append(.age(years: assumedAge)) }
    if sex == nil { assumptions.append(.sexUnknown) }
    let age = Double(ageYears ?? assumedAge)
    let height = heightCm.usable ?? assumedHeight(sex)
    let formula: Formula = heightCm.usable == nil ? .rozaShizgal : .mifflinStJeor
    let compute = formula == .rozaShizgal ? EnergyFormula.rozaShizgal : EnergyFormula.mifflinStJeor
    let result = compute(sex ?? .female, weight, height, age)
    // Linear formulas leave the range of real people for extreme values; nobody rests on less than nothing.
    return RestingEnergy(kilocaloriesPerDay: max(0, result), formula: formula, assumptions: assumptions)
  }
}

extension Double? {
  /// The value where it is finite and above zero.
  var usable: Double? { flatMap { $0.isFinite && $0 > 0 ? $0 : nil } }
}
