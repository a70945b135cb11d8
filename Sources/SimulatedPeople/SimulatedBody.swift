public import Nutrition
public import Randomness

/// A body that follows Hall's model, and a scale that shows it with the water of the day.
public struct SimulatedBody: Sendable {
  private var course: BodyWeightModel.Course
  /// Kilograms that the scale shows beside the model's: food in the gut, salt, the cycle; from day to day alike.
  private var offsetKg: Double
  private let persistence: Double
  private let deviationKg: Double
  /// Energy spent on the days so far, in kcal/day.
  public private(set) var expenditures: [Double] = []

  /// - Parameters:
  ///   - restingFactor: how the person's resting energy stands to the formula's, about 0.8...1.2.
  ///   - deviationKg: standard deviation of what the scale shows around the body, in kilograms.
  ///   - persistence: how much of it is left the next day, 0..<1.
  public init?(
    weightKg: Double, heightCm: Double, ageYears: Int, sex: Sex, physicalActivityLevel: Double,
    restingFactor: Double = 1, deviationKg: Double = 0.5, persistence: Double = 0.6,
    using random: inout SeededGenerator
  ) {
    guard
      let model = BodyWeightModel(
        weightKg: weightKg, heightCm: heightCm, ageYears: ageYears, sex: sex,
        physicalActivityLevel: physicalActivityLevel * restingFactor)
    else { return nil }
    course = model.course
    self.deviationKg = deviationKg
    self.persistence = persistence
    offsetKg = random.normal(deviation: deviationKg)
  }

  /// The intake that keeps the starting weight, in kcal/day.
  public var maintenance: Double { course.model.maintenance }

  /// Kilograms, without what the scale adds.
  public var weightKg: Double { course.weightKg }

  /// Kilograms of fat.
  public var fatKg: Double { course.fatKg }

  /// From now on so many kilocalories a day more, or fewer, are spent.
  public mutating func beActive(moreBy kilocalories: Double) { activityChange += kilocalories }

  private var activityChange = 0.0

  /// What a scale shows this morning, to 0.1 kg.
  public var scaleKg: Double { ((course.weightKg + offsetKg) * 10).rounded() / 10 }

  /// A day of eating, up to the next morning.
  public mutating func live(eating intake: Double, using random: inout SeededGenerator) {
    // More activity at the same food is, for the tissues, less food.
    expenditures.append(course.advance(intake: intake - activityChange) + activityChange)
    let innovation = deviationKg * (1 - persistence * persistence).squareRoot()
    offsetKg = persistence * offsetKg + random.normal(deviation: innovation)
  }
}
