/// A food that a phrase may mean.
public struct FoodMatch: Sendable, Equatable {
  public var food: Food
  /// How sure the match is, 0...1; over about 0.8 every word of the phrase is accounted for.
  public var confidence: Double

  public init(food: Food, confidence: Double) {
    self.food = food
    self.confidence = confidence
  }
}
