import Testing
import ToolCalls

@testable import Understanding

/// What is given away of one's own plate, kept in a cooker, bought for a meal or had because there was nothing else.
@Suite struct MorselTests {
  @Test(
    arguments: [
      ("gave Nadia a bite of my calzone", 1.0), ("let Omar have a sip of my cider", 1),
      ("gave the dog a bit of my gammon", 1), ("handed my niece a piece of my flapjack", 1),
      ("gave Dan half my calzone", 0.5), ("gave my brother half of my pasty", 0.5),
      ("gave Elena a third of my calzone", 2.0 / 3), ("had a calzone, gave Nadia half of it", 0.5),
      ("a calzone, gave half of it to Nadia", 0.5), ("a calzone and gave a third away", 2.0 / 3),
      ("a calzone, my niece had half of it", 0.5), ("a calzone, Omar ate most of it", 0.25),
      ("ate most of a calzone", 0.75), ("a calzone, gave Nadia most of it", 0.25),
      ("gave Elena most of my calzone", 0.25),
      ("had a calzone and gave Nadia a bite of my calzone", 1), ("had a pasty, gave the dog a crumb of it", 1),
    ] as [(String, Double)])
  func `what is left of one's own plate was eaten`(sentence: String, share: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1 && abs((items.first?.quantity ?? 1) - share) < 0.01, "\(items)")
  }

  @Test(
    arguments: [
      "gave Nadia my calzone", "gave my niece a bite of flapjack", "let Omar have my cider", "gave the gulls my crusts",
      "goulash in the slow cooker", "pulled pork in the slow cooker", "bought a salad for lunch tomorrow",
      "bought a pie for dinner", "bought a turkey for lunch", "bought a wrap for Nadia's lunch",
      "bought a loaf for breakfast", "they'd sold out of gumbo", "out of oats", "the crumpets were mouldy",
      "they'd sold out of gumbo so I left", "spilled my cider", "was offered a pasty and left",
      "put a quiche aside for Omar", "set aside two scones", "waiting on a calzone", "iced the cake",
      "ordered a pasty, changed my mind",
    ])
  func `logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(
    arguments: [
      ("gave Nadia a bite of my calzone and had a lager", ["calzone", "lager"]),
      ("let the kids finish the trifle, I had a pear", ["pear"]), ("let it cool and had a pasty", ["pasty"]),
      ("casserole from the slow cooker", ["casserole"]), ("goulash out of the crockpot", ["goulash"]),
      ("pulled pork from the slow cooker with rice", ["pulled pork", "rice"]), ("ribs off the grill", ["ribs"]),
      ("bread from the oven", ["bread"]), ("bought a salad for lunch", ["salad"]),
      ("bought a calzone for my lunch", ["calzone"]), ("bought a pie for dinner and ate it at once", ["pie"]),
      ("the milk had gone off so black tea", ["black tea"]), ("the crumpets were mouldy so a scone", ["scone"]),
      ("they'd sold out of gumbo so a wrap", ["wrap"]), ("out of oats so a pear", ["pear"]),
      ("we were out of oats so cornflakes", ["cornflakes"]), ("the scone was stale but I ate it", ["scone"]),
      ("spilled my cider, had another", ["cider"]), ("dropped my scone but got another one", ["scone"]),
      ("spilled my cider and had a tea", ["tea"]), ("was offered a pasty and took it", ["pasty"]),
      ("helped myself to a flapjack", ["flapjack"]), ("put my phone aside and had a scone", ["scone"]),
      ("ordered a pasty, changed my mind and had broth", ["broth"]), ("waiting on the bus, had a scone", ["scone"]),
      ("ate beans out of the tin", ["beans"]), ("an out of this world gumbo", ["gumbo"]),
    ])
  func `what was eaten is logged`(sentence: String, foods: [String]) {
    let names = OfflineReading.items(sentence).map(\.name)
    #expect(names == foods, "\(names)")
  }

  @Test(arguments: [
    ("samosas in the hall, took two", 2.0), ("samosas in the hall, helped myself to four", 4),
    ("a box of scones in the office, grabbed three", 3),
  ])
  func `what was taken of what was there is counted`(sentence: String, count: Double) {
    #expect(OfflineReading.items(sentence).map(\.quantity) == [count])
  }
}
