/// What a person's weight will do, from what they spend now: the dynamic model, beside the 7700 rule.
public struct WeightForecast: WeightPrediction, Equatable, Sendable {
  /// Kilocalories a kilogram in the rule of thumb that takes no account of a smaller body.
  public static let flatRule = 7700.0
  /// Days the body has been on the recent intake, so that its water has settled.
  static let settling = 28

  /// Kilograms today.
  public let weightKg: Double
  /// Kilocalories spent a day now.
  public let expenditure: Double
  /// What had to be assumed.
  public let assumptions: [Assumption]
  private let course: BodyWeightModel.Course
  /// Kilograms between today's weight and the model's.
  private let offsetKg: Double

  /// - Parameters:
  ///   - weightKg: the trend, not a single morning, where there is one.
  ///   - expenditure: kcal/day now, learned or from a formula.
  ///   - recentIntake: kcal/day of the last weeks, where they are known; without it the body is taken to keep its
  ///     weight at `expenditure`, and the first weeks of less food also take off water.
  /// - Returns: nil without a usable weight or expenditure.
  public init?(
    for profile: UserProfile, weightKg: Double?, bodyFatPercentage: Double? = nil, expenditure: Double,
    recentIntake: Double? = nil, on day: CalendarDay
  ) {
    let age = profile.birthDate.flatMap { day.age(bornOn: CalendarDay(midnightUTC: $0)) }
    func model(_ level: Double) -> BodyWeightModel? {
      BodyWeightModel(
        weightKg: weightKg, heightCm: profile.heightCm, ageYears: age, sex: profile.sex,
        bodyFatPercentage: bodyFatPercentage, physicalActivityLevel: level)
    }
    guard let weightKg, let spent = Optional(expenditure).usable, let plain = model(1.5) else { return nil }
    let resting = plain.maintenance / 1.5
    let intake = recentIntake.usable ?? spent
    // What keeps the weight is more than what is spent on a diet: food itself and adaptation take their share.
    let answers = BodyWeightModel.Constant.thermicEffect + BodyWeightModel.Constant.adaptation
    var maintenance = (spent - answers * intake) / (1 - answers)
    guard var course = model(maintenance / resting)?.course else { return nil }
    if recentIntake.usable != nil {
      for _ in 0..<3 {
        guard let fresh = model(maintenance / resting)?.course else { return nil }
        course = fresh
        var last = spent
        for _ in 0..<Self.settling { last = course.advance(intake: intake) }
        maintenance += spent - last
      }
    }
    self.course = course
    self.weightKg = weightKg
    self.expenditure = spent
    offsetKg = weightKg - course.weightKg
    assumptions = plain.assumptions
  }

  /// The weight after each of so many days on `intake` kilocalories; fewer where the model no longer describes the body.
  public func weights(intake: Double, days: Int) -> [Double] {
    var course = course
    var weights: [Double] = []
    while weights.count < min(max(days, 0), 3650), course.isDescribed(after: intake) {
      course.advance(intake: intake)
      weights.append(course.weightKg + offsetKg)
    }
    return weights
  }

  /// Kilocalories a day that keep the weight reached after so many days.
  public func maintenance(afterIntake intake: Double, days: Int) -> Double {
    var course = course
    for _ in 0..<min(max(days, 0), 3650) { course.advance(intake: intake) }
    return course.maintenance
  }

  /// Kilograms after so many days by the 7700 rule, which knows no end: nothing is lighter than 0.
  public func flatWeight(intake: Double, afterDays days: Int) -> Double {
    max(0, weightKg + (intake - expenditure) * Double(days) / Self.flatRule)
  }

  /// Days to a weight by the 7700 rule; nil where it is never reached.
  public func flatDays(toReach target: Double, intake: Double) -> Int? {
    let days = (target - weightKg) * Self.flatRule / (intake - expenditure)
    return days.isFinite && days >= 0 && days < 100_000 ? Int(days.rounded(.up)) : nil
  }

  /// The intake to a weight by the 7700 rule.
  public func flatIntake(toReach target: Double, inDays days: Int) -> Double {
    expenditure + (target - weightKg) * Self.flatRule / Double(max(1, days))
  }
}
