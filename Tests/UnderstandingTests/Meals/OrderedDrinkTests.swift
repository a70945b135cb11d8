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

  @Test(arguments: [
    ("cold brew with 3 pumps of hazelnut", "hazelnut syrup", 22.5),
    ("grande latte with 1 pump vanilla", "vanilla syrup", 7.5),
    ("iced coffee 4 pumps caramel", "caramel syrup", 30),
    ("espresso with 2 pumps of sugar free vanilla", "sugar free vanilla syrup", 15),
  ])
  func `what is pumped into a drink is syrup`(sentence: String, name: String, grams: Double) throws {
    let items = OfflineReading.items(sentence)
    let syrup = try #require(items.count == 2 ? items.last : nil, "\(items.map(\.name))")
    #expect(syrup.name == name && syrup.unit == "pump" && OfflineReading.grams(of: syrup) == grams)
  }

  @Test(arguments: ["2 pump vanilla latte", "a 4 pump mocha", "caramel latte 5 pumps"])
  func `pumps before the name of a drink do not multiply it`(sentence: String) throws {
    let items = OfflineReading.items(sentence)
    let item = try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
    #expect((200...600).contains(OfflineReading.grams(of: item)) && item.unit != "pump")
  }
}
