public import ToolCalls

/// How much of a food has so much of a nutrient: "how many eggs for 30 g of protein".
public struct AmountQuestion: Equatable, Sendable {
  /// The food; one of it where it is counted.
  public var item: AddMeal.Item
  public var nutrient: AskedNutrient
  /// In the unit of `nutrient`, greater than zero.
  public var amount: Double

  public init(item: AddMeal.Item, nutrient: AskedNutrient, amount: Double) {
    self.item = item
    self.nutrient = nutrient
    self.amount = amount
  }
}
