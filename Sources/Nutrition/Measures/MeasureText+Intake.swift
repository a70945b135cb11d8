extension MeasureText {
  /// Millilitres of "2500", "2.5 l", "80 fl oz", "4 pints"; a number alone is in millilitres or fluid ounces.
  public static func millilitres(_ text: String, units: UnitSystem) -> Double? {
    let ounce =
      units == .imperial
      ? UnitConversion.millilitresPerImperialFluidOunce : UnitConversion.millilitresPerUSFluidOunce
    let pint = units == .us ? ounce * 16 : UnitConversion.millilitresPerImperialPint
    return MeasureText(text)?.sum(
      [
        "ml": 1, "cl": 10, "dl": 100, "l": 1000, "litre": 1000, "litres": 1000, "liter": 1000, "liters": 1000,
        "oz": ounce, "floz": ounce, "fl oz": ounce, "ounces": ounce, "pint": pint, "pints": pint, "pt": pint,
      ], bare: units == .metric ? "ml" : "oz", next: [:])
  }

  /// Grams of "150", "150 g", "5 oz".
  public static func grams(_ text: String) -> Double? {
    let ounce = UnitConversion.gramsPerOunce
    return MeasureText(text)?.sum(
      [
        "g": 1, "gram": 1, "grams": 1, "ml": 1, "kg": 1000, "oz": ounce, "ounce": ounce, "ounces": ounce,
        "lb": ounce * 16, "lbs": ounce * 16,
      ], bare: "g", next: ["lb": "oz", "lbs": "oz"])
  }

  /// Kilocalories of "2100", "2100 kcal", "8800 kJ". Calories on labels are kilocalories.
  public static func kilocalories(_ text: String) -> Double? {
    MeasureText(text)?.sum(
      [
        "kcal": 1, "cal": 1, "cals": 1, "calories": 1, "kilocalories": 1,
        "kj": UnitConversion.kilocalories(kilojoules: 1),
      ], bare: "kcal")
  }

  /// Percent of "18", "18 %", "18 percent"; and of "0.18", as no share of fat is under one percent.
  public static func percent(_ text: String) -> Double? {
    guard let measure = MeasureText(text), measure.parts.count == 1 else { return nil }
    let part = measure.parts[0]
    switch part.unit {
    case "": return part.number < 1 ? part.number * 100 : part.number
    case "%", "percent": return part.number
    default: return nil
    }
  }

  /// Grams a pound of body weight of "0.9", "0.9 g/lb", "2 g/kg".
  public static func gramsPerPound(_ text: String) -> Double? {
    MeasureText(text)?.sum(
      [
        "g/lb": 1, "g per lb": 1, "g per pound": 1, "g/kg": 1 / MacroSplit.poundsPerKilogram,
        "g per kg": 1 / MacroSplit.poundsPerKilogram,
      ], bare: "g/lb")
  }

  /// Minutes of "28", "28 min", "1 h 30", "1.5 hours".
  public static func minutes(_ text: String) -> Double? {
    MeasureText(text)?.sum(
      ["min": 1, "mins": 1, "m": 1, "minute": 1, "minutes": 1, "h": 60, "hr": 60, "hrs": 60, "hour": 60, "hours": 60],
      bare: "min", next: ["h": "min", "hr": "min", "hrs": "min", "hour": "min", "hours": "min"])
  }

  /// Kilometres of "5", "5 km", "3.1 mi", "800 m"; a number alone is in kilometres or miles.
  public static func kilometres(_ text: String, units: UnitSystem) -> Double? {
    let mile = UnitConversion.kilometresPerMile
    return MeasureText(text)?.sum(
      [
        "km": 1, "k": 1, "kilometres": 1, "kilometers": 1, "m": 0.001, "metres": 0.001, "meters": 0.001, "mi": mile,
        "mile": mile, "miles": mile, "yd": 0.0009144,
      ], bare: units == .metric ? "km" : "mi")
  }
}
