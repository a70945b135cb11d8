import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Omelettes, which the tables weigh by the egg.
@Suite struct OmeletteTests {
  @Test(
    arguments: [
      ("an omelette", 100.0...130), ("a ham omelette", 130...170), ("half an omelette", 50...65),
      ("an omelette with 3 eggs", 150...185), ("a 2-egg cheese omelette", 100...180), ("a scrambled egg", 45...65),
      ("three scrambled eggs", 140...190),
    ] as [(String, ClosedRange<Double>)])
  func `an omelette is of two eggs unless they are counted`(sentence: String, grams: ClosedRange<Double>) throws {
    let items = OfflineReading.items(sentence)
    let item = try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
    #expect(grams.contains(OfflineReading.grams(of: item)), "\(OfflineReading.grams(of: item))")
  }

  @Test(arguments: [
    ("3 egg whites 1 whole egg omelette with mushrooms", ["egg whites", "whole egg omelette", "mushrooms"]),
    ("egg white omelette with kale and feta", ["egg white omelette", "kale", "feta"]),
    ("a burrito with onion and peppers", ["burrito"]),
  ])
  func `vegetables of an omelette are kept where its row has none`(sentence: String, foods: [String]) {
    #expect(OfflineReading.names(sentence) == foods)
  }

  @Test func `four digits behind at are an hour, and of energy a figure`() {
    let meal = OfflineReading.meals(OfflineReading.read("a scone at 1115")).first
    #expect(meal?.timestamp == OfflineReading.date("2026-11-20T11:15:00Z"))
    #expect(OfflineReading.goals(OfflineReading.read("set my calories at 1900")).first?.calorieTarget == 1900)
  }

  @Test func `a level of activity is changed to`() {
    #expect(OfflineReading.goals(OfflineReading.read("change me to sedentary")).first?.activityLevel == .sedentary)
  }
}
