import Testing
import ToolCalls

@testable import Understanding

/// Foods put together in a clause of their own, and what is said of a meal behind it.
@Suite struct PutTogetherTests {
  @Test(
    arguments: [
      "grilled some halloumi and stuffed it in a pita", "fried two eggs and slid them onto a bagel",
      "made a curry and poured it over rice", "tuna salad, spread it all on crackers",
    ])
  func `what a food was put into is another food`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 2, "\(OfflineReading.names(sentence))")
  }

  @Test(arguments: ["bought a chicken and put it in the freezer", "cooked lentils and put them in a tub for tomorrow"])
  func `what was put by is not eaten`(sentence: String) {
    #expect(!OfflineReading.names(sentence).contains { $0.contains("freezer") || $0.contains("tub") })
  }

  @Test(
    arguments: [
      ("two boiled potatoes are my whole lunch", 1), ("lentil soup and a roll made a very colourful lunch", 2),
      ("half a can of lemonade was plenty", 1), ("one slice of quiche was more than enough for me", 1),
      ("a bowl of dal and a naan, plenty", 2), ("two spoons of honey are in my mug", 1),
      ("from the school canteen I got a jacket potato", 1), ("a stew, washing it down with a cider", 2),
      ("movie night meant popcorn and a cola", 2), ("the star of lunch was a burrata", 1),
      ("rice, fragrant with cumin", 1), ("yours truly had two scones", 1), ("had a patty and ate it without a bun", 1),
      ("pizza at my friend house", 1),
    ] as [(String, Int)])
  func `what is said of a meal names no food`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.names(sentence))")
  }

  @Test(arguments: ["a piece of ginger cake (a ninth of an 8-inch square)", "a piece of brownie, a twelfth of the pan"])
  func `a share of the pan is no food`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1, "\(OfflineReading.names(sentence))")
  }

  @Test(
    arguments: [
      ("an individual cup of dip and 20 crisps", ["Dip", "Crisps"]),
      ("cocktail size sausages and dip", ["Cocktail sausages", "Dip"]),
      ("a salad's worth of spinach with tuna", ["Spinach", "Tuna"]),
      ("a protein shake (2 scoops) with milk", ["Protein powder", "Milk"]),
    ] as [(String, [String])])
  func `measures and asides in the words of tables are no food`(sentence: String, names: [String]) {
    let found = OfflineReading.names(sentence)
    #expect(found.map { $0.lowercased() } == names.map { $0.lowercased() }, "\(found)")
  }

  @Test func `letters and short counts are read`() {
    #expect(OfflineReading.items("pb and j on wheat").count == 1)
    #expect(OfflineReading.items("idli 3 nos").map(\.quantity) == [3])
  }

  @Test(arguments: ["panda express plate with orange chicken and chow mein"])
  func `a chain's plate is what was on it`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 2, "\(OfflineReading.names(sentence))")
  }
}
