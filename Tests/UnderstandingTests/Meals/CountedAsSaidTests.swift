import Foods
import Testing
import ToolCalls

@testable import Understanding

/// How many, how long and which: words that look like another number, another food or another time.
@Suite struct CountedAsSaidTests {
  private func grams(_ sentence: String) -> [Double] {
    OfflineReading.items(sentence).map { OfflineReading.grams(of: $0).rounded() }
  }

  @Test func `one gyros is one`() {
    #expect(grams("gyros") == grams("a gyros") && grams("two gyros") == grams("2 gyro"))
  }

  @Test(
    arguments: [
      ("6in turkey sub", "6 inch turkey sub"), ("12in meatball sub", "footlong meatball sub"),
      ("10in pizza", "10 inch pizza"), ("6 inch italian bmt from subway on wheat", "6 inch italian bmt"),
      ("half a serving of yogurt", "half a portion of yogurt"),
    ])
  func `the same is said in other words`(sentence: String, plain: String) {
    #expect(grams(sentence) == grams(plain) && grams(sentence).count == 1)
    let foods = [sentence, plain].map { OfflineReading.items($0).first.flatMap { OfflineReading.food(of: $0)?.name } }
    #expect(foods[0] == foods[1])
  }

  @Test(
    arguments: [
      ("peanuts with chile", "Peppers, hot, raw"), ("pineapple with chilli", "Peppers, hot, raw"),
      ("pasta with chilli and garlic", "Peppers, hot, raw"), ("rice with chili", "Chili, NFS"),
    ])
  func `a chilli beside fruit and nuts is a pepper`(sentence: String, food: String) {
    #expect(OfflineReading.items(sentence).contains { OfflineReading.food(of: $0)?.name == food })
  }

  @Test(arguments: ["smoked salmon on rye bread, two open sandwiches", "ham on rye, 2 open sandwiches"])
  func `open sandwiches are the bread that was named`(sentence: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.last?.quantity == 2 && !items.contains { $0.name.contains("sandwich") }, "\(items)")
  }

  @Test(
    arguments: [
      ("reese's blizzard", 1), ("ben & jerry's (465ml)", 1), ("ben and jerrys 100 g", 1),
      ("sausage and egg muffin", 1), ("bacon and egg mcmuffin", 1), ("sausage and egg mcmuffin", 1), ("prime 500ml", 1),
      ("a bottle of prime", 1), ("prime rib 200 g", 1),
      ("sweet & sour chicken with rice 400 g", 1),
    ])
  func `a name of two words is one food`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count)
  }

  @Test(
    arguments: [
      ("ate some fruit. a banana and a pear", ["banana", "pear"]),
      ("had some nuts. 10 almonds and 5 walnuts", ["almonds", "walnuts"]),
      ("had some fruit. a coffee and a pear", ["fruit", "coffee", "pear"]),
    ])
  func `a class that is told by its kinds is eaten once`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test(arguments: ["oats, overnight", "oats (overnight)", "oats overnight"])
  func `oats that stood overnight are eaten now`(sentence: String) {
    let meals = OfflineReading.meals(OfflineReading.read(sentence))
    #expect(meals.count == 1 && meals[0].timestamp == nil && meals[0].items.count == 1)
    #expect(meals[0].items.first.flatMap { OfflineReading.food(of: $0)?.name } == "Overnight oats")
  }

  @Test(
    arguments: [
      ("popcorn, air popped", "Popcorn, air-popped, no butter added"), ("cafezinho, no sugar", "Small coffee"),
    ])
  func `how it was made stands behind a comma`(sentence: String, food: String) {
    #expect(OfflineReading.items(sentence).first.flatMap { OfflineReading.food(of: $0)?.name } == food)
  }

  @Test(
    arguments: [
      ("my daughter left 2 nuggets so i hoovered them up", 1), ("the cat spilled cereal so i hoovered it up", 0),
    ])
  func `what was left and cleared up was eaten`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count)
  }

  @Test(
    arguments: [
      ("on the bike, 3 gels", 0), ("on my run, a date bar", 0), ("on my run for 40 min, a banana", 1),
      ("on the treadmill, 30 min", 1),
    ])
  func `a workout that only tells where is none`(sentence: String, count: Int) {
    #expect(OfflineReading.workouts(sentence).count == count)
  }
}
