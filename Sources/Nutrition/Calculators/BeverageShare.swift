/// How much of a day's energy was drunk.
public struct BeverageShare: Equatable, Sendable {
  /// A day with a larger share than this from drinks is pointed out.
  public static let limit = 0.30

  /// Kilocalories of drink items.
  public var beverageCalories: Double
  /// Kilocalories of all items.
  public var totalCalories: Double

  public init(beverageCalories: Double, totalCalories: Double) {
    self.beverageCalories = beverageCalories
    self.totalCalories = totalCalories
  }

  public init(items: [FoodItem]) {
    beverageCalories = items.filter { $0.foodType == .drink }.reduce(0) { $0 + $1.nutrients.calories }
    totalCalories = items.reduce(0) { $0 + $1.nutrients.calories }
  }

  /// 0...1; 0 for a day without energy.
  public var share: Double { totalCalories > 0 ? beverageCalories / totalCalories : 0 }

  /// Over 30 %.
  public var isPointedOut: Bool { share > Self.limit + 1e-9 }
}
