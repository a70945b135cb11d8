import Foods
import Foundation
import Testing
import ToolCalls

@testable import Understanding

/// What was left is not eaten, what a hand holds is measured, and an hour behind its day counts nothing.
@Suite struct LeftUneatenTests {
  @Test(arguments: [
    ("had 9 wings, left 4", 5.0, nil), ("5 slices of toast, left one", 4, "slice"),
    ("had a mushroom pizza and left 3 slices for later", 5, "slice"),
    ("couldn't finish the pizza, left 4 slices of 10", 6, "slice"), ("ate 10 gyoza, I left 2 of them", 8, nil),
    ("ate a lasagne but left a quarter", 0.75, nil),
  ])
  func `what was left is taken from what there was`(sentence: String, quantity: Double, unit: String?) throws {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1)
    let item = try #require(items.first)
    #expect(item.quantity == quantity && item.unit == unit)
  }

  @Test(arguments: [
    ("steak and chips, left most of the chips", "chips"), ("pie and mash but I left most of the mash", "mash"),
  ])
  func `of what was mostly left a quarter was eaten`(sentence: String, left: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name).contains { $0.contains(left) } && items.count == 2, "\(items)")
    #expect(items.first { $0.name.contains(left) }?.quantity == 0.25, "\(items)")
    #expect(items.first { !$0.name.contains(left) }?.quantity ?? 1 == 1, "\(items)")
  }

  @Test(
    arguments: [
      ("half a can of lemonade then binned it", [0.5]), ("a couple of bites of flapjack, then threw it away", nil),
      ("made a coffee then binned it", []),
    ] as [(String, [Double]?)])
  func `a part that was had before the rest went to the bin was had`(sentence: String, quantities: [Double]?) {
    let items = OfflineReading.items(sentence)
    #expect(quantities.map { items.map(\.quantity) == $0 } ?? (items.count == 1), "\(items)")
  }

  @Test(arguments: [
    ("spaghetti with meatballs, ate the meatballs but left the spaghetti", ["meatballs"]),
    ("rice with tofu, I ate the tofu but left most of the rice", ["tofu", "rice"]),
    ("tonkotsu ramen, ate the noodles and egg but left most of the broth", ["tonkotsu ramen"]),
    ("a tuna sandwich, left the bread", ["tuna"]),
    ("ate the filling and left the bread of a cheese sandwich", ["cheese"]),
  ])
  func `of what is made of parts the ones that were eaten count`(sentence: String, foods: [String]) {
    #expect(OfflineReading.names(sentence) == foods)
  }

  @Test(arguments: [
    ("a palm of cod", 100.0), ("two palms of tofu", 200), ("a palm-sized piece of turkey", 100),
  ])
  func `a palm is as much meat as dietitians reckon`(sentence: String, grams: Double) throws {
    let item = try #require(OfflineReading.items(sentence).first)
    #expect(item.grams == grams)
    #expect(item.assumptions.contains("a palm = 100 g"))
  }

  @Test(arguments: [("a fist of couscous", 240.0), ("2 cupped hands of muesli", 240), ("a thumb of peanut butter", 15)])
  func `a fist, a cupped hand and a thumb are volumes`(sentence: String, milliliters: Double) throws {
    let item = try #require(OfflineReading.items(sentence).first)
    #expect(item.quantity == milliliters && item.unit == "ml")
  }

  @Test(arguments: [
    ("last night at 10 noodles", "2026-11-19T22:00:00Z"), ("last night around 11 I had soup", "2026-11-19T23:00:00Z"),
    ("this morning at 7 3 crumpets", "2026-11-20T07:00:00Z"), ("last night at 9 crisps", "2026-11-19T21:00:00Z"),
  ])
  func `a figure behind a day is the hour`(sentence: String, time: String) throws {
    let meal = try #require(OfflineReading.meals(OfflineReading.read(sentence)).first)
    #expect(meal.timestamp == OfflineReading.date(time))
    #expect(meal.items.allSatisfy { $0.quantity ?? 3 == 3 })
  }

  @Test(arguments: [("leftover mac and cheese", 1), ("ate like a horse: 2 plates of stew", 1)])
  func `how it was eaten is no other food`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count)
  }
}

/// Packs told by weight, of which pieces were eaten, and dishes without a part of them.
@Suite struct PartsOfPacksTests {
  @Test(arguments: [
    ("a 180 g bar of dark chocolate, had 5 squares", 5.0, "square"), ("a 800g loaf of rye, ate 3 slices", 3, "slice"),
    ("tray of 8 brownies, had 2.5", 2.5, nil), ("a 1 kg tub of sorbet, ate 2 scoops of it", 2, "scoop"),
    ("rum, double measure", 2, "shot"),
  ])
  func `a pack's weight is not what was eaten of it`(sentence: String, quantity: Double, unit: String?) throws {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1)
    let item = try #require(items.first)
    #expect(item.quantity == quantity && item.unit == unit && item.grams == nil)
  }

  @Test(arguments: [
    ("a burger with no bun and fries", ["Beef, ground, patty", "Potato, french fries, fast food"]),
    ("sandwich (ham and cheese) on rye", ["Ham"]),
  ])
  func `what is denied or told in brackets ends before the rest`(sentence: String, foods: [String]) {
    let found = OfflineReading.items(sentence).compactMap { OfflineReading.food(of: $0)?.name }
    #expect(found.count == foods.count && zip(found, foods).allSatisfy { $0.hasPrefix($1) })
  }
}
