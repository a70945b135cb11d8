import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Corrections that name an item, and lines that name none and must leave what is there alone.
@Suite struct NamedCorrectionTests {
  /// A meal as the journal keeps it: what was said of each item, the table's name, how many, of what, grams.
  static func meal(
    _ id: String, hoursAgo: Double = 0,
    _ items: [(said: String, name: String, quantity: Double, unit: String, grams: Double, drink: Bool)]
  ) -> Meal {
    Meal(
      id: id, name: items.map(\.said).joined(separator: ", "), mealType: .lunch,
      timestamp: OfflineReading.now.addingTimeInterval(-hoursAgo * 3600),
      items: items.enumerated().map { index, item in
        FoodItem(
          id: "\(id)\(index)", name: item.name, foodType: item.drink ? .drink : .food, quantity: item.quantity,
          unit: item.unit, grams: item.grams, nutrients: Nutrients(calories: 200), catalogId: "usda:x\(index)",
          origin: ItemOrigin(said: item.said, portion: .portion, linkConfidence: 0.9, portionConfidence: 0.8))
      }, rawInput: items.map(\.said).joined(separator: " and "))
  }

  static let stew = meal(
    "s",
    [
      ("lamb stew", "Lamb, stewed, with gravy", 1, "serving", 250, false),
      ("dumplings", "Dumpling, plain", 2, "dumpling", 60, false), ("cider", "Cider, alcoholic", 1, "can", 360, true),
    ])
  static let waffles = meal("w", hoursAgo: 3, [("waffles", "Waffle, plain", 2, "waffle", 80, false)])
  static let tea = meal("t", [("tea", "Tea, hot, black", 1, "mug", 240, true)])

  static func read(_ said: String, last: [Meal], earlier: [Meal] = []) -> Reading {
    var context = OfflineReading.context(last: last.map(Entry.meal))
    context.earlierEntries = earlier.map(Entry.meal)
    return OfflineReading.engine.read(said, in: context)
  }

  /// What the first correction of a sentence does to the items of `last`.
  static func changes(_ said: String, last: Meal) -> [CorrectEntry.ItemChange] {
    OfflineReading.corrections(read(said, last: [last])).first?.items ?? []
  }

  @Test(arguments: [
    ("3 plums, not ripe", "s"), ("2 duck eggs, not boiled", "t"), ("I only had a smoothie this morning", "s"),
    ("actually I had gnocchi for dinner", "s"), ("wait I also had a flapjack", "s"),
    ("The stew was lovely, then I had a sorbet", "s"), ("a rice pudding, not chilled", "s"),
    ("it was a long week, had a samosa after", "s"), ("sorry for the delay, I had falafel for dinner", "t"),
  ])
  func `what names nothing that is logged is a report of its own`(said: String, last: String) {
    let reading = Self.read(said, last: [last == "s" ? Self.stew : Self.tea])
    #expect(OfflineReading.kinds(reading) == [.addMeal], "\(said)")
  }

  @Test(arguments: [
    ("I only had the stew", ["Dumpling, plain", "Cider, alcoholic"]),
    ("no wait I only had the stew and the cider", ["Dumpling, plain"]),
    ("only ate the dumplings", ["Lamb, stewed, with gravy", "Cider, alcoholic"]),
    ("just the cider actually", ["Lamb, stewed, with gravy", "Dumpling, plain"]),
    ("actually it was only the lamb one", ["Dumpling, plain", "Cider, alcoholic"]),
    ("actually only one plate, the lamb one", ["Dumpling, plain", "Cider, alcoholic"]),
  ])
  func `only these keeps these and drops the rest`(said: String, dropped: [String]) throws {
    let call = try #require(OfflineReading.corrections(Self.read(said, last: [Self.stew])).first)
    #expect(call.items == dropped.map { CorrectEntry.ItemChange(action: .remove, itemName: $0) })
  }

  @Test(
    arguments: [
      ("the waffles were 500 kcal", "Waffle, plain", 2.0, 500.0), ("the waffle was only 1", "Waffle, plain", 1, nil),
      ("oh and the waffles were 3", "Waffle, plain", 3, nil),
    ] as [(String, String, Double, Double?)])
  func `a named item of an earlier meal is mended there`(said: String, item: String, quantity: Double, energy: Double?)
    throws
  {
    let reading = Self.read(said, last: [Self.tea], earlier: [Self.waffles])
    let call = try #require(OfflineReading.corrections(reading).first)
    #expect(reading.calls.count == 1 && call.entryId == "w")
    let change = try #require(call.items?.first)
    #expect(change.itemName == item && change.item?.quantity == quantity && change.item?.calories == energy)
  }

