import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Advice, ideals, what was read, remembered or owed, and the person's own part of what others had.
@Suite struct MaximTests {
  @Test(arguments: [
    "drink two glasses of water before each meal", "eat a pear every day", "do 15 push ups every morning",
    "a good supper is two eggs and a slice of rye bread", "the perfect snack is 30 g of cashews",
    "read that walnuts have 650 kcal per 100 g", "heard somewhere that rowing burns 600 kcal an hour",
    "I remember drinking ouzo in Greece", "I still remember eating figs off the tree", "I owe Ben a pint",
    "we owe her a coffee",
  ])
  func `what is true of no day logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(sentence)")
  }

  @Test(arguments: [
    "a good supper was two eggs and a slice of rye bread", "had a good breakfast, two eggs", "have 2 eggs",
    "I remember having two eggs this morning", "read a book and had two eggs", "had two eggs before my run",
  ])
  func `what was had is logged all the same`(sentence: String) {
    #expect(OfflineReading.names(sentence).contains("eggs"), "\(sentence)")
  }

  @Test(arguments: [
    ("the boys had nuggets, I only pinched three of theirs and a glass of juice", ["nuggets", "juice"]),
    ("my flatmates had samosas, I nicked three of theirs", ["samosas"]),
    ("my niece had dumplings and I ate the last three", ["dumplings"]),
    ("the boys had waffles, I finished their 3 leftover ones", ["waffles"]),
    ("the kids had waffles and I stole three of theirs", ["waffles"]),
  ])
  func `what is pinched of theirs was eaten`(sentence: String, names: [String]) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == names && items.first?.quantity == 3, "\(sentence)")
  }

  @Test func `the own portion of what was cooked for all is logged`() throws {
    let items = OfflineReading.items("cooked a risotto for everyone, my portion was about 250 g")
    #expect(items.map(\.name) == ["risotto"] && items.first?.grams == 250)
    #expect(OfflineReading.items("split a bowl of crumble with my dad, my share was 120 g").map(\.grams) == [120])
    #expect(OfflineReading.names("I remember having a plum at ten") == ["plum"])
  }
}
