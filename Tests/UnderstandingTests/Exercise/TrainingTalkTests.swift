import Foundation
import Testing
import ToolCalls

@testable import Understanding

/// Workouts as people tell them: between two clock times, in rounds, both ways, as a coach or a referee.
@Suite struct TrainingTalkTests {
  /// Nothing but the workouts of `sentence`.
  private static func only(_ sentence: String) -> [AddWorkout] {
    let reading = OfflineReading.read(sentence)
    let workouts = OfflineReading.workouts(reading)
    return reading.calls.count == workouts.count ? workouts : []
  }

  @Test(arguments: [
    ("handball 6-7.15pm yesterday", 75.0, "2026-11-19T18:00:00Z"),
    ("judo from 7 to 8:30pm on Tuesday", 90, "2026-11-17T19:00:00Z"),
    ("water polo between 9 and 10am", 60, "2026-11-20T09:00:00Z"),
    ("hockey training 11-1pm yesterday", 120, "2026-11-19T11:00:00Z"),
    ("lacrosse 18:30-20:00 last night", 90, "2026-11-19T18:30:00Z"),
    ("6.30 - 7.45 judo", 75, "2026-11-20T06:30:00Z"), ("11.10 to 11.50 fencing", 40, "2026-11-20T11:10:00Z"),
    ("8:15 - 9:00 water polo", 45, "2026-11-20T08:15:00Z"), ("9am - 10am tango class", 60, "2026-11-20T09:00:00Z"),
    ("rehearsed: tango class 10am till 11.30am", 90, "2026-11-20T10:00:00Z"),
  ])
  func `two clock times say when it began and how long it went on`(sentence: String, minutes: Double, start: String)
    throws
  {
    let workout = try #require(OfflineReading.workouts(sentence).first)
    #expect(workout.durationMin == minutes)
    #expect(workout.timestamp == OfflineReading.date(start))
  }

