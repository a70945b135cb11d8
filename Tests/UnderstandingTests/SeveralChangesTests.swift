import Foods
import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Lines that mend several things of what was logged last, and what they say of each.
@Suite struct SeveralChangesTests {
  private static func changes(_ said: String, _ sentence: String) -> [String] {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged(said)])
    guard reading.calls.count == 1 else { return [] }
    return (OfflineReading.corrections(reading).first?.items ?? []).map { change in
      let amount = change.item.flatMap { item in
        item.quantity.map { "\(NumberPhrase.plain($0)) \(item.unit ?? " - ")" }
      }
      return [change.action.rawValue, change.itemName ?? "", change.item?.name ?? "", amount ?? ""].filter {
        !$0.isEmpty
      }
      .joined(separator: "|")
    }
  }

  private static let sausages = "2 sausages and mash"

  @Test(
    arguments: [
      (
        sausages, "it was 3 sausages and the mash was 200 g",
        ["replace|Sausage, NFS|Sausage, NFS|3 serving", "replace|Potato, mashed, NFS|Potato, mashed, NFS|200 g"]
      ),
      (
        sausages, "the sausages were 150 g, mash 200 g",
        ["replace|Sausage, NFS|Sausage, NFS|150 g", "replace|Potato, mashed, NFS|Potato, mashed, NFS|200 g"]
      ),
      (
        sausages, "there were 3 sausages and no mash",
        ["replace|Sausage, NFS|Sausage, NFS|3 serving", "remove|Potato, mashed, NFS"]
      ),
      (
        sausages, "it was 3 sausages and there was gravy on it",
        ["replace|Sausage, NFS|Sausage, NFS|3 serving", "add|gravy"]
      ),
      (sausages, "it was 3 sausages and the mash was delicious", ["replace|Sausage, NFS|Sausage, NFS|3 serving"]),
      (
        "salmon with potatoes", "140 g salmon, 220 g potatoes",
        [
          "replace|Salmon, cooked, NS as to cooking method|Salmon, cooked, NS as to cooking method|140 g",
          "replace|Potato, boiled, NFS|Potato, boiled, NFS|220 g",
        ]
      ),
    ])
  func `each clause mends what it is about`(said: String, sentence: String, changes: [String]) {
    #expect(Self.changes(said, sentence) == changes)
  }

  @Test func `a moment and an item are mended at once`() throws {
    let reading = OfflineReading.read(
      "it was yesterday and there were 3 sausages", last: [PartKindTests.logged(Self.sausages)])
    let correction = try #require(OfflineReading.corrections(reading).first)
    #expect(reading.calls.count == 1 && correction.timestamp != nil && correction.items?.count == 1)
  }

  @Test func `a kind and an amount of one food are one change`() throws {
    let reading = OfflineReading.read(
      "it was 3 bagels and they were wholemeal", last: [PartKindTests.logged("2 bagels")])
    let item = try #require(OfflineReading.corrections(reading).first?.items?.first?.item)
    #expect(item.name == "wholemeal bagels" && item.quantity == 3)
  }

  @Test func `what cannot be worked in together is left and asked for one by one`() {
    let reading = OfflineReading.read(
      "it was 3 sausages and it was 4 sausages", last: [PartKindTests.logged(Self.sausages)])
    #expect(reading.calls.isEmpty && reading.clarification != nil)
  }

  @Test(arguments: [
    (sausages, "I had 2 pears and the bus was late"), (sausages, "150 g salmon, 200 g mash"),
    ("150 g salmon and mash", "150 g salmon, 200 g mash"),
  ])
  func `another meal is another meal`(said: String, sentence: String) {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged(said)])
    #expect(OfflineReading.kinds(reading) == [.addMeal])
  }

  @Test(arguments: [
    ("porridge", "it was 80 g dry", "dry porridge", 80), ("chicken", "200 g raw weight", "raw chicken", 200),
    ("pasta with pesto", "the pasta was 90 g dry", "dry pasta", 90),
  ])
  func `a weight is of the state it is said with`(said: String, sentence: String, name: String, grams: Double) throws {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged(said)])
    let item = try #require(OfflineReading.corrections(reading).first?.items?.first?.item)
    #expect(item.name == name && item.grams == grams)
  }

  @Test(arguments: ["400 ml each", "they were 400 ml each"])
  func `what each held is told of all`(sentence: String) throws {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged("2 beers")])
    let item = try #require(OfflineReading.corrections(reading).first?.items?.first?.item)
    #expect(item.quantity == 800 && item.unit == "ml")
  }

  @Test(arguments: [
    ("a flat white and a scone", "the coffee was a large", "large"),
    ("a cappuccino", "make the coffee a small", "small"),
  ])
  func `a coffee is whatever coffee was had`(said: String, sentence: String, unit: String) {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged(said)])
    let changes = OfflineReading.corrections(reading).first?.items ?? []
    #expect(changes.count == 1 && changes.first?.item?.unit == unit)
  }

  @Test(arguments: [
    ("porridge", "made with milk", "porridge made with milk"),
    ("a protein shake", "I made it with water", "protein shake made with water"),
  ])
  func `a dish made with something is that dish`(said: String, sentence: String, name: String) {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged(said)])
    #expect(OfflineReading.corrections(reading).first?.items?.first?.item?.name == name)
  }

  @Test func `banana bread is no toast`() {
    let reading = OfflineReading.read(
      "my flatmate's banana bread is superb, had two thick slices",
      last: [PartKindTests.logged("toast and an omelette")])
    #expect(OfflineReading.kinds(reading) == [.addMeal])
  }

  @Test(arguments: ["take the scone off, that was hers", "remove the scone, that was my husband's"])
  func `why something is taken off is no second change`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged("a scone and a tea")])
    #expect(OfflineReading.corrections(reading).first?.items?.map(\.action) == [.remove])
  }

  @Test func `the dinner of a food is the whole of it`() {
    var meal = PartKindTests.logged("trout and asparagus")
    if case .meal(var dinner) = meal {
      dinner.mealType = .dinner
      meal = .meal(dinner)
    }
    #expect(OfflineReading.kinds(OfflineReading.read("delete the trout dinner", last: [meal])) == [.removeEntry])
    #expect(OfflineReading.kinds(OfflineReading.read("delete the trout lunch", last: [meal])) == [.correctEntry])
  }

  @Test(
    arguments: [("label says 45 g", 45.0, nil), ("the box says 210 calories", nil, 210)] as [(String, Double?, Double?)]
  )
  func `what a label says is of the one food`(sentence: String, grams: Double?, energy: Double?) throws {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged("a protein bar")])
    let item = try #require(OfflineReading.corrections(reading).first?.items?.first?.item)
    #expect(item.calories == energy && (grams == nil || item.grams == grams))
  }

  @Test func `what a recipe says is read out`() {
    let reading = OfflineReading.read(
      "the recipe says 150 g semolina, 2 eggs and 90 g sugar", last: [PartKindTests.logged("a protein bar")])
    #expect(reading.calls.isEmpty)
  }

  @Test(arguments: [
    ("it was 3 sausages, also a cider", [ToolName.correctEntry]),
    ("it was 3 sausages and I also had a cider", [.correctEntry, .addMeal]),
    ("there were 3 sausages, plus 20 push ups", [.correctEntry, .addWorkout]),
  ])
  func `what is told besides is logged besides`(sentence: String, kinds: [ToolName]) {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged(Self.sausages)])
    #expect(OfflineReading.kinds(reading) == kinds)
  }

  @Test(arguments: ["scratch that, I spilled it", "undo that, it never arrived"])
  func `what is taken back with its reason is taken back`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged("a cider")])
    #expect(OfflineReading.kinds(reading) == [.removeEntry])
  }

  @Test func `what is in a batter is not put in once more`() {
    let reading = OfflineReading.read("made with oat milk", last: [PartKindTests.logged("pancakes")])
    #expect(reading.calls.isEmpty && reading.clarification != nil)
  }
}
