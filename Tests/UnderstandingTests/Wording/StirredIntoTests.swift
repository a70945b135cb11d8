import Foods
import Testing
import ToolCalls

@testable import Understanding

/// What is stirred into a bowl is eaten with what is in it.
@Suite struct StirredIntoTests {
  @Test(
    arguments: [
      ("collagen stirred into my cream of wheat", ["cream of wheat", "collagen"]),
      ("had honey mixed into my porridge and toast", ["porridge", "honey", "toast"]),
      ("jam swirled through rice pudding", ["rice pudding", "jam"]),
      ("2 eggs whisked into fried rice", ["fried rice", "eggs"]),
      ("protein powder stirred into overnight oats", ["overnight oats", "protein powder"]),
    ] as [(String, [String])])
  func `both are eaten`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }
}
