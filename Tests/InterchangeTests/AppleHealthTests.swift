import Foundation
import Nutrition
import Randomness
import Testing

@testable import Interchange

struct AppleHealthTests {
  private func read(_ body: String, since: String? = nil, limit: Int = 100_000) throws -> AppleHealthExport {
    let folder = try TestFolder()
    let path = try folder.file("export.xml", TestExport.document(body))
    return try AppleHealthExport(
      path: path, since: since.flatMap { CalendarDay($0) }, ledger: MinuteLedger(limit: limit))
  }

  @Test func `the watch counts where watch and phone counted the same minutes`() throws {
    let export = try read(
      TestExport.quantity(
        "StepCount", "300", unit: "count", from: "2026-11-20 10:00:00 +0100", to: "2026-11-20 10:10:00 +0100")
        + TestExport.quantity(
          "StepCount", "200", unit: "count", source: "Kim’s Apple Watch", from: "2026-11-20 10:02:00 +0100",
          to: "2026-11-20 10:05:00 +0100"))
    // 200 of the watch for three minutes, and 30 a minute of the phone for the seven others.
    #expect(export.steps == ["2026-11-20": 410])
    #expect(export.report.sources == ["Kim’s Apple Watch", "iPhone"])
  }

  @Test func `a watch that was renamed is known by its device`() throws {
    let minute = "2026-11-20 10:00:00 +0000"
    let end = "2026-11-20 10:01:00 +0000"
    let export = try read(
      TestExport.quantity("StepCount", "100", unit: "count", from: minute, to: end)
        + TestExport.record(
          "HKQuantityTypeIdentifierStepCount", "40", unit: "count", source: "Blue",
          device: "&lt;&lt;HKDevice: 0x1&gt;, name:Apple Watch, model:Watch&gt;", from: minute, to: end))
    #expect(export.steps == ["2026-11-20": 40])
  }

  @Test func `the day is that of the clock on the wall`() throws {
    let export = try read(
      TestExport.quantity(
        "StepCount", "10", unit: "count", from: "2026-11-20 23:59:30 -0800", to: "2026-11-20 23:59:50 -0800")
        + TestExport.quantity(
          "StepCount", "60", unit: "count", from: "2026-11-21 23:59:00 +0900", to: "2026-11-22 00:01:00 +0900"))
    #expect(export.steps == ["2026-11-20": 10, "2026-11-21": 30, "2026-11-22": 30])
  }

