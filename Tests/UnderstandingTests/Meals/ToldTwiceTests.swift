import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Food that is told first in general and then in particular is counted once, and what the first telling lacks is added.
@Suite struct ToldTwiceTests {
  @Test(arguments: [
    ("got a pizza on the way home, a spinach pizza", ["spinach pizza"]),
    ("had a burger after work, a veggie burger and onion rings", ["veggie burger", "onion rings"]),
    ("a kebab last night, a chicken shish kebab", ["chicken shish kebab"]),
    ("had a burger for lunch, a veggie burger for dinner", ["burger", "veggie burger"]),
    ("a lager, a stout", ["lager", "stout"]), ("a salad, a soup", ["salad", "soup"]),
  ])
  func `a kind told behind its dish is that dish`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test(arguments: [
    ("a cappuccino made with 180 ml soya milk", ["Coffee, espresso", "Soy milk"]),
    ("flat white with 120 ml whole milk", ["Coffee, espresso", "Milk, whole"]),
    ("cocoa made with 200 ml milk and 3 tsp powder", ["Chocolate beverage powder", "Milk"]),
  ])
  func `milk that was measured is not counted twice`(sentence: String, foods: [String]) {
    let found = OfflineReading.items(sentence).compactMap { OfflineReading.food(of: $0)?.name }.sorted()
    #expect(found.count == foods.count)
    #expect(zip(found, foods).allSatisfy { $0.hasPrefix($1) })
  }

  @Test(arguments: [
    ("a smoothie with mango, whey and coconut milk", "whey"),
    ("smoothie: berries, peanut butter, oat milk", "peanut butter"),
    ("a protein shake made with 2 scoops and 250 ml water", "protein"),
  ])
  func `what is blended in to make more of it is added`(sentence: String, name: String) {
    #expect(OfflineReading.items(sentence).contains { $0.name == name })
  }

  @Test func `a fried breakfast told by its parts is its parts`() {
    let items = OfflineReading.items("full scottish, 2 eggs, 3 sausages, 2 rashers, mushrooms, toast")
    #expect(items.count == 5 && !items.contains { $0.name.contains("scottish") })
  }

  @Test(arguments: [("pierogi with cabbage", 1), ("gyoza with noodles", 2), ("8 momos with broccoli", 2)])
  func `a side dish is no filling`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count)
  }

  @Test(arguments: [
    (
      "we got pizza, I ate 2 slices of the hawaiian and 1 of the veggie",
      [("hawaiian pizza", 2.0), ("veggie pizza", 1)]
    ),
    ("3 slices of pepperoni and 1 slice of cheese pizza", [("pepperoni pizza", 3), ("cheese pizza", 1)]),
  ])
  func `slices of a kind are of the pizza that was ordered`(sentence: String, slices: [(name: String, count: Double)]) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == slices.map(\.name))
    #expect(items.map(\.quantity) == slices.map(\.count))
  }

  @Test(arguments: [("a cobb salad, dressing on the side", 1), ("noodle soup, half the broth left", 1)])
  func `what the dish holds already is not added`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count)
  }

  @Test(arguments: [
    ("shreddies with a chopped pear and skimmed milk", 125.0), ("chilli over 140 g rice", 140),
    ("ragu over 85g (dry) linguine", 85),
  ])
  func `an amount belongs to what it is told of`(sentence: String, quantity: Double) throws {
    let items = OfflineReading.items(sentence)
    let last = try #require(items.last)
    #expect(last.quantity == quantity)
    #expect(items.dropLast().allSatisfy { $0.quantity ?? 1 == 1 })
  }

  @Test(arguments: [
    ("cookies in the lounge, 2 hobnobs", ["hobnobs"]), ("sweets on the coach, 8 wine gums", ["wine gums"]),
    ("biscuits, 3 apricots", ["biscuits", "apricots"]), ("cookies and 2 hobnobs", ["cookies", "hobnobs"]),
  ])
  func `what is named in general and then counted by its kind is counted once`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test(arguments: [
    ("only fruit, one pear and 2 plums", ["pear", "plums"]), ("veggies: 2 carrots, 1 tomato", ["carrots", "tomato"]),
    ("fruit and a pear", ["fruit", "pear"]), ("salad, 2 pears", ["salad", "pears"]),
    ("quinoa maybe a cup of quinoa", ["quinoa"]),
    ("salad with lettuce, tuna, egg", ["lettuce", "tuna", "egg"]),
    ("thali with dal, rice, two rotis", ["dal", "rice", "rotis"]),
    ("small salad, spinach, tomato and feta", ["spinach", "tomato", "feta"]),
    ("salad with tuna and egg", ["salad with tuna and egg"]),
    ("fruit salad with papaya, plums and a drizzle of honey", ["fruit salad", "honey"]),
    ("fruit salad and a plum", ["fruit salad", "plum"]),
  ])
  func `what is named in general is what is counted of its kind behind it`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test(arguments: [
    ("ramen, large, pork", 1), ("sushi, 10 pieces, tuna and cucumber", 1), ("6 gyoza, chicken", 1),
    ("curry, 400 g, lamb", 1), ("footlong, ham, lettuce, tomato", 1), ("footlong with tuna and lettuce", 1),
    ("sushi, 10 pieces, edamame", 2), ("curry, rice, naan", 3), ("sub, cookie", 2), ("pho, spring rolls", 2),
  ])
  func `what is in a dish, told behind it, is in its name`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.names(sentence))")
  }

  @Test(arguments: [
    ("protein shake 25g whey 250ml oat milk", ["whey", "oat milk"]),
    ("recovery shake 40 g whey and a banana", ["whey", "banana"]),
  ])
  func `an amount behind a shake is of what was blended`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }
}
