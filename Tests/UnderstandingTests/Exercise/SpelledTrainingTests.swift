import Foundation
import Testing
import ToolCalls

@testable import Understanding

/// Workouts and weighings told in words rather than digits, and ways that are gone several times.
@Suite struct SpelledTrainingTests {
  private static func workout(_ sentence: String) throws -> AddWorkout {
    let reading = OfflineReading.read(sentence)
    let workouts = OfflineReading.workouts(reading)
    return try #require(reading.calls.count == 1 ? workouts.first : nil, "\(reading.calls)")
  }

  @Test(arguments: [
    ("jogged 11k in one hour eight", 68.0), ("two hours twenty-five of rowing", 145),
    ("an hour fifty on the bike", 110),
    ("rowed for one hour and forty", 100), ("pilates, one hour", 60), ("fencing from eight till nine", 60),
    ("walked the dog 2 times for 25 min", 50), ("walked to the shop, 12 min there, 15 back", 27),
    ("cycled 6 km each way, twenty minutes there and twenty-five back", 45), ("tango lesson, eighty minutes", 80),
    ("half an hour on the cross-country skis", 30), ("this morning it was hot yoga, 50 min", 50),
  ])
  func `spelled times are read to the minute`(sentence: String, minutes: Double) throws {
    #expect(try Self.workout(sentence).durationMin == minutes)
  }

  @Test(arguments: [
    ("ran 4 times 800 m", 3.2), ("cycled 5 laps of a 6 km loop", 30), ("ran 12 laps of the 400 m track", 4.8),
    ("20 laps of the 300 m track in 32 minutes", 6), ("swam 40 laps of a 25 m pool", 1),
  ])
  func `a way gone several times is so many times as long`(sentence: String, kilometers: Double) throws {
    let workout = try Self.workout(sentence)
    #expect(abs((workout.distanceKm ?? 0) - kilometers) < 0.001)
    #expect(
      workout.name == (sentence.hasPrefix("cycled") ? "Cycling" : sentence.hasPrefix("swam") ? "Swimming" : "Running"))
  }

  @Test(
    arguments: [
      ("barbell curls, three times eight, a hundred and five pounds", 3, 8, 47.627),
      ("front squats holding 30 kilos: five rounds of six", 5, 6, 30),
      ("on the leg press: ninety kilos, twelve reps, four sets of them", 4, 12, 90),
      ("bench press, four sets of six, 52.5 kilos on the bar", 4, 6, 52.5),
    ])
  func `spelled sets and loads are those of the exercise`(sentence: String, sets: Int, reps: Int, kg: Double) throws {
    let done = try #require(try Self.workout(sentence).exercises?.first?.sets)
    #expect(done.count == sets)
    #expect(done.allSatisfy { $0.reps == reps && abs(($0.weightKg ?? 0) - kg) < 0.01 })
  }

  @Test(arguments: [
    ("weighing in at a hundred and ninety pounds", 86.183), ("that makes me 77.4 kg now", 77.4),
    ("minus 400 grams since Tuesday, which makes me 79.1 kg", 79.1),
    ("on the gym's balance I came in at 170 pounds", 77.111),
  ])
  func `a weight is heard however it is brought in`(sentence: String, kg: Double) {
    let weights = OfflineReading.weights(OfflineReading.read(sentence))
    #expect(weights.count == 1 && abs((weights.first?.weightKg ?? 0) - kg) < 0.01)
  }

  @Test(arguments: [
    "Body fat 19.5 percent and 81.2 kilos", "81.2 kilos and 19.5 percent body fat", "81.2 kg. Body fat 19.5%.",
  ])
  func `body fat beside a weight is of one weighing`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.weights(reading) == [AddWeight(weightKg: 81.2, bodyFatPercentage: 19.5)])
    #expect(!reading.assumptions.contains(WeightReader.lastKnown))
  }

  @Test func `a weight that is told behind its trend keeps its day`() throws {
    let weight = try #require(
      OfflineReading.weights(OfflineReading.read("my weight has dropped again, it was 78.3 on Tuesday")).first)
    #expect(weight.timestamp == OfflineReading.date("2026-11-17T12:00:00Z"))
  }

  @Test(arguments: ["My cousin, who weighs seventy kilos, can deadlift two hundred", "played 2 games of squash"])
  func `what is lifted or played is nothing to eat`(sentence: String) {
    #expect(OfflineReading.meals(OfflineReading.read(sentence)).isEmpty)
  }

  @Test(arguments: [
    "With the fog we stayed home and I had a goulash", "Haggis, two slices, and half a neep with it",
  ])
  func `a meal of its own is put into no other`(said: String) {
    let meal = CorrectionTests.meal("a bowl of soup", [("soup", 1, "bowl", 250)])
    #expect(OfflineReading.kinds(OfflineReading.read(said, last: [meal])) == [.addMeal])
  }
}
