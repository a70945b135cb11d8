import Foundation
import Testing
import ToolCalls

@testable import Understanding

/// Times that are told last of all; the lines are read at half past twelve.
@Suite struct ClosingTimeTests {
  @Test(arguments: [
    ("Trout, two crumpets, black tea. 7 AM.", "07:00"), ("gnocchi. around 9:15.", "09:15"),
    ("a pasty and a can of cola about 11", "11:00"), ("a trifle about 9", "09:00"),
  ])
  func `a time told last is that of the meal`(said: String, clock: String) throws {
    let meal = try #require(OfflineReading.meals(OfflineReading.read(said)).first)
    #expect(meal.timestamp == OfflineReading.date("2026-11-20T\(clock):00Z"))
  }

  @Test(arguments: [("about 9 crumpets", 9.0), ("grapes, about 12", 12)])
  func `what is counted is no hour`(said: String, count: Double) {
    #expect(OfflineReading.items(said).map(\.quantity) == [count])
  }
}
