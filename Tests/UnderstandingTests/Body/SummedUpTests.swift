import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Figures of weight and water told in full, in words or as a sum.
@Suite struct SummedUpTests {
  @Test(arguments: [
    ("drank 4 glasses of water, about a litre", 1000.0), ("4 glasses of water (1 litre)", 1000.0),
    ("refilled my 600ml bottle twice, so 1.2 l water", 1200.0),
    ("emptied my 750 ml bottle 3 times so 2.25 litres", 2250.0), ("two bottles of water, 750 ml", 1500.0),
    ("topped up my bottle three times, so 1.8 l of water", 1800.0),

  ])
  func `a sum of water is counted once`(sentence: String, milliliters: Double) {
    let water = OfflineReading.water(OfflineReading.read(sentence))
    #expect(abs(water.map(\.amountMl).reduce(0, +) - milliliters) < 1)
  }

  @Test(arguments: [
    "my weight is 175 pounds", "weight today is 175 pounds", "weighed in at the truck stop one seventy five pounds",
    "weighed in at the old gym one hundred and seventy five pounds",
  ])
  func `pounds of weight are no money`(sentence: String) {
    let weights = OfflineReading.weights(OfflineReading.read(sentence))
    #expect(weights.count == 1 && abs((weights.first?.weightKg ?? 0) - 79.38) < 0.01)
  }

  @Test func `pounds of a price are`() {
    #expect(OfflineReading.read("a burger is 9 pounds").calls.isEmpty)
  }

  @Test(arguments: ["cut going to plan", "77.9 kg, bulk on schedule", "cutting sucks", "bulking is fun"])
  func `how a diet goes sets no goal`(sentence: String) {
    #expect(OfflineReading.goals(OfflineReading.read(sentence)).isEmpty)
  }

  @Test func `a cut that is slowed stays one`() throws {
    let goal = try #require(
      OfflineReading.goals(OfflineReading.read("slow the cut down to 0.25 kilos per week")).first)
    #expect(goal.goalType == .cut && goal.goalRate == 0.25)
  }
}
