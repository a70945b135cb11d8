import Testing
import ToolCalls

@testable import Understanding

/// Pictures that repeat what was said, and pairs that no bread was said of.
@Suite struct DecorationTests {
  @Test(arguments: [("a cheeseburger 🍔", 1), ("two glazed doughnuts 🍩", 1), ("a pear 🍔", 2)])
  func `a picture of what was named is no other food`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.items(sentence))")
  }

  @Test func `eggs and bacon are on no biscuit`() {
    let items = OfflineReading.items("3 eggs and bacon")
    #expect(items.map(\.name) == ["eggs", "bacon"] && items.first?.quantity == 3)
  }

  @Test(arguments: ["pot noodle, whole pot", "crisps, entire bag"])
  func `a whole vessel behind its food is one of it`(sentence: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1 && items.first?.quantity == 1, "\(items)")
  }
}
