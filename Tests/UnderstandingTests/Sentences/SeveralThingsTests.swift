import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Lines that tell of several things, and the evening that a sentence before told of.
@Suite struct SeveralThingsTests {
  @Test(arguments: [
    ("no lunch, green tea at 3, row at work 25 min", [ToolName.addMeal, .addWorkout]),
    ("water 1.5L, steps 8k, weight 72.4", [.addWorkout, .addWater, .addWeight]),
    (
      "I'm 84kg and want to get to 78 at 0.5 kg weekly, had muesli this morning", [.setGoal, .addMeal, .addWeight]
    ),
    ("instead of the gym I mowed the grass for 40 min", [.addWorkout]), ("planned 12k, did 9", [.addWorkout]),
    ("meant to swim 50 lengths, managed 36", [.addWorkout]), ("the zumba class was packed, 50 min", [.addWorkout]),
    ("physio: 10 min bike, 2x12 leg raises", [.addWorkout, .addWorkout]),
    ("triathlon: 400m swim 10k bike 2.5k run in 58 min", [.addWorkout]),
  ])
  func `everything that was done is there, and nothing over`(sentence: String, kinds: [ToolName]) {
    let found = OfflineReading.kinds(OfflineReading.read(sentence))
    #expect(found.map(\.rawValue).sorted() == kinds.map(\.rawValue).sorted())
  }

  @Test func `a goal beside a weight aims at the other figure`() throws {
    let reading = OfflineReading.read("I'm 84kg and want to get to 78 at 0.5 kg weekly, had muesli this morning")
    let goal = try #require(OfflineReading.goals(reading).first)
    #expect(goal.goalType == .cut && goal.targetWeightKg == 78 && goal.goalRate == 0.5)
  }

  @Test(arguments: [
    ("Leaving do last night! Two samosas and a cola", "2026-11-19"),
    ("Barbecue on Sunday. A burger and coleslaw", "2026-11-15"),
    ("My cousin's wedding on Saturday. Had salmon and potatoes", "2026-11-14"),
    ("Long shift last night. Porridge and coffee", "2026-11-20"),
    ("Wedding last Saturday. Porridge this morning", "2026-11-20"),
  ])
  func `a party that a sentence tells of is when the next one's food was had`(sentence: String, day: String) throws {
    let meal = try #require(OfflineReading.meals(OfflineReading.read(sentence)).first)
    let moment = meal.timestamp ?? OfflineReading.now
    #expect(moment.formatted(.iso8601.year().month().day()) == day)
  }

  @Test(arguments: [
    "ordered a curry, arriving at 8", "pasta bake is on its way", "popped a lasagne in the oven",
    "batch cooked 4 portions of chili",
    "got a new treadmill", "out of breath after the stairs", "swimming pool shut for repairs",
    "packet says 210 kcal per bar",
    "the menu said 850 calories so I didn't order it", "was offered cake, said no", "left my sandwich on the bus",
    "sent back the fish, raw inside", "export my data", "I keep forgetting to drink water", "my usual run is 6k",
    "my 10k pb is 48:30", "two winters ago I skied every week", "as a child I hated sprouts",
    "in the navy we ran 6 miles a day",
    "yoga x3 this week", "weights twice this week", "comí dos huevos y caminé una hora", "heute zwei Eier gegessen",
    "my GP said lose 6 kilos", "ran for the bus and missed it", "he told me to eat 2 apples", "burnt the pancakes",
    "counselling session 50 min",
  ])
  func `talk logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [
    ("app says 410 active calories, 65 min hike", 410.0, 65.0),
    ("apple watch says 380 active calories, 50 min row", 380, 50),
  ])
  func `what a watch shows is of the workout beside it`(sentence: String, energy: Double, minutes: Double) throws {
    let reading = OfflineReading.read(sentence)
    let workout = try #require(OfflineReading.workouts(reading).first)
    #expect(workout.statedCalories == energy && workout.durationMin == minutes && reading.calls.count == 1)
  }

  @Test func `the distance that was said wins over the one of the steps`() {
    #expect(OfflineReading.workouts(OfflineReading.read("9800 steps, 7.4km")).map(\.distanceKm) == [7.4])
  }
}
