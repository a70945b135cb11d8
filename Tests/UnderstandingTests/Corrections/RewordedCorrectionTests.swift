import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// The one thing that was logged last, put right with no amount and no name of its own.
@Suite struct RewordedCorrectionTests {
  private static func changes(_ said: String, _ sentence: String) -> [CorrectEntry.ItemChange] {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged(said)])
    guard reading.calls.count == 1 else { return [] }
    return OfflineReading.corrections(reading).first?.items ?? []
  }

  @Test(arguments: [
    ("3 ciders", "they were half litres", 1500.0), ("2 lagers", "they were half litre cans", 1000),
    ("2 lagers", "they were pints", 1137),
    ("a sherry", "oh, it was only a small one, 60 ml", 60), ("a cider", "it was half a litre", 500),
  ])
  func `glasses that were counted were of that size`(said: String, sentence: String, milliliters: Double) throws {
    let change = try #require(Self.changes(said, sentence).first)
    #expect(change.action == .replace && change.item?.quantity == milliliters && change.item?.unit == "ml", "\(change)")
  }

  @Test(arguments: [
    ("120 g pasta", "that was dry weight", "dry pasta"), ("80 g rice", "it was uncooked", "uncooked rice"),
    ("150 g pasta", "dry weight", "dry pasta"),
  ])
  func `what was weighed was in that state`(said: String, sentence: String, name: String) throws {
    let change = try #require(Self.changes(said, sentence).first)
    #expect(change.action == .replace && change.item?.name == name, "\(change)")
  }

  @Test(arguments: ["the whole quiche", "no the whole quiche", "I ate the whole thing", "the whole lot"])
  func `all of what was halved is one`(sentence: String) throws {
    let change = try #require(Self.changes("half a quiche", sentence).first)
    #expect(change.action == .replace && change.item?.quantity == 1, "\(change)")
  }

  @Test(arguments: [
    ("2 veggie sausages", "not veggie, they were pork", "pork sausages"),
    ("2 veggie sausages", "not veggie they were pork", "pork sausages"),
    ("a coffee", "with milk", "coffee with milk"), ("a coffee", "had milk in it", "coffee with milk"),
  ])
  func `a kind takes the place of another`(said: String, sentence: String, name: String) throws {
    let change = try #require(Self.changes(said, sentence).first)
    #expect(change.action == .replace && change.item?.name == name, "\(change)")
  }

  @Test(arguments: [("a tea", "with 2 sugars", 2.0), ("a coffee", "and 3 sugars", 3)])
  func `sugar goes into what was drunk`(said: String, sentence: String, count: Double) throws {
    let change = try #require(Self.changes(said, sentence).first)
    #expect(change.action == .add && change.item?.quantity == count, "\(change)")
  }

  @Test(arguments: ["had it at 7", "ate it at 7", "I had it at 7am", "it was at 7"])
  func `an hour moves the meal to what is eaten then`(sentence: String) throws {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged("porridge")])
    let correction = try #require(OfflineReading.corrections(reading).first)
    #expect(correction.mealType == .breakfast && correction.timestamp == OfflineReading.date("2026-11-20T07:00:00Z"))
  }
}
