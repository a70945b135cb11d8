import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// What is had once more is a log of its own, in the measure of what was logged last.
@Suite struct MoreOfSameTests {
  static let cider = Entry.meal(
    Meal(
      id: "c", name: "a pint of cider", mealType: .lunch, timestamp: OfflineReading.now,
      items: [
        FoodItem(
          id: "i", name: "Cider", foodType: .drink, quantity: 1, unit: "pint", grams: 568,
          nutrients: Nutrients(calories: 250), catalogId: "usda:1")
      ]))
  static let bread = CorrectionTests.meal("2 slices of bread", [("Bread, white", 2, "slice", 56)])
  static let nuts = CorrectionTests.meal("30 g of cashews", [("Cashews", 30, "g", 30)])
  static let pair = CorrectionTests.meal(
    "a plum and a fig", [("Plum, raw", 1, "plum", 66), ("Fig, raw", 1, "fig", 50)])

  private func item(_ said: String, _ last: Entry) -> AddMeal.Item? {
    OfflineReading.meals(OfflineReading.read(said, last: [last])).first?.items.first
  }

  @Test(arguments: [
    "another one", "another", "had another one", "one more", "and another pint", "I had one more of those",
    "and a second one", "a second pint", "had a 2nd one",
  ])
  func `another is one more in the same measure`(said: String) throws {
    let found = try #require(item(said, Self.cider))
    #expect(found.grams == 568 || found.unit == "pint")
    #expect(found.quantity == 1)
  }

  @Test(arguments: [
    ("one more slice", 1.0, 28.0), ("another slice", 1, 28), ("two more", 2, 56), ("and 3 more slices", 3, 84),
    ("another two", 2, 56),
  ])
  func `pieces are counted on`(said: String, quantity: Double, grams: Double) throws {
    let found = try #require(item(said, Self.bread))
    #expect(found.quantity == quantity && found.grams == grams && found.catalogId == "usda:0")
  }

  @Test(arguments: [("another 20 g", 20.0), ("20 g more", 20), ("the same amount", nil), ("another", 30)])
  func `a weight is said anew or stays`(said: String, grams: Double?) {
    #expect(item(said, Self.nuts)?.grams == grams)
  }

  @Test(arguments: [("another 250 ml", 250.0), ("plus another 250 ml", 250), ("250 ml more", 250), ("another", 500)])
  func `water is poured on`(said: String, milliliters: Double) {
    let reading = OfflineReading.read(said, last: [CorrectionTests.water])
    #expect(OfflineReading.water(reading).map(\.amountMl) == [milliliters])
  }

  @Test func `of two foods it is asked which`() throws {
    let question = try #require(OfflineReading.read("another one", last: [Self.pair]).clarification)
    #expect(question.choices.count == 3)
  }

  @Test(arguments: ["another banana", "2 more sausages", "one more thing", "more or less", "no more"])
  func `another food is read by itself`(said: String) {
    let meals = OfflineReading.meals(OfflineReading.read(said, last: [Self.bread]))
    #expect(!meals.flatMap(\.items).contains { $0.catalogId == "usda:0" })
  }

  @Test(
    arguments: [
      ("that's another 0.75 l of water", 750.0), ("that was another litre", 1_000), ("that's 0.4 l more water", 400),
    ])
  func `another comes on top and mends nothing`(sentence: String, milliliters: Double) {
    let water = Entry.water(WaterEntry(id: "d", amountMl: 250, timestamp: OfflineReading.now))
    let reading = OfflineReading.read(sentence, last: [water])
    #expect(OfflineReading.water(reading).map(\.amountMl) == [milliliters])
    #expect(OfflineReading.corrections(reading).isEmpty)
  }
}
