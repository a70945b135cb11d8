import Foundation
import Nutrition
import Randomness
import Testing

@testable import Interchange

struct AppleHealthTests {
  @Test func `the watch counts where watch and phone counted the same minutes`() throws {
    let export = try TestExport.read(
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
    let export = try TestExport.read(
      TestExport.quantity("StepCount", "100", unit: "count", from: minute, to: end)
        + TestExport.record(
          "HKQuantityTypeIdentifierStepCount", "40", unit: "count", source: "Blue",
          device: "&lt;&lt;HKDevice: 0x1&gt;, name:Apple Watch, model:Watch&gt;", from: minute, to: end))
    #expect(export.steps == ["2026-11-20": 40])
  }

  @Test func `the day is that of the clock on the wall`() throws {
    let export = try TestExport.read(
      TestExport.quantity(
        "StepCount", "10", unit: "count", from: "2026-11-20 23:59:30 -0800", to: "2026-11-20 23:59:50 -0800")
        + TestExport.quantity(
          "StepCount", "60", unit: "count", from: "2026-11-21 23:59:00 +0900", to: "2026-11-22 00:01:00 +0900"))
    #expect(export.steps == ["2026-11-20": 10, "2026-11-21": 30, "2026-11-22": 30])
  }

  @Test func `energy comes in kilocalories and kilojoules, and rest is kept apart`() throws {
    let export = try TestExport.read(
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
    let export = try TestExport.read(
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

  @Test func `records inside a correlation are those beside it`() throws {
    let water = TestExport.quantity("DietaryWater", "250", unit: "mL", from: "2026-11-20 12:00:00 +0000")
    let export = try TestExport.read(
      water + "<Correlation type=\"HKCorrelationTypeIdentifierFood\" sourceName=\"a\">" + water + "</Correlation>")
    #expect(export.waters.count == 1)
  }

  @Test func `what is not kept is counted by kind, and what is broken says so`() throws {
    let heart = TestExport.quantity("HeartRate", "72", unit: "count/min", from: "2026-11-20 12:00:00 +0000")
    let export = try TestExport.read(
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
    let export = try TestExport.read(
      TestExport.quantity(type, value, unit: unit, from: at)
        + TestExport.quantity("StepCount", "7", unit: "count", from: at))
    #expect(export.steps == ["2026-11-20": 7] && export.activity.isEmpty)
    #expect(export.skipped("impossible") == 1)
  }

  @Test func `a day of more steps than the journal takes has the most it takes`() throws {
    let record = { (minute: Int) in
      TestExport.quantity("StepCount", "900000", unit: "count", from: "2026-11-20 12:0\(minute):00 +0000")
    }
    #expect(try TestExport.read(record(1) + record(2)).steps == ["2026-11-20": 1_000_000])
  }

  @Test func `the first hours of 1970 in a zone that was still in 1969 are left out`() throws {
    let export = try TestExport.read(
      TestExport.quantity(
        "StepCount", "5", unit: "count", from: "1970-01-01 00:30:00 +0000",
        metadata: [("HKTimeZone", "America/New_York")]))
    #expect(export.steps.isEmpty && export.skipped("impossible") == 1)
  }

  @Test func `earlier days are left out on request`() throws {
    let export = try TestExport.read(
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
    let first = try TestExport.read(body).all
    let second = try TestExport.read(more + body).all
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
    #expect(try TestExport.read(body, limit: limit).steps == TestExport.read(body).steps)
  }
}