  @Test(arguments: ["scrap the waffles", "remove the waffles", "delete the waffles please"])
  func `a named item of an earlier meal is taken out there`(said: String) {
    let reading = Self.read(said, last: [Self.tea], earlier: [Self.waffles])
    #expect(reading.calls == [.removeEntry(RemoveEntry(entryId: "w"))])
  }

  @Test(arguments: [
    ("half of the dumplings", 1.0), ("half the dumplings", 1), ("double the dumplings", 4), ("the dumplings were 3", 3),
    ("dumplings were 5 pieces", 5),
  ])
  func `an amount of a named item`(said: String, count: Double) throws {
    let reading = Self.read(said, last: [Self.stew])
    let change = try #require(OfflineReading.corrections(reading).first?.items?.first)
    #expect(change.itemName == "Dumpling, plain" && change.item?.quantity == count)
    #expect(change.item?.catalogId == "usda:x1")
  }

  @Test func `an item in another amount keeps its food, its words and its weight in proportion`() throws {
    let item = try #require(
      OfflineReading.corrections(Self.read("actually 3 dumplings", last: [Self.stew])).first?.items?.first?.item)
    #expect(item.grams == 90 && item.catalogId == "usda:x1")
    #expect(item.origin == Self.stew.items[1].origin)
    let weighed = try #require(
      OfflineReading.corrections(Self.read("the dumplings were 100 g", last: [Self.stew])).first?.items?.first?.item)
    #expect(weighed.grams == 100 && weighed.origin?.said == "dumplings" && weighed.origin?.portion == .stated)
  }

  @Test(
    arguments: [
      ("the cider was yesterday", "s2", nil, "2026-11-19T12:30:00Z"),
      ("the dumplings were at 9am", "s1", .breakfast, "2026-11-20T09:00:00Z"),
      ("move the cider to dinner", "s2", .dinner, nil), ("the stew was for breakfast", "s0", .breakfast, nil),
    ] as [(String, String, MealType?, String?)])
  func `one item moves and the rest stays`(said: String, item: String, meal: MealType?, moment: String?) throws {
    let call = try #require(OfflineReading.corrections(Self.read(said, last: [Self.stew])).first)
    #expect(call.movedItemId == item && call.mealType == meal && call.items == nil)
    #expect(call.timestamp == moment.map(OfflineReading.date))
  }

  @Test func `the only item of an earlier meal moves with it`() throws {
    let call = try #require(
      OfflineReading.corrections(Self.read("the waffles were yesterday", last: [Self.tea], earlier: [Self.waffles]))
        .first)
    #expect(call.entryId == "w" && call.movedItemId == nil)
    #expect(call.timestamp.map { $0 < OfflineReading.now.addingTimeInterval(-43_200) } == true)
  }

  @Test(arguments: [("the waffles had maple syrup", "syrup"), ("the waffles came with ice cream", "ice cream")])
  func `what an item had with it joins it`(said: String, added: String) throws {
    let reading = Self.read(said, last: [Self.waffles])
    let call = try #require(OfflineReading.corrections(reading).first)
    let changes = try #require(call.items)
    #expect(reading.calls.count == 1 && changes.allSatisfy { $0.action == .add })
    let names = changes.compactMap { $0.item?.name }
    #expect(names.contains { $0.contains(added) }, "\(names)")
  }

  @Test func `that was last night makes a dinner of what the clock took for lunch`() throws {
    let call = try #require(OfflineReading.corrections(Self.read("that was last night", last: [Self.stew])).first)
    #expect(call.mealType == .dinner && call.movedItemId == nil)
    var lunch = Self.stew
    lunch.rawInput = "lamb stew for lunch"
    let said = try #require(OfflineReading.corrections(Self.read("that was last night", last: [lunch])).first)
    #expect(said.mealType == nil)
  }

  @Test(arguments: ["actually 150 g of halloumi", "no wait, I had 40 g of muesli"])
  func `an amount of food is no weight of a person`(said: String) {
    let reading = OfflineReading.read(said, last: [CorrectionTests.weight])
    #expect(OfflineReading.corrections(reading).isEmpty)
  }

  @Test(arguments: [("the run was 6 km", 6.0), ("the run took 35 minutes", nil)] as [(String, Double?)])
  func `a workout is named too`(said: String, distance: Double?) throws {
    let call = try #require(
      OfflineReading.corrections(OfflineReading.read(said, last: [CorrectionTests.run])).first)
    #expect(call.entryId == "w" && call.distanceKm == distance && (distance != nil || call.durationMin == 35))
  }

  @Test func `a walk too is no walk instead`() {
    let reading = OfflineReading.read("actually I walked 3 km too", last: [CorrectionTests.run])
    #expect(OfflineReading.kinds(reading) == [.addWorkout])
  }
}
