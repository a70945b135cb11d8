import Testing
import ToolCalls

@testable import Understanding

/// Workouts with slips of the keys, loads held, counts behind names and hard and easy minutes.
@Suite struct TypedWorkoutTests {
  @Test(arguments: [
    ("treadmll 35 min", "Treadmill", 35.0), ("joging 25 mins", "Jogging", 25), ("swiming 40 minutes", "Swimming", 40),
    ("stretchng 20 min", "Stretching", 20), ("pilatis 55 min", "Pilates", 55), ("crossfitt 50 min", "CrossFit", 50),
    ("weigths 40 min", "Weights (weight training)", 40), ("spinnign 30 min", "Spinning", 30),
    ("tennnis doubles 70 min", "Tennis doubles", 70), ("bycicle 25 min", "Cycling", 25),
    ("rowign 15 min", "Rowing", 15),
  ])
  func `a misspelt activity is that activity`(sentence: String, name: String, minutes: Double) {
    #expect(OfflineReading.workouts(sentence).map(\.name) == [name])
    #expect(OfflineReading.workouts(sentence).map(\.durationMin) == [minutes])
  }

  @Test(arguments: [
    "baked potato 30 min ago", "2 plates of stew half an hour ago", "talking on the phone for 40 minutes",
    "bowl of bran an hour ago", "cheese singles on toast 20 min ago", "cooking for an hour", "reading 30 min",
  ])
  func `other words are no slips`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).isEmpty)
  }

  @Test(arguments: [
    ([UInt8]("swiming".utf8), "swimming", true), ([UInt8]("wieghts".utf8), "weights", true),
    ([UInt8]("yogaa".utf8), "yoga", true), ([UInt8]("pilatis".utf8), "pilates", true),
    ([UInt8]("baking".utf8), "biking", false), ([UInt8]("talking".utf8), "walking", false),
    ([UInt8]("rowing".utf8), "rowing", false), ([UInt8]("training".utf8), "raining", false),
  ])
  func `one letter is a slip, another word is none`(typed: [UInt8], word: String, isSlip: Bool) {
    #expect(ActivitySpelling.isSlip(typed, of: Array(word.utf8)) == isSlip)
  }

  @Test(arguments: [
    ("8kmrun", "Running", 8.0), ("12krun in 65 min", "Running", 12), ("4kmwalk", "Walking", 4),
    ("20kmride", "Cycling", 20),
  ])
  func `a distance glued to what was done is read`(sentence: String, name: String, kilometers: Double) {
    #expect(OfflineReading.workouts(sentence).map(\.name) == [name])
    #expect(OfflineReading.workouts(sentence).map(\.distanceKm) == [kilometers])
  }

  @Test(arguments: [
    ("pushed the buggy through the woods for 35 minutes", "Pushing a pram", 35.0),
    ("pushed my daughter in the stroller for 45 min", "Pushing a pram", 45),
    ("walked with the buggy 25 mins", "Pushing a pram", 25), ("camogie training 80 min", "Camogie", 80),
    ("shinty practice 70 min", "Shinty", 70), ("kabaddi training 50 min", "Kabaddi", 50),
    ("floorball training 55 min", "Floorball", 55), ("bandy training 65 min", "Bandy", 65),
    ("korfball match 60 min", "Korfball", 60), ("pelota for 40 minutes", "Pelota", 40),
    ("rounders 50 min", "Rounders", 50), ("softball training 85 min", "Softball", 85),
    ("futsal match 40 min", "Futsal", 40),
    ("dug in the borders for 25 minutes", "Digging", 25), ("6 miler, 52 min", "Running", 52),
  ])
  func `what was trained is named`(sentence: String, name: String, minutes: Double) {
    #expect(OfflineReading.workouts(sentence).map(\.name) == [name])
    #expect(OfflineReading.workouts(sentence).map(\.durationMin) == [minutes])
  }

  @Test func `two times of two activities are two workouts`() {
    let workouts = OfflineReading.workouts("rowing half an hour and 15 min core")
    #expect(workouts.map(\.durationMin) == [30, 15])
    #expect(OfflineReading.workouts("rowed for an hour and 15 min").map(\.durationMin) == [75])
  }

  @Test(arguments: [
    ("rows with a 45 kg barbell 4x8", 4, 8, 45.0), ("lunges holding two 14 kg dumbbells 3x10", 3, 10, 14),
    ("front squats with a 24 kg kettlebell, 3 sets of 9", 3, 9, 24), ("deadlifted 120 kg 4 sets of 6", 4, 6, 120),
    ("curls w/ 9kg dumbells 3x11", 3, 11, 9),
  ])
  func `a load that is held belongs to the sets`(sentence: String, sets: Int, reps: Int, kg: Double) throws {
    let exercise = try #require(OfflineReading.workouts(sentence).first?.exercises?.first)
    #expect(exercise.sets.count == sets)
    #expect(exercise.sets.allSatisfy { $0.reps == reps && $0.weightKg == kg })
  }

  @Test(arguments: [("push ups 45", "Push-up", 45), ("burpees 35", "Burpee", 35), ("sit ups 60", "Sit-up", 60)])
  func `a figure behind an exercise of the body counts it`(sentence: String, name: String, reps: Int) throws {
    let exercise = try #require(OfflineReading.workouts(sentence).first?.exercises?.first)
    #expect(exercise.name == name && exercise.sets.map(\.reps) == [reps])
  }

  @Test(arguments: [
    ("12x1 min hard, 1 min easy", 24.0), ("8 x 2 min fast / 1 min jog", 24), ("6x3 min on 90 sec off", 27),
    ("10 x 45 sec sprints 15 sec rest", 10),
  ])
  func `hard and easy stretches are added up`(sentence: String, minutes: Double) {
    #expect(OfflineReading.workouts(sentence).map(\.durationMin) == [minutes])
  }

  @Test(arguments: [
    ("5x1km at 4:20", 5.0, 21.6667), ("6x800m at 3:00", 4.8, 18), ("10x400m in 90 sec", 4, 15),
    ("8x500m in 24 min", 4, 24), ("4x1km at 4:40 pace", 4, 18.6667), ("5 x 800m in 3:00 each with 2 min rest", 4, 15),
  ])
  func `the time of one interval stands for all where nobody is so fast`(
    sentence: String, kilometers: Double, minutes: Double
  ) throws {
    let workout = try #require(OfflineReading.workouts(sentence).first)
    #expect(workout.distanceKm == kilometers)
    #expect(abs((workout.durationMin ?? 0) - minutes) < 0.1)
  }
}
