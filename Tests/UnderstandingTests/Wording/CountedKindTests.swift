import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Kinds and manners that are counted behind their food.
@Suite struct CountedKindTests {
  @Test(arguments: [
    ("2 doughnuts, one iced one custard", ["iced doughnut", "custard doughnut"]),
    ("4 tacos: 3 chicken and 1 fish", ["chicken tacos", "fish taco"]),
    ("3 empanadas (2 beef, 1 cheese)", ["beef empanadas", "cheese empanada"]),
    ("2 scoops of ice cream: one coffee and one mint", ["coffee ice cream", "mint ice cream"]),
    ("5 eggs, 3 poached 2 fried", ["poached eggs", "fried eggs"]), ("2 fruits, one plum one kiwi", ["plum", "kiwi"]),
    ("2 teas, one green one with milk", ["green tea", "tea with milk"]),
  ])
  func `kinds that add up to what was counted are all of it`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test(arguments: [
    ("2 eggs, 1 plum, 1 tea", 3), ("3 rusks, 1 coffee, 2 teas", 3), ("2 bananas, 1 kiwi", 2),
    ("2 kiwis, one plum and one pear", 3),
  ])
  func `a list of foods by themselves stays one`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.names(sentence))")
  }

  @Test(arguments: [
    ("pierogi 6 boiled", 6.0, "pierogi"), ("eggs 3 scrambled", 3, "scrambled"),
    ("gyoza 4 steamed and miso soup", 4, ""),
    ("prawns 8 grilled", 8, "grilled"), ("had potatoes 3 roast", 3, "roasted"),
  ])
  func `how so many were made is told of their food`(sentence: String, count: Double, food: String) throws {
    let item = try #require(OfflineReading.items(sentence).first)
    #expect(item.quantity == count, "\(item)")
    #expect(OfflineReading.food(of: item)?.name.lowercased().contains(food) ?? false || food.isEmpty)
    #expect(OfflineReading.items(sentence).count == (sentence.contains("soup") ? 2 : 1))
  }

  @Test(arguments: ["2 runs, one easy one hard", "2 walks, 1 long 1 short"])
  func `a training's kinds are no foods`(sentence: String) {
    #expect(OfflineReading.items(sentence).isEmpty)
  }

  @Test(arguments: [("subway #3", nil as Double?), ("my #1 snack, 2 figs", 2)])
  func `a menu's number counts nothing`(sentence: String, quantity: Double?) {
    #expect(OfflineReading.items(sentence).map(\.quantity) == [quantity])
  }
}
