import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// A few bare words right after an entry mend it, and log nothing more.
@Suite struct BareFollowUpTests {
  private func meal(_ name: String, of foodType: FoodType = .food, quantity: Double = 1, unit: String = "serving")
    -> Entry
  {
    .meal(
      Meal(
        id: "m", name: name, mealType: .lunch, timestamp: OfflineReading.now,
        items: [
          FoodItem(
            id: "i", name: name, foodType: foodType, quantity: quantity, unit: unit, grams: 100,
            nutrients: Nutrients(calories: 100), catalogId: nil)
        ], rawInput: name))
  }

  @Test(arguments: [
    ("Pear, raw", "3", 3.0), ("Pizza, cheese", "4 slices", 4), ("Beer", "two", 2), ("Dumpling", "6", 6),
  ])
  func `a bare count is how many it was`(name: String, said: String, quantity: Double) throws {
    let reading = OfflineReading.read(said, last: [meal(name)])
    let change = try #require(OfflineReading.corrections(reading).first?.items?.first)
    #expect(reading.calls.count == 1 && change.action == .replace && change.item?.quantity == quantity)
  }

  @Test(arguments: [
    ("Pizza, cheese", FoodType.food, "had 3 slices", 3.0), ("Lentil curry", .food, "I had 2 helpings", 2),
    ("Vegetable soup", .food, "2 bowls", 2), ("Coffee, brewed", .drink, "2 mugs", 2),
    ("Beer", .drink, "3 pints", 3),
  ])
  func `a helping or a vessel alone is how much it was`(
    name: String, foodType: FoodType, said: String, quantity: Double
  ) throws {
    let reading = OfflineReading.read(said, last: [meal(name, of: foodType)])
    let change = try #require(OfflineReading.corrections(reading).first?.items?.first)
    #expect(reading.calls.count == 1 && change.action == .replace && change.item?.quantity == quantity)
  }

  @Test(arguments: [
    ("yesterday", "2026-11-19T12:30:00Z"), ("this morning", "2026-11-20T08:00:00Z"),
    ("at 10 am", "2026-11-20T10:00:00Z"), ("last night", "2026-11-19T21:00:00Z"),
  ])
  func `a bare moment is when it was`(said: String, moment: String) throws {
    let reading = OfflineReading.read(said, last: [meal("Soup, NFS")])
    let change = try #require(OfflineReading.corrections(reading).first)
    #expect(reading.calls.count == 1 && change.timestamp == OfflineReading.date(moment))
  }

  @Test(arguments: [
    ("Coffee, brewed", "2 sugars", CorrectEntry.ItemChange.Action.add),
    ("Milk, NFS", "oat milk", .replace),
  ])
  func `what a drink is taken with goes into it`(
    name: String, said: String, action: CorrectEntry.ItemChange.Action
  ) throws {
    let reading = OfflineReading.read(said, last: [meal(name, of: .drink)])
    #expect(reading.calls.count == 1)
    #expect(OfflineReading.corrections(reading).first?.items?.first?.action == action)
  }

  @Test(arguments: ["200 g pears", "a pear", "oat milk and a banana", "3 pears"])
  func `food with its name is food of its own`(said: String) {
    #expect(OfflineReading.meals(OfflineReading.read(said, last: [meal("Soup, NFS")])).count == 1)
  }

  @Test(arguments: [
    "delete the cider", "please remove the toast", "erase my lunch", "scrap that pasta",
    "take out the pears", "take the scone off", "take away my soup",
  ])
  func `an order to remove logs nothing, whether or not there is anything to remove`(said: String) {
    #expect(OfflineReading.read(said).calls.isEmpty)
  }

  @Test(arguments: [("refilled my 650 bottle twice", 1300.0), ("two 500 bottles of water", 1000)])
  func `a bottle's figure is its millilitres`(said: String, milliliters: Double) throws {
    guard case .addWater(let water)? = OfflineReading.read(said).calls.first else {
      Issue.record("no water in \(said)")
      return
    }
    #expect(water.amountMl == milliliters)
  }

  @Test func `rounds in a class are part of it`() {
    #expect(OfflineReading.workouts("judo class 80 min, 4 rounds of randori").map(\.durationMin) == [80])
  }

  @Test(arguments: [
    ("reverse lunges 9 each leg 14 kg", 9.0, 14.0), ("turkish get-ups 4 a side 20kg", 4, 20),
    ("split squats 11 per leg", 11, nil),
  ])
  func `repetitions of each side are one set`(sentence: String, reps: Double, kilograms: Double?) throws {
    let sets = try #require(OfflineReading.workouts(sentence).first?.exercises?.first?.sets)
    #expect(sets.count == 1 && sets.first?.reps == Int(reps) && sets.first?.weightKg == kilograms)
  }

  @Test func `what was shared between two is half, whatever it was had with`() {
    #expect(OfflineReading.items("a baked brie shared between 2 with crackers").first?.quantity == 0.5)
  }
}
