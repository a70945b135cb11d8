/// "How many grams are 3 oz?": a measure in another unit.
public struct UnitQuestion: Equatable, Sendable {
  /// So many of `unit` were asked about.
  public var value: Double
  /// As the unit table names it, "oz".
  public var unit: String
  /// The same in `resultUnit`, not rounded.
  public var result: Double
  public var resultUnit: String

  public init(value: Double, unit: String, result: Double, resultUnit: String) {
    self.value = value
    self.unit = unit
    self.result = result
    self.resultUnit = resultUnit
  }
}
