import Foods
import Foundation
import JournalStore
import Nutrition

extension PersonalFoods {
  /// Habits are those of this many days.
  static let habitDays = 90

  /// Counts what a meal's items were called.
  mutating func use(_ meal: Meal) {
    for item in meal.items {
      guard let said = item.origin?.said, let food = item.catalogId else { continue }
      use(said, foodID: food, day: Int((meal.timestamp.timeIntervalSince1970 / 86_400).rounded(.down)))
    }
  }
}

extension Journal {
  /// What the person taught, and what they usually mean by a noun, seen from `now`.
  func personal(at now: Date) throws -> PersonalFoods {
    var personal = PersonalFoods(try personalFoods())
    for use in try foodUses(since: now.addingTimeInterval(-86_400 * Double(PersonalFoods.habitDays))) {
      personal.use(use.said, foodID: use.foodId, day: use.lastDay, days: use.days)
    }
    return personal
  }
}
