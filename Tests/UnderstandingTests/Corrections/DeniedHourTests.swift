import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// The hour of a meal with the wrong one told first, and corrections that point at "that last one".
@Suite struct DeniedHourTests {
  private static func supper(_ said: String, at moment: String, count: Double = 2) -> Entry {
    .meal(
      Meal(
        id: "m", name: said, mealType: .dinner, timestamp: OfflineReading.date(moment),
        items: [
          FoodItem(
            id: "i", name: "Dumplings", quantity: count, unit: "dumpling", grams: 80,
            nutrients: Nutrients(calories: 100), catalogId: "usda:1")
        ], rawInput: said))
  }

  @Test(arguments: [
    "not 7, it was more like 8", "no not 7, nearer 8", "not at 7, at 8", "sorry not 7, around 8", "not 7 but 8",
  ])
  func `the hour that stands behind the wrong one is when it was`(sentence: String) throws {
    let last = Self.supper("dumplings around 7 last night", at: "2026-11-19T19:00:00Z")
    let correction = try #require(OfflineReading.corrections(OfflineReading.read(sentence, last: [last])).first)
    #expect(correction.timestamp == OfflineReading.date("2026-11-19T20:00:00Z") && correction.items == nil)
  }

  @Test func `a count that is denied stays a count`() {
    let last = Self.supper("7 dumplings at 7 last night", at: "2026-11-19T19:00:00Z", count: 7)
    let correction = OfflineReading.corrections(OfflineReading.read("not 7, more like 8", last: [last])).first
    #expect(correction?.timestamp == nil && correction?.items?.first?.item?.quantity == 8)
  }

  @Test(arguments: [
    "in that last one it was veal, not lamb", "for the last one it was veal, not lamb",
    "in the last entry that was veal, not lamb",
  ])
  func `the last one is what was logged last`(sentence: String) {
    let last = CorrectionTests.meal("lamb and peas", [("Lamb", 1, "serving", 120), ("Peas", 1, "serving", 80)])
    let change = OfflineReading.corrections(OfflineReading.read(sentence, last: [last])).first?.items?.first
    #expect(change?.itemName == "Lamb" && change?.item?.name == "veal")
  }
}
