import Testing
import ToolCalls

@testable import Understanding

/// Days in three letters, and times of a list.
@Suite struct ShortDayTests {
  @Test(arguments: ["had a curry sat night", "pad thai last sat evening", "pizza on sat night"])
  func `a short day before a part of the day is that day`(sentence: String) {
    let short = OfflineReading.meals(OfflineReading.read(sentence))
    let full = OfflineReading.meals(OfflineReading.read(sentence.replacing("sat", with: "saturday")))
    #expect(short.count == 1)
    #expect(short.map(\.timestamp) == full.map(\.timestamp))
  }

  @Test func `a whole hour in a list of times is one`() {
    #expect(OfflineReading.meals(OfflineReading.read("8am porridge, 11am flat white, 1 lentil soup")).count == 3)
  }

  @Test(
    arguments: [
      ("hikd 2 hours", "hiked 2 hours"), ("skippd rope 10 min", "skipped rope 10 min"),
      ("snackd on 30 g peanuts", "snacked on 30 g peanuts"),
    ])
  func `a past without its vowel is read with it`(typed: String, full: String) {
    #expect(!OfflineReading.kinds(OfflineReading.read(typed)).isEmpty)
    #expect(OfflineReading.kinds(OfflineReading.read(typed)) == OfflineReading.kinds(OfflineReading.read(full)))
  }
}
