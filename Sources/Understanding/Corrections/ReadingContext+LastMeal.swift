import Nutrition

extension ReadingContext {
  /// The meal that the latest turn wrote; its last one, where it wrote several.
  var lastMeal: Meal? {
    for entry in lastEntries.reversed() {
      if case .meal(let meal) = entry { return meal }
    }
    return nil
  }

  /// Whether the latest turn wrote water last.
  var endsInWater: Bool { if case .water? = lastEntries.last { true } else { false } }
}