  @Test(
    arguments: [
      ("7-8 km run in 40 min", 40, 7.5), ("3x8-10 press ups", nil, nil), ("4.25 - 4.50 km run", nil, 4.375),
      ("3.10-3.40 miles jogged", nil, 5.23),
    ] as [(String, Double?, Double?)])
  func `figures with a dash that are no clock times are left alone`(
    sentence: String, minutes: Double?, kilometers: Double?
  ) throws {
    let workout = try #require(OfflineReading.workouts(sentence).first)
    #expect(OfflineReading.workouts(sentence).count == 1 && workout.timestamp == nil && workout.durationMin == minutes)
    #expect((workout.distanceKm == nil) == (kilometers == nil))
    if let kilometers { #expect(abs((workout.distanceKm ?? 0) - kilometers) < 0.01) }
  }

  @Test func `a pace from one figure to another is no workout that began then`() {
    #expect(OfflineReading.read("paced it from 6 to 5 min per km, 12 km").calls.isEmpty)
  }

  @Test(arguments: [
    ("paddled for 2 hr 20", 140.0), ("rock climbing an hour and twenty", 80), ("played golf, 9 holes, 2 hours", 120),
    ("climbed 25 flights, 12 min", 12), ("biked to class 15 min there 18 back", 33),
    ("walked the dogs twice, 20 mins this morning and 35 min after tea", 55), ("8k in 41.15", 41.25),
    ("A half marathon! 1:58:20", 118.33), ("burpees for time 6:20, 80 of them", 6.33),
    ("spinning 6x3min, 35 min in all", 35),
    ("futsal, 4 games of 12 min", 48), ("rowing 6x500m, 2:00 splits", 12), ("air bike 12 rounds 30s on 30 off", 12),
    ("skipped for 8 min", 8), ("hamstrings & quads 45 min", 45), ("12-3-30", 30),
    ("trained shoulders for 35", 35), ("40ish min on the xtrainer", 40),
    ("knees sore but managed 25 mins of rowing", 25),
    ("3 lots of 15 min on the exercise bike", 45), ("spinning (35)", 35),
    ("half an hour's walk at noon, another 20 min after work", 50),
    ("New PB! 10k 49:30", 49.5), ("climbed two 6a's and a 7b, 90 min session", 90),
    ("walked 7 km per my watch (9,900 steps)", nil), ("les mills body combat 45", 45),
    ("volleyball with the girls, an hour and a half", 90),
  ])
  func `how long it took is what was said of all of it`(sentence: String, minutes: Double?) {
    let found = Self.only(sentence)
    #expect(found.count == 1)
    guard let minutes else { return }
    #expect(found.first.flatMap(\.durationMin).map { abs($0 - minutes) < 0.01 } == true)
  }

  @Test(arguments: [
    ("refereed a volleyball match, 75 min", "Refereeing"), ("coached the girls' hockey, 50 min", "Coaching"),
    ("umpiring the cricket, 3 hours", "Refereeing"), ("taught a yoga class 50 min", "Teaching yoga"),
    ("mucked out the stables 40 min", "Farm work"), ("stroll in the park with my nieces 50 mins", "Walking"),
    ("bowled 5 overs and batted for 25 min", "Cricket"), ("an hour on the turbo", "Stationary cycling"),
    ("laid bricks for 4 hours", "Building work"), ("ski tour 3 hours", "Ski touring"),
    ("hit golf balls for 35 min", "Golf practice"), ("squash with Amir, 4 games, 50 minutes", "Squash"),
  ])
  func `what was done is told from what others did and what it is like`(sentence: String, name: String) {
    #expect(Self.only(sentence).map(\.name) == [name])
  }

  @Test(arguments: [
    ("padel with Nora 90 min, won 2 sets", 1), ("run 6 km 33:10, new pb!", 1), ("rowing 20 min, avg 180w", 1),
    ("netball 50 min, soaked", 1), ("swam 900 m in the lake, water was 15 degrees", 1),
  ])
  func `what else is said of training is no food and no water`(sentence: String, count: Int) {
    #expect(Self.only(sentence).count == count)
  }

  @Test(arguments: [
    "volunteered at the marathon", "went to watch the hockey", "cheered my sister on at her triathlon",
    "walking on air today",
    "boxed up the attic, jogged my memory", "swimming in paperwork", "orchestra practice 2 hours", "2 hour flight",
    "had a row with my landlord", "played chess with my aunt",
  ])
  func `what others did and what is only said logs no workout`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).isEmpty)
  }

  @Test func `a distance and the sentence behind it are one run`() {
    let runs = Self.only("Did my first 8k! 44:30")
    #expect(runs.map(\.distanceKm) == [8] && runs.map(\.durationMin) == [44.5])
  }

  @Test func `what happened weeks ago is not when a walk was`() throws {
    let walk = try #require(Self.only("knee operation 5 weeks ago, walked 2 km").first)
    #expect(walk.timestamp.map { $0 > OfflineReading.date("2026-11-20T00:00:00Z") } ?? true)
  }

  @Test func `metres are rowed and swum where a large figure has no unit`() {
    #expect(Self.only("rowed 4000 in 17.30").map(\.distanceKm) == [4])
    #expect(Self.only("rowed 4000 in 17.30").map(\.durationMin) == [17.5])
    #expect(Self.only("swam 1200 in 30 min").map(\.distanceKm) == [1.2])
  }

  @Test func `one workout that is followed by another is two`() {
    #expect(Self.only("35 mins weights followed by 20 mins rowing").map(\.durationMin) == [35, 20])
  }

  @Test func `energy that was burned may stand without its unit`() {
    #expect(Self.only("aqua class 40 min burned 310").first?.statedCalories == 310)
  }

  @Test func `the length of a pool may stand right behind the lengths`() {
    #expect(Self.only("backstroke 16 lengths 50m pool").first?.distanceKm == 0.8)
  }

  @Test func `each of two workouts is as long as each was`() {
    #expect(Self.only("yoga then rowing, 25 min each").map(\.durationMin) == [25, 25])
  }
}
