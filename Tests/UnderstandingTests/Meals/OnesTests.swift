import Foods
import Testing
import ToolCalls

@testable import Understanding

/// "The burnt one" and "the whole pizza": how many of what was named.
@Suite struct OnesTests {
  @Test(
    arguments: [
      ("made crepes for the kids and ate the torn one", "crepes"),
      ("baked scones for the fete, had the broken one", "scones"),
      ("brought muffins for the office, had one toasted", "muffins"),
    ])
  func `one of what was made for others is eaten`(sentence: String, name: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1 && items[0].name.contains(name) && items[0].quantity == 1, "\(items)")
  }

  @Test(arguments: ["the whole pizza", "ate the whole pizza by myself"])
  func `the whole pizza is one, and no slice of it`(sentence: String) {
    #expect(OfflineReading.items(sentence).map(OfflineReading.grams).first ?? 0 > 500)
  }

  @Test(arguments: ["lunch was meh: tuna salad", "dinner was boring - chicken curry"])
  func `a word of opinion is no food`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1)
  }

  @Test func `what a dish was made with stands for it`() {
    let names = OfflineReading.items("had overnight oats, used 50g oats and 130ml milk").map(\.name)
    #expect(names == ["oats", "milk"])
  }
}
