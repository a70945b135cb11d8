import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

@Suite struct EnergyOfAllTests {
  @Test(
    arguments: [
      ("a hot dog and crisps, 700 calories in total", 700.0), ("a hot dog and crisps, 700 kcal altogether", 700),
      ("a hot dog and crisps for 700 kcal all in", 700), ("turkey and quinoa, about 520 kcal", 520),
      ("lentil soup with a roll, roughly 410 calories I think", 410),
      ("porridge, a pear and tea, 380 cal all told", 380),
    ])
  func `energy that is said of all is parted among the foods`(sentence: String, total: Double) throws {
    let items = OfflineReading.items(sentence)
    #expect(items.count > 1)
    let energies = try items.map { try #require($0.calories) }
    #expect(abs(energies.reduce(0, +) - total) < 0.01)
    #expect(items.allSatisfy { $0.isStatedByPerson })
  }

  @Test(
    arguments: [
      "dinner was about 720 kcal, a hot dog and crisps", "720 kcal for dinner: a hot dog and crisps",
      "a 720 kcal dinner of a hot dog and crisps", "had a 720 calorie dinner, a hot dog and crisps",
      "dinner (720 kcal): a hot dog and crisps", "my dinner (a hot dog and crisps) was 720 kcal",
      "a hot dog and crisps for dinner. It was about 720 calories", "dinner: a hot dog and crisps. Around 720 kcal",
      "a hot dog for dinner. And crisps. 720 kcal altogether", "a hot dog and crisps for dinner, came to 720 kcal",
      "a hot dog and crisps = 720 kcal, for dinner",
    ])
  func `energy of a meal is that of its foods, wherever it is told`(message: String) throws {
    let meals = OfflineReading.meals(OfflineReading.read(message))
    let meal = try #require(meals.count == 1 ? meals.first : nil)
    #expect(meal.items.map(\.name) == ["hot dog", "crisps"] && meal.mealType == .dinner)
    #expect(abs(meal.items.reduce(0) { $0 + ($1.calories ?? 0) } - 720) < 0.01)
  }

  @Test(arguments: [
    "rowed for 25 min. It was about 260 calories", "a pear. rowed for 25 min. It burned 260 calories",
    "a pear. rowed for 25 min. It was about 260 calories",
  ])
  func `energy behind a workout is what it burned`(message: String) throws {
    let reading = OfflineReading.read(message)
    #expect(try #require(OfflineReading.workouts(reading).first).statedCalories == 260)
    #expect(OfflineReading.meals(reading).allSatisfy { $0.items.allSatisfy { $0.calories == nil } })
  }

  @Test(arguments: ["dinner was 720 kcal", "had a 720 kcal dinner"])
  func `energy without foods is an entry of its own`(message: String) throws {
    let item = try #require(OfflineReading.meals(OfflineReading.read(message)).first?.items.first)
    #expect(item.isFiguresAlone && item.calories == 720)
  }

  @Test func `each has the part of it that the tables would give it`() throws {
    let items = OfflineReading.items("100 g dry couscous and 100 g butter, 800 kcal in total")
    let couscous = try #require(OfflineReading.food(of: items[0])).per100g.calories
    let butter = try #require(OfflineReading.food(of: items[1])).per100g.calories
    let said = try #require(items[0].calories)
    let share = couscous / (couscous + butter)
    #expect(abs(said - 800 * share) < 0.01)
  }

  @Test(
    arguments: [
      ("lentil soup, 210 kcal, and a roll, 140 kcal", [210.0, 140]), ("a pear and a flapjack (260 kcal)", [nil, 260]),
      ("a pear, a flapjack, 260 kcal", [nil, 260]), ("a pear and a 260 kcal flapjack", [nil, 260]),
    ])
  func `energy of one food is its own`(sentence: String, energies: [Double?]) {
    #expect(OfflineReading.items(sentence).map(\.calories) == energies)
  }
}
