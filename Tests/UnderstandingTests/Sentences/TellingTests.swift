import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// What is told and was not eaten, done or weighed now; and what was, however it is put.
@Suite struct TellingTests {
  @Test(
    arguments: [
      "my sister made me swear to quit chocolate", "the recipe needs 3 eggs and 200 g sugar",
      "last year I weighed 92 kg", "I ran a marathon two years ago", "don't log this: I had a kebab",
      "off the record I ate 6 biscuits",
    ])
  func `what is only told is not logged`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(
    arguments: [
      "had toast at 8, a wrap at noon and beef stew tonight", "pizza and wings tonight, so tasty",
    ])
  func `an evening that is told has been`(sentence: String) {
    let meals = OfflineReading.meals(OfflineReading.read(sentence))
    #expect(meals.last?.items.last != nil)
    #expect(meals.flatMap(\.items).contains { ["beef stew", "pizza"].contains($0.name) })
  }

  @Test(arguments: ["a pear mid-morning", "crackers mid afternoon"])
  func `between the meals is a snack`(sentence: String) {
    #expect(OfflineReading.meals(OfflineReading.read(sentence)).first?.mealType == .snack)
  }

  @Test func `overnight oats are today's`() {
    #expect(OfflineReading.meals(OfflineReading.read("overnight oats with raspberries")).first?.timestamp == nil)
  }

  @Test(
    arguments: [
      ("walked to school and back, 2 km each way, 20 minutes each", 4.0, 40.0),
      ("biked to the office, 7 km, 22 minutes each way", 14, 44), ("ran 4 km each way, 24 minutes each", 8, 48),
      ("cycled 25 min each way", nil, 50),
    ] as [(String, Double?, Double)])
  func `each way holds for every figure`(sentence: String, kilometers: Double?, minutes: Double) throws {
    let workouts = OfflineReading.workouts(OfflineReading.read(sentence))
    let workout = try #require(workouts.count == 1 ? workouts.first : nil, "\(workouts.map(\.name))")
    #expect(workout.distanceKm == kilometers)
    #expect(workout.durationMin == minutes)
  }

  @Test(
    arguments: [
      ("boxing, 5 rounds of 3 minutes", 15.0), ("bike commute 2x25min", 50),
      ("surfing all morning, maybe 2 hours", 120),
      ("an hour of badminton (doubles)", 60),
    ])
  func `minutes are put together`(sentence: String, minutes: Double) throws {
    let reading = OfflineReading.read(sentence)
    let workout = try #require(OfflineReading.workouts(reading).first)
    #expect(workout.durationMin == minutes)
    #expect(reading.calls.count == 1)
  }

  @Test func `sets behind a colon are the exercise's`() throws {
    let workout = try #require(OfflineReading.workouts(OfflineReading.read("Squat: 100x5, 105x5, 110x3")).first)
    let sets = try #require(workout.exercises?.first?.sets)
    #expect(sets.map(\.reps) == [5, 5, 3])
    #expect(sets.map(\.weightKg) == [100, 105, 110])
  }

  @Test func `a spoken decimal is a figure`() throws {
    let weight = try #require(
      OfflineReading.weights(OfflineReading.read("I weigh seventy nine point four kilos")).first)
    #expect(abs(weight.weightKg - 79.4) < 0.001)
  }

  @Test(
    arguments: [
      ("lose a pound and a half a week", GoalType.cut, 0.68), ("my aim is to put on 1 kg a month", .bulk, 0.23),
      ("I've decided to stop gaining and maintain", .maintain, nil),
    ] as [(String, GoalType, Double?)])
  func `goals as they are put`(sentence: String, type: GoalType, rate: Double?) throws {
    let goal = try #require(OfflineReading.goals(OfflineReading.read(sentence)).first)
    #expect(goal.goalType == type)
    #expect(goal.goalRate.map { ($0 * 100).rounded() / 100 } == rate)
  }
}
