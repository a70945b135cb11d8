import Nutrition

/// Units of weight in tables.
public enum WeightUnit: String, CaseIterable, Sendable {
  case kg, lb, st

  /// Reads "kg", "lbs", "pounds"; nil for anything else.
  init?(heading: String) {
    switch heading.lowercased() {
    case "kg", "kgs", "kilograms": self = .kg
    case "lb", "lbs", "pounds": self = .lb
    case "st", "stone": self = .st
    default: return nil
    }
  }

  var kilograms: Double {
    switch self {
    case .kg: 1
    case .lb: UnitConversion.kilogramsPerPound
    case .st: UnitConversion.kilograms(stones: 1)
    }
  }
}

/// Units of distance in tables.
enum DistanceUnit {
  case kilometres, miles, metres

  /// Reads "km", "mi.", "meters"; nil for anything else.
  init?(heading: String) {
    switch heading.lowercased() {
    case "km", "kilometers", "kilometres": self = .kilometres
    case "mi", "mi.", "mile", "miles": self = .miles
    case "m", "meters", "metres": self = .metres
    default: return nil
    }
  }

  var metres: Double {
    switch self {
    case .kilometres: 1000
    case .miles: UnitConversion.kilometresPerMile * 1000
    case .metres: 1
    }
  }
}
