import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// What is said around a food of how it was taken out, cut, made and eaten.
@Suite struct MannerTests {
  private func items(_ sentence: String) -> [AddMeal.Item] { OfflineReading.items(sentence) }
  private func grams(_ item: AddMeal.Item) -> Double { OfflineReading.grams(of: item) }

  @Test(arguments: [
    ("two slices from a small cheese pizza", 160.0), ("a slice of a large cheese pizza", 119),
    ("three pieces of my medium cheese pizza", 258),
  ])
  func `a slice is as large as what it was cut from`(sentence: String, expected: Double) throws {
    let item = try #require(items(sentence).first)
    #expect(items(sentence).count == 1)
    #expect(abs(grams(item) - expected) < 12)
  }

  @Test(arguments: [
    ("three orange segments", 45.0), ("2 grapefruit segments", 50), ("two bagel halves", 105), ("4 egg halves", 100),
    ("five tiny bite-size graham crackers", 15), ("20 plain M&Ms", 14), ("8 mixed nuts", 12), ("15 smarties", 15),
    ("12 jelly beans", 13.2),
  ])
  func `parts and tiny pieces weigh what they weigh`(sentence: String, expected: Double) throws {
    let item = try #require(items(sentence).first)
    #expect(abs(grams(item) - expected) < 0.2 * expected)
  }

  @Test(arguments: [
    "half a cup of grated cheddar out of the bag", "a pear out of my lunch box", "I cubed up some melon, one cup of it",
    "two of the muffins and nothing else", "a mug of a very strong tea", "a tin of pear halves",
    "cashews, a third of a cup once the skins were off", "I chopped up a melon and ate a bowl's worth",
    "From the juice bar I had a milkshake", "150 g of turnip, I roasted it in butter and ate the lot",
  ])
  func `words around a food add none`(sentence: String) {
    #expect(items(sentence).count == 1)
  }

  @Test(arguments: [
    ("I picked the meat off a roast chicken and ate a cup of it with chips", "roast chicken"),
    ("we stripped the kernels off a cob and I had half a cup of peas", "cob"),
  ])
  func `what a food was taken off was not eaten whole`(sentence: String, whole: String) {
    #expect(!items(sentence).contains { $0.name.contains(whole) })
  }

  @Test func `how it was eaten stays with its food and what follows is heard`() {
    let names = items("a turkey leg, which I ate without the skin, plus a cup of rice and a cup of peas").map(\.name)
    #expect(names.count == 3)
    #expect(names.first?.contains("without skin") == true)
  }

  @Test func `what a soup is made with is in its name`() {
    let names = items("Gran's tomato soup is made with milk, and I had one cup of it").map(\.name)
    #expect(names == ["Gran's tomato soup made with milk"] || names == ["tomato soup made with milk"])
  }

  @Test(arguments: ["half a cup of peas and a 16 oz can of a strong cider", "a 12 oz bottle of a dark beer"])
  func `an article behind "of" parts no vessel from its drink`(sentence: String) throws {
    let drink = try #require(items(sentence).last)
    #expect(drink.unit == "fl oz" || grams(drink) > 340)
  }

  @Test(arguments: ["a large glass of rioja 250ml", "big mug of cider, 330 ml"])
  func `what was measured has no size besides`(sentence: String) throws {
    let item = try #require(items(sentence).first)
    #expect(item.unit == "ml")
  }

  @Test(arguments: [
    "Slim Fast shake", "a bottle of ready-to-drink Slim Fast", "a ready to eat salad, trying to be good",
  ])
  func `a product's name is no aim`(sentence: String) {
    #expect(OfflineReading.goals(OfflineReading.read(sentence)).isEmpty)
  }

  @Test func `plain water named behind its flask is in it`() {
    let reading = OfflineReading.read("drank a 1 litre flask, just plain water")
    #expect(OfflineReading.water(reading).map(\.amountMl) == [1000])
  }

  @Test func `an hour with a point before a part of the day is one`() throws {
    let meal = try #require(OfflineReading.meals(OfflineReading.read("6.45 this morning two crumpets")).first)
    #expect(meal.timestamp == OfflineReading.date("2026-11-20T06:45:00Z"))
    #expect(OfflineReading.workouts(OfflineReading.read("ran 6.45 this morning")).first?.distanceKm == 6.45)
  }

  @Test func `sets before a name behind a timed exercise are that name's`() {
    let workouts = OfflineReading.workouts(OfflineReading.read("10 min row, 3x12 lat pulldown 55kg"))
    #expect(workouts.map(\.durationMin) == [10, nil])
    #expect(workouts.last?.exercises?.first?.sets.map(\.reps) == [12, 12, 12])
  }

  @Test(arguments: ["chippy tea: small cod and chips", "school tea: fish fingers"])
  func `tea from a place is the meal`(sentence: String) throws {
    let meal = try #require(OfflineReading.meals(OfflineReading.read(sentence)).first)
    #expect(meal.mealType == .dinner)
    #expect(!meal.items.contains { $0.name == "tea" })
  }
}

/// What something is as large as, kinds of a food that was named, and words that describe and name none.
@Suite struct LikenessTests {
  private func grams(_ sentence: String) -> [Double] { OfflineReading.items(sentence).map(OfflineReading.grams) }

  @Test(arguments: [
    ("a fist-sized potato", 100.0...250), ("a palm-sized steak", 80...250),
    ("a sandwich-size English muffin", 50...100),
    ("ten pieces of reduced fat cheese puffs", 10...40), ("12 Bagel Bites from frozen", 240...290),
    ("8 bite-size pieces of plain frozen French toast", 70...90),
    ("we shared a pizza and I ate 180 g of it, a thin crust mushroom one from the pizzeria", 180...180),
    ("an apple, a small red one", 80...220), ("a grilled drumstick and I kept the skin on", 40...120),
    ("200 g of pasta tossed with basil", 200...210), ("cocoa under a blanket", 150...400),
    ("I dug into 2 cups of noodles", 300...340),
  ])
  func `one food in a sensible amount is logged`(sentence: String, range: ClosedRange<Double>) {
    let grams = grams(sentence)
    #expect(grams.count == 1 && range.contains(grams[0]))
    #expect(OfflineReading.workouts(OfflineReading.read(sentence)).isEmpty)
  }

  @Test(arguments: [
    "dug the vegetable patch for an hour", "hiking for 2 hours on the ridge", "an hour of cycling on the path",
  ])
  func `what was done is still heard`(sentence: String) {
    #expect(OfflineReading.workouts(OfflineReading.read(sentence)).count == 1)
  }

  @Test(arguments: [
    "on the hiking trail I had a pear", "my running shoes and I had a pear", "met the cycling club, a latte",
  ])
  func `a trail, shoes and a club are no workout`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.workouts(reading).isEmpty && !OfflineReading.meals(reading).isEmpty)
  }
}
