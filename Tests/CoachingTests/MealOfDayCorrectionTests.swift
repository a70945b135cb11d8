import AdaTestSupport
import Foundation
import Nutrition
import Testing

@testable import Coaching

/// What a line that names a meal of the day leaves of that meal and of the others.
@Suite struct MealOfDayCorrectionTests {
  /// The meals behind lines parted by strokes, each as its kind and its foods: "lunch: Soup 245 g".
  private static func meals(behind lines: String) async throws -> [String] {
    try await TestCoach.behind(lines).meals().map { meal in
      "\(meal.mealType.rawValue): "
        + meal.items.map { "\($0.name) \(Int($0.grams.rounded())) g" }.joined(separator: ", ")
    }
  }

  private func check(_ lines: String, _ expected: [String]) async throws {
    let told = "crumpets and a banana for breakfast / soup and a pear for lunch"
    let meals = try await Self.meals(behind: told + " / " + lines)
    #expect(meals.sorted() == expected.sorted(), "\(lines)")
  }

  private static let lunch = "lunch: Soup 245 g, Pear, raw 180 g"

  @Test(arguments: [
    "remove the banana from breakfast", "please delete the banana from my breakfast", "take the banana off breakfast",
    "I didn't have the banana at breakfast", "I didn't have the banana", "get rid of the banana from breakfast",
    "breakfast was actually just the crumpets",
  ])
  func `one food goes from the meal that is named and from no other`(said: String) async throws {
    let meals = try await Self.meals(
      behind: "crumpets and a banana for breakfast / soup and a pear for lunch / \(said)")
    #expect(meals.count == 2)
    #expect(meals.contains(Self.lunch))
    #expect(meals.contains { $0.hasPrefix("breakfast: Crumpet") && !$0.contains("Banana") }, "\(meals)")
  }

  @Test(arguments: [
    "delete breakfast", "delete my breakfast", "remove breakfast please", "can you remove the breakfast entry",
    "scrap breakfast, I never ate it",
  ])
  func `a meal that is named goes whole`(said: String) async throws {
    try await check(said, [Self.lunch])
  }

  @Test(arguments: [
    "change breakfast to porridge", "swap my breakfast for porridge", "actually breakfast was porridge",
    "breakfast should have been porridge", "for breakfast I actually had porridge",
    "sorry, I had porridge for breakfast", "I had porridge for breakfast instead",
  ])
  func `a meal that is told anew is that meal and no second one`(said: String) async throws {
    try await check(said, ["breakfast: Porridge (Oatmeal) 240 g", Self.lunch])
  }

  @Test(arguments: [
    ("I had 3 crumpets for breakfast, not 2", "breakfast: Crumpet 135 g"),
    ("I had 3 crumpets for breakfast not 2", "breakfast: Crumpet 135 g"),
    ("breakfast was 3 crumpets", "breakfast: Crumpet 135 g"),
    ("breakfast was porridge, not crumpets", "breakfast: Porridge (Oatmeal) 240 g"),
  ])
  func `what is denied of a meal is of that meal`(said: String, breakfast: String) async throws {
    let meals = try await Self.meals(behind: "2 crumpets for breakfast / soup and a pear for lunch / \(said)")
    #expect(meals.sorted() == [breakfast, Self.lunch].sorted(), "\(said)")
  }

  @Test(arguments: [
    "I had toast for breakfast too", "I also had toast for breakfast", "dinner was a calzone",
    "for lunch I had a calzone", "I had a breakfast burrito", "breakfast was porridge", "lunch was a calzone",
  ])
  func `more of a meal, and another meal, are news`(said: String) async throws {
    let meals = try await Self.meals(behind: "2 crumpets for breakfast / soup and a pear for lunch / \(said)")
    #expect(meals.count == 3, "\(meals)")
  }

  @Test func `what only the hour calls breakfast is no breakfast that was told`() async throws {
    let test = try TestCoach([])
    _ = try await test.say("coffee", at: .made("2026-11-20", hour: 8))
    _ = try await test.say("breakfast was 2 crumpets", at: .made("2026-11-20", hour: 9))
    #expect(try test.meals().count == 2)
    _ = try await test.say("breakfast was great", at: .made("2026-11-20", hour: 9))
    #expect(try test.meals().count == 2)
  }

  @Test func `what was eaten at breakfast time is mended by its meal`() async throws {
    let test = try TestCoach([])
    _ = try await test.say("porridge", at: .made("2026-11-20", hour: 8))
    _ = try await test.say("soup", at: .made("2026-11-20", hour: 12))
    _ = try await test.say("for breakfast I actually had 2 crumpets", at: .made("2026-11-20", hour: 18))
    let meals = try test.meals()
    #expect(meals.count == 2 && meals[0].timestamp == .made("2026-11-20", hour: 8))
    #expect(meals[0].items.map(\.quantity) == [2])
  }
}
