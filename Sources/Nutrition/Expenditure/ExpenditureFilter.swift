/// A Kalman filter over weight and expenditure, day by day.
///
/// Two states are wanted: the weight of the tissues and the expenditure. The third is what the scale shows beside the
/// tissues (salt, the gut, the cycle), which goes back to nothing within days; without it a run of heavy mornings would
/// count as a gain. A day changes the tissues by its energy balance over the energy density of the change, which follows
/// Forbes' relation between lean and fat mass (Hall 2007, Br J Nutr 97:1059) and is not a flat 7700 kcal/kg. The known
/// answers of the body to intake come from Hall et al. 2011: the water and glycogen that go with less food, the thermic
/// effect, the adaptation over two weeks, and the smaller body that spends less.
struct ExpenditureFilter {
  /// What was tuned on simulated people (docs/expenditure.md).
  enum Tuning {
    /// Kilograms of the scale's own noise in a day.
    static let scale = 0.15
    /// Kilograms of water around the tissues, and the share of it that is left the next day.
    static let water = 0.5
    static let persistence = 0.6
    /// Kilocalories by which expenditure drifts in a day, as activity and habits do.
    static let drift = 4.0
    /// Share of a day's logged energy that it may be off by.
    static let loggingError = 0.12
    /// A weighing is a jump of water beyond so many standard deviations.
    static let jump = 2.5
  }

  private typealias Constant = BodyWeightModel.Constant

  /// Tissue weight (kg), expenditure at the baseline intake and weight (kcal/day), water of the day (kg).
  private var state: SIMD3<Double>
  /// Covariance, column by column.
  private var covariance: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)
  private let baseline: Double
  private let firstKg: Double
  /// Kilocalories a kilogram of changed weight.
  let density: Double
  /// Kilocalories a day that a kilogram of tissue spends.
  private let perKg: Double
  private var glycogen = Constant.glycogen
  private var extracellular = 0.0
  private var adaptation = 0.0
  private var thermic = 0.0

  /// - Parameters:
  ///   - settledIntake: the intake the body is used to at the start where that is known, in kcal/day; else it is taken
  ///     to have kept its weight.
  init(prior: ExpenditurePrior, weightKg: Double, settledIntake: Double?) {
    state = SIMD3(weightKg, prior.kilocalories, 0)
    covariance = (SIMD3(0.8, 0, 0), SIMD3(0, prior.deviation * prior.deviation, 0), SIMD3(0, 0, 0.3))
    baseline = max(prior.kilocalories, 500)
    firstKg = weightKg
    let leanShare = Constant.forbes / (Constant.forbes + max(prior.fatKg, 1))
    density = 1 / ((1 - leanShare) / Constant.fatDensity + leanShare / Constant.leanDensity)
    // Activity costs by weight (physical activity level 1.6), and tissue at rest by what it is made of.
    let leanWeightShare = leanShare / Constant.leanDensity * density
    perKg =
      0.44 * prior.kilocalories / 1.6 / weightKg + leanWeightShare * Constant.leanExpenditure
      + (1 - leanWeightShare) * Constant.fatExpenditure
    if let settledIntake {
      let change = settledIntake / baseline - 1
      glycogen = Constant.glycogen * max(0, 1 + change).squareRoot()
      extracellular = (Constant.sodium + Constant.sodiumFromCarbohydrate) * change / Constant.sodiumExcretion
      adaptation = Constant.adaptation * (settledIntake - baseline)
      state.x -= shift
    }
  }

  /// Kilograms of glycogen, its water, and extracellular water above those at the baseline.
  private var shift: Double {
    (1 + Constant.glycogenWater) * (glycogen - Constant.glycogen) + extracellular
  }

  /// Kilograms, without the water of the day.
  var trendKg: Double { state.x + shift }

  /// Kilocalories a day at the present weight and the baseline intake.
  var level: Double { state.y + perKg * (state.x - firstKg) }

  /// What each day's food added to the level, in kilocalories.
  private(set) var answers: [Double] = []

  /// Standard deviation of `level`.
  var deviation: Double {
    let variance = covariance.1.y + 2 * perKg * covariance.0.y + perKg * perKg * covariance.0.x
    return max(variance, 0).squareRoot()
  }

  /// Takes in a morning's weighing.
  mutating func weigh(_ kilograms: Double) {
    let surprise = kilograms - shift - state.x - state.z
    var variance = covariance.0.x + 2 * covariance.2.x + covariance.2.z + Tuning.scale * Tuning.scale
    let limit = Tuning.jump * variance.squareRoot()
    if surprise.magnitude > limit {
      // Nobody gains or loses that much tissue in a day: what is too much is water.
      let excess = surprise.magnitude - limit
      covariance.2.z += 4 * excess * excess
      variance += 4 * excess * excess
    }
    let gain = (covariance.0 + covariance.2) / variance
    state += gain * surprise
    let row = SIMD3(
      covariance.0.x + covariance.0.z, covariance.1.x + covariance.1.z, covariance.2.x + covariance.2.z)
    covariance.0 -= gain * row.x
    covariance.1 -= gain * row.y
    covariance.2 -= gain * row.z
  }

  /// A day on.
  ///
  /// - Parameters:
  ///   - intake: what was eaten in kcal, or is expected where it is not known.
  ///   - deviation: how far off that may be, in kcal.
  mutating func advance(intake: Double, deviation: Double) {
    takeIn(intake)
    let spent = level + thermic + adaptation
    answers.append(thermic + adaptation)
    let stored = Constant.glycogenDensity * (glycogen - storedGlycogen)
    storedGlycogen = glycogen
    state.x += (intake - spent - stored) / density
    state.z *= Tuning.persistence
    // F P F' with F = [1 - k, -1/rho, 0; 0, 1, 0; 0, 0, phi].
    let keep = 1 - perKg / density
    let (a, b, c) = covariance
    let inverse = 1 / density
    let ww = keep * keep * a.x - 2 * keep * inverse * a.y + inverse * inverse * b.y
    let we = keep * a.y - inverse * b.y
    let wv = Tuning.persistence * (keep * a.z - inverse * b.z)
    let ev = Tuning.persistence * b.z
    let vv = Tuning.persistence * Tuning.persistence * c.z
    let waterNoise = (1 - Tuning.persistence * Tuning.persistence) * Tuning.water * Tuning.water
    covariance = (
      SIMD3(ww + deviation * deviation * inverse * inverse, we, wv), SIMD3(we, b.y + Tuning.drift * Tuning.drift, ev),
      SIMD3(wv, ev, vv + waterNoise)
    )
  }

  private var storedGlycogen = Constant.glycogen

  /// What the body does with a day's food beside tissue: Hall's equations, in steps of an eighth of a day.
  private mutating func takeIn(_ intake: Double) {
    thermic = Constant.thermicEffect * (intake - baseline)
    let carbohydrate = Constant.carbohydrateShare * intake
    let usualCarbohydrate = Constant.carbohydrateShare * baseline
    for _ in 0..<8 {
      let filling = glycogen / Constant.glycogen
      glycogen += (carbohydrate - usualCarbohydrate * filling * filling) / Constant.glycogenDensity / 8
      glycogen = max(glycogen, 0)
      let sodium =
        (Constant.sodium + Constant.sodiumFromCarbohydrate) * (intake / baseline - 1)
        - Constant.sodiumExcretion * extracellular
      extracellular += sodium / Constant.sodiumPerLitre / 8
      adaptation += (Constant.adaptation * (intake - baseline) - adaptation) / Constant.adaptationTime / 8
    }
  }
}
