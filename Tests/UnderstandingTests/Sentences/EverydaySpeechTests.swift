import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Ways of speaking that leave something out or put something in.
@Suite struct EverydaySpeechTests {
  @Test(
    arguments: [
      ("ate 3/4 of a pizza", "pizza", 0.75), ("1/2 a melon", "melon", 0.5), ("4 of the cookies", "cookies", 4),
      ("two of my biscuits", "biscuits", 2), ("3 of those plums", "plums", 3), ("0.5 of a bagel", "bagel", 0.5),
      ("gin and tonic x2", "gin and tonic", 2), ("fish and chips x2", "fish and chips", 2),
    ])
  func `a part or a count of it`(sentence: String, food: String, quantity: Double) throws {
    let items = OfflineReading.items(sentence)
    let item = try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
    #expect(item.name == food && item.quantity == quantity)
  }

  @Test(
    arguments: [
      ("two glasses of red with dinner", "red wine", 2.0, "glass"), ("a glass of white", "white wine", 1, "glass"),
      ("had a cheeky pint after work", "beer", 1, "pint"), ("3 pints and a pie", "beer", 3, "pint"),
      ("I had a scoop of vanilla", "vanilla ice cream", 1, "scoop"),
    ])
  func `a name that is left half said is completed`(
    sentence: String, food: String, quantity: Double, unit: String
  ) throws {
    let item = try #require(OfflineReading.items(sentence).first)
    #expect(item.name == food && item.quantity == quantity && item.unit == unit)
  }

  @Test(
    arguments: [
      ("a pint of milk", "milk"), ("a glass of white wine", "white wine"), ("a scoop of vanilla whey", "vanilla whey"),
      ("a bowl of red peppers", "red peppers"),
    ])
  func `a name that goes on is left as it is`(sentence: String, food: String) {
    #expect(OfflineReading.items(sentence).map(\.name) == [food])
  }

  @Test(
    arguments: [
      ("my son left his fries so I ate them", "fries", nil),
      ("kids left half their nuggets so I ate 4 of them", "nuggets", 4),
      ("my wife made lasagne and I had two slices of it", "lasagne", 2),
      ("he didn't want his burger so I finished it", "burger", nil),
    ] as [(String, String, Double?)])
  func `what another's clause names is what the person had of it`(
    sentence: String, food: String, quantity: Double?
  ) throws {
    let items = OfflineReading.items(sentence)
    let item = try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
    #expect(item.name == food && item.quantity == quantity)
  }

  @Test(
    arguments: [
      ("just smashed a massive curry", ["curry"]), ("the burger was 12 quid", ["burger"]),
      ("soup £3.50 and a roll", ["soup", "roll"]), ("a coffee for 4 euros", ["coffee"]),
      ("took my kid for ice cream, I had a waffle", ["waffle"]),
      ("a pear this mornin", ["pear"]),
    ])
  func `prices, outings and verbs of eating add no food`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(
    arguments: [
      ("4 jaffa cakes, oops make that 6", 6.0), ("a banana, no wait, two", 2), ("I had 2 eggs. Sorry, 3", 3),
      ("3 plums I mean 4", 4),
    ])
  func `a count that is mended in the same breath is settled`(sentence: String, quantity: Double) {
    #expect(OfflineReading.items(sentence).map(\.quantity) == [quantity])
  }

  @Test(
    arguments: [
      ("cereal but no milk", ["cereal, no milk"]),
      ("cereal but without the milk", ["cereal, without milk"]), ("could you add a banana to my breakfast", ["banana"]),
      ("half a bottle of prosecco with the girls", ["prosecco"]), ("a burger with my mates", ["burger"]),
      ("spoonful of peanut butter straight from the jar", ["peanut butter"]),
      ("I was going to have cake but settled for an apple", ["apple"]),
      ("my boss brought donuts, I had two", ["donuts"]), ("a wee bowl of soup", ["soup"]),
      ("2 big macs and medium fries", ["big macs", "fries"]),
    ])
  func `company, manner and what was left out are no food`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test func `clocks part the meals of a list`() {
    let meals = OfflineReading.meals(OfflineReading.read("toast and jam at 7, ham and pickle sandwich at 11"))
    #expect(meals.map(\.items.count) == [2, 1] || meals.map(\.items.count) == [2, 2])
  }

