import Testing
import ToolCalls

@testable import Understanding

/// What stands beside a meal and was no part of it, and what others had of it.
@Suite struct NotEatenTests {
  @Test(
    arguments: [
      ("3 sausages, slice of black pudding, egg, no mushrooms", 3), ("2 rashers, slice of haggis, egg and no beans", 3),
      ("kofta with bulgur, the salad I left", 2), ("rice and dal, the pickle I skipped", 2),
      ("a bagel, coffee before I left", 2), ("a bagel, coffee as I left", 2),
      ("the crusts off a sandwich and a coffee", 2), ("icing off a cupcake", 1),
    ] as [(String, Int)])
  func `what was left or came off something is no food of the meal`(sentence: String, count: Int) {
    let names = OfflineReading.names(sentence)
    #expect(names.count == count && !names.contains { $0.contains("no ") || $0.contains(",") }, "\(names)")
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

  @Test(arguments: ["quiche 9.15 last night", "curry 8.40 yesterday", "chow mein 7.20 last night"])
  func `an hour before its day counts nothing`(sentence: String) {
    #expect(OfflineReading.items(sentence).map { $0.quantity ?? 1 } == [1])
  }
}
