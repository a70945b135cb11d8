import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Corrections with asides, of shares and of what was given away; and reports that only look like them.
@Suite struct SecondThoughtTests {
  static let pancakes = CorrectionTests.meal("2 pancakes", [("pancakes", 2, "pancake", 80)])
  static let supper = CorrectionTests.meal(
    "falafel wrap and crisps", [("falafel wrap", 1, "wrap", 200), ("crisps", 1, "bag", 30)])
  static let tin = CorrectionTests.meal("a tin of sardines", [("sardines", 1, "can", 90)])

  static func change(_ sentence: String, of entry: Entry) -> CorrectEntry.ItemChange? {
    let items = OfflineReading.corrections(OfflineReading.read(sentence, last: [entry])).first?.items
    return items?.count == 1 ? items?.first : nil
  }

  @Test(arguments: [
    "actually it was three pancakes, I just counted the plates", "sorry it was 3 pancakes, my wife sneaked one in",
    "it was 3 pancakes, miscounted", "hang on, it was three, forgot one", "no wait, 3 pancakes, I went back for more",
  ])
  func `an aside is no part of what is mended`(sentence: String) throws {
    let change = try #require(Self.change(sentence, of: Self.pancakes))
    #expect(change.item?.quantity == 3 && change.item?.name == "pancakes")
  }

  @Test(
    arguments: [
      ("and I only ate half of the wrap", "falafel wrap", 0.5),
      ("but I only had about a third of the crisps", "crisps", 1.0 / 3),
      ("left a quarter of the wrap", "falafel wrap", 0.75), ("didn't finish the crisps, ate maybe half", "crisps", 0.5),
      ("gave half of the wrap to my flatmate", "falafel wrap", 0.5), ("I had half the wrap", "falafel wrap", 0.5),
    ])
  func `a share of one food is of that food`(sentence: String, name: String, share: Double) throws {
    let said = sentence.hasPrefix("gave") ? "I " + sentence : sentence
    let change = try #require(Self.change(said, of: Self.supper))
    #expect(change.itemName == name && change.action == .replace)
    #expect(abs((change.item?.quantity ?? 0) - share) < 0.001)
  }

  @Test(arguments: [
    "delete that, I gave the crisps to my lad", "I gave the crisps to my daughter", "I ended up giving the crisps away",
  ])
  func `what was given away was not eaten`(sentence: String) throws {
    let change = try #require(Self.change(sentence, of: Self.supper))
    #expect(change.action == .remove && change.itemName == "crisps")
  }

  @Test(arguments: [
    "undo that, I gave it to a workmate before having any",
    "scrap that last one, I actually fed the pancakes to the dog",
    "delete that, I ended up giving it to my nephew",
  ])
  func `all of it was given away`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence, last: [Self.pancakes])) == [.removeEntry])
  }

  @Test(arguments: [
    ("the wrap was actually a burrito, my mistake", "burrito"), ("turns out the wrap was a burrito", "burrito"),
    ("that wrap was a burrito, sorry about that", "burrito"),
  ])
  func `a named food is another one`(sentence: String, new: String) throws {
    let change = try #require(Self.change(sentence, of: Self.supper))
    #expect(change.itemName == "falafel wrap" && change.item?.name == new)
  }

  @Test func `what is denied is no kind of the new one and lends its measure`() throws {
    let change = try #require(Self.change("sorry, I meant salmon, not sardines", of: Self.tin))
    #expect(change.item?.name == "salmon" && change.item?.unit == "can" && change.item?.quantity == 1)
  }

  @Test(arguments: [
    "it wasn't dinner, it was lunch", "that wasn't dinner, that was lunch", "not dinner, lunch",
    "it wasn't for dinner but lunch",
  ])
  func `another meal takes the place of the denied one`(sentence: String) throws {
    let call = try #require(OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.supper])).first)
    #expect(call.mealType == .lunch && call.items == nil)
  }

  @Test(arguments: ["hold on, that wrap was yesterday, not today", "that wasn't today, it was yesterday"])
  func `a meal that is pointed at moves as a whole`(sentence: String) throws {
    let call = try #require(OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.supper])).first)
    #expect(call.movedItemId == nil && call.items == nil)
    #expect(call.timestamp.map { $0 < OfflineReading.now.addingTimeInterval(-43_200) } == true)
  }

  @Test func `a workout that is pointed at moves`() throws {
    let call = try #require(
      OfflineReading.corrections(OfflineReading.read("that run was yesterday, not today", last: [CorrectionTests.run]))
        .first)
    #expect(call.entryId == "w" && call.timestamp != nil)
  }

  @Test(arguments: [
    "no breakfast today. falafel wrap at 12 and half a litre of water", "no lunch today, just a protein bar",
    "Dinner yesterday was meant to be light, ended up with fish and chips",
    "lunch was supposed to be soup, ended up with a falafel wrap", "I dropped my bag at work, then had a bagel",
  ])
  func `news is no correction`(sentence: String) {
    let kinds = OfflineReading.kinds(OfflineReading.read(sentence, last: [Self.supper]))
    #expect(kinds.contains(.addMeal) && !kinds.contains(.correctEntry) && !kinds.contains(.removeEntry))
  }
}
