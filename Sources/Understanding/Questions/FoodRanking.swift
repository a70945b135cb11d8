/// A question for foods that have much or little of something: "which foods are high in protein", "low carb snack ideas".
public struct FoodRanking: Equatable, Sendable {
  /// How much of one nutrient is wanted.
  public struct Wish: Equatable, Sendable {
    public var nutrient: AskedNutrient
    public var isLow: Bool

    public init(_ nutrient: AskedNutrient, isLow: Bool = false) {
      self.nutrient = nutrient
      self.isLow = isLow
    }
  }

  /// A class of foods.
  public enum Kind: String, Sendable {
    case snack, breakfast, fruit, vegetable, nut, drink, meat, fish, vegetarian, vegan
  }

  /// In the question's order, at least one; the foods stand in the order of the first.
  public var wishes: [Wish]
  /// What the foods have to be, all of it.
  public var kinds: [Kind]

  public init(_ wishes: [Wish], kinds: [Kind] = []) {
    self.wishes = wishes
    self.kinds = kinds
  }
}
