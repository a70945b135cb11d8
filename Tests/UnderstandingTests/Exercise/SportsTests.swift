import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Sports, classes and chores of many places, and the ways their length is told.
@Suite struct SportsTests {
  @Test(arguments: [
    ("sunday league on saturday, 80 minutes in goal", "Football (soccer)", 80),
    ("football with my mates, full 90", "Football (soccer)", 90),
    ("played left back for 70 min", "Football (soccer)", 70),
    ("played sunday league for 80 min", "Football (soccer)", 80),
    ("70 min sunday league", "Football (soccer)", 70), ("sunday league 70 min", "Football (soccer)", 70),
    ("lugged the groceries home, 25 minutes", "Carrying shopping", 25),
    ("carried the shopping home, 10 min walk", "Walking", 10), ("walk to the shops and back, 25 min", "Walking", 25),
    ("stroll into town and back, 40 min", "Walking", 40), ("hurling for 55 min", "Hurling", 55.0),
    ("kho kho 35 mins", "Playground games", 35),
    ("footy training 65 min", "Football (soccer)", 65), ("6 a side football, 50 min", "Football (soccer)", 50),
    ("pickup soccer on wednesday, 65 min", "Football (soccer)", 65), ("curling for 100 min", "Curling", 100),
    ("boules 50 min", "Lawn bowls", 50), ("fielding for 100 minutes", "Cricket", 100),
    ("body balance class 40 mins", "Yoga", 40), ("rpm class 35 min", "Spinning", 35),
    ("les mills grit 25 min", "Grit class (hiit)", 25), ("did clubbercise with my aunt, 35 min", "Zumba", 35),
    ("went to water aerobics with my aunt, 35 min", "Water aerobics", 35),
    ("garba for 100 min", "Folk dancing", 100), ("ceilidh 80 min", "Folk dancing", 80),
    ("washed the car 25 min", "Washing the car", 25), ("painted the shed for 2 hours", "Painting", 120),
    ("pushed the pram round the lake for 35 min", "Pushing a pram", 35), ("half an hour of ironing", "Ironing", 30),
    ("played tag with the kids for 25 min", "Active play with children", 25),
    ("bounced on the trampoline with my son 15 min", "Trampolining", 15), ("duathlon 1h45", "Triathlon", 105),
    ("10 min on the rower", "Rowing", 10), ("330 skips", "Skipping rope", 3), ("hot yoga 50", "Hot yoga", 50),
    ("walk to the library and back 35 min", "Walking", 35), ("commuted by bike, 25 min", "Cycling", 25),
    ("11 km walk in 2h15", "Walking", 135), ("climbed 30 flights", "Stair climbing", 9),
    ("sledging with the kids 45 min", "Sledding", 45), ("5s football 35 min", "Football (soccer)", 35),
    ("minigolf 50 min", "Miniature golf", 50), ("built a fence for 2 hours", "Home improvement", 120),
    ("physio exercises 15 min", "Rehabilitation exercises", 15),
  ])
  func `a sport is known by its name, for as long as it went on`(sentence: String, name: String, minutes: Double) {
    let found = OfflineReading.workouts(sentence)
    #expect(found.map(\.durationMin) == [minutes])
    #expect(found.first.map { $0.name == name || name.hasPrefix("Grit") && $0.name.hasSuffix("(hiit)") } == true)
  }

