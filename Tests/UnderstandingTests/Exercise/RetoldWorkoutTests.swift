import Testing
import ToolCalls

@testable import Understanding

/// Workouts whose figures are told in parts, in all, once more, or up to where they were left.
@Suite struct RetoldWorkoutTests {
  @Test(arguments: [
    ("taught three 45 min pilates classes", 135.0), ("did two half hour swims", 60), ("four 10 minute jogs", 40),
    ("played two 40 minute halves of rugby", 80), ("hockey, 4 quarters of 15", 60), ("water polo 4 periods of 8", 32),
    ("netball, four 15 minute quarters", 60), ("did two 45 min ballet lessons", 90),
    ("one 45 min spin class", 45), ("a 2 hour hike", 120), ("rowed 20 min", 20),
  ])
  func `what was done several times counts as often`(sentence: String, minutes: Double) {
    #expect(OfflineReading.workouts(sentence).map(\.durationMin) == [minutes])
  }

  @Test func `ways that were run several times are added up`() {
    #expect(OfflineReading.workouts("ran two 4k loops").map(\.distanceKm) == [8])
    #expect(OfflineReading.workouts("ran 4k").map(\.distanceKm) == [4])
    #expect(OfflineReading.workouts("ate two 45 g granola bars").isEmpty)
  }

  @Test(arguments: [
    ("3 h bike ride less 25 mins faffing with a puncture", 155.0),
    ("walk took 2 hours including a 30 min lunch stop", 90),
    ("4 h trek minus an hour of waiting", 180), ("paddled for 2 hours, minus a 15 min snack stop", 105),
    ("90 min hike, 20 min tea break", 90), ("I swam for about 50 minutes, call it 45", 45),
    ("the ramble was 5 hrs but with an hour of stops, so let's call it 4 hours", 240),
    ("gym 1h15 but I chatted a lot so say 40 min", 40), ("yoga with 10 min of breathing", 10),
  ])
  func `breaks are no exercise, and the last figure stands`(sentence: String, minutes: Double) {
    #expect(OfflineReading.workouts(sentence).map(\.durationMin) == [minutes])
  }

  @Test(arguments: [
    ("couldn't finish the aerobics class, had to go after 15 mins out of 50", "Aerobics", 15.0),
    ("quit the rugby match after 30 of the 80 minutes because of my ankle", "Rugby", 30),
    ("walked out of zumba, 10 mins in", "Zumba", 10), ("had to leave karate 20 minutes into the class", "Karate", 20),
    ("didn't finish my swim this morning, got out after 18 min", "Swimming", 18),
    ("had toast, then bailed on barre 25 min in", "Barre", 25),
  ])
  func `what was left early counts up to there`(sentence: String, name: String, minutes: Double) {
    #expect(OfflineReading.workouts(sentence).map(\.name) == [name])
    #expect(OfflineReading.workouts(sentence).map(\.durationMin) == [minutes])
  }

