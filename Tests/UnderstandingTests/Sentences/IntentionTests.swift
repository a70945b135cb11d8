import Testing
import ToolCalls

@testable import Understanding

/// What is meant to be done and has not been, and what only sounds so.
@Suite struct IntentionTests {
  @Test(
    arguments: [
      "might get some chips on the way home", "will order a biryani", "may go for a row", "off for a row",
      "just off out for a jog", "off on a hike", "nipping out for a bagel", "heading over for a swim",
      "thinking ramen for tea", "biryani at 8 tonight", "badminton at 7 tonight", "yoga at 6pm today",
      "having ramen at 7:30 tonight", "ramen maybe", "signing up for a triathlon in June", "registered for a 10k",
      "I'd better get some bagels", "25 December 2026: goose",
    ])
  func `a plan without I logs nothing`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty && reading.query == .plan, "\(reading.calls)")
  }

  @Test(
    arguments: [
      "ramen at 8 last night", "I had ramen at 8 tonight", "went off for a swim", "went out for a bagel",
      "rowing at 7 this morning", "may have had 2 bagels", "off work, had ramen", "thinking back, I had a bagel",
      "I'd better log this: a bagel", "when I was out I had a bagel", "when I was in town I had ramen",
      "when I was at the match I had a pie",
    ])
  func `what has happened is logged`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.count == 1)
  }

  @Test(arguments: [
    "when I was a student I had ramen", "when I was in the army I had ramen", "when I was young I had a pony",
  ])
  func `another time of life is not today`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }
}
