import Testing
import ToolCalls

@testable import Understanding

/// Hot drinks with what is stirred into them, and ice cream with what it is held in.
@Suite struct HotDrinkTests {
  @Test(
    arguments: [
      ("Horlicks made with 250 ml of skimmed milk", ["Horlicks", "skimmed milk"], 20.0),
      ("an Ovaltine in 220ml oat milk", ["Ovaltine", "oat milk"], 20),
      ("hot chocolate made with 300 ml of soy milk", ["hot chocolate", "soy milk"], 25),
    ])
  func `a drink whose milk was measured is its powder`(sentence: String, names: [String], grams: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == names)
    #expect(items.first?.grams == grams && items.first?.catalogId != nil, "\(items)")
  }

  @Test(
    arguments: [
      "a mug of cocoa", "hot chocolate with a splash of milk", "an Ovaltine and 200 ml of milk",
      "30 g chocolate with 200 ml milk",
    ])
  func `a drink by itself is no powder`(sentence: String) {
    #expect(!OfflineReading.items(sentence).contains { $0.assumptions.contains { $0.hasPrefix("powder") } })
  }

  @Test(
    arguments: [
      ("a macchiato (honey + 2 sugars)", ["macchiato", "honey", "sugars"]),
      ("rooibos (milk and honey)", ["rooibos", "milk", "honey"]),
      ("one espresso (two sugars)", ["espresso", "sugars"]),
      ("15 g of honey in mint tea", ["mint tea", "honey"]), ("sugar in my tea, 3 spoons", ["tea", "sugar"]),
      ("a chocolate biccie with a cuppa", ["chocolate biscuit", "cuppa"]),
      ("a chicory coffee before my shift, with 2 sugars", ["chicory coffee", "sugars"]),
    ])
  func `what the brackets say was put in is counted`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test(arguments: ["white tea with a drop of milk", "builder's tea with a dash of milk"])
  func `tea that has its milk takes no more`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1)
  }

  @Test(
    arguments: [
      ("soy milk in my coffee", ["soy milk", "coffee"], 30.0), ("I had milk in my tea", ["milk", "tea"], 30),
      ("semi skimmed milk on my cornflakes", ["semi skimmed milk", "cornflakes"], 125),
    ])
  func `milk is as much as what it is put in takes`(sentence: String, names: [String], milliliters: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.map { $0.name.lowercased() } == names)
    #expect(items.first?.quantity == milliliters && items.first?.unit == "ml", "\(items)")
  }

  @Test func `a latte has its milk already`() {
    #expect(OfflineReading.items("oat milk in my latte").map(\.name) == ["latte"])
  }

  @Test(
    arguments: [
      ("two sugars in my tea", ["sugars", "tea"]), ("raspberries in my yogurt", ["raspberries", "yogurt"]),
      ("feta on my burger", ["feta", "burger"]), ("cream in our porridge", ["cream", "porridge"]),
      ("a banana in my porridge", ["banana", "porridge"]),
    ])
  func `what is in a dish of one's own is beside it`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map { $0.name.lowercased() } == names)
  }

  @Test(
    arguments: [
      ("25 g of honey in my porridge", ["honey"]), ("60 g of feta on top of my salad", ["feta"]),
      ("30 g of walnuts on top of porridge", ["walnuts", "porridge"]),
      ("a spoon of honey in my porridge", ["honey", "porridge"]),
    ])
  func `who weighs what is put in a dish weighs the dish apart`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map { $0.name.lowercased() } == names)
  }

  @Test func `a cone that holds a scoop is a wafer`() {
    let filled = OfflineReading.items("a scoop of lemon sorbet in a cone")
    let alone = OfflineReading.items("a cone at the pier")
    #expect(filled.count == 2 && alone.count == 1)
    #expect(filled.last?.catalogId != alone.first?.catalogId)
  }
}
