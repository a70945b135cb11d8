import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Lines that put something else in the place of what was logged.
@Suite struct ReplacedEntryTests {
  typealias Named = NamedCorrectionTests

  @Test func `a food in a dish's name is exchanged and nothing else is lost`() throws {
    let goulash = Named.meal("g", [("goulash with noodles", "Goulash with noodles", 1, "serving", 300, false)])
    let reading = Named.read("it was potatoes, not noodles", last: [goulash])
    let changes = try #require(OfflineReading.corrections(reading).first?.items)
    #expect(changes.first?.action == .replace && changes.first?.itemName == "Goulash with noodles")
    let names = changes.compactMap { $0.item?.name.lowercased() }.joined(separator: " ")
    #expect(names.contains("goulash") && names.contains("potato") && !names.contains("noodle"))
  }

  @Test func `they were tells of what was logged`() throws {
    let tacos = Named.meal("c", [("fish tacos", "Taco, fish", 2, "taco", 180, false)])
    let change = try #require(
      OfflineReading.corrections(Named.read("actually they were shrimp tacos", last: [tacos])).first?.items?.first)
    #expect(change.itemName == "Taco, fish" && change.item?.name.contains("shrimp") == true)
    #expect(change.item?.quantity == 2)
    #expect(Named.read("they were eating shrimp tacos", last: [tacos]).calls.isEmpty)
  }

  @Test(arguments: ["nvm delete that", "never mind, remove that", "ugh, cancel that last one"])
  func `a turn is taken back`(said: String) {
    #expect(Named.read(said, last: [Named.stew]).calls == [.removeEntry(RemoveEntry())])
  }

  @Test(arguments: [
    "scrap that, had 3 waffles", "delete that last one, I had 3 waffles", "cancel that I had 3 waffles",
  ])
  func `what is taken back for something else is removed, and that logged`(said: String) {
    let reading = Named.read(said, last: [Named.tea])
    #expect(OfflineReading.kinds(reading) == [.removeEntry, .addMeal])
    #expect(OfflineReading.meals(reading).first?.items.first?.quantity == 3)
  }

  @Test func `a food that stands before I mean is what was meant`() throws {
    let reading = Named.read("crumpets I mean", last: [Named.waffles])
    let change = try #require(OfflineReading.corrections(reading).first?.items?.first)
    #expect(change.itemName == "Waffle, plain" && change.item?.name.contains("crumpet") == true)
  }

  @Test func `of several items the one of the kind is exchanged, and where none is Ada asks`() throws {
    let drink = try #require(
      OfflineReading.corrections(Named.read("actually it was a lager", last: [Named.stew])).first?.items)
    #expect(drink.map(\.itemName) == ["Cider, alcoholic"])
    let reading = Named.read("it was a trifle", last: [Named.stew])
    #expect(reading.calls.isEmpty)
    #expect(reading.clarification?.choices.count == 5)
  }

  @Test(arguments: ["other way round", "sorry, the other way around: 60 of oats, 90 of raisins"])
  func `two amounts change places`(said: String) throws {
    let muesli = Named.meal(
      "m", [("oats", "Oats, raw", 90, "g", 90, false), ("raisins", "Raisins", 60, "g", 60, false)])
    let changes = try #require(OfflineReading.corrections(Named.read(said, last: [muesli])).first?.items)
    #expect(changes.map(\.itemName) == ["Oats, raw", "Raisins"])
    #expect(changes.map { $0.item?.grams ?? 0 } == [60, 90])
  }

  @Test(arguments: ["it was lemonade, not water", "no, it was lemonade", "lemonade not water"])
  func `water that was another drink goes, and as much of that comes`(said: String) throws {
    let reading = OfflineReading.read(said, last: [CorrectionTests.water])
    #expect(reading.calls.first == .removeEntry(RemoveEntry(entryId: "d")))
    let item = try #require(OfflineReading.meals(reading).first?.items.first)
    #expect(item.quantity == 500 && item.unit == "ml" && reading.calls.count == 2)
  }

  @Test func `a drink that was water becomes water`() {
    let reading = Named.read("no, it was water", last: [Named.tea])
    #expect(reading.calls.first == .removeEntry(RemoveEntry(entryId: "t")))
    #expect(OfflineReading.water(reading).map(\.amountMl) == [240])
  }

  @Test(arguments: [
    ("no lamb stew, it was tofu stew", "Lamb, stewed, with gravy", "tofu"),
    ("no dumplings, I had gnocchi", "Dumpling, plain", "gnocchi"),
  ])
  func `what a denial says it was instead takes its place`(said: String, old: String, new: String) throws {
    let changes = try #require(OfflineReading.corrections(Named.read(said, last: [Named.stew])).first?.items)
    #expect(changes.count == 1 && changes[0].action == .replace && changes[0].itemName == old)
    #expect(changes[0].item?.name.contains(new) == true)
  }

  @Test(arguments: ["remove the cider and the dumplings", "I didn't have the dumplings or the cider"])
  func `all that is named is taken out`(said: String) {
    let names = OfflineReading.corrections(Named.read(said, last: [Named.stew])).first?.items?.compactMap(\.itemName)
    #expect(Set(names ?? []) == ["Dumpling, plain", "Cider, alcoholic"])
  }

  @Test func `more pints are of the drink that was logged`() throws {
    let perry = Named.meal("q", [("perry", "Perry, sparkling", 1, "pint", 570, true)])
    for said in ["make that 3 pints", "who am I kidding, 3 pints"] {
      let item = try #require(
        OfflineReading.corrections(Named.read(said, last: [perry])).first?.items?.first?.item)
      #expect(item.catalogId == "usda:x0" && item.quantity == 3 && item.grams == 1710)
    }
  }

  @Test(arguments: [("they were veggie", "veggie"), ("they were wholemeal", "wholemeal")])
  func `a kind of the only item goes before its name`(said: String, kind: String) throws {
    let change = try #require(OfflineReading.corrections(Named.read(said, last: [Named.waffles])).first?.items?.first)
    #expect(change.action == .replace && change.item?.name == "\(kind) waffles" && change.item?.quantity == 2)
  }

  @Test func `an amount with something beside it mends the one and adds the other`() throws {
    let reading = Named.read("the waffles were 3 pieces with honey", last: [Named.waffles])
    let changes = try #require(OfflineReading.corrections(reading).first?.items)
    #expect(changes.map(\.action) == [.replace, .add])
    #expect(changes[0].item?.catalogId == "usda:x0" && changes[1].item?.name == "honey")
  }

  @Test(arguments: ["it was squash", "no, squash", "it was broth"])
  func `a word that is a food too is drunk in the place of water`(said: String) throws {
    let reading = OfflineReading.read(said, last: [CorrectionTests.water])
    #expect(OfflineReading.kinds(reading) == [.removeEntry, .addMeal])
    let item = try #require(OfflineReading.meals(reading).first?.items.first)
    #expect(item.quantity == 500 && item.unit == "ml")
    #expect(!said.hasSuffix("squash") || item.name == "squash drink")
  }

  @Test(arguments: [
    "it was sparkling water", "it was sparkling", "it was from the tap", "it was still, not fizzy", "it was iced",
  ])
  func `water of another kind is no more water`(said: String) {
    let reading = OfflineReading.read(said, last: [CorrectionTests.water])
    #expect(OfflineReading.water(reading).isEmpty)
    #expect(OfflineReading.corrections(reading).map(\.amountMl) == [500])
  }

  @Test func `a word of the table's name takes out no food`() {
    let pizza = Named.meal("p", [("pizza", "Pizza, cheese, from restaurant", 1, "pizza", 600, false)])
    let reading = Named.read("no cheese", last: [pizza])
    #expect(!reading.calls.contains { $0.name == .removeEntry })
    #expect(OfflineReading.corrections(reading).allSatisfy { $0.items?.contains { $0.action == .remove } != true })
  }

  @Test(arguments: [
    "it wasn't a cider, it was a lager", "that wasn't cider but lager", "not the cider, a lager",
    "remove the cider and add a lager",
  ])
  func `the one that is denied goes for the other`(said: String) throws {
    let changes = try #require(OfflineReading.corrections(Named.read(said, last: [Named.stew])).first?.items)
    #expect(changes[0].itemName == "Cider, alcoholic")
    #expect(changes.compactMap { $0.item?.name } == ["lager"])
  }

  @Test(arguments: ["oops forgot the custard", "oh, also custard"])
  func `what was forgotten joins the meal behind an interjection`(said: String) throws {
    let changes = try #require(OfflineReading.corrections(Named.read(said, last: [Named.stew])).first?.items)
    #expect(changes.map(\.action) == [.add] && changes[0].item?.name == "custard")
  }

  @Test(arguments: [("a burger", "fries"), ("a salad", "chicken")])
  func `a plate that came with something is the same plate and that`(food: String, side: String) throws {
    let plate = Named.meal("f", [(String(food.dropFirst(2)), food.capitalized, 1, "serving", 150, false)])
    let reading = Named.read("the \(food.dropFirst(2)) came with \(side)", last: [plate])
    let changes = try #require(OfflineReading.corrections(reading).first?.items)
    #expect(changes.map(\.action) == [.add] && changes[0].item?.name == side)
  }
}
