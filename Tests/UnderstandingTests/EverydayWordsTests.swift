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
    ("a bananna", "bananna"), ("a school pudding", "school pudding"), ("a birthday cake", "birthday cake"),
  ])
  func `a misspelt food and a food with such a word stay`(sentence: String, food: String) {
    #expect(OfflineReading.items(sentence).map(\.name) == [food])
  }
}
