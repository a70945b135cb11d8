/// What an amount in words weighs.
public struct PortionEstimate: Sendable, Equatable {
  /// Of all there is.
  public var grams: Double
  /// How many of `unit`, over 0.
  public var quantity: Double
  /// The measure for display: "burrito", "cup", "g", "ml", "medium".
  public var unit: String
  /// How sure the weight is, 0...1.
  public var confidence: Double
  /// What was taken for granted ("one burrito = 220 g"); nil when the person gave grams.
  public var assumption: String?

  public init(grams: Double, quantity: Double, unit: String, confidence: Double, assumption: String? = nil) {
    self.grams = grams
    self.quantity = quantity
    self.unit = unit
    self.confidence = confidence
    self.assumption = assumption
  }
}
