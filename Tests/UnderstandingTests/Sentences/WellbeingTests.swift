import Testing
import ToolCalls

@testable import Understanding

@Suite struct WellbeingTests {
  @Test(arguments: ["slept soundly", "slept 9 hours", "feeling brilliant this morning", "I feel so strong today"])
  func `who is well is not pitied`(sentence: String) {
    #expect(OfflineReading.read(sentence).query == .wellbeing)
  }

  @Test(arguments: [
    "slept terribly", "feeling rough this morning", "I feel awful", "so tired today", "feeling great but my back hurts",
  ])
  func `who is unwell is heard`(sentence: String) {
    #expect(OfflineReading.read(sentence).query == .feeling)
  }

  @Test(arguments: [
    "I had a kebab, no I didn't", "had two muffins, actually no I didn't!", "ran 5 km, just kidding",
    "a milkshake - lol jk I didn't",
  ])
  func `what is taken back in the same breath is not logged`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty && reading.query == .notDone)
  }

  @Test func `only the sentence before a denial is taken back`() {
    let reading = OfflineReading.read("I had a kebab. And a milkshake, no I didn't")
    #expect(OfflineReading.meals(reading).flatMap(\.items).map(\.name) == ["kebab"])
  }

  @Test(arguments: ["a kebab and no I didn't feel sick", "had a milkshake, not a big one"])
  func `other endings take nothing back`(sentence: String) {
    #expect(!OfflineReading.read(sentence).calls.isEmpty)
  }
}