  @Test(arguments: ActivityWords.table.split(separator: "\n").map(String.init))
  func `every activity's codes are in the Compendium`(line: String) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false)
    #expect(fields.count == 7)
    for field in fields.dropFirst(2).prefix(3) {
      let code = field.filter { !$0.isWhitespace }
      #expect(code.isEmpty || ActivityTable.reference.activity(code: code) != nil, "\(code)")
    }
  }

  @Test(arguments: [
    ("15k race on Saturday, 71:20", 15.0, 71.3333), ("parkrun 22:30", 5.0, 22.5),
    ("10 miler 1:24", 16.0934, 84.0), ("rower 400m x 5 in 9 min", 2.0, 9.0), ("5 x 700m, 2:20 each", 3.5, 11.6667),
    ("tempo 7k in 33 min", 7.0, 33.0),
  ])
  func `a race has its distance and its time`(sentence: String, kilometers: Double, minutes: Double) throws {
    let workout = try #require(OfflineReading.workouts(sentence).first)
    #expect(abs((workout.distanceKm ?? 0) - kilometers) < 0.01)
    #expect(abs((workout.durationMin ?? 0) - minutes) < 0.05)
  }

  @Test func `steps may stand behind their label`() {
    #expect(OfflineReading.workouts("steps: 8765").map(\.distanceKm) == [8765.0 / 1300])
  }

  @Test func `the rests between intervals are in the time, not in the distance`() throws {
    let workout = try #require(OfflineReading.workouts("7x300m on the track, 38 min total").first)
    #expect(workout.name == "Running" && workout.durationMin == 38 && workout.distanceKm == nil)
    #expect(workout.assumptions.contains { $0.hasPrefix("2.1 km of intervals") })
  }

  @Test func `what was broken off counts as far as it went`() throws {
    let workout = try #require(OfflineReading.workouts("planned a 15k but bailed at 8 km").first)
    #expect(workout.name == "Running" && workout.distanceKm == 8)
    #expect(OfflineReading.workouts("wanted to swim but bailed").isEmpty)
  }

  @Test func `what is done again and again within a time is one workout`() {
    let found = OfflineReading.workouts("amrap 14 min: 6 burpees, 12 squats")
    #expect(found.map(\.durationMin) == [14])
    #expect(found.first?.exercises?.map(\.name) == ["Burpee", "Squat"])
  }

  @Test(arguments: [
    "squash soup, 300 g", "curling crisps", "polo mints", "tag along to lunch, 2 eggs", "bowls of rice",
  ])
  func `foods beside a sport's name stay foods`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).isEmpty)
  }

  /// ACSM: 5 km/h up 10 % costs 1.8 x 83.3 x 0.1 / 3.5 = 4.29 METs more than on the level.
  @Test func `a rise adds to walking and running`() throws {
    let flat = try #require(OfflineReading.workouts("treadmill 30 min at 5 km/h").first)
    let steep = try #require(OfflineReading.workouts("treadmill 30 min at 5 km/h, 10% incline").first)
    #expect(steep.gradePercent == 10)
    let met = WorkoutEstimator.estimate(steep, weightKg: 80).met - WorkoutEstimator.estimate(flat, weightKg: 80).met
    #expect(abs(met - 4.286) < 0.01)
    let run = SlopeEnergy.met(.running, percent: 5, kilometersPerHour: 10)
    #expect(abs(run - 2.143) < 0.01)
  }

  /// 4.8 km/h up 6 % costs 1.8 x 80 x 0.06 / 3.5 = 2.47 METs more than on the level.
  @Test func `a rise without a speed counts at the usual one, where the energy follows it`() {
    let workout = AddWorkout(name: "Treadmill", durationMin: 20)
    var steep = workout
    steep.gradePercent = 6
    let estimate = WorkoutEstimator.estimate(steep, weightKg: 80)
    #expect(estimate.assumptions.contains("6 % rise by the ACSM equation, at 4.8 km/h"))
    #expect(abs(estimate.met - WorkoutEstimator.estimate(workout, weightKg: 80).met - 2.469) < 0.01)
    var ride = AddWorkout(name: "Stationary cycling", durationMin: 20)
    ride.gradePercent = 6
    #expect(WorkoutEstimator.estimate(ride, weightKg: 80).assumptions.contains("the 6 % rise is not counted"))
  }

  @Test(arguments: ["ran 80 km in 2 hours", "ran 4 km in 5 min", "swam 3 km in 10 min", "walked 12 km in 20 min"])
  func `what nobody has ever done is asked about`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty)
    #expect(reading.clarification?.question.contains("faster than anybody") == true)
  }

  @Test(arguments: ["ran 3000 km", "swam 300 km", "walked 400 miles in 20 hours", "cycled 5000 km in 2 hours"])
  func `a distance that nobody gets in a day is asked about`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty)
    #expect(reading.clarification?.question.hasSuffix("is farther than anybody gets in a day. How far was it?") == true)
  }

  @Test(arguments: [
    "ran 5 km in 14 min", "ran 160 km", "cycled 600 km", "cycled 40 km in 55 min", "sprinted 100 m in 12 seconds",
  ])
  func `what is only fast is logged`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).count == 1)
  }
}
