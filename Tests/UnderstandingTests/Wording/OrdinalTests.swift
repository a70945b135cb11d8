import Foundation
import Testing
import ToolCalls

@testable import Understanding

/// Which one it was, and not how many.
@Suite struct OrdinalTests {
  @Test(arguments: [
    ("my 2nd peach today", "peach"), ("3rd cup of coffee", "coffee"), ("had the 4th crumpet", "crumpet"),
    ("2nd tea", "tea"),
  ])
  func `an ordinal is of one`(sentence: String, food: String) throws {
    let items = OfflineReading.items(sentence)
    #expect(items.map { $0.name.lowercased() } == [food])
    #expect(items.first?.quantity ?? 1 == 1)
  }

  @Test func `a date and a weight in stones keep their figures`() {
    let dated = OfflineReading.meals(OfflineReading.read("on the 18th porridge"))
    let days = OfflineReading.date("2026-11-18T00:00:00Z")..<OfflineReading.date("2026-11-19T00:00:00Z")
    #expect(dated.first?.timestamp.map(days.contains) == true)
    #expect(OfflineReading.weights(OfflineReading.read("11st 4")).count == 1)
  }
}
