import Testing
import ToolCalls

@testable import Understanding

/// How lifters write sets, repetitions and loads.
@Suite struct LiftingNotationTests {
  private static func lifts(_ sentence: String) -> [AddWorkout.Exercise] {
    OfflineReading.workouts(OfflineReading.read(sentence)).flatMap { $0.exercises ?? [] }
  }

  /// Repetitions and kilograms of every set, as "8x60"; "-" is unknown.
  private static func sets(_ sentence: String) -> [String] {
    lifts(sentence).flatMap(\.sets).map { set in
      let load = set.weightKg.map { NumberPhrase.plain($0) } ?? "-"
      return "\(set.reps.map(String.init) ?? "-")x\(load)"
    }
  }

  @Test(arguments: [
    ("military press 30kg x 12, 35kg x 9, 40kg x 6", ["12x30", "9x35", "6x40"]),
    ("45kg front squats 2x6", ["6x45", "6x45"]), ("20 kg dumbbell press 2x9", ["9x20", "9x20"]),
    ("military press 30kgx12, 35kgx9", ["12x30", "9x35"]), ("leg curl 30kgx14x2", ["14x30", "14x30"]),
    ("bicep curls 20lbsx9", ["9x9.07"]), ("dumbbell press 2x9 25s", ["9x25", "9x25"]),
    ("dumbbell row 2x9 with the 30s", ["9x30", "9x30"]), ("overhead press 45kg x9 x8 x6", ["9x45", "8x45", "6x45"]),
    ("overhead press 45kg x9 x3", ["9x45", "9x45", "9x45"]),
    ("ring dips 2x7 +12.5kg", ["7x12.5", "7x12.5"]),
    ("preacher curls 2x11 2x9kg", ["11x9", "11x9"]),
    ("overhead press 2 sets of 9 at 35 kg and 1 set of 4 at 45 kg", ["9x35", "9x35", "4x45"]),
    ("sumo deadlift 90 lb x 9, two sets", ["9x40.82", "9x40.82"]),
    ("leg curl 14/11/9, 30 kg", ["14x30", "11x30", "9x30"]), ("chin ups, 2 sets of 5", ["5x-", "5x-"]),
    ("press ups: 3 sets of 15", ["15x-", "15x-", "15x-"]), ("chin-ups 9, 7, 6", ["9x-", "7x-", "6x-"]),
    ("hammer curls (2x13 @ 11)", ["13x11", "13x11"]), ("deadlifted 110kg for 2 sets of 4", ["4x110", "4x110"]),
    ("squatted 95 for 4", ["4x95"]), ("bench 55 2x9", ["9x55", "9x55"]),
    ("dumbbell row 2x9 per arm 17.5kg", ["9x17.5", "9x17.5"]), ("chin ups x 9", ["9x-"]),
    ("front squat 40kg 12, 50kg 9, 60kg 4", ["12x40", "9x50", "4x60"]), ("rack pull 120kg 6", ["6x120"]),
    ("ohp 2x9@30 drop set 25x7 20x6", ["9x30", "9x30", "7x25", "6x20"]), ("deadlift 3 plates x 2", ["2x140"]),
    ("front squat 2 plates a side 2x4", ["4x100", "4x100"]), ("c&j 2x1 70kg", ["1x70", "1x70"]),
    ("three by four squats at one thirty five pounds", ["4x61.23", "4x61.23", "4x61.23"]),
    ("deadlifts one sixty for two sets of two", ["2x160", "2x160"]),
    ("bench 4x6 70 rpe 8", ["6x70", "6x70", "6x70", "6x70"]), ("ohp 30 kg - 9 8 6", ["9x30", "8x30", "6x30"]),
    ("front squat 50/60/65 9/6/4", ["9x50", "6x60", "4x65"]), ("deadlift 3x165", ["3x165"]),
    ("press ups 2x60", ["60x-", "60x-"]), ("chins 2x9", ["9x-", "9x-"]),
    ("press ups x20 x2", ["20x-", "20x-"]), ("15 sit ups x 2", ["15x-", "15x-"]),
    ("2 sets of 9 goblet squats with 16kg", ["9x16", "9x16"]), ("sled push 80kg 2x15m", ["-x80", "-x80"]),
    ("farmers walk 2x30m 20kg", ["-x20", "-x20"]), ("rack pull 150 kg", ["-x150"]),
    ("overhead press pb 62.5kg", ["-x62.5"]), ("new bench pr: 95 kg x 2", ["2x95"]),
    ("front squat 2x4 @ rpe 7, 65kg", ["4x65", "4x65"]), ("bench: 55/9, 65/7, 75/3", ["9x55", "7x65", "3x75"]),
    ("2 rounds of 12 burpees", ["12x-", "12x-"]), ("bench 105kg 1rm", ["-x105"]),
    ("deads 150 for a double, then 130x6 twice", ["2x150", "6x130", "6x130"]),
    ("push press 35/37.5/40 x 4", ["4x35", "4x37.5", "4x40"]),
    ("db press 22s 2x9", ["9x22", "9x22"]), ("chin ups bodyweight +5kg 2x4", ["4x5", "4x5"]),
    ("farmers walk 2x28kg 2x30m", ["-x28", "-x28"]),
    ("15 sit ups, 12 burpees, 2 rounds", ["15x-", "15x-", "12x-", "12x-"]),
    ("2 rounds of 9 burpees and 14 sit ups", ["9x-", "9x-", "14x-", "14x-"]),
    ("military press 30/35 for 8/6", ["8x30", "6x35"]),
    ("back squat 2RM 120kg", ["2x120"]), ("ohp 3 sets: 9, 7, 5 at 30, 35, 40", ["9x30", "7x35", "5x40"]),
    ("2 cleans @ 60kg", ["2x60"]),
    ("calves 2x18 45kg", ["18x45", "18x45"]), ("2x14 leg curls 25kg", ["14x25", "14x25"]),
    ("worked up to a heavy double on front squat, 110kg", ["2x110"]),
    ("2x4 bench 70, last set was a grinder", ["4x70", "4x70"]),
    ("3 sets chin ups (9,8,6)", ["9x-", "8x-", "6x-"]), ("adductors 2x18 40kg", ["18x40", "18x40"]),
    ("incline bench 50x9x2, flat 60x7x2", ["9x50", "9x50", "7x60", "7x60"]),
    ("front squat 5/3/1: 70kg x5, 80 x3, 90 x1+ (got 3)", ["5x70", "3x80", "3x90"]),
    ("ohp: bar x12, 30x8, 40x5 (kgs)", ["12x20", "8x30", "5x40"]), ("bench 45x6, 95x5 (lbs)", ["6x20.41", "5x43.09"]),
    ("lateral raises drop set 12kg x 9, 8kg x 11", ["9x12", "11x8"]),
    ("chin ups, 3 sets amrap: 9, 7, 6", ["9x-", "7x-", "6x-"]),
    ("dips 3 sets to failure (14, 11, 9)", ["14x-", "11x-", "9x-"]),
    ("preacher curls, 12 kilos per arm, 2 sets of 9", ["9x12", "9x12"]),
    ("overhead press, 22 kg dumbbells, 2x9", ["9x22", "9x22"]), ("2 series of 20 sit-ups", ["20x-", "20x-"]),
    (
      "rack pull 2x5 @ 140kg then walking lunges 2x12 per leg holding 16kg dumbbells",
      ["5x140", "5x140", "12x16", "12x16"]
    ),
    ("flat db bench 2x8 26kg each hand / one arm row 2x9 28kg each hand", ["8x26", "8x26", "9x28", "9x28"]),
  ])
  func `every set is counted with its own load`(sentence: String, sets: [String]) {
    #expect(Self.sets(sentence) == sets)
  }

