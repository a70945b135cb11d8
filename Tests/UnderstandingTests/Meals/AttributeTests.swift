import Testing
import ToolCalls

@testable import Understanding

/// Participles before a noun in a list, and greens by themselves.
@Suite struct AttributeTests {
  @Test(
    arguments: [
      ("10 oz steak, loaded baked potato", ["steak", "loaded baked potato"]),
      ("180g gammon, mixed vegetables", ["gammon", "mixed vegetables"]),
      ("250 g turkey, stuffed peppers", ["turkey", "stuffed peppers"]),
      ("carrots, glazed", ["carrots, glazed"]), ("nachos, loaded with cheese", ["nachos, loaded with cheese"]),
    ])
  func `a participle with its own noun is another food`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test(arguments: ["mixed greens", "a few greens", "turnip greens", "a bowl of greens"])
  func `greens are eaten`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1)
  }

  @Test(arguments: ["played 18 holes and hit 11 greens", "golf, 10 greens in regulation"])
  func `greens of a golf course are not`(sentence: String) {
    #expect(OfflineReading.items(sentence).isEmpty)
  }

  @Test func `a bowl of bread holds what is in it besides`() {
    #expect(OfflineReading.items("tomato soup in a bread bowl").map(\.name) == ["tomato soup", "bread bowl"])
  }
}
