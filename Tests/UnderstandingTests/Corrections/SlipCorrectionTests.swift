import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Corrections that tell of a slip of the hand or the eye, and those of a figure for another one.
@Suite struct SlipCorrectionTests {
  private static func weighing(_ kilograms: Double) -> Entry {
    .weight(BodyWeightEntry(id: "b", weightKg: kilograms, timestamp: OfflineReading.now))
  }

  private static func kilograms(_ sentence: String, after last: Entry, units: UnitSystem, knownKg: Double?) -> Double? {
    let reading = OfflineReading.read(sentence, last: [last], units: units, weightKg: knownKg)
    return reading.calls.count == 1 ? OfflineReading.corrections(reading).first?.weightKg : nil
  }

  @Test(arguments: [
    "oops, 148.6 lbs, typed it wrong", "sorry 148.6 lbs, typo", "148.6 pounds, I mistyped", "no 148.6 lb I mistyped",
    "typed it wrong, 148.6 lbs", "I typed it wrong, should be 148.6", "hit the wrong key, it's 148.6 lb",
    "148.6 lbs, got the digits backwards", "148.6, wrong button", "148.6 lbs, fat thumbs",
    "oops 148.6 lbs, half asleep here",
    "meant 148.6", "that should be 148.6", "148.6 lbs, not 184.6", "swapped two digits, 148.6 lb",
  ])
  func `pounds that were mistyped stay pounds`(sentence: String) throws {
    for units in [UnitSystem.metric, .imperial] {
      for known in [83.7, nil] {
        let found = Self.kilograms(sentence, after: Self.weighing(83.73), units: units, knownKg: known)
        #expect(abs((found ?? 0) - 67.4) < 0.05)
      }
    }
  }

  @Test(arguments: [
    ("swapped the digits, should be 68.4", 68.4), ("misread the scale, it's 68.4", 68.4), ("fat fingers, 68.4", 68.4),
    ("wrong key, 68.4", 68.4), ("68.4 kg, typed it wrong", 68.4), ("got the digits mixed up, it was 68.4 kg", 68.4),
    ("correction: 68.4, numbers got swapped", 68.4), ("I misread it should be 68.4", 68.4),
    ("11 st 4, typed it wrong", 71.67), ("sorry 11 stone 4, pressed the wrong button", 71.67),
    ("oops, 158 lb, entered it wrong", 71.67), ("no, I misread it in the dark, it was 68.4, phew", 68.4),
    ("read it wrong without my contacts, it's 68.4", 68.4), ("no no, 68.4", 68.4),
  ])
  func `a reason before or behind a weight is left aside`(sentence: String, kilograms: Double) {
    let found = Self.kilograms(sentence, after: Self.weighing(86.4), units: .metric, knownKg: 86.4)
    #expect(abs((found ?? 0) - kilograms) < 0.01)
  }

  @Test(arguments: ["the scale read around 74.9", "74.9 on the scale"])
  func `another weighing is no slip`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [Self.weighing(75.1)], weightKg: 75)
    #expect(OfflineReading.kinds(reading) == [.addWeight])
  }

  private static let breakfast = CorrectionTests.meal(
    "60 g muesli and 250 ml milk and 2 figs",
    [("Muesli", 60, "g", 60), ("Milk", 250, "ml", 258), ("Fig, raw", 2, "fig", 100)])

  @Test(arguments: [
    ("that should be 90 not 60", "Muesli", 90.0, "g"), ("90 not 60", "Muesli", 90, "g"),
    ("meant 90 not 60", "Muesli", 90, "g"), ("should've been 400 not 250", "Milk", 400, "ml"),
    ("sorry 400 not 250, wrong key", "Milk", 400, "ml"), ("3 not 2", "Fig, raw", 3, "fig"),
    ("not 60, 90", "Muesli", 90, "g"), ("the muesli should be 90 not 60", "Muesli", 90, "g"),
    ("the milk should have been 400", "Milk", 400, "ml"), ("90 g muesli, I reweighed it", "Muesli", 90, "g"),
    ("recounted, 3 figs", "Fig, raw", 3, "fig"), ("figs should be 3", "Fig, raw", 3, "fig"),
  ])
  func `a figure for another one mends the item that had it`(
    sentence: String, name: String, quantity: Double, unit: String
  ) throws {
    let changes = OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.breakfast])).first?.items ?? []
    let change = try #require(changes.first)
    #expect(changes.count == 1 && change.itemName == name)
    #expect(change.item?.quantity == quantity && change.item?.unit == unit)
  }

  @Test func `a figure for the energy that was said is energy`() throws {
    let shake = Entry.meal(
      Meal(
        id: "m", name: "shake", mealType: .snack, timestamp: OfflineReading.now,
        items: [
          FoodItem(
            id: "i", name: "Milk shake", quantity: 1, unit: "serving", grams: 300, nutrients: Nutrients(calories: 450),
            isCalorieOverridden: true)
        ], rawInput: "a milkshake, 450 kcal"))
    let reading = OfflineReading.read("that should be 350 not 450", last: [shake])
    let item = try #require(OfflineReading.corrections(reading).first?.items?.first?.item)
    #expect(item.calories == 350)
  }

  @Test(arguments: ["the milk should be gone by Friday", "the muesli should be 200 g tomorrow"])
  func `what should be is a plan where it is to come`(sentence: String) {
    #expect(OfflineReading.read(sentence, last: [Self.breakfast]).calls.isEmpty)
  }
}
