import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Words that stand between a thing and its figures, and clauses that only say why.
@Suite struct BetweenNameAndFigureTests {
  @Test(
    arguments: [
      ("Squats today, 4 sets of 6 at 80 kg", 4), ("overhead press this morning, three sets of ten at 30 kilos", 3),
      ("rows yesterday: 5x8 50kg", 5),
    ])
  func `a time between an exercise and its sets parts nothing`(sentence: String, sets: Int) {
    let exercises = OfflineReading.workouts(OfflineReading.read(sentence)).flatMap { $0.exercises ?? [] }
    #expect(exercises.count == 1 && exercises.first?.sets.count == sets, "\(exercises)")
  }

  @Test(
    arguments: [
      ("No change on the scales today, still 79.8 kg", 79.8), ("After a fortnight in Spain I'm 81.2 kg, not bad", 81.2),
    ])
  func `a weight behind a clause of circumstance counts`(sentence: String, kg: Double) {
    #expect(OfflineReading.weights(OfflineReading.read(sentence)).map(\.weightKg) == [kg])
  }

  @Test(
    arguments: [
      "It was raining so I had a bowl of tomato soup", "It was my niece's birthday so I had a slice of cake",
    ])
  func `why something was eaten mends nothing`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [SecondThoughtTests.pancakes])
    #expect(OfflineReading.kinds(reading) == [.addMeal])
  }

  @Test(arguments: [("99999999999999999999th coffee", "coffee"), ("1e300nd banana", "banana")])
  func `an ordinal beyond all numbers is no amount`(sentence: String, name: String) throws {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1 && items.first?.name.hasSuffix(name) == true)
    #expect(items.allSatisfy { ($0.quantity ?? 1) == 1 && $0.grams == nil && $0.calories == nil })
  }

  @Test func `an ordinal beyond all numbers counts no sets`() {
    #expect(OfflineReading.read("9223372036854775808rd set").calls.isEmpty)
  }

  @Test func `figures that nobody can mean are not taken`() throws {
    let pizza = try #require(OfflineReading.items("pizza 1,000 1,000 kcal").first)
    #expect(OfflineReading.items("pizza 1,000 1,000 kcal").count == 1 && (pizza.calories ?? 0) <= 10_000)
    let workout = try #require(OfflineReading.workouts(OfflineReading.read("gym, 99999999999 steps")).first)
    #expect(workout.distanceKm == nil && workout.durationMin == nil)
  }
}
