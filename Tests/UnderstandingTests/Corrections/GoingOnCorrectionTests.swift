import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// A correction behind a correction opens with "and", as an addition does.
@Suite struct GoingOnCorrectionTests {
  static let plate = CorrectionTests.meal(
    "100 g of turkey, 3 potatoes and a slice of bread",
    [("Turkey", 100, "g", 100), ("Potato, boiled", 3, "potato", 450), ("Bread, white", 1, "slice", 28)])
  static let wine = CorrectionTests.meal("a glass of white wine", [("Wine, table, white", 1, "glass", 147)])

  @Test(arguments: [
    ("and 2 potatoes, not 3", "Potato, boiled", 2.0), ("and only 2 slices of bread", "Bread, white", 2),
    ("and the turkey just 80", "Turkey", 80), ("and the turkey was only 80 g, sorry", "Turkey", 80),
  ])
  func `an amount behind "and" is mended and nothing is put in`(said: String, item: String, quantity: Double) throws {
    let calls = OfflineReading.corrections(OfflineReading.read(said, last: [Self.plate]))
    let change = try #require(calls.first?.items?.first)
    #expect(calls.first?.items?.count == 1)
    #expect(change.action == .replace && change.itemName == item && change.item?.quantity == quantity)
  }

  @Test(arguments: ["and it was duck, not turkey", "and it was duck instead of turkey", "and duck, not turkey"])
  func `another food behind "and" takes the place of the one that is named`(said: String) throws {
    let calls = OfflineReading.corrections(OfflineReading.read(said, last: [Self.plate]))
    #expect(calls.first?.items?.count == 1)
    let change = try #require(calls.first?.items?.first)
    #expect(change.action == .replace && change.itemName == "Turkey" && change.item?.name == "duck")
  }

  @Test func `a vessel behind "and" gives the one drink its size`() throws {
    let calls = OfflineReading.corrections(OfflineReading.read("and a small glass, 125 ml", last: [Self.wine]))
    let item = try #require(calls.first?.items?.first?.item)
    #expect(item.quantity == 125 && item.unit == "ml")
  }

  @Test(arguments: [
    ("and a slice of cheese", "cheese"), ("and just a coffee after", "coffee"), ("and some gravy", "gravy"),
    ("and 2 sausages", "sausages"), ("and a small beer", "beer"),
  ])
  func `a food behind "and" is still put in`(said: String, name: String) {
    let reading = OfflineReading.read(said, last: [Self.plate])
    let added = OfflineReading.corrections(reading).flatMap { $0.items ?? [] }
    let items = added.compactMap(\.item) + OfflineReading.meals(reading).flatMap(\.items)
    #expect(reading.calls.count == 1 && items.map(\.name) == [name])
    #expect(added.allSatisfy { $0.action == .add })
  }

  @Test(arguments: [
    ("and it took 50 minutes", CorrectEntry(entryId: CorrectionTests.run.id, durationMin: 50)),
    ("and it was 8 km", nil),
  ])
  func `figures of a workout behind "and" are mended`(said: String, expected: CorrectEntry?) throws {
    let call = try #require(
      OfflineReading.corrections(OfflineReading.read(said, last: [CorrectionTests.run])).first)
    if let expected { #expect(call.durationMin == expected.durationMin) } else { #expect(call.distanceKm == 8) }
  }

  @Test(arguments: [
    ("just one apple", [ToolName.addMeal]), ("only one apple this morning", [.addMeal]),
    ("just one small, thin slice of black bread for me this morning", [.addMeal]),
    ("just one egg", [.correctEntry]), ("just one", [.correctEntry]),
  ])
  func `"just one" of another food is another food`(said: String, kinds: [ToolName]) {
    let reading = OfflineReading.read(said, last: [CorrectionTests.eggs])
    #expect(OfflineReading.kinds(reading) == kinds)
  }
}
