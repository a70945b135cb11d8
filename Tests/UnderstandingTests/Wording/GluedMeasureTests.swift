import Testing
import ToolCalls

@testable import Understanding

/// Amounts that were typed together with their foods, and figures of none.
@Suite struct GluedMeasureTests {
  @Test(
    arguments: [
      ("180gturkey and 250mlkefir", ["180.0 g turkey", "250.0 ml kefir"]), ("3ozham", ["3.0 oz ham"]),
      ("250mlx3 kefir", ["750.0 ml kefir"]), ("250 ml x 3 kefir", ["750.0 ml kefir"]),
      ("2grapes", ["2.0 - grapes"]), ("3gherkins", ["3.0 - gherkins"]), ("2 lemons", ["2.0 - lemons"]),
    ])
  func `a measure is parted from its food where both are known`(sentence: String, items: [String]) {
    #expect(
      OfflineReading.items(sentence).map { "\($0.quantity ?? 0) \($0.unit ?? "-") \($0.name)" } == items)
  }

  @Test func `a figure of none is a figure and no food that was left out`() throws {
    let item = try #require(OfflineReading.items("a granola bar, 210 kcal, 0 g fat").first)
    #expect(item.fatG == 0 && item.calories == 210 && item.name == "granola bar")
    #expect(OfflineReading.items("0 g sugar yogurt").count == 1)
  }
}
