import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Talk around and inside what was eaten, drunk and done.
@Suite struct TalkTests {
  @Test(
    arguments: [
      ("A Turkish bakery shut down, so a slice of baklava", ["baklava"]),
      ("was unlucky enough to get a bowl of gruel", ["gruel"]),
      ("I was compelled to have a crumpet with butter", ["crumpet", "butter"]),
      ("grim call with a client, ate a snickers straight after", ["snickers"]),
      ("two fried eggs, sauteed kale, and a bagel", ["fried eggs", "sauteed kale", "bagel"]),
      ("picked at some grapes and cheese", ["grapes", "cheese"]), ("scoffed a sausage roll", ["sausage roll"]),
      ("only got to eat half a banana before the bus", ["banana"]),
      ("finished the rest of my brother's lasagna", ["lasagna"]),
    ])
  func `what is said beside a food is none of it`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test func `a hashtag is its word`() {
    let reading = OfflineReading.read("#dinner turkey and rice")
    #expect(OfflineReading.meals(reading).first?.mealType == .dinner)
  }

  @Test(arguments: [("Water: 600 ml at my desk", 600.0), ("water - 2 litres", 2000)])
  func `how much water stands behind a sign too`(sentence: String, milliliters: Double) {
    #expect(OfflineReading.water(OfflineReading.read(sentence)).map(\.amountMl) == [milliliters])
  }

  @Test(
    arguments: [
      ("16 lengths in the baths (25m), took 21 min", 21.0, 0.4), ("swam 12 lengths (50m) in 19 min", 19, 0.6),
      ("an hour in the pool, backstroke mostly", 60, nil), ("weights for 35", 35, nil),
      ("skipping rope - 12 min - felt dreadful", 12, nil),
    ] as [(String, Double, Double?)])
  func `a workout has what stands beside it`(sentence: String, minutes: Double, kilometers: Double?) {
    let workouts = OfflineReading.workouts(OfflineReading.read(sentence))
    #expect(workouts.count == 1)
    #expect(workouts.first?.durationMin == minutes)
    #expect(kilometers == nil || workouts.first?.distanceKm == kilometers)
  }

  @Test(arguments: ["maintenance from today on please", "no more bulking, maintain instead"])
  func `a goal that only ends another is to stay`(sentence: String) {
    #expect(OfflineReading.goals(OfflineReading.read(sentence)).map(\.goalType) == [.maintain])
  }

  @Test func `an activity level stands behind its label`() {
    #expect(OfflineReading.goals(OfflineReading.read("activity: lightly active")).map(\.activityLevel) == [.light])
  }
}
