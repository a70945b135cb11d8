import Nutrition

/// What a setting may be, and how to say so.
struct ProfileRange: Sendable {
  /// "--height".
  var option: String
  var allowed: ClosedRange<Double>
  /// How to write it: "178cm or 5'10\"".
  var example: String
  /// The range in words.
  var words: @Sendable (UnitSystem) -> String

  func named(_ option: String) -> ProfileRange {
    var range = self
    range.option = option
    return range
  }

  /// The value, where there is one and it is allowed.
  /// - Throws: `Failure` with code 64.
  func check(_ value: Double?, _ text: String, _ units: UnitSystem) throws -> Double {
    guard let value else { throw Failure(.usage, "\(option) \(text) cannot be read; write it as \(example).") }
    guard value.isFinite, allowed.lowerBound - 1e-9 <= value, value <= allowed.upperBound + 1e-9 else {
      throw Failure(.usage, "\(option) \(text) is out of range; it must be \(words(units)).")
    }
    return min(max(value, allowed.lowerBound), allowed.upperBound)
  }

  static func isNone(_ text: String) -> Bool { ["none", "unset"].contains(text.lowercased()) }

  /// Nil for "none", which forgets a setting.
  static func optional<Value>(_ text: String, _ read: (String) throws -> Value) rethrows -> Value? {
    isNone(text) ? nil : try read(text)
  }
}

extension ProfileRange {
  static let height = ProfileRange(option: "--height", allowed: 50...280, example: "178cm or 5'10\"") { units in
    "from \(units.height(centimetres: 50)) to \(units.height(centimetres: 280))"
  }
  static let weight = ProfileRange(option: "--weight", allowed: 20...400, example: "82.4kg, 181lb or \"12 st 13\"") {
    "from \($0.weight(kilograms: 20)) to \($0.weight(kilograms: 400))"
  }
  static let bodyFat = ProfileRange(option: "--body-fat", allowed: 2...75, example: "18%") { _ in "from 2 to 75 %" }
  static let rate = ProfileRange(option: "--rate", allowed: 0...2, example: "0.5kg or 1lb, for a week") {
    "from 0 to \($0.weightRate(kilogramsPerWeek: 2)); --goal says whether it is loss or gain"
  }
  static let protein = ProfileRange(option: "--protein", allowed: MacroSplit.allowedProtein, example: "0.9 or 2g/kg") {
    _ in "from 0.6 to 1.5 g per pound of body weight (1.3 to 3.3 g per kg)"
  }
  static let fat = ProfileRange(
    option: "--fat", allowed: MacroSplit.allowedFat.lowerBound * 100...MacroSplit.allowedFat.upperBound * 100,
    example: "30%"
  ) { _ in "from 15 to 45 % of energy" }
  static let calories = ProfileRange(option: "--calories", allowed: 0...10_000, example: "2100") { _ in
    "from 1200 to 10000 kcal a day"
  }
  static let mealsPerDay = ProfileRange(option: "--meals-per-day", allowed: 1...12, example: "2") { _ in
    "from 1 to 12"
  }
  static let water = ProfileRange(option: "--water", allowed: 250...10_000, example: "2.5l or 80oz") {
    "from \($0.volume(millilitres: 250)) to \($0.volume(millilitres: 10_000))"
  }
}
