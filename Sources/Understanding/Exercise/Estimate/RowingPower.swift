import Nutrition

/// How hard a rowing machine was pulled, from its pace.
enum RowingPower {
  /// Watts at a pace, by the relation Concept2 publishes for its ergometers: 2.80 / pace³, the pace in seconds a metre.
  static func watts(kilometers: Double, minutes: Double) -> Double {
    guard kilometers > 0, minutes > 0 else { return 0 }
    let pace = minutes * 60 / (kilometers * 1000)
    return 2.80 / (pace * pace * pace)
  }

  /// Codes of the stationary rows that the Compendium 2024 tells apart by watts.
  private static let codes: WordSet = ["02070", "02071", "02072", "02073", "02074"]

  /// The Compendium's row for the power; nil where `code` is no rowing machine.
  static func code(insteadOf code: String, kilometers: Double, minutes: Double) -> String? {
    self.code(insteadOf: code, watts: watts(kilometers: kilometers, minutes: minutes))
  }

  /// The same for the mean power that the machine showed.
  static func code(insteadOf code: String, watts: Double) -> String? {
    guard codes.contains(code) else { return nil }
    switch watts {
    case ..<100: return "02071"
    case ..<150: return "02072"
    case ..<200: return "02073"
    default: return "02074"
    }
  }
}
