/// How many steps a way takes.
public enum StepLength {
  /// Steps of a kilometre where nothing is known of the person: 77 cm a step.
  public static let usualStepsOfKilometre = 1300.0

  /// Steps of a kilometre walked at 4.8 km/h (20 minutes a mile), from height and sex: Hoeger et al. 2008, ACSM's Health &
  /// Fitness Journal 12(1):14-19. Between the two sexes where it is not known.
  public static func stepsOfKilometre(heightCm: Double, sex: Sex?) -> Double {
    let base: Double =
      switch sex {
      case .male: 1916
      case .female: 1949
      default: (1916 + 1949) / 2
      }
    let inches = heightCm / UnitConversion.centimetresPerInch
    return (base + 63.4 * 20 - 14.1 * inches) / UnitConversion.kilometresPerMile
  }
}
