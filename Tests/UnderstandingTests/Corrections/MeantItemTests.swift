import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Which of several meals and items a correction means.
@Suite struct MeantItemTests {
  @Test func `a correction is of the meal that has the food`() throws {
    guard
      case .meal(var cakes) = CorrectionTests.meal(
        "two scones with jam", [("Scone", 2, "scone", 130), ("Jelly", 1, "serving", 20)])
    else { return }
    cakes.id = "earlier"
    var context = OfflineReading.context(last: [CorrectionTests.meal("trifle", [("Trifle", 1, "serving", 150)])])
    context.earlierEntries = [.meal(cakes)]
    let correction = try #require(
      OfflineReading.corrections(OfflineReading.engine.read("actually it was one scone", in: context)).first)
    #expect(correction.entryId == "earlier")
    #expect(correction.items?.first?.itemName == "Scone")
    #expect(correction.items?.first?.item?.quantity == 1)
    let removal = try #require(
      OfflineReading.corrections(OfflineReading.engine.read("remove the scones", in: context)).first)
    #expect(removal.entryId == "earlier")
    let denial = OfflineReading.engine.read("no lunch today but I had a scone for tea", in: context)
    #expect(OfflineReading.corrections(denial).isEmpty && OfflineReading.meals(denial).count == 1)
  }

  @Test(
    arguments: [
      ("actually it was three slices", "toast", "toast", 3.0), ("double the butter", "butter", "butter", 2),
      ("swap the toast for a bagel", "toast", "bagel", 1),
    ])
  func `the item that is meant is mended`(sentence: String, old: String, new: String, quantity: Double) throws {
    let toast = CorrectionTests.meal(
      "2 slices of toast with butter", [("toast", 2, "slice", 50), ("butter", 1, "serving", 14)])
    let correction = try #require(OfflineReading.corrections(OfflineReading.read(sentence, last: [toast])).first)
    let change = try #require(correction.items?.first)
    #expect(change.itemName == old)
    #expect(change.item?.name == new)
    #expect(change.item?.quantity == quantity)
  }

  @Test func `not yet mends nothing`() {
    let reading = OfflineReading.read("Breakfast: muesli. Dinner: not yet.", last: [CorrectionTests.eggs])
    #expect(OfflineReading.corrections(reading).isEmpty)
    #expect(OfflineReading.meals(reading).first?.mealType == .breakfast)
  }
}
