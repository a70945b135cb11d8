import Foundation
import Testing
import ToolCalls

@testable import Understanding

/// The same again on another day, told by its amount alone, and hours that are nearly so.
@Suite struct OtherDayAmountTests {
  @Test(arguments: [
    ("3 glasses of water yesterday, 2 glasses today", [750.0, 500]),
    ("drank 2L yesterday and 1.5L today", [2000, 1500]),
    ("500 ml water this morning, 1L yesterday", [500, 1000]), ("2L of water yesterday, 1L so far today", [2000, 1000]),
  ])
  func `water of another day is not lost`(sentence: String, milliliters: [Double]) {
    #expect(OfflineReading.water(OfflineReading.read(sentence)).map(\.amountMl) == milliliters)
  }

  @Test(arguments: [
    ("water, 400 ml at 7am", 400.0), ("water: three glasses at 10", 750), ("some water, 0.5 l at noon", 500),
  ])
  func `an amount of water keeps its hour and is not lost behind it`(sentence: String, milliliters: Double) {
    let water = OfflineReading.water(OfflineReading.read(sentence))
    #expect(water.map(\.amountMl) == [milliliters] && water.first?.timestamp != nil, "\(water)")
  }

  @Test(arguments: [
    ("toast before, 40 min spin class", 1), ("a banana before, 12k run, soup after", 2),
    ("yoghurt after, 20 min rowing", 1),
  ])
  func `food told before or after a workout leaves both`(sentence: String, foods: Int) {
    #expect(OfflineReading.workouts(sentence).count == 1, "\(OfflineReading.workouts(sentence))")
    #expect(OfflineReading.names(sentence).count == foods, "\(OfflineReading.names(sentence))")
  }

  @Test func `food of another day is not lost`() {
    let meals = OfflineReading.meals(OfflineReading.read("2 eggs yesterday, 3 today"))
    #expect(meals.flatMap(\.items).map(\.quantity) == [2, 3], "\(meals)")
    #expect(meals.flatMap(\.items).map(\.name).allSatisfy { $0.contains("egg") }, "\(meals)")
  }

  @Test func `an amount behind a comma belongs to its own food`() {
    let items = OfflineReading.items("sushi last night and leftover sushi, 4 pieces, this morning")
    #expect(items.count == 2 && items.last?.quantity == 4, "\(items)")
  }

  @Test(arguments: [("tenish, a granola bar", 10), ("around elevenish had soup", 11), ("toast at nineish", 9)])
  func `an hour with an ending is that hour`(sentence: String, hour: Int) {
    let meal = OfflineReading.meals(OfflineReading.read(sentence)).first
    let expected = OfflineReading.date("2026-11-20T\(hour < 10 ? "0" : "")\(hour):00:00Z")
    #expect(meal?.timestamp == expected, "\(String(describing: meal))")
  }

  @Test func `a change overnight is weighed today`() {
    let weights = OfflineReading.weights(OfflineReading.read("down a pound overnight, 80.4kg"))
    #expect(weights.first?.weightKg == 80.4 && weights.first?.timestamp == nil, "\(weights)")
  }

  @Test(arguments: ["the nurse said 80.3 kg", "my doctor measured 80.3 kg"])
  func `who reads the scales weighs the person`(sentence: String) {
    #expect(OfflineReading.weights(OfflineReading.read(sentence)).map(\.weightKg) == [80.3])
  }

  @Test(arguments: [
    "wed 81.0, thu 80.8", "mon 81.2, tue 80.0", "yesterday 79.4kg in the morning, 80.6kg in the evening",
  ])
  func `each weighing of a row is logged`(sentence: String) {
    #expect(OfflineReading.weights(OfflineReading.read(sentence)).count == 2, "\(OfflineReading.read(sentence))")
  }

  @Test(arguments: [
    ("weight: eighty point six", 80.6), ("weight - seventy nine", 79), ("80.2 post swim", 80.2),
    ("81.1 pre-breakfast", 81.1),
  ])
  func `a figure in words behind a sign and a figure before a circumstance are weighings`(sentence: String, kg: Double)
  {
    #expect(OfflineReading.weights(OfflineReading.read(sentence)).map(\.weightKg) == [kg])
  }

  @Test func `a plateau is weighed as well`() {
    #expect(OfflineReading.weights(OfflineReading.read("plateau... still 82kg")).map(\.weightKg) == [82])
  }
}
