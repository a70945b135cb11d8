/// A food that a phrase may mean. A class, though a value: a match goes through many hands while a meal is read, and a
/// food's copy is some 300 bytes.
public final class FoodMatch: Sendable, Equatable {
  public let food: Food
  /// How sure the match is, 0...1; over about 0.8 every word of the phrase is accounted for.
  public let confidence: Double

  public init(food: Food, confidence: Double) {
    self.food = food
    self.confidence = confidence
  }

  public static func == (one: FoodMatch, other: FoodMatch) -> Bool {
    one === other || one.confidence == other.confidence && one.food == other.food
  }
}
