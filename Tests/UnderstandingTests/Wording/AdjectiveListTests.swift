import Testing
import ToolCalls

@testable import Understanding

/// Several words of how one food was made, with a comma between.
@Suite struct AdjectiveListTests {
  @Test(
    arguments: [
      "a pear for a snack and 3 cups of cooked, mashed turnip for dinner",
      "a pear for a snack and 8 pieces of breaded, fried shrimp for dinner",
      "a pear for a snack and a roasted, salted peanut for dinner",
    ])
  func `states behind an amount are of one food`(sentence: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 2)
    #expect(items.last?.quantity != nil)
  }

  @Test func `foods of a list stay apart`() {
    #expect(OfflineReading.items("2 boiled eggs, fried bread and baked beans").count == 3)
  }
}
