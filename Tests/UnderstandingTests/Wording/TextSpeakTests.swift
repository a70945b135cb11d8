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
}
