/// A unit people give amounts in.
struct MeasureUnit: Equatable, Sendable {
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
  var name: String
  var dimension: Dimension
  /// One unit in its dimension's base unit.
  var factor: Double

  /// Whether it names a vessel that may hold an amount of its own: "a 12 oz can".
  var isContainer: Bool { dimension == .measure && UnitTable.containers.contains(name) }

  /// Whether it is a spoon, cup or other kitchen measure of volume.
  var isHousehold: Bool { dimension == .volume && UnitTable.household.contains(name) }
}
