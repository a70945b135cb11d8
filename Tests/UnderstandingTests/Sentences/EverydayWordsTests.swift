import Foods
import Testing
import ToolCalls

@testable import Understanding

/// The scene of a meal names no food, and its words are no misspelt foods.
@Suite struct EverydayWordsTests {
  @Test(
    arguments: [
      ("office leaving do: slice of quiche and a lemonade", ["quiche", "lemonade"]),
      ("the boiler broke, so two samosas", ["samosas"]),
      ("stopped by the clinic, then a bagel", ["bagel"]), ("library all day, had a flapjack", ["flapjack"]),
      ("mowed the lawn and ate a pear", ["pear"]),
    ])
  func `what happened around a meal is no food`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(arguments: ["wife", "weather", "team", "race", "chair", "swept", "calm", "opinion"])
  func `a word of English is no misspelt food`(word: String) {
    #expect(FoodCatalog.reference.link(word)?.confidence ?? 0 < 0.5)
  }

  @Test(arguments: [
    ("a bananna", "banana"), ("a school pudding", "school pudding"), ("a birthday cake", "birthday cake"),
  ])
  func `a misspelt food and a food with such a word stay`(sentence: String, food: String) {
    #expect(OfflineReading.items(sentence).map(\.name) == [food])
  }

  @Test(
    arguments: [
      ("weighed in before my espresso, 71.4 kg", 0), ("we're having lasagna on Saturday", 0),
      ("took my sister ice skating for 50 minutes, the ice was rough", 0), ("pork chop 180 g, steamed veg", 2),
      ("bubble tea with pearls", 1),
    ])
  func `what is still to come or under the skates is no food, and vegetables are`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.items(sentence).map(\.name))")
  }
}
