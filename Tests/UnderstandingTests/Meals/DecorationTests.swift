import Testing
import ToolCalls

@testable import Understanding

/// Pictures that repeat what was said, and pairs that no bread was said of.
@Suite struct DecorationTests {
  @Test(arguments: [
    ("slept till 2, then gnocchi", ["gnocchi"]), ("slept badly, then two crumpets", ["crumpets"]),
    ("an hour ago ate a pasty", ["pasty"]), ("the other day drank a lager", ["lager"]),
    ("ran 2 miles then had a pb&j", ["pb&j"]), ("gnocchi with the choir", ["gnocchi"]),
    ("150 ml apple juice to treat a low", ["apple juice"]),
    ("a toastie with the crusts off", ["toastie without crusts"]),
  ])
  func `what stands around food hides none and adds none`(said: String, names: [String]) {
    #expect(OfflineReading.names(said) == names)
  }

  @Test(arguments: [("3 x 2 crumpets", 6.0), ("2 × 4 scones", 8)])
  func `counts are multiplied`(said: String, count: Double) {
    #expect(OfflineReading.items(said).map(\.quantity) == [count])
  }

  @Test(arguments: [
    ("a cheeseburger 🍔", 1), ("two glazed doughnuts 🍩", 1), ("a pear 🍔", 2), ("crème brûlée 🍮🍮", 1),
    ("tortilla wrap 🌯", 1), ("pho 🍜", 1), ("lasagne 🍝", 1), ("mango smoothie 🥤", 1), ("brownie 🍫", 1),
    ("porridge 🥣", 1), ("chips 🍟", 1), ("hot chocolate ☕", 1), ("espresso 🥐", 2), ("pasta 🍺", 2),
  ])
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
