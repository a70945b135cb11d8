/// What was drunk in a day.
public struct Hydration: Equatable, Sendable {
  /// Millilitres: water entries and water-type items (1 g counts as 1 ml).
  public var waterMl: Double
  /// The day's energy that came from drinks.
  public var beverages: BeverageShare

  /// Totals over a day's water entries and meals.
  public init(water: [WaterEntry], meals: [Meal]) {
    let items = meals.flatMap(\.items)
    waterMl =
      water.reduce(0) { $0 + $1.amountMl } + items.filter { $0.foodType == .water }.reduce(0) { $0 + $1.grams }
    beverages = BeverageShare(items: items)
  }
}
