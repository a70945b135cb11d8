import Foods
import Testing
import ToolCalls

@testable import Understanding

/// What the person had of a dish that others ate of too, and how often something was had.
@Suite struct OwnPartTests {
  @Test(arguments: [
    ("split a pie with my sister, she had 4 slices, I had 2", 2.0, "slice"),
    ("shared 10 samosas with Priya, he had 6 and I had 4", 4, nil),
    ("I shared 10 samosas with Priya, I had 3", 3, nil), ("we shared a box of truffles, i ate 5", 5, nil),
    ("shared 8 dumplings with mum and had 3 of them", 3, nil),
    ("shared a bottle of merlot with Kim, i had 2 glasses", 2, "glass"),
    ("we shared a tub of sorbet and i had 2 scoops of it", 2, "scoop"),
    ("shared a big bag of popcorn with Jo, i had 3 handfuls", 3, "handful"),
  ])
  func `of what was shared the person's own count is had`(sentence: String, quantity: Double, unit: String?) throws {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1)
    let item = try #require(items.first)
    #expect(item.quantity == quantity && item.unit == unit)
  }

  @Test(arguments: [
    ("shared a bag of pretzels with my son and i had 2 ciders", [0.5, 2]),
    ("we shared 2 calzones and i had 3 ales", [1, 3]),
    ("shared 3 burritos with Ana", [1.5]),
  ])
  func `another food behind it is no part of what was shared`(sentence: String, quantities: [Double]) {
    #expect(OfflineReading.items(sentence).map(\.quantity) == quantities)
  }

  @Test(arguments: [
    ("coffee with a dash of cream and 1 sugar x3", [3.0, 45, 3]), ("tea x2 with a teaspoon of honey", [2, 2]),
    ("5 teas with milk and 2 sugars", [5, 10]), ("crumpet with jam x2", [2, nil]),
    ("tea with milk and a scone x2", [nil, 2]), ("3 coffees with 200 ml milk", [3, 200]), ("2 teas, 1 sugar", [2, 1]),
    ("4 teas with 1 sugar each", [4, 4]),
    ("3 crumpets with a fried egg on each", [3, 3]), ("two crumpets with a slice of ham on both", [2, 2]),
  ])
  func `as much goes into each of several cups`(sentence: String, quantities: [Double?]) {
    #expect(OfflineReading.items(sentence).map(\.quantity) == quantities)
  }

  @Test(arguments: [
    ("casein, 2 scoops in water", 2.0), ("whey, 1 scoop with water", 1), ("huel, 2 scoops in water", 2),
  ])
  func `scoops behind a powder are of it, and not of what it is stirred into`(sentence: String, scoops: Double) throws {
    let item = try #require(OfflineReading.items(sentence).first)
    #expect(item.quantity == scoops && item.unit == "scoop")
    #expect(OfflineReading.food(of: item)?.name.contains("Water") == false)
  }

  @Test(arguments: [
    ("skyr, the 150 g pot, raspberry", "raspberry skyr", 150.0), ("yoghurt, cherry", "cherry yoghurt", nil),
    ("greek yoghurt, 200 g, toffee", "toffee greek yoghurt", 200),
  ])
  func `a flavour behind a comma is of the yoghurt`(sentence: String, name: String, grams: Double?) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == [name] && items.first?.quantity == grams)
  }

  @Test(arguments: ["yoghurt, cherries", "porridge, coffee", "yoghurt, plum"])
  func `a second food behind a comma is counted`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 2)
  }

  @Test(arguments: ["leek omelette (3 eggs)", "courgette frittata (3 eggs)"])
  func `eggs in brackets are in the dish`(sentence: String) {
    #expect(OfflineReading.items(sentence).map(\.quantity) == [3])
  }

  @Test(arguments: ["popchips and a plum", "a plum and popchips"])
  func `what only a label is called counts in a list of foods`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 2)
  }

  @Test(arguments: [
    ("finished last night's stew for lunch", true), ("ate yesterday's chowder", true), ("a sunday roast", true),
    ("last night's stew, 300 g", false), ("yesterday's lunch was chowder", false), ("on sunday roast pork", false),
  ])
  func `what was cooked earlier is eaten now where that is said`(sentence: String, isNow: Bool) {
    let meals = OfflineReading.meals(OfflineReading.read(sentence))
    #expect(meals.count == 1)
    #expect((meals.first?.timestamp == nil) == isNow)
  }

  @Test(arguments: [
    ("the four of us shared a lasagne", 0.25), ("five of us split a paella", 0.2),
    ("my two cousins and I shared a quiche", 1.0 / 3), ("me and my three brothers split a trifle", 0.25),
    ("split a pavlova with my two aunts", 1.0 / 3), ("cut the quiche into 8 slices and ate 2", 0.25),
    ("we cut a tart into six, had one", 1.0 / 6), ("sliced a melon in 4, ate 3 of them", 0.75),
  ])
  func `a share is of as many as are named, or of the parts it was cut into`(sentence: String, share: Double) throws {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1)
    let quantity = try #require(items.first?.quantity)
    #expect(abs(quantity - share) < 0.01)
  }

  @Test(arguments: [
    ("quiche x3 slices", 3.0, "slice"), ("cider x2 cans", 2, "can"), ("crumble x2 bowls with custard", 2, "bowl"),
    ("squid rings x6", 6, nil),
  ])
  func `a sign before a number says no more than the number`(sentence: String, quantity: Double, unit: String?) throws {
    let item = try #require(OfflineReading.items(sentence).first)
    #expect(item.quantity == quantity && item.unit == unit)
  }
}
