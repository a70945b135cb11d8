import Nutrition

/// What Ada takes of Apple's record types.
enum HealthQuantity: UInt8, CaseIterable {
  case steps, activeEnergy, basalEnergy, sleep
  case hrv, weight, bodyFat, height, water
  case energy, protein, carbs, fat, fiber, sugar, sodium, caffeine

  /// What adds up over a day and may be reported by several devices at once.
  var isDaily: Bool { rawValue <= HealthQuantity.sleep.rawValue }

  /// What belongs to something eaten.
  var isDietary: Bool { rawValue >= HealthQuantity.energy.rawValue }

  /// More in one record, in the journal's unit, is no measurement: what a whole day may have.
  var mostOfARecord: Double {
    switch self {
    case .steps: 1_000_000
    case .activeEnergy, .basalEnergy: 30_000
    default: .infinity
    }
  }

  /// Nil for a type that is not taken.
  init?(type: XMLText) {
    if type == "HKCategoryTypeIdentifierSleepAnalysis" {
      self = .sleep
      return
    }
    guard type.hasPrefix("HKQuantityTypeIdentifier") else { return nil }
    let name = type.dropFirst(24)
    guard let found = Self.names.first(where: { name == $0.name }) else { return nil }
    self = found.quantity
  }

  private static let names: [(name: StaticString, quantity: HealthQuantity)] = [
    ("StepCount", .steps), ("ActiveEnergyBurned", .activeEnergy), ("BasalEnergyBurned", .basalEnergy),
    ("HeartRateVariabilitySDNN", .hrv), ("BodyMass", .weight), ("BodyFatPercentage", .bodyFat), ("Height", .height),
    ("DietaryWater", .water), ("DietaryEnergyConsumed", .energy), ("DietaryProtein", .protein),
    ("DietaryCarbohydrates", .carbs), ("DietaryFatTotal", .fat), ("DietaryFiber", .fiber), ("DietarySugar", .sugar),
    ("DietarySodium", .sodium), ("DietaryCaffeine", .caffeine),
  ]

  /// The value in the journal's unit (kcal, kg, cm, %, ml, ms, g; mg for sodium and caffeine); nil for another unit.
  func value(_ number: Double, unit: XMLText?) -> Double? {
    guard let unit else { return self == .steps ? number : nil }
    let factor: Double? =
      switch self {
      case .steps: unit == "count" ? 1 : nil
      case .activeEnergy, .basalEnergy, .energy: Self.kilocalories(unit)
      case .sleep: nil
      case .hrv: unit == "ms" ? 1 : unit == "s" ? 1000 : nil
      case .weight: Self.grams(unit).map { $0 / 1000 }
      // Apple writes the share with the unit "%": 0.21. Some writers mean 21.
      case .bodyFat: unit == "%" ? (number <= 1 ? 100 : 1) : nil
      case .height: Self.centimetres(unit)
      case .water: Self.millilitres(unit)
      case .protein, .carbs, .fat, .fiber, .sugar: Self.grams(unit)
      case .sodium, .caffeine: Self.grams(unit).map { $0 * 1000 }
      }
    return factor.map { number * $0 }
  }

  /// Kilocalories in one of the unit.
  static func kilocalories(_ unit: XMLText) -> Double? {
    if unit == "kcal" || unit == "Cal" { return 1 }
    if unit == "kJ" { return UnitConversion.kilocalories(kilojoules: 1) }
    if unit == "cal" { return 0.001 }
    return unit == "J" ? UnitConversion.kilocalories(kilojoules: 0.001) : nil
  }

  /// Kilometres in one of the unit.
  static func kilometres(_ unit: XMLText) -> Double? {
    if unit == "km" { return 1 }
    if unit == "mi" { return UnitConversion.kilometresPerMile }
    if unit == "m" { return 0.001 }
    if unit == "yd" { return 0.000_914_4 }
    return unit == "ft" ? 0.000_304_8 : nil
  }

  private static func grams(_ unit: XMLText) -> Double? {
    if unit == "kg" { return 1000 }
    if unit == "g" { return 1 }
    if unit == "mg" { return 0.001 }
    if unit == "mcg" { return 0.000_001 }
    if unit == "lb" { return UnitConversion.kilogramsPerPound * 1000 }
    if unit == "oz" { return UnitConversion.gramsPerOunce }
    return unit == "st" ? UnitConversion.kilograms(stones: 1) * 1000 : nil
  }

  private static func centimetres(_ unit: XMLText) -> Double? {
    if unit == "cm" { return 1 }
    if unit == "m" { return 100 }
    if unit == "mm" { return 0.1 }
    if unit == "in" { return UnitConversion.centimetresPerInch }
    return unit == "ft" ? UnitConversion.centimetresPerInch * UnitConversion.inchesPerFoot : nil
  }

  private static func millilitres(_ unit: XMLText) -> Double? {
    if unit == "mL" { return 1 }
    if unit == "L" { return 1000 }
    if unit == "fl_oz_us" { return UnitConversion.millilitresPerUSFluidOunce }
    if unit == "fl_oz_imp" { return UnitConversion.millilitresPerImperialFluidOunce }
    if unit == "cup_us" { return 8 * UnitConversion.millilitresPerUSFluidOunce }
    if unit == "cup_imp" { return 10 * UnitConversion.millilitresPerImperialFluidOunce }
    if unit == "pt_us" { return 16 * UnitConversion.millilitresPerUSFluidOunce }
    return unit == "pt_imp" ? UnitConversion.millilitresPerImperialPint : nil
  }
}
