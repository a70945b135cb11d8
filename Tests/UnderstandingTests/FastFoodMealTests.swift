import Testing
import ToolCalls

@testable import Understanding

/// Burgers that are sold with fries and a drink.
@Suite struct FastFoodMealTests {
  private static func foods(_ sentence: String) -> [String?] {
    OfflineReading.items(sentence).map(\.catalogId)
  }

  @Test(arguments: [
    "whopper meal with a lemonade", "whopper meal, diet coke", "whopper meal and a chocolate milkshake",
  ])
  func `the drink that is told takes the place of the cola`(sentence: String) {
    let found = Self.foods(sentence)
    #expect(found.count == 2 && found.first == "dish:whopper-with-fries")
  }

  @Test(arguments: [
    ("whopper meal", 1), ("whopper meal and a coffee", 2), ("whopper meal then 2 beers", 2),
  ])
  func `a meal has its cola otherwise`(sentence: String, count: Int) {
    let found = Self.foods(sentence)
    #expect(found.count == count && found.first == "dish:whopper-with-fries-and-cola")
  }

  @Test func `a meal without a drink has none`() {
    #expect(Self.foods("whopper meal no drink") == ["dish:whopper-with-fries"])
  }
}
