import Foundation
import Testing
import ToolCalls

@testable import Understanding

/// "@" typed for "at".
@Suite struct AtSignTests {
  @Test(arguments: [
    ("flat white @ the station", ["flat white"]), ("salad @ pret", ["salad"]), ("pasta @home", ["pasta"]),
    ("latte @ the office", ["latte"]),
  ])
  func `the sign before a word is where it was`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test func `the sign before a figure is a load or an hour`() {
    let sets = OfflineReading.workouts("bench 4x6 @ 70kg").flatMap { $0.exercises ?? [] }.flatMap(\.sets)
    #expect(sets.count == 4 && sets.allSatisfy { $0.weightKg == 70 })
    let meals = OfflineReading.meals(OfflineReading.read("sandwich @1pm"))
    #expect(meals.map(\.timestamp) == [OfflineReading.date("2026-11-19T13:00:00Z")])
  }
}
