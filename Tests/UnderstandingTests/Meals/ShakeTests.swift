import Testing
import ToolCalls

@testable import Understanding

/// Shakes stirred from powder, told with what went into them.
@Suite struct ShakeTests {
  @Test(
    arguments: [
      ("whey shake with 3 scoops of whey", ["whey"]),
      ("protein shake made with 35 g of protein powder and 250 ml oat milk", ["protein powder", "oat milk"]),
      ("recovery shake: 1 scoop whey, a banana, 200 ml milk", ["whey", "banana", "milk"]),
      ("protein shake, one scoop of casein", ["casein"]),
      ("had a protein shake with 2 scoops of whey and 350ml water", ["whey"]),
    ])
  func `a shake whose powder was measured is its powder`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test func `a scoop of what has a flavour ends at its comma`() {
    #expect(OfflineReading.items("1 scoop vanilla whey, apple").map(\.name) == ["vanilla whey", "apple"])
  }

  @Test(
    arguments: [
      ("protein shake with 350 ml whole milk", ["protein shake", "whole milk"]),
      ("whey shake made with 300 ml of soy milk", ["whey shake", "soy milk"]),
    ])
  func `a shake whose milk was measured is a scoop of powder besides`(sentence: String, names: [String]) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == names)
    #expect(items.first?.grams == 30, "\(items)")
  }

  @Test(
    arguments: [
      "a protein shake", "protein shake with milk", "protein shake with a splash of milk",
      "a protein shake and a pear",
      "a chocolate milkshake with 2 scoops of ice cream",
    ])
  func `a shake by itself is counted whole`(sentence: String) {
    #expect(!OfflineReading.items(sentence).contains { $0.assumptions.contains { $0.hasPrefix("powder") } })
    #expect(OfflineReading.items(sentence).first?.name.hasSuffix("powder") == false)
  }
}
