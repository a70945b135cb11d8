import Foods
import Testing
import ToolCalls

@testable import Understanding

/// A main dish or a sandwich, and weights beside and behind it.
@Suite struct MeasuredSidesTests {
  @Test(arguments: [
    ("roast lamb with two potatoes, 100 g of carrots and 80 g of peas", 4),
    ("an English muffin with jam, a cup of grapes, a cup of milk and a cup of rice", 5),
    ("Irish stew with 2 slices of bread, 20 g of butter and 200 ml of milk", 4),
  ])
  func `a food called after a country or a roast is eaten beside what was measured`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count)
  }

  @Test(arguments: [
    ("a full English with 2 eggs, 2 sausages and 3 rashers of bacon", 3),
    ("a roast dinner with 100 g of beef, 3 potatoes and 80 g of peas", 3),
    ("a fry-up with 2 eggs, 2 sausages and a tomato", 3),
  ])
  func `a spread is its parts`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count)
  }

  @Test(arguments: [
    ("a peanut butter and jelly sandwich on white bread, 110 g", 110.0),
    ("a ham and cheese sandwich on rye, 140 grams", 140), ("a turkey and swiss sandwich on wheat bread, 210 g", 210),
  ])
  func `the weight behind a sandwich is of all of it`(sentence: String, grams: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1)
    #expect(items.first?.grams == grams)
    #expect(items.first.flatMap(OfflineReading.food)?.name.lowercased().contains("sandwich") == true)
  }

  @Test(arguments: [("drank 450 grams of tap water", 450.0), ("300 g of water", 300)])
  func `a gram of water is a millilitre`(sentence: String, milliliters: Double) {
    #expect(OfflineReading.water(OfflineReading.read(sentence)).map(\.amountMl) == [milliliters])
  }
}
