import Foundation
import Nutrition
import Testing

@testable import Interchange

struct AppleHealthWorkoutTests {
  private func read(_ body: String) throws -> AppleHealthExport {
    let folder = try TestFolder()
    return try AppleHealthExport(path: try folder.file("export.xml", TestExport.document(body)))
  }

  private func workout(
    _ activity: String, source: String = "Apple Watch", _ start: String = "07:00:00", _ end: String = "07:30:00",
    more: String = "", inside: String = ""
  ) -> String {
    """
    <Workout workoutActivityType="HKWorkoutActivityType\(activity)" sourceName="\(source)" \(more) \
    startDate="2026-11-20 \(start) +0000" endDate="2026-11-20 \(end) +0000">\(inside)</Workout>
    """
  }

  @Test func `energy and distance are attributes in old exports`() throws {
    let more =
      #"duration="31.7368" durationUnit="min" totalDistance="3.10686" totalDistanceUnit="mi" totalEnergyBurned="139.317" totalEnergyBurnedUnit="kcal""#
    let found = try #require(try read(workout("Running", more: more)).workoutLogs.first)
    #expect(found.name == "Running")
    #expect(found.type == .cardio)
    #expect(found.durationMin == 31.74)
    #expect(found.distanceKm == 5)
    #expect(found.caloriesBurned == 139.3)
    #expect(found.source == .healthKit)
    #expect(found.healthKitId != nil)
  }

  @Test func `energy and distance are elements in new exports, and the route is ignored`() throws {
    let inside = """
      <WorkoutEvent type="HKWorkoutEventTypeLap" date="2026-11-20 07:15:00 +0000"/>
      <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="900" unit="kJ"/>
      <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="2.5" unit="km"/>
      <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="150" unit="count/min"/>
      <WorkoutRoute sourceName="Watch"><Location latitude="1" longitude="2"/><FileReference path="/r.gpx"/></WorkoutRoute>
      """
    let found = try #require(
      try read(workout("Hiking", more: #"totalDistance="2.0" totalDistanceUnit="km""#, inside: inside)).workoutLogs
        .first)
    #expect(found.caloriesBurned == 215.1)
    #expect(found.distanceKm == 2.5)
    #expect(found.durationMin == 30)
  }

  @Test(arguments: [
    ("TraditionalStrengthTraining", "Traditional strength training", WorkoutType.strength),
    ("HighIntensityIntervalTraining", "HIIT", .hiit), ("Yoga", "Yoga", .flexibility), ("Tennis", "Tennis", .sports),
    ("Other", "Workout", .other), ("FromTheFuture", "From the future", .other),
  ])
  func `activities have words and a type`(activity: String, words: String, type: WorkoutType) throws {
    let found = try #require(try read(workout(activity)).workoutLogs.first)
    #expect(found.name == words)
    #expect(found.type == type)
  }

  @Test func `a workout that an app recorded beside the watch is one`() throws {
    let export = try read(
      workout(
        "Running", source: "RunApp", "06:58:00", "07:31:00",
        more: #"totalEnergyBurned="400" totalEnergyBurnedUnit="kcal""#)
        + workout("Running", more: #"totalEnergyBurned="300" totalEnergyBurnedUnit="kcal""#)
        + workout("Cycling", source: "RunApp", "07:29:00", "08:30:00"))
    #expect(export.workoutLogs.map(\.name) == ["Running", "Cycling"])
    #expect(export.workoutLogs[0].caloriesBurned == 300)
    #expect(export.skipped("another source") == 1)
  }

  @Test func `a zone that was noted is kept`() throws {
    let zone = #"<MetadataEntry key="HKTimeZone" value="America/Los_Angeles"/>"#
    #expect(try read(workout("Walking", inside: zone)).all.map(\.timeZone) == ["America/Los_Angeles"])
  }

  @Test func `a workout without length is left out`() throws {
    let export = try read(workout("Walking", "07:00:00", "07:00:00"))
    #expect(export.workoutLogs.isEmpty)
    #expect(export.skipped("impossible") == 1)
  }
}
