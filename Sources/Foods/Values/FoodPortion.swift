/// A measure of one food and what it weighs.
public struct FoodPortion: Sendable, Equatable {
  /// As published: "1 cup, chopped", "1 burrito", "1/2 bagel".
  public var description: String
  /// Of all that `description` names: of half a bagel for "1/2 bagel".
  public var grams: Double

  public init(description: String, grams: Double) {
    self.description = description
    self.grams = grams
  }
}