  @Test func `energy comes in kilocalories and kilojoules, and rest is kept apart`() throws {
    let export = try read(
      TestExport.quantity(
        "ActiveEnergyBurned", "418.4", unit: "kJ", from: "2026-11-20 08:00:00 +0000", to: "2026-11-20 08:30:00 +0000")
        + TestExport.quantity("ActiveEnergyBurned", "50", unit: "Cal", from: "2026-11-20 09:00:00 +0000")
        + TestExport.quantity(
          "BasalEnergyBurned", "70.04", unit: "kcal", from: "2026-11-20 09:00:00 +0000", to: "2026-11-20 10:00:00 +0000"
        )
        + #"<ActivitySummary dateComponents="2026-11-20" activeEnergyBurned="999" activeEnergyBurnedUnit="kcal"/>"#
        + #"<ActivitySummary dateComponents="2026-11-19" activeEnergyBurned="418.4" activeEnergyBurnedUnit="kJ"/>"#)
    #expect(export.activity["2026-11-20"]?.activeCalories == 150)
    #expect(export.activity["2026-11-20"]?.basalCalories == 70)
    // A day without records has Apple's own sum.
    #expect(export.activity["2026-11-19"]?.activeCalories == 100)
  }

  @Test func `a night is asleep time of the best source, on the day it ends`() throws {
    func stage(_ value: String, _ source: String, _ start: String, _ end: String, zone: String? = nil) -> String {
      TestExport.record(
        "HKCategoryTypeIdentifierSleepAnalysis", "HKCategoryValueSleepAnalysis\(value)", source: source,
        from: start, to: end, metadata: zone.map { [("HKTimeZone", $0)] } ?? [])
    }
    let export = try read(
      stage("InBed", "iPhone", "2026-11-19 22:00:00 +0000", "2026-11-20 07:00:00 +0000")
        + stage("AsleepUnspecified", "Sleepy", "2026-11-19 22:00:00 +0000", "2026-11-20 07:00:00 +0000")
        + stage("AsleepCore", "Apple Watch", "2026-11-19 22:30:00 +0000", "2026-11-20 01:30:00 +0000")
        + stage("Awake", "Apple Watch", "2026-11-20 01:30:00 +0000", "2026-11-20 02:00:00 +0000")
        + stage("AsleepREM", "Apple Watch", "2026-11-20 02:00:00 +0000", "2026-11-20 06:00:00 +0000")
        // The same stage once more, as a second export app writes it.
        + stage("AsleepREM", "Apple Watch", "2026-11-20 02:00:00 +0000", "2026-11-20 06:00:00 +0000")
        // Slept in Tokyo: 23:00 to 07:00 there.
        + stage(
          "AsleepCore", "Apple Watch", "2026-11-22 14:00:00 +0000", "2026-11-22 22:00:00 +0000", zone: "Asia/Tokyo"))
    #expect(export.sleep == ["2026-11-20": 7, "2026-11-23": 8])
    #expect(export.skipped("in bed") == 1)
  }

  @Test(arguments: [("kg", "72.3", 72.3), ("lb", "160", 72.575), ("g", "72300", 72.3), ("st", "11", 69.853)])
  func `weights come in any unit`(unit: String, value: String, kilograms: Double) throws {
    let export = try read(TestExport.quantity("BodyMass", value, unit: unit, from: "2026-09-22 07:30:00 -0400"))
    #expect(export.weights.map(\.weightKg) == [kilograms])
    #expect(export.all.map(\.timeZone) == ["GMT-0400"])
    #expect(export.weights[0].timestamp == Date(timeIntervalSince1970: 1_790_076_600))
  }

  @Test func `body fat goes with the weighing of its minute, and a weight two apps hand on is one`() throws {
    let export = try read(
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
    #expect(try read(me + #"Female"/>"#).person == ImportedPerson(sex: .female, birthDay: CalendarDay("1990-01-01")))
    #expect(try read(me + #"NotSet"/>"#).person.sex == nil)
  }

  @Test func `foods of one moment are one meal, with energy or without`() throws {
    func food(
      _ name: String, _ value: String, _ unit: String, _ food: String, _ at: String = "2026-11-20 12:30:00 +0100"
    ) -> String {
      TestExport.quantity(
        "Dietary\(name)", value, unit: unit, source: "Diary", from: at, metadata: [("HKFoodType", food)])
    }
    let export = try read(
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
    let export = try read(
      TestExport.quantity("DietaryWater", "8", unit: "fl_oz_us", from: "2026-11-20 12:00:00 +0000")
        + TestExport.quantity("DietaryWater", "0.5", unit: "L", from: "2026-11-20 13:00:00 +0000"))
    #expect(export.waters.map(\.amountMl) == [236.6, 500])
  }

  @Test func `records inside a correlation are those beside it`() throws {
    let water = TestExport.quantity("DietaryWater", "250", unit: "mL", from: "2026-11-20 12:00:00 +0000")
    let export = try read(
      water + "<Correlation type=\"HKCorrelationTypeIdentifierFood\" sourceName=\"a\">" + water + "</Correlation>")
    #expect(export.waters.count == 1)
  }

  @Test func `what is not kept is counted by kind, and what is broken says so`() throws {
    let heart = TestExport.quantity("HeartRate", "72", unit: "count/min", from: "2026-11-20 12:00:00 +0000")
    let export = try read(
      heart + heart + TestExport.quantity("StepCount", "x", unit: "count", from: "2026-11-20 12:00:00 +0000")
        + TestExport.quantity("StepCount", "5", unit: "count", from: "yesterday") + heart
        + TestExport.quantity("BodyMass", "70", unit: "stones", from: "2026-11-20 12:00:00 +0000")
        + TestExport.quantity(
          "StepCount", "5", unit: "count", from: "2026-11-01 12:00:00 +0000", to: "2026-11-09 12:00:00 +0000"))
    #expect(export.skipped("HeartRate") == 3)
    #expect(export.skipped("readable") == 3)
    #expect(export.skipped("two days") == 1)
    #expect(export.all.isEmpty)
  }

  @Test(arguments: [
    ("StepCount", "count", "1e30"), ("StepCount", "count", "1000001"), ("ActiveEnergyBurned", "kcal", "1e300"),
    ("BasalEnergyBurned", "kcal", "30001"),
  ])
  func `more than a day may have in one record is left out`(type: String, unit: String, value: String) throws {
    let at = "2026-11-20 12:00:00 +0000"
    let export = try read(
      TestExport.quantity(type, value, unit: unit, from: at)
        + TestExport.quantity("StepCount", "7", unit: "count", from: at))
    #expect(export.steps == ["2026-11-20": 7] && export.activity.isEmpty)
    #expect(export.skipped("impossible") == 1)
  }

  @Test func `a day of more steps than the journal takes has the most it takes`() throws {
    let record = { (minute: Int) in
      TestExport.quantity("StepCount", "900000", unit: "count", from: "2026-11-20 12:0\(minute):00 +0000")
    }
    #expect(try read(record(1) + record(2)).steps == ["2026-11-20": 1_000_000])
  }

  @Test func `the first hours of 1970 in a zone that was still in 1969 are left out`() throws {
    let export = try read(
      TestExport.quantity(
        "StepCount", "5", unit: "count", from: "1970-01-01 00:30:00 +0000",
        metadata: [("HKTimeZone", "America/New_York")]))
    #expect(export.steps.isEmpty && export.skipped("impossible") == 1)
  }

  @Test func `earlier days are left out on request`() throws {
    let export = try read(
      TestExport.quantity("StepCount", "5", unit: "count", from: "2026-11-19 23:00:00 -0800")
        + TestExport.quantity("StepCount", "7", unit: "count", from: "2026-11-20 00:00:00 +0900"), since: "2026-11-20")
    #expect(export.steps == ["2026-11-20": 7])
    #expect(export.skipped("--since") == 1)
  }

  @Test func `ids are the same in a later export`() throws {
    let body =
      TestExport.quantity("BodyMass", "72.3", unit: "kg", from: "2026-09-22 07:30:00 -0400")
      + TestExport.quantity("HeartRateVariabilitySDNN", "44.5", unit: "ms", from: "2026-09-22 07:30:00 -0400")
      + TestExport.quantity("DietaryEnergyConsumed", "300", unit: "Cal", from: "2026-09-22 07:30:00 -0400")
      + TestExport.quantity("StepCount", "7", unit: "count", from: "2026-11-20 00:00:00 +0900")
    let more = TestExport.quantity("StepCount", "9", unit: "count", from: "2026-11-20 10:00:00 +0900")
    let first = try read(body).all
    let second = try read(more + body).all
    #expect(first.count == 4)
    #expect(Set(first.map(\.id)).count == 4)
    #expect(Set(first.map(\.id)) == Set(second.map(\.id)))
  }

  @Test(arguments: [1, 3, 10]) func `days are the same when the blocks do not fit in memory`(limit: Int) throws {
    var generator = SeededGenerator(seed: UInt64(limit))
    var body = ""
    for _ in 0..<400 {
      let hour = Int.random(in: 10...23, using: &generator)
      let minute = Int.random(in: 10...58, using: &generator)
      let source = ["iPhone", "Apple Watch", "Other"].randomElement(using: &generator) ?? ""
      let day = Int.random(in: 10...14, using: &generator)
      body += TestExport.quantity(
        "StepCount", "\(Int.random(in: 1...500, using: &generator))", unit: "count", source: source,
        from: "2026-11-\(day) \(hour):\(minute):00 +0000", to: "2026-11-\(day + 1) 00:00:00 +0000")
    }
    #expect(try read(body, limit: limit).steps == read(body).steps)
  }
}