  @Test(arguments: [
    ("forearm plank 2x45s", [45.0, 45]), ("40 second plank x2", [40, 40]), ("dead hang 2x25 sec", [25, 25]),
    ("l-sit 3 x 12 seconds", [12, 12, 12]), ("hollow hold for 40 seconds", [40]),
  ])
  func `what is held counts its seconds`(sentence: String, seconds: [Double]) {
    #expect(Self.lifts(sentence).flatMap(\.sets).map(\.durationSec) == seconds)
  }

  @Test func `a load that no set takes is said to be left out`() {
    let workout = OfflineReading.workouts(OfflineReading.read("push ups 2x20 wearing a vest of 9 kg")).first
    #expect(workout?.assumptions.contains("9 kg not counted") == true)
  }

  @Test func `a bar of chocolate beside squats is eaten`() {
    #expect(OfflineReading.items("squats 2x5 80kg, a snickers bar x 2").count == 1)
    #expect(Self.sets("squats 2x5 80kg, a snickers bar x 2") == ["5x80", "5x80"])
  }

  @Test(arguments: ["chips and dip, 2 x 330 ml cola", "a clean 60 g of oats", "2 bread rolls, 3 slices of ham"])
  func `food in counts is no exercise`(sentence: String) {
    #expect(OfflineReading.workouts(OfflineReading.read(sentence)).isEmpty)
  }

