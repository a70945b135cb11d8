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
    #expect(found.count == 2 && found.first == "dish:whopper-meal-no-drink")
  }

  @Test(arguments: [
    ("whopper meal", 1), ("whopper meal and a coffee", 2), ("whopper meal then 2 beers", 2),
  ])
  func `a meal has its cola otherwise`(sentence: String, count: Int) {
    let found = Self.foods(sentence)
    #expect(found.count == count && found.first == "dish:whopper-with-fries-and-cola")
  }

  @Test func `a meal without a drink has none`() {
    #expect(Self.foods("whopper meal no drink") == ["dish:whopper-meal-no-drink"])
  }
}

/// Foods that are told with what they usually have, doubled, or named after two fillings.
@Suite struct TwofoldFoodTests {
  private static func items(_ sentence: String) -> [String] {
    OfflineReading.items(sentence).map { "\($0.quantity.map { NumberPhrase.plain($0) } ?? "-") \($0.name)" }
  }

  @Test(arguments: [
    ("a double bourbon", ["2 bourbon"]), ("3 double vodkas", ["6 vodkas"]), ("double rum and coke", ["- rum and coke"]),
    ("double espresso", ["- double espresso"]), ("double cheeseburger", ["- double cheeseburger"]),
  ])
  func `a double is two measures of a spirit`(sentence: String, items: [String]) {
    #expect(Self.items(sentence) == items)
  }

  @Test(arguments: [
    ("4 lemon and almond muffins", ["4 lemon and almond muffins"]),
    ("8 prawn and chive wontons", ["8 prawn and chive wontons"]),
    ("5 potato and cheese pierogi", ["5 potato and cheese pierogi"]),
    ("3 eggs and 2 muffins", ["3 eggs", "2 muffins"]),
    ("2 coffee and scones", ["2 coffee", "- scones"]),
  ])
  func `a count before two fillings is of what is filled`(sentence: String, items: [String]) {
    #expect(Self.items(sentence) == items)
  }

  @Test(arguments: [
    ("garden salad with caesar dressing", "usda:2709822"), ("salad and olive oil", "usda:2709822"),
    ("a salad and a burger", "dish:green-salad-with-dressing"),
  ])
  func `a salad has the dressing that is told`(sentence: String, id: String) {
    #expect(OfflineReading.items(sentence).first?.catalogId == id)
  }
}
