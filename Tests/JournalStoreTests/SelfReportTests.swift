import CustomDump
import Foundation
import Nutrition
import Testing

@testable import JournalStore

@Suite struct SelfReportTests {
  let journal = try! Journal.test()
  static let day = CalendarDay(daysSince1970: 20_777)

  static func legs(_ level: Int, id: String = "legs") -> SelfReport {
    SelfReport(id: id, day: day, subject: .soreness, muscle: "legs", level: level)
  }

  @Test func `what was said of a day is read back, each muscle for itself, and of that day only`() throws {
    let energy = SelfReport(id: "e", day: Self.day, subject: .energy, level: 2)
    let chest = SelfReport(id: "c", day: Self.day, subject: .soreness, muscle: "chest", level: 3)
    try journal.log(.report(energy), .report(Self.legs(4)), .report(chest))
    expectNoDifference(try journal.selfReports(on: Self.day), [energy, Self.legs(4), chest])
    #expect(try journal.selfReports(on: Self.day.advanced(by: 1)) == [])
    #expect(try journal.everything == [])
  }

  @Test func `the last word on a muscle holds, and undo and redo move between the words`() throws {
    try journal.log(.report(Self.legs(4)))
    try journal.log(.report(Self.legs(2, id: "again")))
    #expect(try journal.selfReports(on: Self.day).map(\.level) == [2])
    try journal.undo()
    #expect(try journal.selfReports(on: Self.day).map(\.level) == [4])
    try journal.undo()
    #expect(try journal.selfReports(on: Self.day) == [])
    try journal.redo(count: 2)
    #expect(try journal.selfReports(on: Self.day).map(\.level) == [2])
    #expect(try journal.fault() == nil)
  }

  @Test func `a level outside 1 to 5 is brought inside`() {
    #expect(Self.legs(9).level == 5 && Self.legs(-1).level == 1)
    #expect(SelfReport(id: "s", day: Self.day, subject: .soreness, level: 3).muscle == "whole body")
    #expect(SelfReport(id: "e", day: Self.day, subject: .energy, muscle: "legs", level: 3).muscle == nil)
  }

  @Test func `when and how often the person likes to eat is kept with the profile`() throws {
    var profile = UserProfile(createdAt: noon, updatedAt: noon)
    profile.mealTiming = .late
    profile.mealsPerDay = 2
    try journal.log(.profile(profile))
    #expect(try journal.profile()?.mealTiming == .late)
    #expect(try journal.profile()?.mealsPerDay == 2)
    profile.mealsPerDay = 13
    #expect(throws: JournalError.self) { try journal.log(.profile(profile)) }
  }

  @Test(arguments: HourClock.allCases) func `the clock is kept with the profile, and undo brings the one before back`(
    clock: HourClock
  ) throws {
    var profile = UserProfile(createdAt: noon, updatedAt: noon)
    try journal.log(.profile(profile))
    profile.clock = clock
    try journal.log(.profile(profile))
    #expect(try journal.profile()?.clock == clock)
    try journal.undo()
    #expect(try journal.profile()?.clock == nil)
  }
}
