import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Foods that are read by what they are eaten with: a filling and its bread, milk and its drink, chips and their dish.
@Suite struct CompanionTests {
  @Test(
    arguments: [
      ("a camembert wrap", ["camembert 60.0 g", "wrap 1.0 -"]),
      ("two camembert wraps", ["camembert 120.0 g", "wraps 2.0 -"]),
      ("brie baguette", ["brie 60.0 g", "baguette 0.5 -"]),
    ])
  func `a filling that no table has in its bread is counted with the bread`(sentence: String, foods: [String]) {
    let items = OfflineReading.items(sentence)
    #expect(items.map { "\($0.name) \($0.quantity ?? 0) \($0.unit ?? "-")" } == foods)
  }

  @Test(
    arguments: [
      ("tea with sugar and skimmed milk", 30.0), ("black coffee, oat milk", 30), ("bran flakes and milk", 125),
      ("nescafe with 2 tsp sugar and semi skimmed", 30), ("granola with whole milk and a banana", 125),
    ])
  func `milk that nobody measured is what is put in`(sentence: String, milliliters: Double) throws {
    let milk = OfflineReading.items(sentence).filter { $0.unit == "ml" }
    #expect(milk.map(\.quantity) == [milliliters])
    #expect(try #require(milk.first).assumptions.contains { $0.contains("milk put in") })
  }

  @Test(arguments: ["large cappuccino, oat milk", "a flat white with soya milk", "chai latte, semi-skimmed"])
  func `a drink made with milk has it already`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1)
  }

  @Test(arguments: ["tea and a glass of milk", "coffee and 200 ml milk"])
  func `milk of a said amount is drunk besides`(sentence: String) {
    let milk = OfflineReading.items(sentence).last
    #expect(milk?.name == "milk" && milk?.assumptions.isEmpty == true)
  }

  @Test(
    arguments: [
      ("steak and chips", true), ("two sausages and chips", true), ("a tuna sandwich and chips", false),
      ("chips and salsa", false), ("chips", false),
    ])
  func `chips are fries beside a hot dish and crisps else`(sentence: String, areFries: Bool) throws {
    let chips = try #require(OfflineReading.items(sentence).first { $0.name.hasPrefix("chips") })
    let fries = FoodCatalog.reference.link("french fries")?.food.id
    #expect((chips.catalogId == fries) == areFries)
  }

  @Test(
    arguments: [
      ("a muffin, it said 400 kcal on the pack", 400.0), ("ready meal curry (pack says 520 calories)", 520),
    ])
  func `the energy on a label is the food's`(sentence: String, kilocalories: Double) {
    #expect(OfflineReading.items(sentence).map(\.calories) == [kilocalories])
  }
}
