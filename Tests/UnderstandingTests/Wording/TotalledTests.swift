import Testing
import ToolCalls

@testable import Understanding

/// Amounts that are told of all that stands before them.
@Suite struct TotalledTests {
  @Test(
    arguments: [
      ("stir fried vegetables with added fat, totalling 2 cups", 2.0, "cup"),
      ("stir fried vegetables with added fat, totaling 3 cups", 3.0, "cup"),
    ])
  func `what it came to is the amount of the whole dish`(sentence: String, quantity: Double, unit: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1)
    #expect(items.first?.quantity == quantity)
    #expect(items.first?.unit == unit)
  }

  @Test func `a spoon behind two foods measures the one that was spooned`() {
    let items = OfflineReading.items("baked potato and sour cream, two tablespoons")
    #expect(items.map(\.unit) == [nil, "tbsp"])
  }
}
