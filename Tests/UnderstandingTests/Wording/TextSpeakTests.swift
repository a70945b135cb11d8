import Testing
import ToolCalls

@testable import Understanding

/// Lines as they are typed to a friend.
@Suite struct TextSpeakTests {
  @Test(
    arguments: [
      ("2 crumpets and a brownie ngl", ["crumpets", "brownie"]), ("big bowl of ramen btw", ["ramen"]),
      ("had a kebab, imo the best, with chips", ["kebab", "chips"]), ("a bagel and a peach bro", ["bagel", "peach"]),
      ("three samosas lmao", ["samosas"]), ("a pear, fr", ["pear"]), ("btw I had a waffle", ["waffle"]),
    ])
  func `what is only said by the way names nothing`(sentence: String, foods: [String]) {
    #expect(OfflineReading.names(sentence) == foods)
    #expect(OfflineReading.read(sentence).notCounted.isEmpty)
  }

  @Test(arguments: [("a cup of yerba mate", "yerba mate"), ("two glasses of mate", "mate")])
  func `mate is drunk too`(sentence: String, name: String) {
    #expect(OfflineReading.names(sentence) == [name])
  }

  @Test(arguments: [
    ("two crumpets comma a pear comma and an espresso period", ["crumpets", "pear", "espresso"]),
    ("a bagel period then a cider period", ["bagel", "cider"]), ("soup and a roll full stop", ["soup", "roll"]),
  ])
  func `signs that were dictated are signs`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test func `a period of the person's is no sign`() {
    #expect(OfflineReading.names("had a brownie on my period") == ["brownie"])
  }
}
