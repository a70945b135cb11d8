import Nutrition
import Understanding

extension UnitQuestion {
  /// "3 oz is 85 g."
  var answer: String { "\(Self.text(value, unit)) is \(Self.text(result, resultUnit))." }

  /// A figure with its unit, closer where it is small; stones with their pounds and feet with their inches.
  private static func text(_ value: Double, _ unit: String) -> String {
    switch unit {
    case "st": parted(value, unit, 14, "lb")
    case "foot": parted(value, "ft", 12, "in")
    default: "\(value.text(decimals: value >= 1000 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 4)) \(unit)"
    }
  }

  private static func parted(_ value: Double, _ unit: String, _ count: Double, _ smaller: String) -> String {
    let tenths = (value * count * 10).rounded()
    let whole = (tenths / (count * 10)).rounded(.down)
    let rest = (tenths - whole * count * 10) / 10
    return rest == 0 ? "\(whole.text()) \(unit)" : "\(whole.text()) \(unit) \(rest.text(decimals: 1)) \(smaller)"
  }
}
