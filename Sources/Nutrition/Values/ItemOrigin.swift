/// How an item was read: what `ada explain` tells. `nil` is unknown, as in entries of before it was kept.
public struct ItemOrigin: Equatable, Sendable, Codable {
  /// Where an item's weight comes from.
  public enum Portion: String, CaseIterable, Codable, Sendable {
    /// The person said a weight, or the energy.
    case stated
    /// The person said a volume; the food's density makes grams of it.
    case volume
    /// One of the food's published portions.
    case portion
    /// No amount was said: what people usually have.
    case usual
    /// A model's estimate.
    case estimate
    /// Taken over from an earlier entry or from what the person taught.
    case memory
  }

  /// The person's own words for the food.
  public var said: String?
  /// How the weight came about; nil where somebody gave it.
  public var portion: Portion?
  /// How sure the food is, 0...1.
  public var linkConfidence: Double?
  /// How sure the weight is, 0...1.
  public var portionConfidence: Double?

  public init(
    said: String? = nil, portion: Portion? = nil, linkConfidence: Double? = nil, portionConfidence: Double? = nil
  ) {
    self.said = said
    self.portion = portion
    self.linkConfidence = linkConfidence
    self.portionConfidence = portionConfidence
  }
}
