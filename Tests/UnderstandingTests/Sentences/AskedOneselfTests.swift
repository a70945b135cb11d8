import Foundation
import Testing
import ToolCalls

@testable import Understanding

/// Questions that the person answers in the same breath, short forms of chat, and kinds told behind a name.
@Suite struct AskedOneselfTests {
  @Test(
    arguments: [
      ("what did I have... two scones and a pear", ["scones", "pear"]),
      ("so what did I eat today? a bagel and some soup", ["bagel", "soup"]),
      ("beer? two glasses, small ones", ["beer"]),
      ("ate only half of the pie lah", ["pie"]),
      ("ate less than half of the pie", ["pie"]),
      ("rice (210 g, the microwave kind)", ["rice"]),
    ])
  func `the answer is logged`(sentence: String, foods: [String]) {
    #expect(OfflineReading.names(sentence) == foods)
  }

  @Test(
    arguments: [
      ("the flan I only had two bites of", 2.0), ("not the whole pie, only about half", 0.5),
      ("three dumplings became seven", 7), ("one bun turned into two", 2), ("ate all but two of the six buns", 4),
    ])
  func `an amount told behind its food is that food's`(sentence: String, amount: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1 && items.first?.quantity == amount)
  }

  @Test(arguments: ["what did I have for lunch?", "what did I eat yesterday", "cake? no thanks", "two beers or three?"])
  func `a question stays one`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(
    arguments: [
      ("pie ytd for lunch", "2026-11-19T12:30:00Z"), ("a pear btw 10 and 11", "2026-11-20T10:00:00Z"),
      ("soup round about 6 in the evening", "2026-11-19T18:00:00Z"),
      ("soup about 8 in the morning", "2026-11-20T08:00:00Z"),
    ])
  func `when it was is read as it is typed`(sentence: String, time: String) {
    #expect(OfflineReading.meals(OfflineReading.read(sentence)).first?.timestamp == OfflineReading.date(time))
  }
}
