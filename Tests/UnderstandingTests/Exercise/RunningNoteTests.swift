import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Workouts as runners and lifters write them down.
@Suite struct RunningNoteTests {
  private static func workout(_ sentence: String) throws -> AddWorkout {
    let found = OfflineReading.workouts(sentence)
    #expect(found.count == 1)
    return try #require(found.first)
  }

  @Test(arguments: [
    ("5x600 at 2:10 with 60s jog", 3.0, 10.83), ("5 x 600 in 2:05, 200 jog", 3, 10.42),
    ("10x400 at 88s, 200 jog", 4, 14.67), ("4x1200 in 4:40 with 2 min jog recovery", 4.8, 18.67),
  ])
  func `bare intervals are metres, and the jogs between them no run`(
    sentence: String, kilometers: Double, minutes: Double
  ) throws {
    let found = try Self.workout(sentence)
    #expect(found.name == "Running")
    #expect(abs((found.distanceKm ?? 0) - kilometers) < 0.01)
    #expect(abs((found.durationMin ?? 0) - minutes) < 0.05)
  }

  @Test(arguments: [
    ("tempo 15 min inside a 45 min run", "Running", 45.0), ("45 min run with 15 min tempo", "Running", 45),
    ("70 min run including 25 min at threshold", "Running", 70), ("80 min ride with 12 min sprints", "Cycling", 80),
    ("an hour run with 10 min hard in the middle", "Running", 60),
  ])
  func `the hard part is in the time of all of it`(sentence: String, name: String, minutes: Double) throws {
    let found = try Self.workout(sentence)
    #expect(found.name == name)
    #expect(found.durationMin == minutes)
  }

  @Test(arguments: [
    ("easy 5 miles @ 8:50", 44.2), ("long run 18k @ 5:50", 105), ("steady 12k @ 4:45", 57),
  ])
  func `a sign and minutes behind how it was run are its pace`(sentence: String, minutes: Double) throws {
    let found = try Self.workout(sentence)
    #expect(found.timestamp == nil)
    #expect(abs((found.durationMin ?? 0) - minutes) < 0.1)
  }

  @Test func `a sign and minutes behind a run alone may be its hour`() throws {
    #expect(try Self.workout("ran 9k @ 7:20").timestamp != nil)
  }

  @Test(arguments: [("ran 9k, 6h40", 6, 40), ("jogged 4 miles 6h05", 6, 5)])
  func `hours in which nobody runs so little are when it began`(sentence: String, hour: Int, minute: Int) throws {
    let found = try Self.workout(sentence)
    #expect(found.durationMin == nil)
    let text = "2026-11-20T0\(hour):" + (minute < 10 ? "0" : "") + "\(minute):00Z"
    #expect(found.timestamp == OfflineReading.date(text))
  }

  @Test(arguments: [("ran 42k, 4h15", 255.0), ("hiked 20 km 7h10", 430), ("walked 30k, 7h15", 435)])
  func `hours that a way takes stay its time`(sentence: String, minutes: Double) throws {
    #expect(try Self.workout(sentence).durationMin == minutes)
  }

  @Test(arguments: [
    ("half ironman", 113.0), ("70.3 tri", 113), ("ironman 70.3 in 5:50", 113), ("finished a 70.3", 113),
    ("ironman in 11:30", 226),
  ])
  func `a triathlon is as long as it is called`(sentence: String, kilometers: Double) throws {
    let found = try Self.workout(sentence)
    #expect(found.name == "Triathlon")
    #expect(found.distanceKm == kilometers)
  }

  @Test func `a weight of as many kilograms is no triathlon`() {
    #expect(OfflineReading.weights(OfflineReading.read("70.3 kg")).map(\.weightKg) == [70.3])
  }

  @Test(arguments: [
    ("bench 70/6/6/6", 70.0, [6, 6, 6]), ("squat 110/5/5/4", 110, [5, 5, 4]), ("squat 90 5/5/5", 90, [5, 5, 5]),
    ("deadlift 130 for 3s, 4 sets", 130, [3, 3, 3, 3]), ("deadlift 130 kg for 5s, 2 sets", 130, [5, 5]),
  ])
  func `a load before its sets is lifted in each`(sentence: String, load: Double, reps: [Int]) throws {
    let sets = try #require(try Self.workout(sentence).exercises?.first?.sets)
    #expect(sets.map(\.weightKg) == reps.map { _ in load })
    #expect(sets.map(\.reps) == reps)
  }

  @Test(arguments: [("push ups 40/15/15/10", [40, 15, 15, 10]), ("curls 12/10/8", [12, 10, 8])])
  func `repetitions of what is lifted with no load stay repetitions`(sentence: String, reps: [Int]) throws {
    let sets = try #require(try Self.workout(sentence).exercises?.first?.sets)
    #expect(sets.map(\.reps) == reps)
    #expect(sets.allSatisfy { $0.weightKg == nil })
  }
}
