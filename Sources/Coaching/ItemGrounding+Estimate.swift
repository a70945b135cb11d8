import Nutrition
import ToolCalls

/// What a model's own figures may come to, for foods that no table knows and for a whole meal.
extension ItemGrounding {
  /// Kilocalories in a gram: pure fat has 9, and labels round.
  static let densest = 9.5
  /// Grams, and kilocalories, that rounding may add to a small item.
  private static let slack = 5.0

  /// - Throws: `ToolCallError.inconsistent` where the macros weigh more than the food, or it has more energy than its
  ///   weight can hold.
  static func checkWeight(of item: AddMeal.Item, calories: Double, path: String) throws(ToolCallError) {
    guard let grams = item.grams else { return }
    let macros = (item.proteinG ?? 0) + (item.carbsG ?? 0) + (item.fatG ?? 0)
    guard macros <= grams * 1.05 + slack else {
      throw .inconsistent(
        path: "\(path).grams", reason: "\(Figures.grams(grams)) cannot hold \(Figures.grams(macros)) of macros")
    }
    guard calories <= grams * densest + slack else {
      throw .inconsistent(
        path: "\(path).calories", reason: "\(Figures.grams(grams)) cannot hold \(Figures.kcal(calories))")
    }
  }

  /// - Throws: `ToolCallError.outOfRange` where the items come to more than one meal can be, each by itself being possible.
  static func checkEnergy(of items: [FoodItem]) throws(ToolCallError) {
    let energy = items.reduce(0) { $0 + $1.nutrients.calories }
    guard energy <= mostCalories else {
      throw .outOfRange(
        path: "items", value: "A meal of \(Int(energy)) kcal", allowed: "at most \(Int(mostCalories)) kcal")
    }
  }
}
