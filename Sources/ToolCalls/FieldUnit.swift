import Nutrition

/// The unit that a field's name ends in, and what other units come to in it.
enum FieldUnit: CaseIterable {
  case grams, milligrams, kilograms, millilitres, kilometres, minutes, seconds, kilocalories

  /// The unit of a property such as `proteinG`, `durationMin` or `calories`; nil for plain numbers.
  init?(property: String) {
    guard let unit = Self.split(property)?.unit else { return nil }
    self = unit
  }

  /// What the property measures and in which unit: `proteinG` is "protein" in grams, `grams` is "" in grams.
  static func split(_ property: String) -> (measured: String, unit: FieldUnit)? {
    switch property {
    case "grams": return ("", .grams)
    case "calories", "caloriesBurned", "calorieTarget": return (property, .kilocalories)
    // The schema says kilograms a week.
    case "goalRate": return (property, .kilograms)
    default: break
    }
    for (suffix, unit) in suffixes where property.hasSuffix(suffix) && property.count > suffix.count {
      return (String(property.dropLast(suffix.count)), unit)
    }
    return nil
  }

  private static let suffixes: [(String, FieldUnit)] = [
    ("Mg", .milligrams), ("Kg", .kilograms), ("Ml", .millilitres), ("Km", .kilometres), ("Min", .minutes),
    ("Sec", .seconds), ("G", .grams),
  ]

  /// What one of a unit comes to in this one, by the unit's English name or symbol in lower case; nil for what does not
  /// measure the same, or differs from kitchen to kitchen (cups).
  func factor(of word: String) -> Double? {
    let mass: (String) -> Double? = { word in
      switch word {
      case "g", "gr", "gram", "grams", "gramme", "grammes": 1
      case "mg", "milligram", "milligrams": 0.001
      case "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms": 1000
      case "oz", "ounce", "ounces": UnitConversion.gramsPerOunce
      case "lb", "lbs", "pound", "pounds": UnitConversion.kilogramsPerPound * 1000
      case "st", "stone", "stones": UnitConversion.kilogramsPerPound * UnitConversion.poundsPerStone * 1000
      default: nil
      }
    }
    switch self {
    case .grams: return mass(word)
    case .milligrams: return mass(word).map { $0 * 1000 }
    case .kilograms: return mass(word).map { $0 / 1000 }
    case .millilitres:
      switch word {
      case "ml", "millilitre", "millilitres", "milliliter", "milliliters", "cc": return 1
      case "cl", "centilitre", "centilitres", "centiliter", "centiliters": return 10
      case "dl", "decilitre", "decilitres", "deciliter", "deciliters": return 100
      case "l", "litre", "litres", "liter", "liters": return 1000
      case "oz", "floz", "fl", "ounce", "ounces": return UnitConversion.millilitresPerUSFluidOunce
      default: return nil
      }
    case .kilometres:
      switch word {
      case "km", "kms", "k", "kilometre", "kilometres", "kilometer", "kilometers": return 1
      case "m", "metre", "metres", "meter", "meters": return 0.001
      case "mi", "mile", "miles": return UnitConversion.kilometresPerMile
      default: return nil
      }
    case .minutes: return Self.seconds(in: word).map { $0 / 60 }
    case .seconds: return Self.seconds(in: word)
    case .kilocalories:
      switch word {
      case "kcal", "kcals", "cal", "cals", "calorie", "calories", "kilocalorie", "kilocalories": return 1
      case "kj", "kilojoule", "kilojoules": return 1 / UnitConversion.kilojoulesPerKilocalorie
      default: return nil
      }
    }
  }

  private static func seconds(in word: String) -> Double? {
    switch word {
    case "s", "sec", "secs", "second", "seconds": 1
    case "min", "mins", "minute", "minutes": 60
    case "h", "hr", "hrs", "hour", "hours": 3600
    default: nil
    }
  }
}
