import Testing
import ToolCalls

@testable import Understanding

/// What a glass holds is said where it was assumed, and nowhere else.
@Suite struct AssumedGlassTests {
  @Test(arguments: [("water 500 ml x 3", 1500.0), ("water 300 ml x2", 600), ("400ml x2 of water", 800)])
  func `a volume that was told assumes no glass`(sentence: String, milliliters: Double) {
    let water = OfflineReading.water(OfflineReading.read(sentence))
    #expect(water.map(\.amountMl) == [milliliters])
    #expect(water.allSatisfy { $0.assumptions.isEmpty })
  }

  @Test(arguments: [("water x3", 750.0), ("5 waters", 1250), ("water 4", 1000)])
  func `glasses are said to be assumed`(sentence: String, milliliters: Double) {
    let water = OfflineReading.water(OfflineReading.read(sentence))
    #expect(water.map(\.amountMl) == [milliliters])
    #expect(water.map(\.assumptions) == [["a glass = 250 ml"]])
  }
}
