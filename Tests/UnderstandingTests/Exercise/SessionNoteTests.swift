import Testing
import ToolCalls

@testable import Understanding

/// Sessions as they are noted at the track, in the pool, under the bar and on the golf course.
@Suite struct SessionNoteTests {
  @Test(arguments: [
    ("bench 90 for 4 singles", "Bench press", 4, 1, 90.0), ("front squatted 95 for 2 triples", "Front squat", 2, 3, 95),
    ("front squat 3 heavy doubles at 85 kg", "Front squat", 3, 2, 85),
    ("deadlift: built up to a heavy triple at 135", "Deadlift", 1, 3, 135),
    ("built up to a heavy single at 75 kg", "Lift", 1, 1, 75),
  ])
  func `singles, doubles and triples are sets`(sentence: String, name: String, sets: Int, reps: Int, load: Double) {
    let reading = OfflineReading.read(sentence)
    let exercise = OfflineReading.workouts(reading).first?.exercises?.first
    #expect(OfflineReading.kinds(reading) == [.addWorkout])
    #expect(exercise?.sets == Array(repeating: AddWorkout.Set(reps: reps, weightKg: load), count: sets))
    #expect(name == "Front squat" || exercise?.name == name)
  }

  @Test(arguments: [
    "had 3 doubles for breakfast", "ate 2 cheese singles", "a heavy double cheeseburger at 1 pm",
  ])
  func `doubles and singles that are eaten are food`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }

  @Test(arguments: [
    ("track: 1k warm up, 6x300, 1k cool down", "Running", 3.8), ("track, 5x600 off 90 s", "Running", 3),
    ("treadmill: 1k easy, 4x800 m", "Running", 4.2), ("ran 3k warm up, 10x200, 1k cool down", "Running", 6),
    ("pool: 300 warm up, 10x50, 100 easy", "Swimming", 0.9), ("erg: 1k warm up, 3x1k, 500 m cool down", "Rowing", 4.5),
  ])
  func `the parts of a session add up`(sentence: String, name: String, kilometers: Double) {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.kinds(reading) == [.addWorkout])
    #expect(OfflineReading.workouts(reading).map(\.name) == [name])
    #expect(abs((OfflineReading.workouts(reading).first?.distanceKm ?? 0) - kilometers) < 0.001)
  }

  @Test func `how long a session took stays with it`() {
    let workout = OfflineReading.workouts(OfflineReading.read("track: 2k warm up, 4x1k, 2k cool down, 46 min")).first
    #expect(workout?.durationMin == 46)
    #expect(workout?.distanceKm == 8)
  }

  @Test(arguments: [
    ("yoga, 40 min vinyasa", "Vinyasa yoga", 40.0), ("went for a run, 35 min light jog", "Jogging", 35),
    ("hiit class, 25 min tabata", "Tabata", 25), ("crossfit, 30 min metcon", "CrossFit", 30),
  ])
  func `which kind of it that was makes no second workout`(sentence: String, name: String, minutes: Double) {
    let workouts = OfflineReading.workouts(OfflineReading.read(sentence))
    #expect(workouts.map(\.name) == [name] && workouts.map(\.durationMin) == [minutes])
  }

  @Test(arguments: ["yoga 20 min, 40 min vinyasa", "yoga, then a 35 min jog", "swam, 30 min vinyasa"])
  func `another one is a second workout`(sentence: String) {
    #expect(OfflineReading.workouts(OfflineReading.read(sentence)).count == 2)
  }

  @Test(arguments: ["pool party, 3x samosas", "track my 2x150 g skyr"])
  func `places in other talk name no session`(sentence: String) {
    #expect(OfflineReading.workouts(OfflineReading.read(sentence)).isEmpty)
  }

  @Test(arguments: [
    ("saturday 18 holes of golf, walking, 5 hours", 300.0), ("9 holes of golf (walking), 2 hours", 120),
    ("golf, 18 holes, on foot, 4 h", 240),
  ])
  func `how a round was played is of the round`(sentence: String, minutes: Double) {
    let workouts = OfflineReading.workouts(OfflineReading.read(sentence))
    #expect(workouts.map(\.name) == ["Golf"])
    #expect(workouts.first?.durationMin == minutes)
  }

  @Test(arguments: ["18 holes of golf, then walked home 25 min", "18 holes of golf, walked 40 min"])
  func `a walk beside a round is a walk`(sentence: String) {
    #expect(OfflineReading.workouts(OfflineReading.read(sentence)).count == 2)
  }

  @Test(arguments: [
    ("swim 2800m - 400 wu, 9x200, 600 cd", 2.8), ("swam 2k: 500 wu, 10x100, 500 cd", 2),
    ("8x400m @ 85s, total 9 km", 9), ("run 12km: 3k wu, 6x800, 3k cd", 12),
  ])
  func `a whole that is told with its parts is all of it`(sentence: String, kilometers: Double) {
    #expect(OfflineReading.workouts(sentence).map(\.distanceKm) == [kilometers])
  }
}
