import Testing
import ToolCalls

@testable import Understanding

/// Parts of one session that are told one after the other, and speeds and rests beside its time.
@Suite struct SessionLegTests {
  private static func only(_ sentence: String) -> AddWorkout? {
    let workouts = OfflineReading.workouts(sentence)
    return workouts.count == 1 ? workouts[0] : nil
  }

  @Test(arguments: [
    ("progression run: 3k easy, 3k at 5:00/km, 1k cool down", 7.0, 45.0),
    ("ran 2k easy, 5k at 4:40/km, 2k cool down", 9, 53.3),
    ("threshold run, 1 mile warm up, 3 miles at 7:00/mile, 1 mile cool down", 8.047, 45.1),
    ("treadmill 20 min at 6 km/h, 12 min at 10 km/h", 4, 32),
    ("treadmill: 5 min warm up, 24 min at 10 km/h, 5 min cool down", 4.8, 34),
    ("bike ride, 15 km easy, 12 km hard, 65 min in total", 27, 65),
  ])
  func `lengths told one after the other add up`(sentence: String, kilometers: Double, minutes: Double) throws {
    let workout = try #require(Self.only(sentence))
    #expect(abs((workout.distanceKm ?? 0) - kilometers) < 0.01)
    #expect(abs((workout.durationMin ?? 0) - minutes) < 0.2)
  }

  @Test func `an easy part before the named pace is of the same run`() {
    #expect(Self.only("long run: 8k easy, 4k at marathon pace")?.distanceKm == 12)
  }

  @Test(arguments: [
    ("ran 12k: 4k easy, 8k steady", 12.0), ("ran 6k, 1k of it uphill", 6),
    ("easy run 5 miles, 8 km at 6:00/km", 8.047),
  ])
  func `parts of a length that is told are within it`(sentence: String, kilometers: Double) {
    #expect(abs((Self.only(sentence)?.distanceKm ?? 0) - kilometers) < 0.01)
  }

  @Test(
    arguments: [
      ("treadmill 35 min, 5% incline, 5.2 km/h", 3.033, "17355", 5.0), ("treadmill 30 min, 6 km/h", 3, "17355", nil),
      ("treadmill 24 min, 10 km/h", 4, "12020", nil), ("bike 45 min, avg 24 km/h", 18, nil, nil),
    ] as [(String, Double, String?, Double?)])
  func `a speed told by itself is that of all the time`(
    sentence: String, kilometers: Double, code: String?, percent: Double?
  ) throws {
    let workout = try #require(Self.only(sentence))
    #expect(abs((workout.distanceKm ?? 0) - kilometers) < 0.01)
    #expect(workout.gradePercent == percent)
    if let code { #expect(workout.activityCode == code) }
  }

  @Test(arguments: [
    "ran 40 min, wind 20 mph", "cycled 50 min, top speed 48 km/h", "treadmill 30 min, last bit at 12 km/h",
  ])
  func `the speed of a part or of the wind is not that of all the time`(sentence: String) {
    #expect(Self.only(sentence)?.distanceKm == nil)
  }

  @Test func `a slope at a walking speed counts`() throws {
    let flat = try #require(Self.only("treadmill 30 min, 5.5 km/h"))
    let steep = try #require(Self.only("treadmill 30 min, 8% incline, 5.5 km/h"))
    let met = [flat, steep].map { WorkoutEstimator.estimate($0, weightKg: 70).met }
    #expect(met[1] - met[0] > 3)
  }

  @Test(arguments: [
    "track session 8x200m with 60s rest, 40 min all in", "track: 5x600m off 2 min, 45 min in total",
    "track: 2k warm up, 5x400, 1k cool down, 50 min",
  ])
  func `the rests in the time make no slow run of intervals`(sentence: String) throws {
    let workout = try #require(Self.only(sentence))
    #expect(WorkoutEstimator.estimate(workout, weightKg: 70).met > 6)
  }
}
