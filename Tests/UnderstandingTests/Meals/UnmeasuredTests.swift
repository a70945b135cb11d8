import Testing
import ToolCalls

@testable import Understanding

/// Figures before a food with no measure.
@Suite struct UnmeasuredTests {
  @Test(
    arguments: [
      ("60g muesli, 180 oat milk", "oat milk", 180.0, "ml"), ("300 apple juice", "apple juice", 300, "ml"),
      ("120 salmon and 90 couscous", "couscous", 90, "g"), ("170 skyr with 25 granola", "granola", 25, "g"),
      ("30 whey", "whey", 30, "g"), ("70 oats", "oats", 70, "g"),
    ])
  func `more servings than anybody has are grams or millilitres, and that is said`(
    sentence: String, name: String, quantity: Double, unit: String
  ) {
    let item = OfflineReading.items(sentence).first { $0.name == name }
    #expect(item?.quantity == quantity)
    #expect(item?.unit == unit)
    #expect(item?.assumptions.contains("\(Int(quantity)) read as \(unit)") ?? false)
  }

  @Test(arguments: [
    ("30 almonds", 30.0), ("40 grapes", 40), ("25 gyoza", 25), ("6 apple juices", 6), ("24 prawns", 24),
  ])
  func `what is counted stays counted`(sentence: String, quantity: Double) {
    let item = OfflineReading.items(sentence).first
    #expect(item?.quantity == quantity)
    #expect(item?.unit == nil)
  }

  @Test(
    arguments: [
      ("2 🍕", 2.0, "slice"), ("🍕🍕🍕", 3, "slice"), ("3 🥛", 3, "glass"), ("half a 🍕", 0.5, nil), ("🥑", 0.5, nil),
      ("2 🥑", 2, nil), ("🥕", 1, nil),
    ] as [(String, Double, String?)])
  func `a picture counts what it shows`(sentence: String, quantity: Double, unit: String?) {
    let item = OfflineReading.items(sentence).first
    #expect(item?.quantity == quantity)
    #expect(item?.unit == unit)
  }
}
