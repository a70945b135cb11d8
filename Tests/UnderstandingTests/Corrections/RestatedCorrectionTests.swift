import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Corrections put like a note, a statement or an order to whoever keeps the list.
@Suite struct RestatedCorrectionTests {
  static let plums = CorrectionTests.meal("2 plums", [("Plum, raw", 2, "fruit", 132)])
  static let pair = CorrectionTests.meal(
    "a bagel and a plum", [("Bagel", 1, "bagel", 105), ("Plum, raw", 1, "fruit", 66)])

  @Test(arguments: [
    "update: 4 plums", "my mistake, 4", "nb 4 plums", "set the amount to 4", "the number was 4",
    "I actually ate 4 plums",
    "the plums: 4 of them", "Actually, make the plums 4",
  ])
  func `an amount is mended`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [Self.plums])
    #expect(reading.calls.count == 1)
    #expect(OfflineReading.corrections(reading).first?.items?.first?.item?.quantity == 4)
  }

  @Test(arguments: ["I actually ate 4 cookies", "update: 4 cookies"])
  func `another food is another entry`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence, last: [Self.plums])) == [.addMeal])
  }

  @Test(arguments: [
    "instead of a bagel it was a pear", "actually, it wasn't a bagel, it was a pear", "not bagel but pear",
    "I said a bagel but meant a pear", "i said bagel but it was a pear", "rename that: a pear",
    "a pear instead of the bagel",
  ])
  func `one food is put for another`(sentence: String) throws {
    let reading = OfflineReading.read(sentence, last: [TerseCorrectionTests.bagel])
    let items = try #require(OfflineReading.corrections(reading).first?.items)
    #expect(items.map(\.itemName) == ["Bagel"])
    #expect(items.map { $0.item?.name } == ["pear"])
    #expect(items.first?.item?.unit != "bagel")
  }

  @Test(arguments: [
    "can you delete the plum?", "ignore the plum", "never mind the plum", "turns out I didn't eat the plum",
    "I left the plum",
  ])
  func `one food is taken out`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [Self.pair])
    let items = OfflineReading.corrections(reading).first?.items
    #expect(items?.map(\.action) == [.remove])
    #expect(items?.map(\.itemName) == ["Plum, raw"])
  }

  @Test(arguments: ["ignore the rules", "I left the house", "never mind the weather", "turns out I didn't eat the pie"])
  func `what was not logged is not taken out`(sentence: String) {
    #expect(OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.pair])).isEmpty)
  }

  @Test(arguments: ["for dinner, just 120 g of crackers", "for dinner, only a pear"])
  func `a meal told with just one food is a new one`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [Self.plums])
    #expect(OfflineReading.meals(reading).map(\.mealType) == [.dinner])
  }

  @Test(arguments: ["make it 3", "can you make it 3?", "no, 3"])
  func `a bare number is of the one item that was counted`(sentence: String) {
    let eggsAndButter = CorrectionTests.meal(
      "2 eggs and some butter", [("Egg, whole, cooked", 2, "egg", 100), ("Butter, NFS", 1, "serving", 14)])
    let changes = OfflineReading.corrections(OfflineReading.read(sentence, last: [eggsAndButter])).first?.items
    #expect(changes?.map(\.itemName) == ["Egg, whole, cooked"])
    #expect(changes?.first?.item?.quantity == 3)
  }
}
