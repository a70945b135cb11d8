import Testing
import ToolCalls

@testable import Understanding

/// What is said of a food behind its name: how it came out, what it did, what was given for it, how much it was.
@Suite struct PredicateTests {
  @Test(
    arguments: [
      ("the crepes came out fine and I had three", ["crepes"]), ("a fried egg fixed me this morning", ["fried egg"]),
      ("a bowl of onion soup, judging me", ["onion soup"]), ("granola with honey like a king", ["granola", "honey"]),
      ("risotto, every last crumb", ["risotto"]), ("toast with jam, thick as usual", ["toast", "jam"]),
      ("the stew turned out a bit salty but I had two bowls", ["stew"]),
      ("two pasties felt like bliss", ["pasties"]), ("soup with bread that smelled amazing", ["soup", "bread"]),
      ("the coffee woke me up and I had a croissant", ["coffee", "croissant"]),
      ("a burger that came with fries", ["burger", "fries"]), ("something like a burger", ["burger"]),
      ("my wife fixed me two eggs", ["eggs"]), ("the pie was huge and I had fries too", ["pie", "fries"]),
      ("the stew was great and I also had two rolls", ["stew", "rolls"]),
      ("the gym was closed and I had a pie too", ["pie"]),
    ])
  func `a predicate is no part of a name`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(
    arguments: [
      ("swapped my crisps for two plums", ["plums"]), ("I traded the fries for a salad", ["salad"]),
    ])
  func `what was given for it was not eaten`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(
    arguments: [
      ("lunch was mushy peas, the whole 300 g one", 300.0), ("a protein bar, one of those nutty 55 g ones", 55),
      ("my trout went cold but I ate all 160 g of it", 160), ("a bowl of cereal, the big 60 g one", 60),
    ])
  func `how much it was stands in an aside behind it`(sentence: String, grams: Double) {
    #expect(OfflineReading.items(sentence).map(\.grams) == [grams])
  }
}
