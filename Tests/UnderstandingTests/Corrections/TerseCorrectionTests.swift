import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Corrections in the few words of a chat.
@Suite struct TerseCorrectionTests {
  static let wine = CorrectionTests.meal("a glass of wine", [("Wine, table, red", 1, "glass", 147)])
  static let bagel = CorrectionTests.meal("a bagel", [("Bagel", 1, "bagel", 105)])

  @Test(arguments: [
    "I misread it, 78.7", "misread the scales, it was 78.7", "oops read it wrong, 78.7", "*78.7", "mistyped, 78.7",
  ])
  func `a weight that was misread is mended`(sentence: String) throws {
    let reading = OfflineReading.read(sentence, last: [CorrectionTests.weight])
    #expect(OfflineReading.corrections(reading).map(\.weightKg) == [78.7])
    #expect(reading.calls.count == 1)
  }

  @Test(arguments: [
    ("small one, 150 ml", 150.0, "ml"), ("a large one, 250ml", 250, "ml"), ("large one", 1, "large"),
  ])
  func `the size of the one that was logged is mended`(sentence: String, quantity: Double, unit: String) throws {
    let reading = OfflineReading.read(sentence, last: [Self.wine])
    let item = try #require(OfflineReading.corrections(reading).first?.items?.first?.item)
    #expect(item.quantity == quantity && item.unit == unit)
  }

  @Test(arguments: [
    "wipe that, it was my sister's", "scrap that, wrong day", "ignore that last one", "delete that, my daughter ate it",
    "ignore that last one, not mine", "undo that, I dropped it", "bin that, my watch was wrong",
  ])
  func `what is taken back with a reason is removed`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [Self.bagel])
    #expect(reading.calls == [.removeEntry(RemoveEntry())])
  }

  @Test(arguments: ["was 2", "was actually 2", "was only 2"])
  func `an amount needs no subject right after an entry`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [Self.bagel])
    #expect(OfflineReading.corrections(reading).first?.items?.first?.item?.quantity == 2)
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test func `an amount of a food that is named is of that`() {
    let reading = OfflineReading.read("was 400 kcal of dumplings", last: [Self.bagel])
    #expect(OfflineReading.corrections(reading).isEmpty && !reading.calls.isEmpty)
  }

  @Test(arguments: ["add in", "throw in", "chuck in", "bung in", "pop in"])
  func `what is put in comes to the meal`(order: String) {
    let reading = OfflineReading.read("\(order) some walnuts too", last: [Self.bagel])
    #expect(OfflineReading.corrections(reading).first?.items?.map(\.action) == [.add])
  }

  @Test(arguments: ["small one, 150 ml of milk", "large pizza", "a small beer"])
  func `food that follows is no reason and no size`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence, last: [Self.bagel])) == [.addMeal])
  }

  @Test(arguments: ["wipe everything and log a cake", "wipe the table"])
  func `what is no taking back removes nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence, last: [Self.bagel]).calls.isEmpty)
  }

  @Test(arguments: ["*muffin", "typo, muffin", "scrap that, it was a muffin", "I mistyped, it was a muffin", "muffin*"])
  func `a star or a slip of the keys names another food`(sentence: String) throws {
    let change = try #require(
      OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.bagel])).first?.items?.first)
    #expect(change.itemName == "Bagel" && change.item?.name == "muffin")
  }

  @Test func `an amount, a meal and a day stand alone`() {
    func correction(_ said: String) -> CorrectEntry? {
      OfflineReading.corrections(OfflineReading.read(said, last: [Self.bagel])).first
    }
    #expect(correction("was 85g")?.items?.first?.item?.grams == 85)
    #expect(correction("for dinner")?.mealType == .dinner)
    #expect(correction("yesterday actually")?.timestamp == OfflineReading.date("2026-11-19T12:30:00Z"))
  }

  @Test(arguments: ["27 min", "took 27 min"])
  func `a length right after a workout is its length`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [CorrectionTests.run])
    #expect(OfflineReading.corrections(reading).map(\.durationMin) == [27])
  }

  @Test(arguments: ["took the dog out for 27 min", "27 min yoga"])
  func `a workout of its own is new`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence, last: [CorrectionTests.run])) == [.addWorkout])
  }

  @Test func `what a dish was with can be taken out of it`() throws {
    let salad = CorrectionTests.meal("pasta with pesto", [("Pasta with pesto", 1, "serving", 250)])
    let correction = try #require(
      OfflineReading.corrections(OfflineReading.read("there was no pesto", last: [salad])).first)
    let change = try #require(correction.items?.first)
    #expect(change.action == .replace)
    #expect(change.item?.name.lowercased() == "pasta")
  }

  @Test func `a double cheeseburger is no two cheeseburgers`() throws {
    let burger = CorrectionTests.meal("a cheeseburger", [("Cheeseburger, NFS", 1, "serving", 200)])
    let correction = try #require(
      OfflineReading.corrections(OfflineReading.read("make that a double cheeseburger", last: [burger])).first)
    #expect(correction.items?.first?.item?.name == "double cheeseburger")
  }
}

/// Owning up, and what somebody else's it was.
@Suite struct OwningUpTests {
  @Test(arguments: ["4 pieces, i lied 😂", "should have said 4 pieces"])
  func `an amount with an admission mends the last one`(said: String) throws {
    let change = try #require(
      OfflineReading.corrections(NamedCorrectionTests.read(said, last: [NamedCorrectionTests.waffles])).first?.items?
        .first)
    #expect(change.item?.quantity == 4)
  }

  @Test func `what was somebody else's is taken back`() {
    #expect(
      OfflineReading.kinds(
        NamedCorrectionTests.read("cancel that, it was my wifes", last: [NamedCorrectionTests.waffles])) == [
          .removeEntry
        ])
  }

  @Test func `a meal that was not had takes nothing back where news follows`() {
    let reading = NamedCorrectionTests.read(
      "no breakfast, lunch was onion soup and a bun", last: [NamedCorrectionTests.waffles])
    #expect(OfflineReading.kinds(reading) == [.addMeal])
  }

  @Test(
    arguments: [
      ("scones with plum jam", "no jam"), ("scones with plum jam", "and no jam"),
      ("scones", "and no jam"),
      ("scones with jam", "nvm no jam sry"), ("scones with jam", "never mind, no jam"),
    ])
  func `what a dish is served with is taken from it, of whatever kind it was`(said: String, sentence: String) {
    let last = CorrectionTests.meal(said, [("Scones with jam", 2, "scone", 140)])
    let change = OfflineReading.corrections(OfflineReading.read(sentence, last: [last])).first?.items?.first
    #expect(change?.itemName == "Scones with jam" && change?.item?.name.lowercased() == "scones", "\(sentence)")
  }

  @Test func `peanut butter is no butter`() {
    let last = CorrectionTests.meal("toast with peanut butter", [("Toast with peanut butter", 1, "slice", 60)])
    #expect(OfflineReading.read("no butter", last: [last]).calls.isEmpty)
  }

  @Test(arguments: [
    ("1 bagel only", 1.0), ("2 only", 2), ("only 2 bagels sry", 2), ("shld be 2", 2), ("2 bagels sry", 2),
  ])
  func `a count is mended in short forms and with its only behind it`(sentence: String, count: Double) {
    let last = CorrectionTests.meal("3 bagels", [("Bagel", 3, "bagel", 315)])
    let change = OfflineReading.corrections(OfflineReading.read(sentence, last: [last])).first?.items?.first
    #expect(change?.itemName == "Bagel" && change?.item?.quantity == count, "\(sentence)")
  }
}