  @Test(arguments: [
    ("upper day: overhead press 3x8 40kg, dips 3x10. 48 min", 48.0), ("squats 5x5 90 kg. 35 minutes in all", 35),
  ])
  func `the minutes at the end are of the whole session`(sentence: String, minutes: Double) {
    #expect(OfflineReading.workouts(OfflineReading.read(sentence)).map(\.durationMin) == [minutes])
  }

  @Test func `intervals of rowing are no sets of a lift`() {
    #expect(OfflineReading.workouts(OfflineReading.read("row 3x600m, 2 min each")).map(\.distanceKm) == [1.8])
  }

  @Test(arguments: [
    ("swings with the 16: 20, 20, 15", [20, 20, 15], 16.0), ("goblet squats with the 20 3x12", [12, 12, 12], 20),
    ("curls with the 12s - 10, 10, 8", [10, 10, 8], 12), ("goblet squats with a 24kg bell: 8, 8, 6", [8, 8, 6], 24),
  ])
  func `a load in the hands before the repetitions is that of every set`(sentence: String, reps: [Int], load: Double) {
    let sets = OfflineReading.workouts(sentence).flatMap { $0.exercises ?? [] }.flatMap(\.sets)
    #expect(sets.map(\.reps) == reps && sets.allSatisfy { $0.weightKg == load })
  }

  @Test func `an hour of company is no load`() {
    let sets = OfflineReading.workouts("squats with the 6 am crew, 3x10 60 kg").flatMap { $0.exercises ?? [] }
    #expect(sets.flatMap(\.sets).map(\.weightKg) == [60, 60, 60])
  }

  @Test(arguments: [
    "squat 1x3 120, then back off 3x6 95", "squat 1x3 120, back-off sets 3x6 at 95",
    "squat 1x3 120 then back off 3x6 95",
  ])
  func `back-off sets are of the lift before`(sentence: String) {
    let exercises = OfflineReading.workouts(sentence).flatMap { $0.exercises ?? [] }
    #expect(exercises.count == 1)
    #expect(exercises.flatMap(\.sets).map(\.reps) == [3, 6, 6, 6])
    #expect(exercises.flatMap(\.sets).map(\.weightKg) == [120, 95, 95, 95])
  }

  @Test(arguments: [
    ("front squats in lbs: 95x9, 115x6, 135x4", ["9x43.09", "6x52.16", "4x61.23"]),
    ("rack pull lbs 185x6 205x4", ["6x83.91", "4x92.99"]), ("rack pull (lb): 185x6 205x4", ["6x83.91", "4x92.99"]),
    ("overhead press, in kg: 40x6, 45x4", ["6x40", "4x45"]), ("ohp (lb) 2x9 @ 65", ["9x29.48", "9x29.48"]),
    ("leg curl in lbs 2x12x55", ["12x24.95", "12x24.95"]),
    ("all loads in lbs: front squat 95x6, rack pull 185x4", ["6x43.09", "4x83.91"]),
    ("front squat 95x6, 115x4, all in lbs", ["6x43.09", "4x52.16"]),
    ("front squat (lb): 95x6, ohp (kg): 40x5", ["6x43.09", "5x40"]),
    // A unit of its own stays, and a weight that was lost is none of a bar.
    ("front squats in lbs: 95x9, 50 kg x 6", ["9x43.09", "6x50"]), ("lost 4 lbs: front squats 2x9", ["9x-", "9x-"]),
    ("rack pull lb 185", ["-x83.91"]),
  ])
  func `a unit said once is that of all loads`(sentence: String, sets: [String]) {
    #expect(Self.sets(sentence) == sets)
  }

  @Test(arguments: [
    ("two sets of 95x11 front squats", ["11x95", "11x95"]), ("one set of 165 x 9 rack pull", ["9x165"]),
    ("rack pull 140x25", ["25x140"]), ("310 x 2 rack pull", ["2x310"]), ("2 sets of 60 sit ups", ["60x-", "60x-"]),
    ("2 sets of 14 x 40 kg leg curl", ["14x40", "14x40"]), ("2 sets of 12x60 kg leg curl", ["12x60", "12x60"]),
  ])
  func `more than fifty before few repetitions is the load`(sentence: String, sets: [String]) {
    #expect(Self.sets(sentence) == sets)
  }
}
