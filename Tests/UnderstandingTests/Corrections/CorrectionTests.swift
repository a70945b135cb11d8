import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

@Suite struct CorrectionTests {
  /// What the last turn logged, as the journal has it.
  static func meal(_ said: String, _ items: [(name: String, quantity: Double, unit: String, grams: Double)]) -> Entry {
    .meal(
      Meal(
        id: "m", name: said, mealType: .lunch, timestamp: OfflineReading.now,
        items: items.enumerated().map { index, item in
          FoodItem(
            id: "i\(index)", name: item.name, quantity: item.quantity, unit: item.unit, grams: item.grams,
            nutrients: Nutrients(calories: 100), catalogId: "usda:\(index)")
        }, rawInput: said))
  }

  static let eggs = meal("2 eggs", [("Egg, whole, cooked", 2, "egg", 100)])
  static let lunch = meal(
    "2 cookies after a turkey sandwich", [("turkey sandwich", 1, "sandwich", 150), ("cookies", 2, "cookie", 30)])
  static let run = Entry.workout(
    WorkoutLog(
      id: "w", type: .cardio, name: "Running", startTime: OfflineReading.now, durationMin: 31, distanceKm: 5,
      assumptions: ["31 min estimated at 9.6 km/h"]))
  static let water = Entry.water(WaterEntry(id: "d", amountMl: 500, timestamp: OfflineReading.now))
  static let weight = Entry.weight(BodyWeightEntry(id: "b", weightKg: 82.5, timestamp: OfflineReading.now))

