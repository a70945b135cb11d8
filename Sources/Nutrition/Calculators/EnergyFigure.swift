/// A part of a day's energy and where it comes from.
public struct EnergyFigure: Equatable, Sendable {
  /// Whole kilocalories, so that what is shown adds up.
  public var kilocalories: Double
  /// Where the figure comes from: "Mifflin-St Jeor 1880 x 1.2".
  public var origin: String

  /// Rounds to whole kilocalories.
  public init(_ kilocalories: Double, origin: String) {
    self.kilocalories = kilocalories.isFinite ? kilocalories.rounded() : 0
    self.origin = origin
  }
}
