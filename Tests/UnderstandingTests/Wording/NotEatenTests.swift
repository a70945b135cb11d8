import Testing
import ToolCalls

@testable import Understanding

/// What stands beside a meal and was no part of it, and what others had of it.
@Suite struct NotEatenTests {
  @Test(
    arguments: [
      ("3 sausages, slice of black pudding, egg, no mushrooms", ["sausages", "black pudding", "egg"]),
      ("2 rashers, slice of haggis, egg and no beans", ["bacon", "haggis", "egg"]),
      ("kofta with bulgur, the salad I left", ["kofta", "bulgur"]),
      ("rice and dal, the pickle I skipped", ["rice", "dal"]),
      ("a bagel, coffee before I left", ["bagel", "coffee"]), ("a bagel, coffee as I left", ["bagel", "coffee"]),
      ("the crusts off a sandwich and a coffee", ["crusts", "coffee"]), ("icing off a cupcake", ["icing"]),
    ] as [(String, [String])])
  func `what was left or came off something is no food of the meal`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence).map { $0.lowercased() } == names)
  }

  @Test(arguments: [
    ("1 lasagne, my wife ate 1/4 of it", 0.75), ("1 lasagne, friend had maybe a quarter of it", 0.75),
    ("1 lasagne, my brother ate about a third of it", 2.0 / 3),
  ])
  func `what somebody else had of the dish was not eaten`(sentence: String, share: Double) throws {
    let item = try #require(OfflineReading.items(sentence).first)
    let whole = try #require(OfflineReading.items("1 lasagne").first)
    let left = OfflineReading.grams(of: item) / OfflineReading.grams(of: whole)
    #expect(abs(left - share) < 0.02, "\(item)")
  }

  @Test(arguments: ["quiche 9.15 last night", "curry 8.40 yesterday", "chow mein 7.20 this evening"])
  func `an hour before its day counts nothing`(sentence: String) {
    #expect(OfflineReading.items(sentence).map { $0.quantity ?? 1 } == [1])
  }
}
