import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Text of more than anybody says about a day.
@Suite struct LongTextTests {
  /// Characters of two scalars each: half as many as scalars.
  private static let lines = String(repeating: "\r\n", count: OfflineEngine.longestMessage / 2)

  @Test(arguments: [
    String(repeating: "egg ", count: 5_000), "egg" + lines + "egg",
    // One Character.
    "e" + String(repeating: "\u{301}", count: 20_000),
  ]) func `a message is cut by its scalars`(_ text: String) {
    let cut = OfflineEngine.readable(text)
    #expect(cut.unicodeScalars.elementsEqual(text.unicodeScalars.prefix(OfflineEngine.longestMessage)))
  }

  @Test(arguments: ["", "2 eggs", String(repeating: "a", count: OfflineEngine.longestMessage)])
  func `a message that is no longer than that is read whole`(_ text: String) {
    #expect(OfflineEngine.readable(text) == text)
  }

  @Test func `what stands beyond is not read`() {
    let text = "I had an egg." + Self.lines + "And a banana."
    #expect(OfflineReading.items(text).count == 1)
    #expect(!SentenceInventory(text).content.contains("banana"))
    let list = "120 g oats," + Self.lines + "1 banana"
    #expect(OfflineReading.engine.items(in: list, personal: PersonalFoods()).count == 1)
  }

  @Test func `what is not read is said to be missing`() {
    let long = OfflineReading.read("I had an egg." + Self.lines + "And a banana.").notCounted
    #expect(long.contains { $0.hasPrefix("Only the first 8000 characters were read") }, "\(long)")
    let words = OfflineReading.read("I had an egg. " + String(repeating: "a ", count: 2_500)).notCounted
    #expect(words.contains { $0.hasPrefix("Only the first 2000 words were read") }, "\(words)")
    #expect(OfflineReading.read("I had an egg").notCounted.isEmpty)
  }

  @Test(arguments: [("２ eggs", 2.0), ("٣ apples", 3), ("२०० g rice", 200), ("2 eggs", 2)])
  func `digits of any script are figures`(sentence: String, quantity: Double) {
    #expect(OfflineReading.items(sentence).first?.quantity == quantity)
  }
}
