import Testing
import ToolCalls

@testable import Understanding

/// Spoons that hold more than a level one.
@Suite struct HeapedSpoonTests {
  @Test(arguments: [
    ("2 heaped tbsp of granola", 3.0, "tbsp"), ("a heaping teaspoon of honey", 1.5, "tsp"),
    ("heaped tbsp flour", 1.5, "tbsp"), ("4 heaping scoops of casein", 6, "scoop"),
  ])
  func `a heaped spoon is one and a half, and that is said`(sentence: String, count: Double, unit: String) throws {
    let item = try #require(OfflineReading.items(sentence).first)
    #expect(item.quantity == count && item.unit == unit)
    #expect(item.assumptions.contains { $0.contains("level") }, "\(item.assumptions)")
  }

  @Test(arguments: [("2 level tbsp of granola", 2.0), ("2 tbsp granola", 2), ("a heaping plate of pasta", 1)])
  func `a level spoon and a plate are as they are`(sentence: String, count: Double) throws {
    let item = try #require(OfflineReading.items(sentence).first)
    #expect(item.quantity == count && item.assumptions.isEmpty)
  }

  @Test(arguments: [
    ("tea, 2 sugars a cup", 2.0), ("two mugs of tea, 3 sugars each", 6), ("coffee, one sugar in each cup", 1),
  ])
  func `sugars of each cup are no cups of sugar`(sentence: String, count: Double) throws {
    let items = OfflineReading.items(sentence)
    let sugar = try #require(items.last)
    #expect(items.count == 2 && sugar.quantity == count && OfflineReading.grams(of: sugar) < 30)
  }

  @Test(arguments: ["coffee, white no sugar", "tea white no sugar", "tea, black, no sugar", "coffee black"])
  func `white and black are said of the cup before them`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1)
    #expect(OfflineReading.names(sentence).first?.contains("with milk") ?? false == sentence.contains("white"))
  }
}
