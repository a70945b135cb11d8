import Foundation
import Testing
import ToolCalls

@testable import Understanding

/// Workouts named by an earlier day, on Friday, 20 November 2026.
@Suite struct WorkoutReferenceTests {
  @Test(
    arguments: [
      ("same workout as yesterday", WorkoutReference(daysBack: 1, activity: nil)),
      ("repeat Tuesday's workout", WorkoutReference(daysBack: 3, activity: nil)),
      ("repeat yesterday's run", WorkoutReference(daysBack: 1, activity: "Running")),
      ("same run as on Monday", WorkoutReference(daysBack: 4, activity: "Running")),
      ("did the same session as last Sunday", WorkoutReference(daysBack: 5, activity: nil)),
      ("I did the same workout again", WorkoutReference(daysBack: nil, activity: nil)),
      ("repeat my last swim", WorkoutReference(daysBack: nil, activity: "Swimming")),
      ("yesterday's workout again", WorkoutReference(daysBack: 1, activity: nil)),
      ("same as Monday's run", WorkoutReference(daysBack: 4, activity: "Running")),
      ("same workout as 3 days ago", WorkoutReference(daysBack: 3, activity: nil)),
    ] as [(String, WorkoutReference)])
  func `an earlier workout is meant`(sentence: String, reference: WorkoutReference) {
    #expect(OfflineReading.workouts(OfflineReading.read(sentence)).map(\.reference) == [reference])
    #expect(OfflineReading.workouts(OfflineReading.read(sentence, last: [CorrectionTests.eggs])).count == 1)
  }

  @Test func `the day of the earlier one is not the day of this one`() throws {
    let today = try #require(OfflineReading.workouts(OfflineReading.read("same workout as yesterday")).first)
    #expect(today.timestamp == nil)
    let said = "yesterday I did the same workout as on Monday"
    let yesterday = try #require(OfflineReading.workouts(OfflineReading.read(said)).first)
    #expect(yesterday.reference?.daysBack == 4)
    let done = try #require(yesterday.timestamp)
    #expect(done < OfflineReading.now.addingTimeInterval(-12 * 3600))
  }

  @Test func `what was otherwise is kept`() throws {
    let workout = try #require(
      OfflineReading.workouts(OfflineReading.read("same run as on Monday but 6 km")).first)
    #expect(workout.reference?.daysBack == 4 && workout.distanceKm == 6)
  }

  @Test(arguments: ["went running again", "same as yesterday", "same lunch as yesterday", "ran 5 km again", "workout"])
  func `other sentences name no earlier workout`(sentence: String) {
    #expect(OfflineReading.workouts(OfflineReading.read(sentence)).allSatisfy { $0.reference == nil })
  }
}
