import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Drinks as they are ordered: how sweet, how cold, and with how much syrup.
@Suite struct OrderedDrinkTests {
  @Test(arguments: [
    ("oolong milk tea, 70% sugar, less ice", "oolong milk tea"), ("guava juice no ice", "guava juice"),
    ("jasmine bubble tea half sugar", "jasmine bubble tea"), ("iced green tea less sweet", "iced green tea"),
    ("taro bubble tea 25% sugar light ice", "taro bubble tea"),
  ])
  func `how sweet and cold a drink is names no food`(sentence: String, name: String) {
    #expect(OfflineReading.names(sentence) == [name])
  }

  @Test(arguments: [("coffee with 3 sugars", 2), ("tea and half a sugar", 2), ("70% chocolate 15g", 1)])
  func `sugar that was put in is counted`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.names(sentence))")
  }
}
