public import Nutrition
public import ToolCalls

/// What a person teaches about their own food.
public enum Teaching: Equatable, Sendable {
  /// "remember: my shake is 40 g whey and 300 ml milk", "my usual breakfast is 2 eggs and toast".
  /// `servings` is how many the items make, over 0.
  case remember(name: String, kind: Recipe.Kind, items: [AddMeal.Item], servings: Double)
  /// "forget my shake".
  case forget(name: String)
}
