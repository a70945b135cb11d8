import Testing
import ToolCalls

@testable import Understanding

/// What was done again, told by its figure alone.
@Suite struct VerbGapTests {
  struct Case: Sendable {
    var sentence: String
    var name: String
    var minutes: [Double] = []
    var kilometers: [Double] = []
  }

  @Test(
    arguments: [
      Case(sentence: "jogged 25 min this morning and again 15 min this evening", name: "Jogging", minutes: [25, 15]),
      Case(sentence: "swam 30 min, then again for 20", name: "Swimming", minutes: [30, 20]),
      Case(sentence: "cycled to the office 25 min and back 30 min", name: "Cycling", minutes: [25, 30]),
      Case(sentence: "rowed 4k and again 2k", name: "Rowing", kilometers: [4, 2]),
      Case(sentence: "ran 6k this morning, then another 4k at lunch", name: "Running", kilometers: [6, 4]),
      Case(sentence: "hiked 10 km yesterday and 6 today", name: "Hiking", kilometers: [10, 6]),
      Case(sentence: "walked 20 min at 8am, 15 min at 10 and 25 min at noon", name: "Walking", minutes: [20, 15, 25]),
    ])
  func `a figure that was said again is a workout of its own`(line: Case) {
    let workouts = OfflineReading.workouts(line.sentence)
    #expect(workouts.allSatisfy { $0.name == line.name })
    #expect(workouts.compactMap(\.durationMin) == line.minutes)
    #expect(workouts.compactMap(\.distanceKm) == line.kilometers)
  }

  @Test(
    arguments: [
      Case(sentence: "two runs today, 6k and 4k", name: "Running", kilometers: [6, 4]),
      Case(sentence: "did 2 short swims: 1 km and 2 km", name: "Swimming", kilometers: [1, 2]),
      Case(sentence: "jogged three times today, 2k, 3k and 4k", name: "Jogging", kilometers: [2, 3, 4]),
      Case(sentence: "ran twice yesterday: 7k and 2k", name: "Running", kilometers: [7, 2]),
      Case(sentence: "two walks today, 25 min and 35 min", name: "Walking", minutes: [25, 35]),
      Case(sentence: "ran 9k and 2k", name: "Running", kilometers: [9, 2]),
      Case(sentence: "swam 1 km then 2 km", name: "Swimming", kilometers: [1, 2]),
      Case(sentence: "cycled 8k there and 9k back", name: "Cycling", kilometers: [8, 9]),
    ])
  func `as many figures as there were workouts are one of each`(line: Case) {
    let workouts = OfflineReading.workouts(line.sentence)
    #expect(workouts.allSatisfy { $0.name == line.name })
    #expect(workouts.compactMap(\.durationMin) == line.minutes)
    #expect(workouts.compactMap(\.distanceKm) == line.kilometers)
  }

  @Test(arguments: [
    "ran 5 km, 3 miles", "ran 2 km and 500 m", "ran 6k with 2k at tempo", "ran 9k and the last 2k were hard",
    "two runs today, 6k", "ran 6k, 2k of it uphill",
  ])
  func `a part of one run, and the same way in other units, are no second run`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).count == 1)
  }

  @Test(
    arguments: [
      "ran 6k, 34 min", "hiked 9 km, 500 m up, 3 h", "cycled 15 km and another coffee",
      "walked 25 min, 3 plums at noon",
      "rowed 20 min at 7, 2 eggs at 8",
    ])
  func `another figure of one workout, and food, are none`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).count == 1)
  }

  @Test(arguments: [
    ("run 5k, 7am", 1), ("hot yoga, 90 min, 6am", 1), ("swim 30 min, 6 pm", 1), ("ran 5k am, 7 pm", 2),
  ])
  func `an hour behind what was done is no second time`(sentence: String, count: Int) {
    #expect(OfflineReading.workouts(sentence).count == count)
  }
}
