extension UnitSystem {
  /// "82.4 kg", "181.7 lb" or "12 st 13.7 lb".
  public func weight(kilograms: Double) -> String {
    guard kilograms.isFinite else { return "unknown" }
    switch self {
    case .metric: return "\(kilograms.text(decimals: 1)) kg"
    case .us: return "\(UnitConversion.pounds(kilograms: kilograms).text(decimals: 1)) lb"
    case .imperial:
      let (stones, pounds) = Self.split(
        UnitConversion.pounds(kilograms: kilograms), by: UnitConversion.poundsPerStone, stepsPerUnit: 10)
      return stones == 0 ? "\(pounds.text(decimals: 1)) lb" : "\(stones.text()) st \(pounds.text(decimals: 1)) lb"
    }
  }

  /// A weight to be shown how one is told.
  public var exampleWeight: String {
    switch self {
    case .metric: "82.4 kg"
    case .us: "181.6 lb"
    case .imperial: "12 st 13"
    }
  }

  /// A change of weight a week: "0.5 kg a week". Pounds in both other systems.
  public func weightRate(kilogramsPerWeek: Double) -> String {
    self == .metric
      ? "\(kilogramsPerWeek.text(decimals: 2)) kg a week"
      : "\(UnitConversion.pounds(kilograms: kilogramsPerWeek).text(decimals: 1)) lb a week"
  }

  /// "178 cm" or "5 ft 10 in".
  public func height(centimetres: Double) -> String {
    guard centimetres.isFinite else { return "unknown" }
    if self == .metric { return "\(centimetres.text(decimals: 1)) cm" }
    let (feet, inches) = Self.split(
      centimetres / UnitConversion.centimetresPerInch, by: UnitConversion.inchesPerFoot, stepsPerUnit: 2)
    return feet == 0 ? "\(inches.text(decimals: 1)) in" : "\(feet.text()) ft \(inches.text(decimals: 1)) in"
  }

  /// "500 ml" or "1.5 l"; fluid ounces of the system; imperial pints from one pint on.
  public func volume(millilitres: Double) -> String {
    guard millilitres.isFinite else { return "unknown" }
    switch self {
    case .metric:
      return millilitres.magnitude < 1000
        ? "\(millilitres.text()) ml" : "\((millilitres / 1000).text(decimals: 2)) l"
    case .us: return "\((millilitres / UnitConversion.millilitresPerUSFluidOunce).text(decimals: 1)) fl oz"
    case .imperial:
      let pints = millilitres / UnitConversion.millilitresPerImperialPint
      if pints.magnitude < 1 {
        return "\((millilitres / UnitConversion.millilitresPerImperialFluidOunce).text(decimals: 1)) fl oz"
      }
      return "\(pints.text(decimals: 1)) \(pints.text(decimals: 1) == "1" ? "pint" : "pints")"
    }
  }

  /// "5 km" or "3.1 mi".
  public func distance(kilometres: Double) -> String {
    self == .metric
      ? "\(kilometres.text(decimals: 2)) km"
      : "\(UnitConversion.miles(kilometres: kilometres).text(decimals: 2)) mi"
  }

  // Rounds before it divides: 13.96 lb would otherwise read "14 lb" instead of one more stone.
  private static func split(_ value: Double, by size: Double, stepsPerUnit steps: Double) -> (Double, Double) {
    let rounded = (value * steps).rounded() / steps
    let whole = (rounded / size).rounded(.towardZero)
    return (whole, ((rounded - whole * size) * steps).rounded() / steps)
  }
}
