import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Outings as they are told, and intervals with what lies between them.
@Suite struct OutingTests {
  @Test(
    arguments: [
      ("Massive hike on Saturday along the coast with my sister, 14 km in about 5 hours", "Hiking", 300, 14),
      ("tough hike yesterday, 7 miles in 4 hours", "Hiking", 240, 11.27),
      ("I went on a big hike, 10 km in 3 hours", "Hiking", 180, 10),
      ("cracking swim in the sea this morning, 1.2 km in 35 mins", "Swimming", 35, 1.2),
      ("quick little jog round the block, 12 mins", "Jogging", 12, nil),
      ("Lovely paddle on the river with the kids, an hour and a half", "Kayaking", 90, nil),
      ("Badminton doubles, 3 sets, about an hour at the club", "Badminton", 60, nil),
      ("pushed the mower round the yard for 40 minutes", "Mowing the lawn", 40, nil),
      ("skipped rope for 10 mins, 900 skips", "Skipping rope", 10, nil),
    ] as [(String, String, Double, Double?)])
  func `an outing is one workout`(sentence: String, name: String, minutes: Double, kilometers: Double?) throws {
    let reading = OfflineReading.read(sentence)
    let workout = try #require(OfflineReading.workouts(reading).first)
    #expect(reading.calls.count == 1 && workout.name == name && workout.durationMin == minutes)
    #expect(workout.distanceKm.map { abs($0 - (kilometers ?? 0)) < 0.05 } ?? (kilometers == nil))
  }

  @Test(
    arguments: [
      ("Treadmill intervals at lunch, 8 x 1 minute fast with a minute's walk between, 16 min in total", "Running", 16),
      ("treadmill sprints, 6 x 30 s fast, 90 s walk", "Running", 12),
      ("track session: 5 x 600 m with 200 m jog recoveries, about 50 min all up", "Running", 50),
      ("8 x 300 m with 100 jog recoveries, 41 min in total", "Running", 41),
      ("9x400m, 50 min altogether", "Running", 50),
      ("hill repeats, 6 x 90 sec up and jog back down, 35 min all in", "Running", 35),
      ("rower intervals, 5 x 3 min hard with 2 minutes' rest, 25 min", "Rowing", 25),
      ("sprint intervals on the assault bike, 12 x 20s on 40s off", "Air bike", 12),
      ("alternated 3 min jogging and 1 min walking for 32 minutes", "Run-walk", 32),
      ("10 x 1 min hard 1 min easy", "HIIT", 20),
    ] as [(String, String, Double)])
  func `what lies between intervals is no workout of its own`(sentence: String, name: String, minutes: Double) throws {
    let reading = OfflineReading.read(sentence)
    let workout = try #require(OfflineReading.workouts(reading).first)
    #expect(reading.calls.count == 1 && workout.name == name && workout.durationMin == minutes)
  }

  @Test(arguments: [
    ("spin class 45 min, dripping", 1), ("football for 90 minutes, ran my socks off", 1),
    ("arvo surf, 90 minutes, tiny waves", 1),
    ("jogged 2 miles then walked 1 mile back", 2), ("walked 30 min, 2 toast", 2),
  ])
  func `what tells how it was is nothing more`(sentence: String, calls: Int) {
    #expect(OfflineReading.read(sentence).calls.count == calls)
  }

  @Test(arguments: [
    ("had 3 dates on my 2 hour ride", "dates", "Cycling"), ("two flapjacks on a 25 km hike", "flapjacks", "Hiking"),
    ("ate a banana on our 90 minute walk", "banana", "Walking"), ("had a gel on a hilly 12 mile run", "gel", "Running"),
  ])
  func `what was eaten on a way that is measured stands beside the way`(sentence: String, food: String, name: String) {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.meals(reading).flatMap(\.items).map(\.name) == [food])
    #expect(OfflineReading.workouts(reading).map(\.name) == [name])
  }

  @Test func `with no length the way only says where it was eaten`() {
    #expect(OfflineReading.kinds(OfflineReading.read("had a sandwich on the ride home")) == [.addMeal])
  }
}
