import Foundation
import Nutrition
import Testing

@testable import Interchange

/// What an export of Apple Health has of the person, the scale, meals and water.
struct AppleHealthPersonTests {
  @Test(arguments: [("kg", "72.3", 72.3), ("lb", "160", 72.575), ("g", "72300", 72.3), ("st", "11", 69.853)])
  func `weights come in any unit`(unit: String, value: String, kilograms: Double) throws {
    let export = try TestExport.read(
      TestExport.quantity("BodyMass", value, unit: unit, from: "2026-09-22 07:30:00 -0400"))
    #expect(export.weights.map(\.weightKg) == [kilograms])
    #expect(export.all.map(\.timeZone) == ["GMT-0400"])
    #expect(export.weights[0].timestamp == Date(timeIntervalSince1970: 1_790_076_600))
  }

  @Test func `body fat goes with the weighing of its minute, and a weight two apps hand on is one`() throws {
    let export = try TestExport.read(
      TestExport.quantity("BodyMass", "72.3", unit: "kg", source: "Scale", from: "2026-09-22 07:30:05 +0000")
        + TestExport.quantity("BodyMass", "72.31", unit: "kg", source: "Diary", from: "2026-09-22 07:30:40 +0000")
        + TestExport.quantity(
          "BodyFatPercentage", "0.215", unit: "%", source: "Scale", from: "2026-09-22 07:30:05 +0000")
        + TestExport.quantity("Height", "5.9055", unit: "ft", from: "2026-09-22 07:30:05 +0000")
        + TestExport.quantity("BodyMass", "0", unit: "kg", from: "2026-09-23 07:30:05 +0000"))
    #expect(export.weights.count == 1)
    #expect(export.weights[0].bodyFatPercentage == 21.5)
    #expect(export.skipped("another source") == 1)
    #expect(export.skipped("impossible") == 1)
    #expect(export.person.heightCm.map { ($0 * 100).rounded() } == 18_000)
  }

  @Test func `the person is read, and what is not set stays unknown`() throws {
    let me =
      #"<Me HKCharacteristicTypeIdentifierDateOfBirth="1990-01-01" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSex"#
    #expect(
      try TestExport.read(me + #"Female"/>"#).person
        == ImportedPerson(sex: .female, birthDay: CalendarDay("1990-01-01")))
    #expect(try TestExport.read(me + #"NotSet"/>"#).person.sex == nil)
  }

  @Test func `foods of one moment are one meal, with energy or without`() throws {
    func food(
      _ name: String, _ value: String, _ unit: String, _ food: String, _ at: String = "2026-11-20 12:30:00 +0100"
    ) -> String {
      TestExport.quantity(
        "Dietary\(name)", value, unit: unit, source: "Diary", from: at, metadata: [("HKFoodType", food)])
    }
    let export = try TestExport.read(
      food("EnergyConsumed", "2092", "kJ", "Burrito") + food("Protein", "20", "g", "Burrito")
        + food("Sodium", "1.02", "g", "Burrito") + food("EnergyConsumed", "40", "Cal", "Salsa")
        + food("Protein", "10", "g", "Shake", "2026-11-20 16:00:00 +0100")
        + food("Carbohydrates", "5", "g", "Shake", "2026-11-20 16:00:00 +0100"))
    #expect(export.meals.map(\.name) == ["Burrito, Salsa", "Shake"])
    let lunch = export.meals[0]
    #expect(lunch.mealType == .lunch)
    #expect(lunch.items.map { $0.nutrients.calories.rounded() } == [500, 40])
    #expect(lunch.items[0].nutrients.sodiumMg == 1020)
    #expect(export.meals[1].totals.calories == 60)
    #expect(export.meals[1].mealType == .snack)
  }

  @Test func `water comes in any measure`() throws {
    let export = try TestExport.read(
      TestExport.quantity("DietaryWater", "8", unit: "fl_oz_us", from: "2026-11-20 12:00:00 +0000")
        + TestExport.quantity("DietaryWater", "0.5", unit: "L", from: "2026-11-20 13:00:00 +0000"))
    #expect(export.waters.map(\.amountMl) == [236.6, 500])
  }
}
