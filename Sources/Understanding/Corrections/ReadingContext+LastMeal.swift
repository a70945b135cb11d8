import Nutrition

extension ReadingContext {
  /// The meal that the latest turn wrote; its last one, where it wrote several.
  var lastMeal: Meal? {
    for entry in lastEntries.reversed() {
      if case .meal(let meal) = entry { return meal }
    }
    return nil
  }
}
