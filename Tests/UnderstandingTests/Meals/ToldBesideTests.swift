import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// What is told in brackets, behind a dash and in half a name.
@Suite struct ToldBesideTests {
  @Test(arguments: [
    ("a smoothie (1 mango, handful of kale, 200 ml oat milk) and a tea", ["mango", "kale", "oat milk", "tea"]),
    ("overnight oats (40 g oats, 120 ml soya milk, 1 tsp flax)", ["oats", "soya milk", "flax"]),
    ("porridge (one banana and a spoon of honey)", ["porridge", "banana", "honey"]),
    ("2 eggs (1 boiled, 1 fried)", ["boiled egg", "fried egg"]),
  ])
  func `a bracket lists what a dish was made of`(sentence: String, expected: [String]) {
    let names = OfflineReading.names(sentence)
    #expect(names == expected || names == Array(expected.dropFirst()))
  }

  @Test(arguments: [
    ("some leftover stew, about 300 g I should think", 300.0), ("170 g of cod, 150 of couscous", 170),
    ("a bowl of soup, 350 g if memory serves", 350),
  ])
  func `a hedge behind an amount takes nothing from it`(sentence: String, grams: Double) {
    #expect(OfflineReading.items(sentence).first?.grams == grams)
  }

  @Test func `a bare number of something behind a weight is grams`() {
    #expect(OfflineReading.items("170 g of cod, 150 of couscous").map(\.grams) == [170, 150])
  }

  @Test(arguments: [
    "tea on the train back from Bath", "I was back by nine, had a tea", "a tea and then more or less nothing",
  ])
  func `back and more are no food`(sentence: String) {
    #expect(OfflineReading.names(sentence).count == 1)
  }

  @Test(arguments: [
    ("300 g rump rare, baked potato with butter, leeks", 3), ("fried egg, black and white pudding, mushrooms", 3),
    ("8 pierogi, handmade by grandma, with fried leeks", 2), ("scoop of protein and a pear", 2),
    ("30 g of oats cooked in 150 ml of water", 1), ("half a quattro formaggi (12 inch one)", 1),
  ])
  func `every food of a list is heard`(sentence: String, count: Int) {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.meals(reading).flatMap(\.items).filter { $0.foodType != .water }.count == count)
  }

  @Test func `oats that are cooked in something were weighed dry`() throws {
    let oats = try #require(OfflineReading.items("30 g of oats cooked in 150 ml of milk").first)
    let food = try #require(oats.catalogId.flatMap { FoodCatalog.reference.food(id: $0) })
    #expect(food.per100g.calories > 300)
  }

  @Test func `chips beside a kebab are fried`() throws {
    let chips = try #require(OfflineReading.items("a lamb kebab wrap and chips").last)
    #expect(chips.catalogId.flatMap { FoodCatalog.reference.food(id: $0) }?.name.contains("french fries") == true)
  }

  @Test func `an hour with a point and a dash heads a note`() throws {
    let meal = try #require(OfflineReading.meals(OfflineReading.read("10.45 - a crumpet and a tea")).first)
    #expect(meal.timestamp == OfflineReading.date("2026-11-20T10:45:00Z"))
  }

  @Test func `both ways have their distance twice and a total once`() throws {
    let ride = try #require(
      OfflineReading.workouts(OfflineReading.read("cycled to the office and back, 7 km each way, 45 min total")).first)
    #expect(ride.distanceKm == 14 && ride.durationMin == 45)
  }

  @Test func `initials and slips of the keys are known where sets and lengths stand beside them`() throws {
    let lift = try #require(OfflineReading.workouts(OfflineReading.read("DL 80x8, 110x5, 130x3 (kg)")).first)
    #expect(lift.exercises?.first?.sets.map(\.weightKg) == [80, 110, 130])
    let swim = try #require(OfflineReading.workouts(OfflineReading.read("swam 30 lenghts of the 25 m pool")).first)
    #expect(swim.distanceKm == 0.75)
    #expect(OfflineReading.items("2 dl milk").count == 1)
  }

  @Test func `what was forgotten to be logged is logged`() throws {
    let weight = try #require(
      OfflineReading.weights(OfflineReading.read("forgot to put in yesterday's weight, it was 79.4 kg")).first)
    #expect(weight.weightKg == 79.4)
    #expect(OfflineReading.names("forgot to log lunch: 2 eggs") == ["eggs"])
  }
}
