import Nutrition

/// A unit people give amounts in. Amounts are copied often and their units never change, so that they share them.
final class MeasureUnit: Equatable, Sendable {
  enum Dimension: Equatable, Sendable {
    /// `factor` is grams.
    case mass
    /// `factor` is millilitres.
    case volume
    /// `factor` is metres.
    case length
    /// `factor` is seconds.
    case time
    /// `factor` is kilocalories.
    case energy
    /// A container, portion or piece whose size depends on the food; `factor` is 1.
    case measure
  }

  /// The name the catalogue's portions go by, in the singular: "g", "fl oz", "slice".
  let name: String
  let dimension: Dimension
  /// One unit in its dimension's base unit.
  let factor: Double
  /// Whether it names a vessel that may hold an amount of its own: "a 12 oz can".
  let isContainer: Bool
  /// Whether it is a spoon, cup or other kitchen measure of volume.
  let isHousehold: Bool

  init(name: String, dimension: Dimension, factor: Double) {
    self.name = name
    self.dimension = dimension
    self.factor = factor
    isContainer = dimension == .measure && UnitTable.containers.contains(name)
    isHousehold = dimension == .volume && UnitTable.household.contains(name)
  }

  /// Whether people weigh themselves in it.
  var weighsPeople: Bool { dimension == .mass && name.isOne(of: "kg", "lb", "st") }

  /// What someone who counts in `units` means by it: British pints, quarts, gallons and fluid ounces are others than those of
  /// the US. Where the units are metric it is not known, and stays.
  func own(in units: UnitSystem) -> MeasureUnit {
    guard units == .imperial, name.isOne(of: "fl oz", "pint", "quart", "gallon") else { return self }
    return UnitTable.unit(named: "imperial " + name) ?? self
  }

  static func == (one: MeasureUnit, other: MeasureUnit) -> Bool {
    one === other || one.name == other.name && one.dimension == other.dimension && one.factor == other.factor
  }
}
