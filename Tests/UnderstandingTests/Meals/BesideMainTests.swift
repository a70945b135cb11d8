import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Amounts that are of one food among several, and of packs and batches.
@Suite struct BesideMainTests {
  @Test(
    arguments: [
      ("a 180g burger with chips", ["burger", "chips"]), ("a 220 g rump steak and chips", ["rump steak", "chips"]),
      ("170g hake with wedges and peas", ["hake", "wedges", "peas"]),
      ("a 5oz salmon fillet with couscous", ["salmon fillet", "couscous"]),
      ("15g honey in tea", ["honey", "tea"]), ("45g cornflakes with milk", ["cornflakes", "milk"]),
      ("a Whopper with small fries", ["Whopper", "fries"]), ("coffee and biscuits", ["coffee", "biscuits"]),
      ("3 slices of toast with marmalade", ["toast", "marmalade"]),
    ])
  func `what lies beside a weighed food was not weighed with it`(sentence: String, names: [String]) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == names)
    #expect(items.dropFirst().allSatisfy { $0.grams == nil }, "\(items)")
  }

  @Test func `a weighed cut keeps its weight`() {
    #expect(OfflineReading.items("a 300g sirloin with chips and peas").first?.grams == 300)
  }

  @Test(arguments: [("1 lb 4oz of lamb", 566.99), ("1 kg 300 g of carrots", 1300), ("70 g and 40 g of rice", 40)])
  func `a larger and a smaller unit are one weight`(sentence: String, grams: Double) throws {
    let said = try #require(OfflineReading.items(sentence).first?.grams)
    #expect(abs(said - grams) < 0.1)
  }

  @Test(
    arguments: [
      ("a six pack of ale", 6.0), ("a four-pack of yogurts", 4), ("two six-packs of cider", 12),
      ("a pack of 6 sausages", 6), ("a box of 10 eggs", 10), ("2 boxes of 4 doughnuts", 8),
    ])
  func `a pack is as many as it says`(sentence: String, count: Double) {
    #expect(OfflineReading.items(sentence).map(\.quantity) == [count])
  }

  @Test func `a number in a name counts no pack`() {
    #expect(OfflineReading.items("a bag of 5 spice peanuts").first?.quantity == 1)
  }

  @Test(
    arguments: [
      ("stew: 600 g lamb, 300 g potatoes, serves 3, I had one portion", ["lamb", "potatoes"], [200.0, 100]),
      (
        "made a stew with 600 g lamb and 300 g potatoes, split into 6 portions, ate two", ["lamb", "potatoes"],
        [200, 100]
      ),
      ("Made a stew with 600 g lamb and 300 g potatoes. Split into 3, had one.", ["lamb", "potatoes"], [200, 100]),
    ])
  func `a portion of a batch is its share of what went in`(sentence: String, names: [String], grams: [Double]) {
    let items = OfflineReading.items(sentence).filter { $0.grams != nil }
    #expect(items.map(\.name) == names)
    #expect(items.compactMap(\.grams) == grams)
  }

  @Test func `what is had beside a portion is no share`() {
    let items = OfflineReading.items(
      "made a stew with 600 g lamb and 300 g potatoes, makes 6, had two portions with a roll")
    #expect(items.map(\.name) == ["lamb", "potatoes", "roll"])
    #expect(items.map(\.grams) == [200, 100, nil])
    #expect(items.last?.quantity == 1)
  }

  @Test(arguments: [
    "a big pot of laksa, divided it into 5, had one portion", "moussaka, serves 6, I had one serving",
    "made 8 waffles, ate 2", "made scones and had a coffee",
  ])
  func `a helping and a count of one's own are no share`(sentence: String) {
    #expect(!OfflineReading.items(sentence).contains { $0.assumptions.contains { $0.hasSuffix("portions") } })
  }

  @Test(
    arguments: [
      ("soup (leek, the whole 500g tub) with a roll", 500.0), ("stew (the entire 350 g pot), bread", 350),
    ])
  func `a whole pack in brackets is of what stands before`(sentence: String, grams: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.first?.quantity == grams && items.first?.unit == "g", "\(items)")
    #expect(items.last?.grams == nil && items.last?.unit == nil, "\(items)")
  }

  @Test(arguments: [("water, 2 pints", 1), ("squash, a pint", 1), ("crisps, 2 pints", 2)])
  func `pints behind a drink are of it`(sentence: String, entries: Int) {
    let reading = OfflineReading.read(sentence)
    let foods = OfflineReading.items(sentence).count
    let waters = OfflineReading.kinds(reading).count { $0 == .addWater }
    #expect(foods + waters == entries, "\(reading)")
  }

  @Test(
    arguments: [
      ("laksa, large bowl, didn't finish the noodles", ["laksa"]),
      ("ribs and slaw, couldn't finish all the slaw", ["ribs", "slaw"]),
      ("had a goulash and mopped it up with a roll", ["goulash", "roll"]),
      ("a full English with 2 eggs, 2 sausages, beans and toast", ["eggs", "sausages", "beans", "toast"]),
      ("a cheese board with gouda and crackers", ["cheese board"]),
      ("a smoothie with a pear, 80g spinach and 150ml milk", ["pear", "spinach", "milk"]),
    ])
  func `what is told of a dish is counted once`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test func `a plate that was mopped is no housework`() {
    #expect(OfflineReading.kinds(OfflineReading.read("had a goulash and mopped it up with a roll")) == [.addMeal])
  }
}
