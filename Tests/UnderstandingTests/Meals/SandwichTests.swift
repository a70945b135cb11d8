import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Sandwiches that no table has: their fillings and the bread around them.
@Suite struct SandwichTests {
  @Test(
    arguments: [
      ("a sausage and halloumi bap", ["sausage", "halloumi", "bap"]),
      ("bacon and brie roll with a coffee", ["bacon", "brie", "roll", "coffee"]),
      ("turkey and cranberry bagel", ["turkey", "cranberry", "bagel"]),
      ("ham, brie and pesto ciabatta", ["ham", "brie", "pesto", "ciabatta"]),
      ("pastrami and gouda sandwich on rye", ["pastrami", "gouda", "sandwich"]),
      ("crisps, chorizo and halloumi wrap", ["crisps", "chorizo", "halloumi", "wrap"]),
    ])
  func `fillings and their bread are counted`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(
    arguments: [
      "roast beef and horseradish sandwich", "a ham and lettuce sandwich", "cheese and onion toastie",
      "tuna and cucumber sandwich",
    ])
  func `what hardly changes a sandwich leaves it one`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1, "\(OfflineReading.items(sentence).map(\.name))")
  }

  @Test func `two of them have twice the filling and two breads`() {
    let items = OfflineReading.items("2 sausage and mushroom baps")
    #expect(items.map(\.quantity) == [90, 90, 2])
    #expect(items.map(\.unit) == ["g", "g", nil])
  }

  @Test(
    arguments: [
      ("2 boiled eggs and a bacon roll", 2), ("soup and a cheese roll", 2), ("a scotch egg and sausage roll", 2),
      ("miso soup, tuna and cucumber roll", 3), ("a banana and ham sandwich", 2),
    ])
  func `what stands beside a sandwich is no filling`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.items(sentence).map(\.name))")
  }

  @Test func `what a wrap holds was told`() throws {
    let wrap = try #require(OfflineReading.items("leftover beef stew in a wrap").last)
    let food = try #require(wrap.catalogId.flatMap { FoodCatalog.reference.food(id: $0) })
    #expect(food.name.contains("Tortilla"))
  }
}
