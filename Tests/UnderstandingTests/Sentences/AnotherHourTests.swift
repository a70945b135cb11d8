import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// What was had at an hour of its own behind a meal that was named, and what is counted from one.
@Suite struct AnotherHourTests {
  @Test(arguments: [
    "had eggs for breakfast and then at ten I had an apple", "eggs for breakfast, an apple at 10:00",
    "had eggs for breakfast and then later at like ten I had an apple",
    "eggs for breakfast then around ten I had an apple",
    "eggs for breakfast and later at ten an apple", "I had eggs for breakfast. At 10 I had an apple.",
  ])
  func `an hour behind a named meal begins another`(sentence: String) {
    let meals = OfflineReading.meals(OfflineReading.read(sentence))
    #expect(meals.map { $0.items.map(\.name) } == [["eggs"], ["apple"]], "\(meals)")
    #expect(meals.first?.items.first?.quantity == nil, "\(meals)")
  }

  @Test(arguments: [
    "breakfast: eggs and toast at 8", "eggs at 8 and toast for breakfast", "for breakfast at 8 eggs and toast",
  ])
  func `the hour of the same meal stays with it`(sentence: String) {
    #expect(OfflineReading.meals(OfflineReading.read(sentence)).count == 1)
  }

  @Test func `what followed an hour later is no plan`() {
    #expect(OfflineReading.names("had soup for lunch and a biscuit an hour later") == ["soup", "biscuit"])
  }

  @Test(arguments: [
    "a yogurt for a quick and healthy snack and 2 eggs for dinner",
    "a yogurt for a quick, easy snack and 2 eggs for dinner",
  ])
  func `two words of praise before a meal lose nothing behind it`(sentence: String) {
    let meals = OfflineReading.meals(OfflineReading.read(sentence))
    #expect(meals.map(\.mealType) == [.snack, .dinner], "\(meals)")
  }
}
