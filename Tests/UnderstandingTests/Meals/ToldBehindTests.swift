import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// What stands behind a food and tells of it: its grade, what it holds, what it was made with.
@Suite struct ToldBehindTests {
  @Test(
    arguments: [
      ("yoghurt 160g plain 0%", 160.0, "Yogurt, nonfat milk, plain"),
      ("greek yogurt 190 g, 0%", 190, "Yogurt, Greek, nonfat milk, plain"),
    ])
  func `a grade behind a dairy food is its own`(sentence: String, grams: Double, food: String) throws {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1 && items.first?.grams == grams)
    let id = try #require(items.first?.catalogId)
    #expect(FoodCatalog.reference.food(id: id)?.name == food)
  }

  @Test(
    arguments: [
      ("a bacon bap, 2 rashers", ["bacon bap"]),
      ("egg sandwich, 2 eggs, brown sauce", ["egg sandwich", "brown sauce"]),
      ("7 momos, fried, pork", ["momos, fried"]), ("a sausage roll, 2 sausages", ["sausage roll"]),
      ("2 pieces of fruit (a pear and a plum)", ["pear", "plum"]),
      ("empanadas, rice, pork", ["empanadas", "rice", "pork"]), ("stew, 2 dumplings", ["stew", "dumplings"]),
    ])
  func `what a dish holds is not counted besides it`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test func `rashers make no more rolls`() {
    #expect(OfflineReading.items("a bacon roll, 3 rashers").first?.unit == nil)
  }

  @Test(
    arguments: [
      ("45 g oats made with water", 45.0), ("60 g porridge oats cooked in water", 60), ("55g oats in water", 55),
      ("70 g basmati rice boiled in water", 70), ("90 g penne cooked in water", 90),
    ])
  func `what is weighed before water comes to it is dry`(sentence: String, grams: Double) throws {
    let item = try #require(OfflineReading.items(sentence).first)
    let food = try #require(item.catalogId.flatMap { FoodCatalog.reference.food(id: $0) })
    #expect(item.grams == grams && food.per100g.calories > 300, "\(food.name)")
  }

  @Test func `milk with weighed oats was not weighed with them`() {
    #expect(OfflineReading.items("45 g oats with milk").map(\.name) == ["oats", "milk"])
  }

  @Test(arguments: ["green smoothie (kale, pear, water)", "lentil soup (lentils, onion, water)"])
  func `water in a dish is no glass besides`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }

  @Test(arguments: ["lunch (a bagel, crisps, water)", "a smoothie (kale, pear), water"])
  func `water beside a dish is drunk`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal, .addWater])
  }

  @Test(arguments: [
    ("ramen at the place round the corner", ["ramen"]),
    ("injera with lentils, shared a platter, had half", ["injera", "lentils"]),
  ])
  func `where it was had and what it lay on are no food`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }
}
