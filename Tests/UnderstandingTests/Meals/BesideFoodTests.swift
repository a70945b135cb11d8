import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// How foods stand beside one another, beside pictures and beside what was done with them.
@Suite struct BesideFoodTests {
  @Test(
    arguments: [
      ("trout fillet 130g, new potatoes, green beans", ["trout fillet", "new potatoes", "green beans"]),
      ("🥗 tuna salad", ["tuna salad"]), ("egg salad 🥗", ["egg salad"]),
      ("3 crumpets marmalade", ["crumpets", "marmalade"]),
      ("went to a braai and had a sausage with slaw", ["sausage", "slaw"]),
      ("turkey breast 120g, stir fried with broccoli", ["turkey breast, stir fried", "broccoli"]),
      ("found an apple in my bag, ate it", ["apple"]), ("super noodles, curry and lime one", ["super noodles"]),
      ("a steaming mug of cocoa", ["cocoa"]), ("porridge with raisins and seeds", ["porridge", "raisins", "seeds"]),
    ])
  func `foods that nothing joins are two, and a picture of one is no other`(sentence: String, foods: [String]) {
    #expect(OfflineReading.names(sentence) == foods)
  }

  @Test(arguments: ["had a bbq", "a barbecue", "braai", "tapas", "a plate of tapas"])
  func `what people come together for is no food by itself`(sentence: String) {
    #expect(OfflineReading.names(sentence).isEmpty)
  }

  @Test(
    arguments: [
      ("a slice of coffee and walnut cake", ["coffee and walnut cake"]), ("coffee and cake", ["coffee", "cake"]),
      ("a roast pork dinner", ["roast pork dinner"]), ("roast beef dinner and a beer", ["roast beef dinner", "beer"]),
      ("grilled chicken dinner", ["grilled chicken"]),
    ])
  func `a name of several words is one food`(sentence: String, foods: [String]) {
    #expect(OfflineReading.names(sentence) == foods)
  }

  @Test(arguments: [("bought a samosa and ate it on the train", 1.0), ("got some scones and ate two of them", 2)])
  func `what was bought and eaten was eaten`(sentence: String, count: Double) {
    #expect(OfflineReading.items(sentence).map(\.quantity) == [count])
  }

  @Test func `what is on both is spread once`() {
    let items = OfflineReading.items("2 muffins, marmalade on both")
    #expect(items.map(\.name) == ["muffins", "marmalade"] && items.last?.quantity == nil)
  }

  @Test func `what is still to be eaten is not`() {
    #expect(OfflineReading.names("bought a samosa for later").isEmpty)
  }

  @Test func `ones count what was named`() {
    let items = OfflineReading.items("there were muffins at work and I had three blueberry ones")
    #expect(items.map(\.name) == ["blueberry muffins"] && items.first?.quantity == 3)
  }

  @Test(arguments: ["green tea, no milk", "black coffee without sugar"])
  func `a drink without what it never has is that drink`(sentence: String) throws {
    let item = try #require(OfflineReading.items(sentence).first)
    let food = try #require(FoodCatalog.reference.food(id: item.catalogId ?? ""))
    #expect(food.per100g.calories < 5)
  }

  @Test func `the day of a dinner is not that of a walk before`() {
    let reading = OfflineReading.read("hiked 40 mins, and supper yesterday was a stew")
    #expect(OfflineReading.workouts(reading).first?.timestamp == nil)
    #expect(OfflineReading.meals(reading).first?.timestamp != nil)
  }

  @Test func `what a child ate is long ago`() {
    #expect(OfflineReading.names("as a kid I had jelly every sunday").isEmpty)
  }

  @Test func `tea with a cake is a meal, and no cup`() {
    let meal = OfflineReading.meals(OfflineReading.read("arvo tea: lamington, one piece")).first
    #expect(meal?.mealType == .snack && meal?.items.count == 1)
  }
}
