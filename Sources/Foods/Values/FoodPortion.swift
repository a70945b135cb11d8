/// A measure of one food and what it weighs.
public struct FoodPortion: Sendable, Equatable {
  /// As published: "1 cup, chopped", "1 burrito", "1/2 bagel".
  public var description: String
  public var grams: Double

  public init(description: String, grams: Double) {
    self.description = description
    self.grams = grams
  }
}
