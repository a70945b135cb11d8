import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Diaries by the clock and by the meal, and paces that are of what a way was told in.
@Suite struct DiaryTests {
  private static func hours(_ sentence: String) -> [Double] {
    OfflineReading.meals(OfflineReading.read(sentence)).compactMap(\.timestamp).map {
      ($0.timeIntervalSince(OfflineReading.date("2026-11-20T00:00:00Z")) / 3600 * 100).rounded() / 100
    }
  }

  @Test(
    arguments: [
      ("8am porridge, 10.30 a pear, 12 ham toastie", [8.0, 10.5, 12]),
      ("7.30 porridge, 10.15 pear, 12.00 a wrap", [7.5, 10.25, 12]),
      ("yesterday: 8.15 oats, 12.45 broth, 7.30 stew", [-15.75, -11.25, -4.5]),
    ])
  func `times with a point, and bare hours behind them, part the meals`(sentence: String, hours: [Double]) {
    #expect(Self.hours(sentence) == hours)
  }

  @Test(arguments: ["1.50 pints of ale, 2.25 pies", "2.50 cups of rice, 1.25 cups of peas"])
  func `measures with a point are no times`(sentence: String) {
    #expect(Self.hours(sentence).isEmpty && OfflineReading.items(sentence).count == 2)
  }

  @Test(arguments: ["B - porridge. L - broth. D - stew", "b: porridge; l: broth; d: stew"])
  func `first letters head the meals of a diary`(sentence: String) {
    #expect(
      OfflineReading.meals(OfflineReading.read(sentence)).map(\.mealType) == [.breakfast, .lunch, .dinner])
  }

  @Test func `one letter heads nothing`() {
    #expect(OfflineReading.meals(OfflineReading.read("b - toast")).first?.mealType == nil)
  }

  @Test(arguments: [
    "Yesterday I had porridge for breakfast. Lunch was broth. Dinner was stew.",
    "yesterday: B - porridge. L - broth. D - stew",
  ])
  func `later meals are of the day that was told of`(sentence: String) {
    #expect(Self.hours(sentence).allSatisfy { $0 < 0 } && Self.hours(sentence).count == 3)
  }

  @Test func `an earlier meal is of another day`() {
    let meals = OfflineReading.meals(OfflineReading.read("Yesterday dinner was stew. Lunch was broth."))
    #expect(meals.count == 2 && meals.last?.timestamp == nil)
  }

  @Test(arguments: [("sunday roast leftovers today: cold lamb", 0.0), ("sunday roast at gran's yesterday", -24)])
  func `a roast of Sundays is of the day that is said`(sentence: String, from: Double) throws {
    let time = try #require(Self.hours(sentence).first)
    #expect((from..<from + 24).contains(time))
  }

  @Test(arguments: [
    ("easy 4 miler this morning, ran at 9:30 pace", 38.0), ("6 miler, 9:00 pace", 54),
    ("5k run, ran at 5:30 pace", 27.5),
  ])
  func `a pace is of what the way was told in`(sentence: String, minutes: Double) throws {
    let calls = OfflineReading.read(sentence).calls
    guard calls.count == 1, case .addWorkout(let workout) = calls[0] else {
      Issue.record("\(calls)")
      return
    }
    #expect(abs(try #require(workout.durationMin) - minutes) < 0.1)
  }

  @Test(arguments: [("L: broth", MealType.lunch), ("D - stew", .dinner), ("b: toast", .breakfast)])
  func `one letter with a colon, or a large one with a dash, heads a line`(sentence: String, meal: MealType) {
    #expect(OfflineReading.meals(OfflineReading.read(sentence)).first?.mealType == meal)
    #expect(OfflineReading.items(sentence).count == 1)
  }
}