  @Test(arguments: ["ran 5 km in 26 minutes, avg HR 152", "rode 10 km, 140 bpm", "jogged 3 km (heart rate 150)"])
  func `what a watch showed is no food`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addWorkout])
  }

  @Test func `an amount behind a verb belongs to the food before`() {
    let items = OfflineReading.items("we ordered pizza, I had 3 slices")
    #expect(items.map(\.name) == ["pizza"] && items.first?.quantity == 3 && items.first?.unit == "slice")
  }

  @Test(arguments: ["walked the dog for 40 mins", "took the dog for a walk, 30 min"])
  func `a walk with the dog is the person's`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addWorkout])
  }

  @Test(arguments: ["I ate too much", "I ate out", "ate a lot today", "we ate at home"])
  func `eating without a food logs none`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test func `how long it took is told of the last workout`() throws {
    let reading = OfflineReading.read("it took 26 minutes", last: [CorrectionTests.run])
    #expect(try #require(OfflineReading.corrections(reading).first).durationMin == 26)
  }

  @Test func `a day of legs is training`() {
    let reading = OfflineReading.read("did legs today: squats 4x8 80kg, leg press 3x12 120kg")
    #expect(OfflineReading.kinds(reading) == [.addWorkout])
    #expect(OfflineReading.workouts(reading).first?.exercises?.count == 2)
  }

  @Test func `a denial of one meal takes nothing of the last one back`() {
    let reading = OfflineReading.read("i didnt have lunch but i did have a smoothie", last: [CorrectionTests.lunch])
    #expect(OfflineReading.kinds(reading) == [.addMeal])
  }

  @Test func `a question counts more than what stands around it`() {
    #expect(OfflineReading.read("I'm starving, what can I eat?").query == .advice(.whatToEat(nil)))
  }

  @Test func `leftovers are eaten when they are eaten`() throws {
    let meal = try #require(OfflineReading.meals(OfflineReading.read("had the leftover chili from last night")).first)
    #expect(meal.timestamp == nil && meal.items.map(\.name) == ["leftover chili"])
    let friday = try #require(
      OfflineReading.meals(OfflineReading.read("leftover soup from Tuesday's dinner for lunch")).first)
    #expect(friday.mealType == .lunch)
  }

  @Test func `what was not finished was eaten in part`() {
    #expect(OfflineReading.items("didn't finish my burger, maybe half").map(\.quantity) == [0.5])
    #expect(OfflineReading.read("maybe a burger").calls.isEmpty)
  }

  @Test(arguments: [("swam 40 lengths of a 25 m pool", 1.0), ("30 lengths in a 50m pool", 1.5)])
  func `lengths are as long as the pool`(sentence: String, kilometers: Double) throws {
    let swim = try #require(OfflineReading.workouts(OfflineReading.read(sentence)).first)
    #expect(swim.name == "Swimming" && swim.distanceKm == kilometers)
  }

  @Test(arguments: [
    ("we shared a bowl of guacamole and I had a third of it", 1.0 / 3),
    ("ordered a bowl of ramen and had maybe a quarter of it", 0.25), ("we split a quiche and I ate half of it", 0.5),
  ])
  func `a share of what was served is what was eaten`(sentence: String, share: Double) throws {
    let items = OfflineReading.meals(OfflineReading.read(sentence)).flatMap(\.items)
    #expect(items.count == 1)
    #expect(abs(try #require(items.first?.quantity) - share) < 0.001)
  }

  @Test(arguments: [("a plum around eight", 1.0), ("dumplings, around eight", 8)])
  func `an hour counts no food, and a count is no hour`(sentence: String, count: Double) {
    #expect(OfflineReading.items(sentence).map(\.quantity) == [count])
  }

  @Test func `a comparison with the usual names no food`() {
    let reading = OfflineReading.read("dinner was 300 kcal more than usual")
    #expect(OfflineReading.meals(reading).flatMap(\.items).isEmpty)
  }

  @Test func `a hypothetical question asks about its food`() {
    let query = OfflineReading.read("if I had three samosas how many calories would that be?").query
    guard case .nutrition(let items)? = query else {
      Issue.record("\(String(describing: query))")
      return
    }
    #expect(items.count == 1 && items[0].name.contains("samosa"))
  }
}
