import Foundation

/// How body weight answers to intake over months and years: the dynamic model of Hall et al. 2011 (Lancet 378:826, web
/// appendix).
///
/// A constant deficit does not take off the same weight every week: a smaller body spends less. About half of the change
/// has happened after a year. Validated on groups (CALERIE: mean bias -0.47 kg over 2 years), not on single persons.
public struct BodyWeightModel: Equatable, Sendable {
  /// The energy that keeps the starting weight, in kcal/day.
  public let maintenance: Double
  /// What had to be assumed for the start.
  public let assumptions: [Assumption]

  /// Kilograms at the start.
  public let weightKg: Double

  let start: State
  let activityPerKg: Double

  /// A person at the start, or nil without a usable weight.
  ///
  /// Resting energy is Mifflin-St Jeor with the regression's coefficients; starting fat is the given share or, without
  /// one, the regression of Jackson et al. 2002 on age and body mass index.
  /// - Parameters:
  ///   - physicalActivityLevel: the day's energy over resting energy, 1.2...2.5.
  ///   - bodyFatPercentage: share of body fat in percent.
  public init?(
    weightKg: Double?, heightCm: Double? = nil, ageYears: Int? = nil, sex: Sex? = nil,
    bodyFatPercentage: Double? = nil, physicalActivityLevel: Double
  ) {
    guard let weight = weightKg.usable, physicalActivityLevel.isFinite else { return nil }
    let level = min(max(physicalActivityLevel, 1.2), 2.5)
    var assumptions: [Assumption] = []
    if heightCm.usable == nil { assumptions.append(.height(centimetres: RestingEnergy.assumedHeight(sex))) }
    if ageYears == nil { assumptions.append(.age(years: RestingEnergy.assumedAge)) }
    if sex == nil { assumptions.append(.sexUnknown) }
    let height = heightCm.usable ?? RestingEnergy.assumedHeight(sex)
    let age = Double(ageYears ?? RestingEnergy.assumedAge)
    let known = bodyFatPercentage.usable.flatMap { (2...75).contains($0) ? $0 : nil }
    let fat = known ?? Self.jacksonFat(sex ?? .female, weight, height, age)
    if known == nil { assumptions.append(.bodyFat(percent: fat)) }

    let resting = max(
      500,
      EnergyFormula.mifflinStJeorUnsimplified(
        sex: sex ?? .female, weightKg: weight, heightCm: height, ageYears: age))
    self.weightKg = weight
    self.assumptions = assumptions
    maintenance = resting * level
    activityPerKg = ((1 - Constant.thermicEffect) * level - 1) * resting / weight
    start = State(fat: weight * fat / 100, lean: weight * (1 - fat / 100), glycogen: Constant.glycogen)
  }

  /// Share of fat in percent from age and body mass index (Jackson et al. 2002), held to 3...70.
  private static func jacksonFat(_ sex: Sex, _ weightKg: Double, _ heightCm: Double, _ age: Double) -> Double {
    let index = log(weightKg / (heightCm / 100 * heightCm / 100))
    let percent =
      sex == .male ? 0.14 * age + 37.31 * index - 103.94 : 0.14 * age + 39.96 * index - 102.01
    return min(max(percent, 3), 70)
  }
}

extension BodyWeightModel {
  /// Parameters of the appendix, in kilocalories and kilograms.
  enum Constant {
    private static let kilocaloriesPerMegajoule = 1000 / 4.184
    static let fatDensity = 39.5 * kilocaloriesPerMegajoule
    static let leanDensity = 7.6 * kilocaloriesPerMegajoule
    static let glycogenDensity = 17.6 * kilocaloriesPerMegajoule
    /// Energy spent each day by a kilogram.
    static let fatExpenditure = 0.013 * kilocaloriesPerMegajoule
    static let leanExpenditure = 0.092 * kilocaloriesPerMegajoule
    /// Energy spent to build a kilogram.
    static let fatSynthesis = 0.750 * kilocaloriesPerMegajoule
    static let leanSynthesis = 0.960 * kilocaloriesPerMegajoule
    static let thermicEffect = 0.1
    static let adaptation = 0.14
    /// Days.
    static let adaptationTime = 14.0
    static let forbes = 10.4 * leanDensity / fatDensity
    /// Kilograms at the start, and water bound to each gram.
    static let glycogen = 0.5
    static let glycogenWater = 2.7
    static let carbohydrateShare = 0.5
    /// Milligrams a day at the start; scaled with intake.
    static let sodium = 4000.0
    static let sodiumPerLitre = 3220.0
    static let sodiumExcretion = 3000.0
    static let sodiumFromCarbohydrate = 4000.0
  }

  /// What changes from day to day. Kilograms; adaptation in kcal/day.
  struct State: Equatable, Sendable {
    var fat: Double
    var lean: Double
    var glycogen: Double
    /// Extracellular water above the start.
    var water = 0.0
    var adaptation = 0.0

    func stepped(by rate: State, days: Double) -> State {
      State(
        fat: fat + rate.fat * days, lean: lean + rate.lean * days, glycogen: glycogen + rate.glycogen * days,
        water: water + rate.water * days, adaptation: adaptation + rate.adaptation * days)
    }
  }
}
