import Testing
import ToolCalls

@testable import Understanding

/// Where food came from, how it was made and in what state it was weighed.
@Suite struct CircumstanceTests {
  @Test(
    arguments: [
      ("stopped at Wendy's for a baked potato", ["baked potato"]),
      ("nipped to Greggs for my sausage roll", ["sausage roll"]),
      ("went to Taco Bell for lunch, had 2 burritos", ["burritos"]),
      ("went for Thai food and had 200 g of noodles", ["noodles"]),
      ("picked up a bagel", ["bagel"]), ("popped into town for lunch, had a quiche", ["quiche"]),
      ("kept picking at the olives", ["olives"]),
      ("50 g of fast food fries", ["fast food fries"]), ("ate way too much trifle", ["trifle"]),
    ])
  func `the place is no food`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(arguments: [
    ("ate a burger in 5 minutes", "burger", 1.0), ("had two salads in under 20 min", "salads", 2),
    ("a tea within 5 min", "tea", 1),
  ])
  func `how fast it was eaten counts nothing`(sentence: String, food: String, quantity: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == [food] && items.first?.quantity == quantity, "\(items)")
  }

  @Test(arguments: ["slow cooked beef 8 hours", "roast lamb 3 hours", "ramen 5 min"])
  func `how long a food was cooked hides it no more`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1)
  }

  @Test(
    arguments: [
      ("a peach, 140 g peeled", "peach", 140), ("porridge, 250 g once cooked", "porridge", 250),
      ("my own soup, 300 g", "soup", 300),
      ("fried a trout without adding butter and had 150 g of it", "fried trout without butter", 150),
      ("gravy made up from granules, 60 g", "gravy", 60), ("200 g of apple juice from concentrate", "apple juice", 200),
      ("courgettes, no oil in the pan, and ate 120 g of them", "courgettes", 120),
    ] as [(String, String, Double)])
  func `state and making leave food and weight`(sentence: String, food: String, grams: Double) throws {
    let items = OfflineReading.items(sentence)
    let item = try #require(items.first)
    #expect(items.count == 1 && item.name.hasPrefix(food) && item.grams == grams, "\(items)")
  }

  @Test(
    arguments: [
      ("grilled a trout", ["grilled trout"]), ("fried 2 eggs and toasted a bagel", ["fried eggs", "toasted bagel"]),
      ("steamed 200 g broccoli", ["steamed broccoli"]),
    ])
  func `how something was cooked is no food of its own`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(arguments: ["salami on rye", "warmed up a pie", "heated up some leftover stew"])
  func `a word that only leads to food or completes it is none`(sentence: String) {
    let names = OfflineReading.items(sentence).map(\.name)
    #expect(!names.contains { $0.contains("up") } && !names.contains("rye"), "\(names)")
  }

  @Test func `a part of so many eggs is that part`() throws {
    let items = OfflineReading.items("the whites of 3 eggs and the yolk of one egg")
    #expect(items.map(\.quantity) == [3, 1])
    #expect(items.map(\.name) == ["whites eggs", "yolk egg"])
  }

  @Test(
    arguments: [
      ("a scone, then bought a small flat white", 2), ("had soup and bought a can of lemonade", 2),
      ("had soup, then bought a loaf of bread", 1), ("bought a coffee", 0),
    ])
  func `what was bought after eating counts where it is one thing to have`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count)
  }

  @Test(
    arguments: [
      ("after a 10 km ride we had a pint of cider", "Cycling", "cider"),
      ("following a 40 min swim I ate two crumpets", "Swimming", "crumpets"),
      ("after rowing for half an hour had a bowl of soup", "Rowing", "soup"),
    ])
  func `what was done before is logged beside what was had`(sentence: String, workout: String, food: String) {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.workouts(reading).map(\.name) == [workout])
    #expect(OfflineReading.meals(reading).flatMap(\.items).map(\.name) == [food])
  }
}
