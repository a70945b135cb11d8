import Foundation
import Testing
import ToolCalls

@testable import Understanding

/// How much was eaten of what was named before.
@Suite struct SharesOfNamedTests {
  @Test(arguments: [
    ("had a burrito and crisps, ate half the burrito", ["burrito 110", "crisps 28"]),
    ("had a burrito and crisps but only ate half of the burrito", ["burrito 110", "crisps 28"]),
    ("2 burritos and a cola, ate half the burritos", ["burritos 220", "cola 372"]),
    ("had soup, ate half the soup", ["soup 122"]),
    ("they gave me pasta and a roll, I ate half the pasta and the whole roll", ["pasta 70", "roll 43"]),
    ("had soup and bread, ate all of the soup and half the bread", ["soup 245", "bread 12"]),
  ])
  func `a food whose share is told behind is eaten once`(sentence: String, expected: [String]) {
    let items = OfflineReading.items(sentence)
    #expect(items.map { "\($0.name) \(Int(OfflineReading.grams(of: $0)))" } == expected)
  }

  @Test(arguments: [
    ("pancakes, I stopped at three", "pancakes", 3.0), ("had tacos but stopped at 4", "tacos", 4),
  ])
  func `where somebody stopped is how many there were`(sentence: String, name: String, count: Double) {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.meals(reading).flatMap(\.items).map(\.name) == [name])
    #expect(OfflineReading.meals(reading).first?.items.first?.quantity == count)
    #expect(OfflineReading.meals(reading).first?.timestamp == nil)
  }

  @Test(arguments: ["had a burrito, then half the pizza", "a burrito and half a pizza"])
  func `a share of something else is eaten besides`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 2)
  }
}
