import Nutrition

extension ReadingContext {
  /// The meal that the latest turn wrote; its last one, where it wrote several.
  var lastMeal: Meal? {
    for entry in lastEntries.reversed() {
      if case .meal(let meal) = entry { return meal }
    }
    return nil
  }

  /// The meals of the turns before the latest, the newest last.
  var earlierMeals: [Meal] {
    earlierEntries.compactMap { if case .meal(let meal) = $0 { meal } else { nil } }
  }

  /// Whether the latest turn wrote water last.
  var endsInWater: Bool { if case .water? = lastEntries.last { true } else { false } }
}
