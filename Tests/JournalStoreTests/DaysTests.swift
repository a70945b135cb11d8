import Foundation
import Nutrition
import Testing

@testable import JournalStore

struct DaysTests {
  private static let first = CalendarDay(daysSince1970: 20_770)

  /// Midnights of days of 24 hours but for one, in UTC.
  private func midnights(_ count: Int, oddDay: Int? = nil, hours: Double = 25) -> [Date] {
    var time = Self.first.midnightUTC
    return (0...count).map { index in
      defer { time += 3600 * (index == oddDay ? hours : 24) }
      return time
    }
  }

  @Test func `a day's energy, weight, activity and mark are summed in one go`() throws {
    let journal = try Journal.test()
    let day = Self.first.midnightUTC
    try journal.log(
      .add(.meal(.make("a", calories: 400, at: day + 3600))), .add(.meal(.make("b", calories: 300, at: day + 86_399))),
      .add(.weight(BodyWeightEntry(id: "w", weightKg: 80, timestamp: day + 100))),
      .add(.weight(BodyWeightEntry(id: "v", weightKg: 82, timestamp: day + 200))),
      .add(.meal(.make("late", calories: 900, at: day + 86_400 * 3))),
      .mark(DayMark(id: "m", day: Self.first, isComplete: true)))
    let gone = try journal.log(.add(.meal(.make("gone", calories: 5000, at: day + 50))))
    try journal.undo(turnID: gone)
    let days = try journal.expenditureDays(from: Self.first, midnights: midnights(3))
    #expect(days.count == 1)
    #expect(days[0].day == Self.first && days[0].meals == 2 && days[0].weightKg == 81 && days[0].isComplete == true)
    // Each test meal has a cola of 34 kcal beside it.
    #expect(abs((days[0].calories ?? 0) - 768) < 0.01)
  }

  /// What devices report of a day, each its part of it, the day's workouts, and what counts.
  private static let activities: [([Double], [Double], Double)] = [
    ([600], [], 600), ([600, 450], [360], 600), ([300], [360, 100], 460), ([], [360], 360), ([0], [], 0),
  ]

  @Test(arguments: activities)
  func `a day's activity is the most a device reported, or its workouts where they are more`(
    devices: [Double], workouts: [Double], expected: Double
  ) throws {
    let journal = try Journal.test()
    let records = devices.enumerated().map { index, energy in
      ImportedRecord(
        .activity(
          ActivityDay(id: "d\(index)", day: Self.first.advanced(by: 1), activeCalories: energy, source: "s\(index)")))
    }
    var work = JournalImport(into: journal, as: NewTurn(text: "import", at: noon))
    try work.write(records)
    _ = try work.finish { _ in "" }
    for (index, energy) in workouts.enumerated() {
      var workout = WorkoutLog.make("w\(index)", at: Self.first.midnightUTC + 86_400 + 3600 * Double(index))
      workout.caloriesBurned = energy
      try journal.log(.add(.workout(workout)))
    }
    let days = try journal.expenditureDays(from: Self.first, midnights: midnights(3))
    #expect(days.allSatisfy { $0.day == Self.first.advanced(by: 1) })
    #expect(days.first?.activeCalories ?? 0 == expected)
  }

  @Test(arguments: [25.0, 23])
  func `days around a clock change keep what was eaten on them`(hours: Double) throws {
    let journal = try Journal.test()
    let midnights = midnights(4, oddDay: 1, hours: hours)
    for (index, midnight) in midnights.dropLast().enumerated() {
      try journal.log(
        .add(.meal(.make("first\(index)", at: midnight))),
        .add(.meal(.make("last\(index)", at: midnights[index + 1] - 1))))
    }
    let days = try journal.expenditureDays(from: Self.first, midnights: midnights)
    #expect(days.map(\.meals) == [2, 2, 2, 2])
    #expect(days.map(\.day) == (0..<4).map(Self.first.advanced))
  }

  @Test func `what is said of a day replaces what was said before, and is taken back`() throws {
    let journal = try Journal.test()
    try journal.log(.mark(DayMark(id: "m", day: Self.first, isComplete: true)))
    try journal.log(.mark(DayMark(id: "n", day: Self.first, isComplete: false)))
    #expect(try journal.mark(of: Self.first)?.isComplete == false)
    try journal.undo()
    #expect(try journal.mark(of: Self.first)?.isComplete == true)
    try journal.undo()
    #expect(try journal.mark(of: Self.first) == nil)
    try journal.redo()
    #expect(try journal.mark(of: Self.first)?.isComplete == true)
  }

  @Test func `no days are none`() throws {
    #expect(try Journal.test().expenditureDays(from: Self.first, midnights: []).isEmpty)
  }
}