  @Test(
    arguments: [
      ("make that 4 eggs", 4.0, 200.0), ("actually it was three", 3, 150), ("only one", 1, 50), ("only half", 1, 50),
      ("double that", 4, 200), ("sorry, 3", 3, 150), ("fat fingers, it was 3", 3, 150),
      ("no, I had 5 eggs", 5, 250), ("should be 4", 4, 200), ("3 actually", 3, 150), ("change that to 1", 1, 50),
      ("it was 120g", 120, 120),
    ])
  func `an amount is mended`(sentence: String, quantity: Double, grams: Double) throws {
    let correction = try #require(OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.eggs])).first)
    let change = try #require(correction.items?.first)
    #expect(correction.entryId == "m")
    #expect(change.action == .replace)
    #expect(change.itemName == "Egg, whole, cooked")
    #expect(change.item?.quantity == quantity)
    if let said = change.item?.grams { #expect(abs(said - grams) < 0.01) }
  }

  @Test(
    arguments: [
      ("porridge and apple juice", "swap the juice for cocoa", "apple juice", "cocoa"),
      ("red wine and toast", "replace the wine with cider", "red wine", "cider"),
      ("green tea", "swap the tea for coffee", "green tea", "coffee"),
      ("apple juice", "swap the juice for orange", "apple juice", "orange juice"),
      ("apple juice", "change the juice to pear juice", "apple juice", "pear juice"),
      ("coffee with milk", "swap the milk for cream", "coffee with milk", "coffee with cream"),
      ("oat milk", "swap the milk for soy", "oat milk", "soy milk"),
    ])
  func `a drink takes the place of another`(said: String, sentence: String, old: String, new: String) throws {
    let items = OfflineReading.items(said).map { item in
      FoodItem(
        id: item.name, name: item.name, foodType: item.foodType ?? .food, quantity: 1, unit: "glass", grams: 250,
        nutrients: Nutrients(calories: 100), catalogId: item.catalogId)
    }
    let last = Entry.meal(
      Meal(id: "m", name: said, mealType: .lunch, timestamp: OfflineReading.now, items: items, rawInput: said))
    let correction = try #require(OfflineReading.corrections(OfflineReading.read(sentence, last: [last])).first)
    let change = try #require(correction.items?.first)
    #expect(change.itemName == old && change.item?.name == new, "\(correction)")
  }

  @Test func `what is counted up to is what was had`() throws {
    let said = "not two, not three, but four eggs"
    let correction = try #require(OfflineReading.corrections(OfflineReading.read(said, last: [Self.eggs])).first)
    #expect(correction.items?.first?.item?.quantity == 4)
    let other = OfflineReading.read("not three, not four, but five scones", last: [Self.eggs])
    #expect(OfflineReading.meals(other).flatMap(\.items).map(\.quantity) == [5])
    #expect(OfflineReading.items("it was not two, not three but four scones").map(\.quantity) == [4])
  }

  @Test(arguments: [
    ("a muesli bar", "sorry, it was two bars", "bar", 2.0), ("a muesli bar", "oops, I meant 3 bars", "bar", 3),
    ("one scoop of vanilla ice cream", "no wait, it was two scoops", "scoop", 2),
  ])
  func `a unit that foods are called by counts what was logged`(
    said: String, sentence: String, unit: String, count: Double
  ) throws {
    let last = Self.meal(said, [("Something", 1, unit, 40)])
    let correction = try #require(OfflineReading.corrections(OfflineReading.read(sentence, last: [last])).first)
    let change = try #require(correction.items?.first)
    #expect(change.itemName == "Something" && change.item?.name == "Something")
    #expect(change.item?.quantity == count && change.item?.grams == 40 * count)
  }

  @Test(
    arguments: [
      ("ham, not turkey", "turkey sandwich", "ham"), ("no, it was ham not turkey", "turkey sandwich", "ham"),
      ("swap the cookies for an apple", "cookies", "apple"),
      ("change turkey to chicken", "turkey sandwich", "chicken"),
      ("I meant a tuna sandwich", "turkey sandwich", "tuna"),
    ])
  func `a food is mended`(sentence: String, old: String, new: String) throws {
    let correction = try #require(OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.lunch])).first)
    let change = try #require(correction.items?.first)
    #expect(change.action == .replace)
    #expect(change.itemName == old)
    #expect(change.item?.name.contains(new) == true)
  }

  @Test(arguments: [
    "delete the cookies", "without the cookies", "remove the cookies please", "no cookies", "I didn't eat the cookies",
    "take the cookies off", "remove the cookies, my son had them", "take the cookies off, I gave them to a friend",
  ])
  func `an item is taken out`(sentence: String) throws {
    let correction = try #require(OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.lunch])).first)
    #expect(correction.items == [CorrectEntry.ItemChange(action: .remove, itemName: "cookies")])
  }

  @Test(arguments: [
    "and a glass of milk", "plus a coffee", "oh and garlic bread", "forgot the mustard", "add a banana",
  ])
  func `an item is added`(sentence: String) throws {
    let correction = try #require(OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.lunch])).first)
    #expect(correction.items?.map(\.action) == [.add])
  }

  @Test(arguments: [
    "scratch that", "undo", "delete that", "cancel that please", "undo the last one", "that was a mistake",
  ])
  func `a turn is taken back`(sentence: String) {
    #expect(OfflineReading.read(sentence, last: [Self.lunch]).calls == [.removeEntry(RemoveEntry())])
  }

  @Test func `the last item taken out takes the entry`() {
    let eggs = RemoveEntry(entryId: "m")
    #expect(OfflineReading.read("delete the eggs", last: [Self.eggs]).calls == [.removeEntry(eggs)])
  }

  @Test(
    arguments: [
      ("that was breakfast", MealType.breakfast, nil), ("it was for dinner not lunch", .dinner, nil),
      ("log that as a snack", .snack, nil),
      ("it was at 9am", .breakfast, "2026-11-20T09:00:00Z"), ("that was yesterday", nil, "2026-11-19T12:30:00Z"),
      ("no, yesterday at 7pm", .dinner, "2026-11-19T19:00:00Z"),
    ] as [(String, MealType?, String?)])
  func `the moment is mended`(sentence: String, meal: MealType?, moment: String?) throws {
    let correction = try #require(OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.lunch])).first)
    #expect(correction.mealType == meal)
    #expect(correction.timestamp == moment.map(OfflineReading.date))
    #expect(correction.items == nil)
  }

  @Test func `figures of other entries are mended`() {
    func correction(_ sentence: String, _ last: Entry) -> CorrectEntry? {
      OfflineReading.corrections(OfflineReading.read(sentence, last: [last])).first
    }
    #expect(correction("typo, 82.1", Self.weight)?.weightKg == 82.1)
    #expect(correction("make it 750", Self.water)?.amountMl == 750)
    #expect(correction("make that 2 glasses", Self.water)?.amountMl == 500)
    #expect(correction("half of that", Self.water)?.amountMl == 250)
    #expect(correction("actually 40 minutes", Self.run)?.durationMin == 40)
    let farther = correction("actually it was 6k", Self.run)
    #expect(farther?.distanceKm == 6)
    #expect(farther?.durationMin == 38)
    #expect(correction("it was a walk, not a run", Self.run)?.workout?.name == "Walking")
  }

  @Test(arguments: ["make that 3", "no, pork not lamb", "only half", "it was at 8"])
  func `with nothing to mend Ada says so`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty && reading.query == nil)
    #expect(reading.clarification?.question.hasPrefix("There is nothing to correct yet") == true)
  }

  @Test(arguments: [
    "a coffee", "ate 2 tacos", "ran 3k", "81.4", "no dinner today", "did I log my lunch?", "also had a coffee",
    "set my goal to cut", "not hungry",
  ])
  func `a new report is no correction`(sentence: String) {
    #expect(OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.lunch])).isEmpty)
  }
}
