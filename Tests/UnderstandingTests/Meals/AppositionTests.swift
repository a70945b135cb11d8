import Testing
import ToolCalls

@testable import Understanding

/// What is said about a food beside its name, and names no other.
@Suite struct AppositionTests {
  @Test(
    arguments: [
      ("ate a samosa, a great Indian treat", ["samosa"]),
      ("had two tamales, our favourite Mexican dish, with salsa", ["tamales", "salsa"]),
      ("an iced tea made by the Lipton Company", ["iced tea"]),
      ("a flapjack was my breakfast", ["flapjack"]), ("a pear was my usual snack today", ["pear"]),
      ("half a banana was my go-to snack today", ["banana"]),
      ("had a big dinner, which included a steak and some peas", ["steak", "peas"]),
      ("a light supper of leek soup", ["leek soup"]), ("I had a quick snack of sliced papaya", ["sliced papaya"]),
    ])
  func `what is said about a food is no other`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(
    arguments: [
      ("fudge, 30 g of sheer heaven", "fudge", 30), ("30 g of pure joy: nougat", "nougat", 30),
      ("45 g of Weeta 7 Cereal", "Weeta 7 Cereal", 45),
    ] as [(String, String, Double)])
  func `praise and numbers of a name leave the weight to the food`(sentence: String, food: String, grams: Double) throws
  {
    let items = OfflineReading.items(sentence)
    let item = try #require(items.first)
    #expect(items.count == 1 && item.name == food && item.grams == grams, "\(items)")
  }

  @Test(
    arguments: [
      ("15 g jam on crumpets", ["jam 15", "crumpets -"]), ("120 g trout on top of rice", ["trout 120", "rice -"]),
      ("a smoothie containing 80 g kale and 200 ml milk", ["smoothie -", "kale 80", "milk -"]),
      ("160 g beans on toast", ["beans on toast 160"]),
      ("turkey leg with the skin on and mash", ["turkey leg with skin -", "mash -"]),
    ])
  func `a weight is of what lies on top`(sentence: String, items: [String]) {
    let read = OfflineReading.items(sentence).map { "\($0.name) \($0.grams.map { "\(Int($0))" } ?? "-")" }
    #expect(read == items)
  }
}
