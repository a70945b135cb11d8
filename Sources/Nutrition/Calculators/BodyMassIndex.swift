/// Weight over height squared, kg/m2.
public enum BodyMassIndex {
  /// Under this an adult is underweight (WHO 1995, Technical Report 854). No goal weight below it is accepted.
  public static let underweight = 18.5

  /// From this on an adult is overweight (the same).
  public static let overweight = 25.0

  /// Nil where weight or height is not usable.
  public static func of(weightKg: Double?, heightCm: Double?) -> Double? {
    guard let weight = weightKg.usable, let height = heightCm.usable else { return nil }
    return weight / (height / 100 * height / 100)
  }

  /// The lowest weight in kilograms that is not underweight at a height.
  public static func lowestWeight(heightCm: Double) -> Double { underweight * heightCm / 100 * heightCm / 100 }
}
