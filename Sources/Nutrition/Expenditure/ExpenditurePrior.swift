/// What is known of a person's expenditure before their journal says anything.
public struct ExpenditurePrior: Equatable, Sendable {
  /// Kilocalories a day.
  public var kilocalories: Double
  /// Standard deviation of people around it, in kilocalories a day.
  public var deviation: Double
  /// Kilograms of fat, which say how much of a change of weight is fat (Forbes).
  public var fatKg: Double

  /// How far single people are from a formula: 7 % in resting energy (Frankenfield 2005: within 10 % for most) and 9 % in
  /// activity, together with the formula's own bias.
  public static let relativeDeviation = 0.13
  /// The day's energy over resting energy of an adult of whom nothing else is known (FAO/WHO/UNU 2004: 1.40-1.69 is a
  /// sedentary or light life, 1.70-1.99 an active one).
  public static let usualActivity = 1.55

  public init(kilocalories: Double, deviation: Double? = nil, fatKg: Double) {
    self.kilocalories = kilocalories
    self.deviation = deviation ?? kilocalories * Self.relativeDeviation
    self.fatKg = fatKg
  }

  /// From the formulas; nil without a usable weight.
  ///
  /// In `EnergyMode.multiplier` the person's own activity level counts; measured days say nothing about a whole day's
  /// activity unless everything is worn or logged, so the usual level of adults is taken then.
  public init?(for profile: UserProfile, weightKg: Double?, bodyFatPercentage: Double? = nil, on day: CalendarDay) {
    let age = profile.birthDate.flatMap { day.age(bornOn: CalendarDay(midnightUTC: $0)) }
    guard
      let resting = RestingEnergy.estimate(
        weightKg: weightKg, heightCm: profile.heightCm, ageYears: age, sex: profile.sex,
        bodyFatPercentage: bodyFatPercentage),
      let model = BodyWeightModel(
        weightKg: weightKg, heightCm: profile.heightCm, ageYears: age, sex: profile.sex,
        bodyFatPercentage: bodyFatPercentage, physicalActivityLevel: Self.usualActivity)
    else { return nil }
    let level = profile.energyMode == .multiplier ? profile.activityLevel.multiplier : Self.usualActivity
    self.init(kilocalories: resting.kilocaloriesPerDay * level, fatKg: model.start.fat)
  }
}
