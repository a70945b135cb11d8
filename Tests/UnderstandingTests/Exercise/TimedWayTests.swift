import Testing
import ToolCalls

@testable import Understanding

/// Times that were taken of ways, of their parts and of the rests between.
@Suite struct TimedWayTests {
  @Test(arguments: [
    ("full marathon done, chip time 3:41:05, knees hurt", 42.195, 221.08), ("10k finished, net time 48:12", 10, 48.2),
    ("15k race, gun time 1:12:30", 15, 72.5), ("ran 10k, my official time was 47:31", 10, 47.52),
    ("marathon: 3:58:10 chip time", 42.195, 238.17), ("4k splits: 4:50, 4:45, 4:40, 4:31", 4, 18.77),
    ("10k splits 24:10 23:40", 10, 47.83), ("ran 3 miles, splits 8:10, 8:02, 7:55", 4.828, 24.12),
    ("4 x 1k off 2 min, about 3:55 each, plus 1k warm up and 1k cool down", 6, 30.67),
    ("8 x 400m off 60 secs, 1:32 each", 3.2, 12.27),
    ("erg: 4 x 750m, 2:00 rest, avg split 2:02", 3, 12.2),
    ("rower 3 x 1000m, 3:00 rest, average split 1:56", 3, 11.6), ("concept2 5k avg split 2:10", 5, 21.67),
  ])
  func `a time belongs to the way that it was taken of`(sentence: String, kilometers: Double, minutes: Double) throws {
    #expect(OfflineReading.read(sentence).calls.count == 1)
    let workout = try #require(OfflineReading.workouts(sentence).first)
    #expect(abs((workout.distanceKm ?? 0) - kilometers) < 0.01)
    #expect(abs((workout.durationMin ?? 0) - minutes) < 0.05)
    #expect(workout.timestamp.map { $0 == OfflineReading.now } ?? true)
  }

  @Test(arguments: [
    ("5 x 1 mile off 2 min", "Running"), ("10 x 200m with 200m jog recovery", "Running"),
    ("erg: 4 x 750m, 2:00 rest", "Rowing"),
  ])
  func `intervals with rests between are run where nothing else is named`(sentence: String, name: String) {
    #expect(OfflineReading.workouts(sentence).map(\.name) == [name])
  }

  @Test(arguments: ["5k splits were awful", "the dough needs 1:30 rest"])
  func `splits and rests alone are neither eaten nor done`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test func `a banana split and chips are eaten all the same`() {
    #expect(OfflineReading.items("12:30 rest of the curry").count == 1)
    #expect(OfflineReading.read("a banana split 7:30").calls != OfflineReading.read("a banana split").calls)
    #expect(OfflineReading.items("a banana split and a coffee").count == 2)
    #expect(OfflineReading.items("chip shop chips at 7:30").count == 1)
  }

  @Test(arguments: [
    ("pull day, an hour n forty", 100.0), ("gym an hour & 15", 75), ("squash, 1 hr", 60), ("judo, 1.5 hr", 90),
    ("walked the dogs twice, 30 min each time", 60), ("swam three times today, 20 min each", 60),
    ("circuit class, 45s on 15s off, 10 stations x 2 rounds", 20),
    ("circuits 30s on 30s off, 6 stations, 4 rounds", 24),
    ("HIIT: 8 exercises, 45 on 15 off, 3 rounds", 24), ("nets on Friday, bowled 8 overs, 1.5 hr", 90),
    ("4 rds for time: 200m run, 12 thrusters 40kg, 8 burpees. 18:42", 18.7),
    ("3 rounds for time: 400 m run, 21 kb swings, 12 pull ups, 14:20", 14.33),
    ("took the dogs out, 40 min ramble", 40), ("on Monday from 19 to 21 we were at the bouldering hall, climbing", 120),
    ("c25k with Mia, 28 min with the walking bits", 28), ("swept the yard, 20 min", 20),
    ("fetched water from the well, 30 min", 30),
  ])
  func `one workout has its length`(sentence: String, minutes: Double) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.count == 1)
    #expect(
      OfflineReading.workouts(sentence).map { (($0.durationMin ?? 0) * 10).rounded() / 10 } == [
        (minutes * 10).rounded() / 10
      ])
  }

  @Test(arguments: [
    "over Scafell Pike via Mickledore: 10 km, 900 m ascent, 4h45", "Tryfan, 7.5km, 750m elevation gain, 5h10",
    "Wanderung in the Harz: 12 km, 450 Höhenmeter, 3.5 hours", "Wandern 9 km, 300 hm, 2h45",
  ])
  func `a way with its ascent was hiked`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.count == 1)
    #expect(OfflineReading.workouts(sentence).map(\.name) == ["Hiking"])
  }

  @Test func `what was eaten on the way up is a meal beside the hike`() {
    let reading = OfflineReading.read("soup at the summit hut, 9 km with 650 m elevation gain, 4 h")
    #expect(OfflineReading.meals(reading).count == 1)
    #expect(OfflineReading.workouts(reading).map(\.name) == ["Hiking"])
  }

  @Test func `a brick session is its ride and its run`() {
    let parts = OfflineReading.workouts("brick session: 30km ride in 58 min straight into a 5k run in 24:30")
    #expect(parts.map(\.name) == ["Cycling", "Running"])
    #expect(parts.map(\.durationMin) == [58, 24.5])
    #expect(OfflineReading.workouts("brick workout, 1 hr bike then 20 min run").map(\.durationMin) == [60, 20])
  }

  @Test(arguments: [
    "afrobeats class, 50 min", "danced for an hour at the soca class", "dancehall class 1h",
    "sweated for 45 minutes at the samba class",
  ])
  func `a dance class is danced`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).map(\.name) == ["Dancing"])
  }

  @Test(arguments: [
    "spin class 45 min, thought I'd die", "hot pilates 60 min, thought I would faint", "rowed 20 min, nearly fainted",
    "5k in 23:10, 12 secs off my PB", "badmitton, about 70 minutes",
  ])
  func `how hard it was and a slip of the keys are no food`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.count == 1)
    #expect(OfflineReading.workouts(sentence).count == 1)
  }

  @Test func `watts may stand apart from their figure`() {
    #expect(OfflineReading.workouts("turbo trainer 55 min avg 214 W").map(\.activityCode) == ["01236"])
    #expect(OfflineReading.workouts("45 min spin w Jo").map(\.activityCode) == ["01270"])
  }
}