  @Test(arguments: [
    "left the party after 2 hours", "stopped eating after 3 of the 6 slices", "couldn't finish my pie, left half",
    "left work 20 minutes early", "quit my job after 2 of the 3 months",
  ])
  func `other things that end are no workouts`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).isEmpty)
  }

  @Test(arguments: [
    ("fartlek, 5 x 3 min hard, 9 km run in total", [9.0]),
    ("7 x 600 m on the track, 10 km altogether with cool down", [10]),
    ("jogged 4k and cycled 20k, 24k in total", [4, 20]), ("ran 4k this morning, 30 km in total this week", [4]),
    ("jogged 15 km round Lake Peach", [15]),
  ])
  func `a total is of all of it`(sentence: String, kilometers: [Double]) {
    #expect(OfflineReading.workouts(sentence).compactMap(\.distanceKm) == kilometers)
  }

  @Test(arguments: [
    ("20 min rower, 15 min bike, 35 min total", [20.0, 15]),
    ("swam 20 min then aqua jogging, 50 min all in all", [20, 30]),
    ("hoovered all 4 floors, 80 min of cleaning", [80]),
  ])
  func `a time of several workouts is shared`(sentence: String, minutes: [Double]) {
    #expect(OfflineReading.workouts(sentence).map(\.durationMin) == minutes)
  }

  @Test func `the same way back is a second workout`() {
    let there = OfflineReading.workouts("walked 3 km to church and the same way back an hour later")
    #expect(there.map(\.distanceKm) == [3, 3] && there.map(\.durationMin) == [nil, nil])
    let timed = OfflineReading.workouts("rode 6 km in 22 min and the same way home in 25 min")
    #expect(timed.map(\.durationMin) == [22, 25])
    #expect(OfflineReading.workouts("had a bagel and the same again for lunch").isEmpty)
  }

  @Test(arguments: [
    ("8k past the Olive Grove cafe, 44:10", "Running"), ("12k along the Pepper, 1:08:00", "Running"),
    ("strolled 40 min around Honey Hill", "Walking"), ("bike ride through Sandwich, 25 km", "Cycling"),
  ])
  func `the name of a way is no food`(sentence: String, name: String) {
    #expect(OfflineReading.workouts(sentence).map(\.name) == [name])
    #expect(OfflineReading.names(sentence).isEmpty)
  }

  @Test(arguments: [
    ("went out for a run with Rosie, 70 minutes", "Running"),
    ("popped out for a swim past the wreck, 25 min", "Swimming"),
    ("set out on the kayak with Jo, 50 min", "Kayaking"),
    ("climbed ben lawers, 5 hours up and down", "Hiking"), ("bagged two munros, 7 hours", "Hiking"),
    ("shovelled a ton of sand for 2 hours", "Digging"), ("trimmed hedges 40 mins", "Gardening"),
    ("sanded the kitchen walls for an hour", "Home improvement"), ("out on the tandem, 20 miles", "Cycling"),
  ])
  func `an outing or a chore is that`(sentence: String, name: String) {
    #expect(OfflineReading.workouts(sentence).map(\.name) == [name])
    #expect(OfflineReading.names(sentence).isEmpty)
  }

  @Test(arguments: [
    "climbed into bed with a hot chocolate", "had a Coke past midnight", "plaice with rosemary, 20 min",
    "potatoes round the roast, 40 min ago",
  ])
  func `what is eaten somewhere is food`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).isEmpty && !OfflineReading.names(sentence).isEmpty)
  }

  @Test func `a list of exercises is one workout`() {
    let pulls = OfflineReading.workouts("back day 1h: lat pulldowns, rows, curls")
    #expect(pulls.map(\.durationMin) == [60] && pulls.first?.exercises?.count == 3)
    #expect(OfflineReading.names("back day 1h: lat pulldowns, rows, curls").isEmpty)
    let day = OfflineReading.workouts("today was push day. bench 5x5 80kg. 50 minutes total")
    #expect(day.map(\.durationMin) == [50] && day.first?.exercises?.count == 1)
  }

  @Test func `done again at another hour is done twice`() {
    #expect(OfflineReading.workouts("walked the dog at 8 and again at 6, 25 mins each").map(\.durationMin) == [50])
  }

  @Test func `what was eaten on the way is food`() {
    #expect(OfflineReading.names("had a Twix going round the shops") == ["Twix"])
    #expect(OfflineReading.names("walked an hour along the Wye and ate a pasty") == ["pasty"])
  }

  @Test(arguments: [
    ("lugged crates for 20 min", 20.0), ("hauling boxes out of the attic for two hours", 120),
    ("dragged a wardrobe up the stairs, 15 min", 15), ("half an hour of loading boxes into the van", 30),
    ("unloaded furniture for an hour n a half, then ate a wrap", 90),
  ])
  func `carrying household goods is work`(sentence: String, minutes: Double) {
    #expect(OfflineReading.workouts(sentence).map(\.name) == ["Moving furniture"])
    #expect(OfflineReading.workouts(sentence).map(\.durationMin) == [minutes])
  }

  @Test(arguments: ["carried a box of donuts to work", "lifted the lid", "moved desks at the office"])
  func `what is carried in passing is no workout`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).isEmpty)
  }

  @Test(arguments: [
    ("sit-ups 4 sets of as many as possible: 22, 18, 15, 12", [22, 18, 15, 12]),
    ("chin ups again, 3 sets of as many as I can (9, 7, 6)", [9, 7, 6]),
    ("dumbbell press amrap 3 sets 12, 10, 8", [12, 10, 8]), ("dips 3 sets to failure: 14, 11, 9", [14, 11, 9]),
  ])
  func `sets to exhaustion are as they were counted`(sentence: String, reps: [Int]) {
    let sets = OfflineReading.workouts(sentence).first?.exercises?.first?.sets
    #expect(sets?.map(\.reps) == reps)
  }

  @Test(
    arguments: [
      ("I swimmed for 40 minuts", "Swimming", 40.0, nil), ("ranned 4 mlies", "Running", nil, 6.437376),
      ("we rided our bikes 12 kilomters", "Cycling", nil, 12), ("some stretching for ten", "Stretching", 10, nil),
      ("couch 2 5k week 4, 31 min", "Run-walk", 31, nil),
    ] as [(String, String, Double?, Double?)])
  func `slips and loose grammar are understood`(sentence: String, name: String, minutes: Double?, kilometers: Double?) {
    let workouts = OfflineReading.workouts(sentence)
    #expect(workouts.map(\.name) == [name])
    #expect(workouts.map(\.durationMin) == [minutes] && workouts.map(\.distanceKm) == [kilometers])
  }

  @Test func `a mint is no minute`() {
    #expect(OfflineReading.workouts("walked the dog and had 3 mints").map(\.durationMin) == [nil])
    #expect(OfflineReading.names("walked the dog and had 3 mints") == ["mints"])
  }
}
