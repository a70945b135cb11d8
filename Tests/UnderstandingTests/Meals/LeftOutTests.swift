import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// "Without", "no" and "hold the": what was left out of a dish is left out of its figures.
@Suite struct LeftOutTests {
  private static func energy(_ sentence: String) -> Double {
    OfflineReading.items(sentence).reduce(0) { sum, item in
      guard let food = item.catalogId.flatMap({ FoodCatalog.reference.food(id: $0) }) else { return sum }
      return sum + food.per100g.calories * OfflineReading.grams(of: item) / 100
    }
  }

  @Test(
    arguments: [
      ("a cheeseburger, no bun", "a cheeseburger", 100.0),
      ("double cheeseburger without the bun", "double cheeseburger", 100),
      ("a whopper, hold the mayo", "a whopper", 100), ("big mac without cheese", "big mac", 20),
      ("burrito minus the rice", "burrito", 30), ("eggs benedict w/o hollandaise", "eggs benedict", 100),
      ("caesar salad, hold the croutons", "caesar salad", 30), ("two bunless burgers", "two burgers", 200),
      ("full English without the beans", "full English", 90), ("a poke bowl with no rice", "a poke bowl", 150),
    ])
  func `a part that was left out is not counted`(without: String, whole: String, least: Double) {
    let (some, all) = (Self.energy(without), Self.energy(whole))
    #expect(some > 0.3 * all && some < all - least, "\(without): \(some) of \(all)")
  }

  @Test(
    arguments: [
      ("big mac", "Big Mac (McDonalds)"), ("a quarter pounder", "Quarter Pounder (McDonalds)"),
      ("double cheeseburger", "Double cheeseburger (McDonalds)"), ("egg mcmuffin", "Egg McMuffin"),
      ("fries, no salt", "Potato, french fries, fast food"), ("salad without croutons", "Green salad with dressing"),
    ])
  func `what is named whole is whole`(sentence: String, food: String) {
    let id = OfflineReading.items(sentence).first?.catalogId
    #expect(id.flatMap { FoodCatalog.reference.food(id: $0) }?.name == food)
  }

  @Test(
    arguments: [
      ("big mac without cheese", "big mac without cheese"), ("a big mac and cheese", "mac and cheese"),
      ("a big mac no sauce", "big mac no sauce"),
    ])
  func `a Big Mac is called big, and a helping of macaroni is`(sentence: String, name: String) {
    #expect(OfflineReading.items(sentence).map(\.name) == [name])
  }

  @Test func `somebody kept on hold leaves nothing out`() {
    #expect(OfflineReading.items("I'm on hold with the bank, having toast").map(\.name) == ["toast"])
  }
}
