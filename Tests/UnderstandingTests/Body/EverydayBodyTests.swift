import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Weights, goals and water in words that are not the usual ones.
@Suite struct EverydayBodyTests {
  @Test(arguments: [
    ("been to the clinic, they had me at 78.4 kilos", 78.4), ("up two pounds, 176 now", 79.83),
    ("hit 81.6 today, back in the 81s", 81.6), ("got down to 71", 71), ("finally down to 84", 84),
    ("Gewicht 79,2", 79.2), ("80.9 -> 80.1", 80.1), ("pre-breakfast 77.4", 77.4), ("my weight's 79 on the dot", 79),
    ("last weigh in 82, today 80.6", 80.6),
  ])
  func `a weight is read whoever took it`(sentence: String, kilograms: Double) throws {
    let found = OfflineReading.weights(OfflineReading.read(sentence))
    #expect(found.count == 1)
    #expect(abs((found.first?.weightKg ?? 0) - kilograms) < 0.01)
  }

  @Test func `weights of several days are one each`() {
    let found = OfflineReading.weights(OfflineReading.read("Mon 80.3, Wed 79.9, Thu 80.1"))
    #expect(found.map(\.weightKg) == [80.3, 79.9, 80.1])
    #expect(Set(found.compactMap(\.timestamp)).count == 3)
  }

  @Test(arguments: [
    ("daily calories 2050", SetGoal(calorieTarget: 2050)),
    ("eat 1750 kcal/day from now on", SetGoal(calorieTarget: 1750)),
    ("maintenance from here on", nil), ("maintaining from now on please", SetGoal(goalType: .maintain)),
    ("I work at a till sitting down, class me as sedentary", SetGoal(activityLevel: .sedentary)),
    ("slightly active these days", SetGoal(activityLevel: .light)),
    ("want to be under 75 by july", SetGoal(goalType: .cut, targetWeightKg: 75)),
    ("goal: 72kg by june, losing 0.4/wk", SetGoal(goalType: .cut, goalRate: 0.4, targetWeightKg: 72)),
    ("I've got a manual job", SetGoal(activityLevel: .active)),
    ("put me down as very active", SetGoal(activityLevel: .veryActive)),
    ("goal: -0.3 kg per week", SetGoal(goalType: .cut, goalRate: 0.3)),
    ("goal: +0.1 kg/week", SetGoal(goalType: .bulk, goalRate: 0.1)),
    ("I'd rather stay where I am", SetGoal(goalType: .maintain)), ("I'd rather have a crumpet", nil),
    ("I wish to reduce to 74 kilos", SetGoal(goalType: .cut, targetWeightKg: 74)),
    ("my aim is to loose 4 kgs by june", SetGoal(goalType: .cut, targetWeightKg: 76)), ("I want to reduce sugar", nil),
    ("cutting now, aiming for 1900 calories a day", SetGoal(goalType: .cut, calorieTarget: 1900)),
    ("change my protein goal to 130g", nil), ("my step goal is 9000", nil),
  ])
  func `a goal is read for what it aims at`(sentence: String, goal: SetGoal?) {
    let found = OfflineReading.goals(OfflineReading.read(sentence))
    if let goal {
      #expect(found == [goal])
    } else {
      #expect(found.allSatisfy { $0.goalRate == nil && $0.calorieTarget == nil })
    }
  }

  @Test(arguments: [
    "set protein to 140 g", "set my protein to 125g", "please set my fat to 35%", "can you set carbs to 220 g?",
    "set my fibre to 32 grams", "carbs target 210 g", "set protein 130", "set my fat goal to 28 percent",
    "set protein to 140 g and carbs to 190 g", "set my sugar to 25 g a day", "fat target 60 g",
  ])
  func `an order that sets a nutrient logs none`(said: String) {
    let reading = OfflineReading.read(said)
    #expect(reading.calls.isEmpty, "\(said)")
    #expect(reading.clarification?.question.contains("ada macros set") == true, "\(said)")
  }

  @Test(arguments: ["had a set of 3 protein bars", "protein shake, 30 g", "2 protein balls"])
  func `protein that was had is logged`(said: String) {
    #expect(!OfflineReading.read(said).calls.isEmpty, "\(said)")
  }

  @Test(arguments: [
    ("sipped water all shift, about 900 ml", 900.0), ("a large bottle of water gone (1.2 litres)", 1200),
    ("4th glass of water", 250),
    ("refilled my hydro flask three times (20 oz)", 1774.41), ("hydration: 1.6L", 1600),
    ("400ml x2 of water", 800),
    ("water bottle (650ml) x2", 1300), ("3/4 l sparkling", 750), ("Wasser 0,7l", 700),
    ("still water, large bottle", 750), ("agua 1 litro", 1000),
    ("topped up my flask and finished it, 600 ml of water", 600), ("refilled my bottle twice, 650 ml of water", 1300),
    ("two sachets of pure water", 1000), ("carried water up the hill, then drank 400 ml", 400),
  ])
  func `water is what was said of it`(sentence: String, milliliters: Double) {
    let reading = OfflineReading.read(sentence)
    let found = OfflineReading.water(reading)
    #expect(reading.calls.count == 1 && found.count == 1)
    #expect(abs((found.first?.amountMl ?? 0) - milliliters) < 0.1)
  }

  @Test(arguments: [
    "6 glasses of water a day", "needs more water", "there's a tray of brownies in the kitchen calling me",
    "training my puppy",
    "pumped 100 ml of milk", "new bloke at the gym deadlifts 220", "was going to row but the lake was shut",
    "put on 1 kilo over easter", "fetched water from the well", "my PT deadlifts 190 for reps", "on my feet all day",
  ])
  func `what was not done and not had logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [
    ("someone else took my wrap, so two boiled eggs", ["boiled eggs"]),
    ("the canteen moussaka wasn't bad, with salad on the side", ["moussaka", "salad"]),
    ("my dentist wants less sugar so plain yoghurt with walnuts today", ["plain yoghurt", "walnuts"]),
    ("long meeting, ate a flapjack right after", ["flapjack"]),
  ])
  func `what was had for it is logged`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map { $0.name.lowercased() } == names)
  }

  @Test func `a vessel and a drink told apart are two`() {
    let reading = OfflineReading.read("refilled my bottle, drank 300 ml of water at lunch")
    #expect(OfflineReading.water(reading).map(\.amountMl) == [500, 300])
  }
}
