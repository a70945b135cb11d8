import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Corrections with a remark behind them, times that come late, and what is taken back at a word.
@Suite struct RemarkedCorrectionTests {
  private static let pizza = CorrectionTests.meal("2 slices of pizza", [("Pizza, cheese", 2, "slice", 240)])

  @Test(arguments: [
    "wait, it was four slices, the last one was minute", "it was 4, one fell on the floor",
    "actually four slices, couldn't resist",
    "make that 4, the others were cold by then", "no it was four slices, the box was still there",
    "sorry 4 slices, the last two were small",
  ])
  func `a count is mended whatever is told of one of them`(sentence: String) throws {
    let reading = OfflineReading.read(sentence, last: [Self.pizza])
    let item = try #require(OfflineReading.corrections(reading).first?.items?.first?.item)
    #expect(item.quantity == 4 && item.unit == "slice" && item.grams == 480)
  }

  @Test(arguments: ["it was 37 min, the watch kept running", "no it was 37 min, my app had paused"])
  func `a length is mended whatever is told of the clock`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [CorrectionTests.run])
    #expect(OfflineReading.corrections(reading).map(\.durationMin) == [37])
  }

  @Test(arguments: [
    "ah and this was yesterday sorry", "oh and that was yesterday", "forgot to say that was yesterday",
    "forgot to mention this was yesterday", "ah, this was yesterday by the way", "btw that was yesterday, sorry",
    "plus this was yesterday", "also this one was yesterday", "I should've mentioned it was yesterday",
    "I forgot to say that it was yesterday",
  ])
  func `a day that comes late moves the entry`(sentence: String) throws {
    for last in [Self.pizza, CorrectionTests.run, CorrectionTests.water] {
      let reading = OfflineReading.read(sentence, last: [last])
      let moment = try #require(OfflineReading.corrections(reading).first?.timestamp)
      #expect(reading.calls.count == 1)
      #expect(moment.formatted(.iso8601).hasPrefix("2026-11-19"))
    }
  }

  @Test(arguments: [
    "scrap it", "bin it", "bin that", "ditch it", "ditch that one", "strike that", "strike it from the log", "chuck it",
    "toss that", "ok bin it, sorry", "cross that out", "that one can go", "take it out",
  ])
  func `an entry is taken back at a word`(sentence: String) {
    for last in [Self.pizza, CorrectionTests.run, CorrectionTests.water, CorrectionTests.weight] {
      #expect(OfflineReading.read(sentence, last: [last]).calls == [.removeEntry(RemoveEntry())])
    }
  }

  @Test(arguments: ["toss salad", "chuck steak 200 g", "ditch the bun"])
  func `food behind those words is no taking back of all`(sentence: String) {
    #expect(!OfflineReading.read(sentence, last: [Self.pizza]).calls.contains(.removeEntry(RemoveEntry())))
  }

  @Test(arguments: ["my train came, so only 37 min", "I left early so 37 min"])
  func `a length stands behind its reason`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [CorrectionTests.run])
    #expect(OfflineReading.corrections(reading).map(\.durationMin) == [37])
  }

  @Test(arguments: ["rowing not running", "it was rowing, not running"])
  func `one activity is mended to another`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [CorrectionTests.run])
    #expect(OfflineReading.corrections(reading).map(\.workout?.name) == ["Rowing"], "\(reading)")
  }

  @Test(arguments: ["half of that was walking", "the last 10 minutes of it were stretching"])
  func `a part of a session is asked about`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [CorrectionTests.run])
    #expect(reading.calls.isEmpty && reading.clarification != nil)
  }

  @Test(arguments: [("make that a pint", 473.0), ("sorry that was half a pint", 237), ("it was two pints", 946)])
  func `a pint after water is of water`(sentence: String, milliliters: Double) throws {
    let reading = OfflineReading.read(sentence, last: [CorrectionTests.water])
    let amount = try #require(OfflineReading.corrections(reading).first?.amountMl)
    #expect(reading.calls.count == 1 && abs(amount - milliliters) < 1)
  }
}
