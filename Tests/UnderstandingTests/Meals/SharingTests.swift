import Testing
import ToolCalls

@testable import Understanding

/// Food that several people had of, and parts of a whole that was counted.
@Suite struct SharingTests {
  private static let third = 1.0 / 3

  @Test(arguments: ["shared a small pizza 50/50", "split a small pizza fifty fifty with Tom"])
  func `fifty fifty is a half each`(sentence: String) throws {
    let item = try #require(OfflineReading.items(sentence).first)
    #expect(item.quantity == 0.5 && OfflineReading.grams(of: item) < 300, "\(item)")
  }

  @Test(
    arguments: [
      ("split a calzone 3 ways", "calzone", third), ("lasagne split four ways", "lasagne", 0.25),
      ("shared a calzone with my sister", "calzone", 0.5), ("shared a trifle with 2 friends", "trifle", third),
      ("a trifle between four of us", "trifle", 0.25),
      ("we split a trifle, my half", "trifle", 0.5), ("the two of us demolished a trifle", "trifle", 0.5),
      ("the three of us ate a whole trifle", "whole trifle", third), ("a trifle, one tray between two", "trifle", 0.5),
      ("finished my nephew's half eaten calzone", "calzone", 0.5),
      ("went halves on a biryani with my dad", "biryani", 0.5),
      ("shared a biryani with Ruth", "biryani", 0.5), ("a trifle, shared with my sister", "trifle", 0.5),
      ("a large calzone, split between three of us", "calzone", third), ("we shared a trifle", "trifle", 0.5),
      ("split a calzone, ate a third of it", "calzone", third), ("split the trifle", "trifle", 0.5),
      ("shared a large trifle at the fair", "trifle", 0.5),
      ("half a trifle shared with my sister", "trifle", 0.5), ("shared half a trifle with my sister", "trifle", 0.25),
      ("a trifle between three of us, a third was mine", "trifle", third),
      ("shared a calzone with my sister, I had a third", "calzone", third),
    ] as [(String, String, Double)])
  func `each of those who shared it had as much`(sentence: String, food: String, quantity: Double) throws {
    let items = OfflineReading.items(sentence)
    let item = try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
    #expect(item.name == food && abs((item.quantity ?? 1) - quantity) < 0.001, "\(item)")
  }

  @Test func `where nobody says how many shared it, half is taken and said`() throws {
    let item = try #require(OfflineReading.items("shared a calzone with my sister").first)
    #expect(item.assumptions == ["shared, so half of it"])
    #expect(try #require(OfflineReading.items("split a calzone 3 ways").first).assumptions.isEmpty)
  }

  @Test func `what is listed behind a colon was shared, each of it`() {
    let items = OfflineReading.items("curry takeaway split two ways: keema, pilau rice, a peshwari naan")
    #expect(items.map(\.quantity) == [0.5, 0.5, 0.5], "\(items)")
    #expect(OfflineReading.items("the two of us had a calzone").map(\.quantity) == [1])
  }

  @Test func `all that was shared is halved, its energy too`() {
    let items = OfflineReading.items("shared a calzone and a lager with my brother")
    #expect(items.map(\.quantity) == [0.5, 0.5])
    #expect(OfflineReading.items("shared an 800 kcal calzone with my brother").map(\.calories) == [400])
  }

  @Test func `a share that was weighed is what the person had`() {
    for sentence in ["split a bowl of trifle with my dad, my share was 120 g", "a trifle and my portion came to 120 g"]
    {
      #expect(OfflineReading.items(sentence).map(\.grams) == [120])
    }
  }

  @Test(arguments: ["a banana split", "split pea soup", "a sharing bag of nachos"])
  func `a name that holds such a word is shared with nobody`(sentence: String) {
    #expect(OfflineReading.items(sentence).allSatisfy { ($0.quantity ?? 1) == 1 && $0.assumptions.isEmpty })
  }

  @Test(
    arguments: [
      ("3 out of 9 slices of a quiche", "quiche", third, nil),
      ("ate 2 of 8 slices of my quiche", "quiche", 0.25, nil),
      ("70% of a quiche", "quiche", 0.7, nil), ("finished 25 percent of the quiche", "quiche", 0.25, nil),
      ("a quiche, ate about 60% of it", "quiche", 0.6, nil),
      ("we baked a quiche, I had 2 of 6 slices", "baked quiche", third, nil),
      ("two of the five samosas", "samosas", 2, nil), ("4 out of 6 samosas", "samosas", 4, nil),
      ("3 of 12 pieces of nougat", "nougat", 3, "piece"),
    ] as [(String, String, Double, String?)])
  func `a part of a counted whole is that part`(
    sentence: String, food: String, quantity: Double, unit: String?
  ) throws {
    let items = OfflineReading.items(sentence)
    let item = try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
    #expect(item.name == food && item.unit == unit && abs((item.quantity ?? 1) - quantity) < 0.001, "\(item)")
  }

  @Test(arguments: ["75% dark chocolate", "2 cans of 330 ml lager"])
  func `what a food is made of and what a vessel holds is no part`(sentence: String) {
    #expect(OfflineReading.items(sentence).allSatisfy { ($0.quantity ?? 1) >= 1 })
  }

  @Test(arguments: [
    ("curry, rice, shared with Jo", "curry, rice"), ("curry, rice, shared it with Jo", "curry, rice"),
    ("curry and rice, shared half with Jo", "curry and rice"),
    ("curry, rice, no naan, shared half with Jo", "curry, rice"),
    ("pizza and chips, shared half with two friends", "pizza, chips"),
  ])
  func `sharing told behind a comma is of everything before it`(sentence: String, whole: String) {
    let shared = OfflineReading.items(sentence).map { $0.quantity ?? 1 }
    #expect(shared.allSatisfy { $0 == 0.5 } && shared.count == OfflineReading.items(whole).count, "\(shared)")
  }

  @Test func `sharing told of one food leaves the food before it whole`() {
    #expect(OfflineReading.items("a beer, a pizza shared with Jo").map { $0.quantity ?? 1 } == [1, 0.5])
  }
}
