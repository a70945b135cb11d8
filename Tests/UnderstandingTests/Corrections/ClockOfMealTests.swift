import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// When a meal was, mended with a clock as Britons write and say it.
@Suite struct ClockOfMealTests {
  static let waffles = CorrectionTests.meal(
    "2 waffles with syrup", [("Waffles", 2, "waffle", 150), ("Syrup", 1, "tbsp", 20)])
  static let muesli = CorrectionTests.meal("muesli for breakfast", [("Muesli", 1, "bowl", 60)])

  @Test(arguments: [
    ("it was at 9.45 not 8", "2026-11-20T09:45:00Z"), ("it was 9.45", "2026-11-20T09:45:00Z"),
    ("no, 7.20", "2026-11-20T07:20:00Z"), ("actually it was 10.05, not 9.30", "2026-11-20T10:05:00Z"),
    ("it was at half nine actually", "2026-11-20T09:30:00Z"), ("sorry, it was at half eight", "2026-11-20T08:30:00Z"),
  ])
  func `a clock with a point behind what it was is a time`(sentence: String, moment: String) throws {
    for entry in [Self.waffles, Self.muesli] {
      let correction = try #require(
        OfflineReading.corrections(OfflineReading.read(sentence, last: [entry])).first, "\(sentence)")
      #expect(correction.timestamp == OfflineReading.date(moment) && correction.items == nil, "\(sentence)")
    }
  }

  @Test(arguments: [("it was 2.5", 2.5), ("it was half", 0.5), ("it was 1.50", 1.5)])
  func `a figure that is no clock stays an amount`(sentence: String, quantity: Double) throws {
    let change = try #require(
      OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.muesli])).first?.items?.first)
    #expect(change.item?.quantity == quantity, "\(sentence)")
  }
}
