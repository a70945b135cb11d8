extension MeasureText {
  /// Centimetres of "178", "178 cm", "1.78 m", "1m78", "5'10\"", "5 ft 10 in"; a number alone is in the system's own
  /// centimetres or inches. 1.4 to 2.5 alone is metres, as nobody is that many centimetres or inches.
  public static func centimetres(_ text: String, units: UnitSystem) -> Double? {
    guard let measure = MeasureText(text) else { return nil }
    let inch = UnitConversion.centimetresPerInch
    let foot = inch * UnitConversion.inchesPerFoot
    if measure.parts.count == 1, measure.parts[0].unit.isEmpty, (1.0...2.8).contains(measure.parts[0].number) {
      return measure.parts[0].number * 100
    }
    return measure.sum(
      [
        "m": 100, "metre": 100, "metres": 100, "meter": 100, "meters": 100, "cm": 1, "centimetres": 1,
        "centimeters": 1, "mm": 0.1, "'": foot, "ft": foot, "foot": foot, "feet": foot, "\"": inch, "in": inch,
        "inch": inch, "inches": inch,
      ], bare: units == .metric ? "cm" : "in",
      next: ["m": "cm", "metre": "cm", "meter": "cm", "'": "in", "ft": "in", "foot": "in", "feet": "in"])
  }

  /// Kilograms of "82.4", "82.4 kg", "181 lb", "12 st 13", "12st 13lb". A number alone is in the system's own kilograms
  /// or pounds; it needs a unit where the system has two.
  public static func kilograms(_ text: String, units: UnitSystem) -> Double? {
    let pound = UnitConversion.kilogramsPerPound
    let stone = pound * UnitConversion.poundsPerStone
    let bare: String? =
      switch units {
      case .metric: "kg"
      case .us: "lb"
      case .imperial: nil
      }
    return MeasureText(text)?.sum(
      [
        "kg": 1, "kgs": 1, "kilo": 1, "kilos": 1, "kilogram": 1, "kilograms": 1, "g": 0.001, "lb": pound, "lbs": pound,
        "pound": pound, "pounds": pound, "st": stone, "stone": stone, "stones": stone, "oz": pound / 16,
      ], bare: bare, next: ["st": "lb", "stone": "lb", "stones": "lb", "lb": "oz", "lbs": "oz"])
  }

  /// Kilograms a week of "0.5", "0.5 kg", "1 lb a week", "0.5 kg/week"; a number alone is in kilograms or pounds.
  public static func kilogramsPerWeek(_ text: String, units: UnitSystem) -> Double? {
    var text = text.lowercased()
    for tail in ["per week", "a week", "/week", "/wk", "/w", "weekly"] where text.hasSuffix(tail) {
      text.removeLast(tail.count)
      break
    }
    return kilograms(text, units: units == .metric ? .metric : .us)
  }
}
