import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Amounts that are told apart from their food, and what came of what was meant.
@Suite struct ToldCountTests {
  @Test(
    arguments: [
      ("of the eight samosas on the tray, three were mine", 3.0), ("of the ten wings, I ate four", 4),
      ("out of the six eggs, two were mine", 2), ("of the nine dumplings on the plate, I only had three", 3),
      ("two scones, then when the rain stopped another two", 4), ("a scone and, because it rained, another one", 2),
      ("gumbo, of which I left a quarter in the pan", 0.75), ("wings, of which I ate five", 5),
      ("gnocchi with pesto, half of which I left", 0.5), ("three scones when I got home", 3),
      ("3 out of 5 dumplings", 3),
    ] as [(String, Double)])
  func `as many are logged as were had`(sentence: String, count: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1 && abs((items.first?.quantity ?? 1) - count) < 0.01, "\(items)")
  }

  @Test func `what was ordered for a meal stays of that meal`() {
    let meals = OfflineReading.meals(
      OfflineReading.read("out of the seven samosas they brought for lunch, two were mine"))
    #expect(meals.map(\.mealType) == [.lunch])
  }

  @Test(
    arguments: [
      ("toast and jam, the toast being two slices", ["toast 2.0 slice", "jam 1.0 -"]),
      ("eggs and toast, the eggs being three", ["eggs 3.0 -", "toast 1.0 -"]),
      ("a pear, the weather being fine", ["pear 1.0 -"]),
    ])
  func `a food is logged once with the amount told behind`(sentence: String, foods: [String]) {
    let items = OfflineReading.items(sentence).map { "\($0.name) \($0.quantity ?? 1) \($0.unit ?? "-")" }
    #expect(items == foods, "\(items)")
  }

  @Test(
    arguments: [
      ("my flask fits 400 ml and I drained it three times", 1200.0), ("my flask holds a litre and I emptied it", 1000),
      ("my bottle holds 600 ml, finished two", 1200),
      ("my bottle holds 400 ml and I drained it twice, just tap water", 800),
    ] as [(String, Double)])
  func `what a vessel holds is drunk as often as it was emptied`(sentence: String, milliliters: Double) {
    #expect(OfflineReading.water(OfflineReading.read(sentence)).map(\.amountMl) == [milliliters])
  }

  @Test(arguments: ["a bottle holds 750 ml", "our kettle holds 1.7 litres", "the jug holds a litre of squash"])
  func `what a vessel holds alone is nothing drunk`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(
    arguments: [
      ("wanted to run 9k, shin had enough at six", 6.0), ("wanted to cycle 30 km, legs gave out at 22", 22),
      ("meant to swim 40 lengths, stopped at 32", 0.8), ("went for a 10k run, stopped at 7k", 7),
      ("wanted to run 10k, stopped at 3 miles", 4.828), ("meant to run 10k but only managed 6", 6),
      ("went for a 5k run, got a coffee", 5),
    ] as [(String, Double)])
  func `what was done of what was meant is logged`(sentence: String, kilometers: Double) {
    let found = OfflineReading.workouts(OfflineReading.read(sentence)).compactMap(\.distanceKm)
    #expect(found.count == 1 && abs((found.first ?? 0) - kilometers) < 0.01, "\(found)")
  }

  @Test func `what was only meant is not logged`() {
    #expect(OfflineReading.read("wanted to run 9k, shin had enough").calls.isEmpty)
  }

  @Test(
    arguments: [
      ("before tea, barefoot, the scales showed 77.4", 77.4), ("before tea I weighed 78.8", 78.8),
      ("after the loo, before coffee: 79.2", 79.2), ("79.2 before coffee", 79.2),
      ("weighed in before my tea at 81.4", 81.4),
    ] as [(String, Double)])
  func `a drink that a weighing came before was not had`(sentence: String, kilograms: Double) {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.kinds(reading) == [.addWeight], "\(reading.calls)")
    #expect(OfflineReading.weights(reading).map(\.weightKg) == [kilograms])
  }

  @Test(arguments: ["a pear before coffee", "had coffee before the 40.5 km ride"])
  func `what was had before a drink is logged`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)).contains(.addMeal))
  }

  @Test(
    arguments: [
      ("300 g up every week is my goal", 0.3), ("up 0.3 kg every week is my goal", 0.3),
      ("my goal: half a kilo down each week", -0.5), ("my goal: 0.4 kg off per week", -0.4),
    ] as [(String, Double)])
  func `which way a goal goes may stand behind its rate`(sentence: String, rate: Double) throws {
    let goal = try #require(OfflineReading.goals(OfflineReading.read(sentence)).first)
    #expect(goal.goalType == (rate < 0 ? .cut : .bulk) && abs((goal.goalRate ?? 0) - abs(rate)) < 0.01, "\(goal)")
  }

  @Test(arguments: ["up half a kilo this week", "I'm down half a kilo a week, my goal is near"])
  func `a change that is told sets no rate`(sentence: String) {
    #expect(OfflineReading.goals(OfflineReading.read(sentence)).compactMap(\.goalRate).isEmpty)
  }
}
