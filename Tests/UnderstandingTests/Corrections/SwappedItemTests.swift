import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// One item of several put in, taken out or put for another.
@Suite struct SwappedItemTests {
  static let breakfast = CorrectionTests.meal(
    "white toast and a cappuccino", [("White toast", 1, "slice", 30), ("Cappuccino", 1, "cup", 240)])
  static let lunch = CorrectionTests.meal(
    "cod, couscous and peas", [("Cod", 1, "fillet", 120), ("Couscous", 1, "serving", 150), ("Peas", 1, "serving", 80)])

  private func changes(_ sentence: String, _ entry: Entry) -> [CorrectEntry.ItemChange] {
    OfflineReading.corrections(OfflineReading.read(sentence, last: [entry])).first?.items ?? []
  }

  @Test(arguments: [
    ("swap the cappuccino for a flat white", "Cappuccino", "flat white"),
    ("switch the toast for a crumpet", "White toast", "crumpet"),
    ("replace the cappuccino with a white tea", "Cappuccino", "tea"),
  ])
  func `what is swapped is the item that is named, though another shares a word`(
    sentence: String, old: String, new: String
  ) throws {
    let change = try #require(changes(sentence, Self.breakfast).first)
    #expect(change.action == .replace && change.itemName == old && change.item?.name.hasSuffix(new) == true)
  }

  @Test func `a food rather than another is put for it`() throws {
    let change = try #require(changes("haddock rather than cod", Self.lunch).first)
    #expect(change.action == .replace && change.itemName == "Cod" && change.item?.name == "haddock")
  }

  @Test(arguments: ["just the cod, no couscous, no peas", "only the cod, no peas and no couscous"])
  func `only one item, without the others`(sentence: String) {
    #expect(changes(sentence, Self.lunch).map(\.itemName) == ["Couscous", "Peas"], "\(sentence)")
    #expect(changes(sentence, Self.lunch).allSatisfy { $0.action == .remove })
  }

  @Test func `without something puts nothing in`() {
    #expect(changes("and no peas", Self.lunch).map(\.action) == [.remove])
    #expect(changes("and no gravy", Self.lunch).isEmpty)
  }

  @Test(arguments: [
    ("forgot the pear, add one", "pear", 1.0), ("I forgot the plums, please add two", "plums", 2),
    ("oops, forgot the olives, can you add 30 g", "olives", 30),
  ])
  func `what was forgotten is put in`(sentence: String, name: String, quantity: Double) throws {
    let change = try #require(changes(sentence, Self.breakfast).first)
    #expect(change.action == .add && change.item?.name == name && change.item?.quantity == quantity)
  }
}

/// What somebody else had of what was logged.
@Suite struct HadByOthersTests {
  static let lunch = CorrectionTests.meal("pie and chips", [("Pie", 1, "pie", 200), ("Chips", 1, "serving", 120)])

  @Test(arguments: ["my mate ate the chips", "my brother nicked the chips off me", "my flatmate finished the chips"])
  func `the item that somebody else had is taken out`(sentence: String) {
    let changes = OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.lunch])).first?.items
    #expect(changes?.map(\.action) == [.remove] && changes?.first?.itemName == "Chips", "\(sentence)")
  }

  @Test(arguments: ["my brother had chips", "my wife had the salad"])
  func `what they had of their own changes nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence, last: [Self.lunch]).calls.isEmpty, "\(sentence)")
  }
}
