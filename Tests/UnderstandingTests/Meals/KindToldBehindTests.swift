import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// What a dish was of, where it was from and what its parts weighed, told behind it.
@Suite struct KindToldBehindTests {
  private func changes(_ sentence: String, _ entry: Entry) -> [CorrectEntry.ItemChange] {
    OfflineReading.corrections(OfflineReading.read(sentence, last: [entry])).first?.items ?? []
  }

  @Test(arguments: [
    ("a pizza", "Pizza", "it was ham and pineapple", "ham and pineapple pizza"),
    ("a sandwich", "Sandwich", "it was egg", "egg sandwich"),
    ("soup", "Soup", "it was mushroom", "mushroom soup"), ("a pie", "Pie", "it was cherry", "cherry pie"),
    ("a smoothie", "Smoothie", "it was strawberry", "strawberry smoothie"),
    ("ice cream", "Ice cream", "it was chocolate", "chocolate ice cream"),
    ("a muffin", "Muffin", "it was banana", "banana muffin"),
  ])
  func `a dish is of what it is said to be, and not replaced by it`(
    said: String, name: String, sentence: String, new: String
  ) throws {
    let change = try #require(changes(sentence, CorrectionTests.meal(said, [(name, 1, "serving", 200)])).first)
    #expect(change.action == .replace && change.itemName == name)
    #expect(change.item?.name == new, "\(sentence)")
  }

  @Test(arguments: [
    ("a pie", "Pie", "it was an apple", "apple"), ("soup", "Soup", "it was stew", "stew"),
    ("a sandwich", "Sandwich", "it was a burger", "burger"),
  ])
  func `another dish, or a food with its article, is had instead`(
    said: String, name: String, sentence: String, new: String
  ) {
    #expect(changes(sentence, CorrectionTests.meal(said, [(name, 1, "serving", 200)])).first?.item?.name == new)
  }

  static let plate = CorrectionTests.meal(
    "cod, couscous and peas", [("Cod", 1, "fillet", 120), ("Couscous", 1, "serving", 150), ("Peas", 1, "serving", 80)])

  @Test(arguments: [
    "the cod was 140 and the couscous 70", "cod was 140 g, couscous 70 g", "the cod was 140 and the couscous was 70",
  ])
  func `figures of several items are their grams`(sentence: String) {
    let found = changes(sentence, Self.plate)
    #expect(found.map(\.itemName) == ["Cod", "Couscous"], "\(sentence)")
    #expect(found.map(\.item?.grams) == [140, 70], "\(sentence)")
  }

  @Test(arguments: ["it was from Zanzibar's", "from Corner Bakehouse"])
  func `where it was from logs nothing new`(sentence: String) {
    #expect(OfflineReading.read(sentence, last: [Self.plate]).calls.isEmpty)
  }

  @Test func `an order to forget what was never logged logs nothing`() {
    #expect(OfflineReading.read("forget the milk", last: [CorrectionTests.weight]).calls.isEmpty)
  }
}

/// Weighings taken back, and glasses of water counted anew.
@Suite struct TakenBackWeighingTests {
  @Test(arguments: [
    "delete that, the scale was off", "scrap that weighing, the battery in the scale was dying",
    "ignore that weight, I had my boots on", "forget my weight please", "remove that reading, I was fully dressed",
  ])
  func `a weighing is taken back with its reason`(sentence: String) {
    let calls = OfflineReading.read(sentence, last: [CorrectionTests.weight]).calls
    #expect(calls.count == 1)
    if case .removeEntry = calls.first {} else { Issue.record("\(sentence)") }
  }

  @Test func `the figure that is right mends it`() {
    let reading = OfflineReading.read("delete that, it was 79.4", last: [CorrectionTests.weight])
    #expect(OfflineReading.corrections(reading).map(\.weightKg) == [79.4])
  }

  @Test(arguments: [("3 glasses", 750.0), ("3, not 2", 750), ("actually 4 glasses", 1000)])
  func `glasses are counted anew`(sentence: String, milliliters: Double) {
    let water = Entry.water(WaterEntry(id: "w", amountMl: 500, timestamp: OfflineReading.now))
    #expect(OfflineReading.corrections(OfflineReading.read(sentence, last: [water])).map(\.amountMl) == [milliliters])
  }
}
