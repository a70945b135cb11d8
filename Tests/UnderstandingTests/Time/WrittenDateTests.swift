import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Dates with their year; the lines are read on 20 November 2026.
@Suite struct WrittenDateTests {
  @Test(arguments: [
    "crumpet on 17/11/2026", "17/11/2026 crumpet", "17-11-2026 crumpet", "2026/11/17 crumpet", "17.11.2026: crumpet",
    "11/17/2026 crumpet", "Nov 17, 2026 crumpet", "crumpet on November 17th, 2026", "17 Nov, 2026: crumpet",
    "17th of November 2026, crumpet", "crumpet 17/11", "crumpet (17/11/2026)",
  ])
  func `a date is no amount, however it is written`(said: String) throws {
    let meal = try #require(OfflineReading.meals(OfflineReading.read(said)).first)
    #expect(meal.items.map { $0.quantity ?? 1 } == [1])
    #expect(meal.timestamp.map { CalendarDay($0, in: .gmt).description } == "2026-11-17")
  }

  @Test(arguments: [
    "17/11/2026 07:40 crumpet", "2026-11-17 at 07:40 crumpet", "Nov 17 07:40 crumpet", "17/11/2026, 07:40 - crumpet",
  ])
  func `its hour stands behind it`(said: String) throws {
    let meal = try #require(OfflineReading.meals(OfflineReading.read(said)).first)
    #expect(meal.timestamp == OfflineReading.date("2026-11-17T07:40:00Z"))
  }

  @Test(arguments: [(UnitSystem.metric, "2026-06-05"), (.us, "2026-05-06")])
  func `which figure is the month is as the person writes it`(units: UnitSystem, day: String) throws {
    let reading = OfflineReading.read("crumpet on 5/6/2026", units: units)
    let meal = try #require(OfflineReading.meals(reading).first)
    #expect(meal.timestamp.map { CalendarDay($0, in: .gmt).description } == day)
  }

  @Test func `what would be to come is read the other way round`() throws {
    let meal = try #require(OfflineReading.meals(OfflineReading.read("crumpet on 2/12/2026")).first)
    #expect(meal.timestamp.map { CalendarDay($0, in: .gmt).description } == "2026-02-12")
  }

  @Test func `repetitions are no date`() {
    let sets = OfflineReading.workouts("squat 15/12/10 60 kg").flatMap { $0.exercises ?? [] }.flatMap(\.sets)
    #expect(sets.map(\.reps) == [15, 12, 10])
  }
}
