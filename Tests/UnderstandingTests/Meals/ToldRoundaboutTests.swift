import Testing
import ToolCalls

@testable import Understanding

/// Meals told in other than the plain order: what was had again, what it came out of, and amounts settled on while telling.
@Suite struct ToldRoundaboutTests {
  @Test(
    arguments: [
      ("a cider, then another one", 2.0), ("three crumpets and then two more", 5), ("a latte. Then another.", 2),
      ("one pasty, and later another one", 2), ("had a pear and one more after", 2),
      ("2 slices of rye bread, plus another two", 4), ("a cider, then another pear", nil), ("no more crumpets", nil),
    ] as [(String, Double?)])
  func `more of the same is counted with it`(sentence: String, count: Double?) {
    let items = OfflineReading.items(sentence)
    guard let count else {
      return #expect(items.allSatisfy { ($0.quantity ?? 1) == 1 })
    }
    #expect(items.map(\.quantity) == [count], "\(items)")
  }

  @Test(
    arguments: [
      ("a tub of olives, let's say 90 g", 90.0, "g"), ("a bowl of goulash, call it 350 g", 350, "g"),
      ("gnocchi, I'd say 180 g", 180, "g"), ("stout, shall we say 2 pints", 2, "pint"),
      ("bulgur, weighed dry, 70 g", 70, "g"), ("rice, brown, 150 g", 150, "g"),
      ("two slices of watermelon, about 300 g without the rind", 300, "g"),
    ])
  func `the amount settled on is that of the food`(sentence: String, quantity: Double, unit: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1, "\(items)")
    #expect(
      items.first?.quantity == quantity && items.first?.unit == unit || items.first?.grams == quantity, "\(items)")
  }

  @Test(arguments: [
    ("salami and provolone on rye", 2.0), ("bologna on white bread, no mayo", 2), ("smoked trout on rye", nil),
    ("egg on rye toast", nil), ("brisket on a slice of rye", 1),
  ])
  func `a sandwich has two slices though nobody calls it so`(sentence: String, slices: Double?) {
    #expect(OfflineReading.items(sentence).last?.quantity == slices)
  }

  @Test func `milk behind a sweetener that was left out is that of the drink`() {
    #expect(OfflineReading.items("coffee, no sugar, just milk").map(\.quantity) == [nil, 30])
  }

  @Test func `spoons measure what is spooned`() {
    let items = OfflineReading.items("scones with jam, call it a tablespoon")
    #expect(items.map(\.name) == ["scones", "jam"])
    #expect(items.map(\.unit) == [nil, "tbsp"])
  }

  @Test(
    arguments: [
      ("what I had was a quiche", ["quiche"]), ("what we ate for lunch was goulash", ["goulash"]),
      ("what ended up on my plate was a slice of quiche", ["quiche"]),
      ("off the barbecue, two bratwurst", ["bratwurst"]),
      ("out of the freezer came three crumpets", ["crumpets"]), ("took the subway in, had a bagel", ["bagel"]),
      ("udon, and drank the broth too", ["udon"]), ("pho, finished every drop of the broth", ["pho"]),
      ("the packet reckons 240 calories for the quiche", ["quiche"]),
    ])
  func `nothing but the dish is eaten`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test(
    arguments: [
      ("cod, 100 g, is what I had for dinner with 30 g of bread", ["cod", "bread"]),
      ("a bowl of muesli is what I ate for breakfast and a pear", ["muesli", "pear"]),
      ("I satisfied my craving with some french fries", ["french fries"]),
      ("a filling stew with beef", ["stew with beef"]),
    ])
  func `what was had is told whichever way the sentence turns`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test(arguments: [
    ("does rye have gluten? I had a slice anyway", "rye"), ("is skyr any good? had a bowl", "skyr"),
    ("can I eat halloumi on keto? had 40 g", "halloumi"), ("how much iron is in kale? ate 60 g of it", "kale"),
    ("the dumplings were mine, the crusts went to the ducks", "dumplings"),
    ("Nan's made gnocchi, had a bowl", "gnocchi"),
    ("with a spoon as one should, a bowl of goulash", "goulash"), ("a fortnight ago I had a quiche", "quiche"),
  ])
  func `what was asked about, put off by a remark or shared out is eaten once`(sentence: String, name: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1 && items.first?.name.contains(name) == true, "\(items.map(\.name))")
  }

  @Test(arguments: [
    "I ordered dumplings, they never came", "my grandad could eat two pies and ask for more",
    "the crusts went to the ducks", "the last dumpling went to Priya", "it's been ages since I last had goulash",
    "gran's baking scones on Sunday", "Were I to eat a whole quiche, would I be over?",
  ])
  func `what somebody else gets, and what was long ago, is not logged`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: ["what I need is a quiche", "what I had was awful", "took the subway home", "call it a night"])
  func `what names no meal logs none`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test func `a person put off by a remark speaks for nobody else`() {
    let items = OfflineReading.items("the boys had crumpets, my wife had scones, and I, feeling virtuous, had a pear")
    #expect(items.map(\.name) == ["pear"])
  }

  @Test(arguments: [
    ("Tuesday's lunch I almost forgot: gnocchi", "2026-11-17T12:30:00Z"),
    ("the night before last I had gnocchi", "2026-11-18T21:00:00Z"),
    ("two weeks ago today: gnocchi", "2026-11-06T12:00:00Z"),
  ])
  func `days are counted back`(sentence: String, moment: String) {
    #expect(OfflineReading.meals(OfflineReading.read(sentence)).map(\.timestamp) == [OfflineReading.date(moment)])
  }
}
