import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

@Suite struct BodyReadingTests {
  @Test(
    arguments: [
      ("81.9kg", 81.9), ("82,6", 82.6), ("83.1", 83.1), ("82", 82), ("178 lbs", 80.739), ("weight: 81.2", 81.2),
      ("my weight is 80.5", 80.5),
      ("weighed 179.4 this morning", 81.374), ("this morning's weight 81.2kg", 81.2), ("12 stone 7", 79.379),
      ("81 kilos 300", 81.3), ("81.4 kg at the bus station", 81.4),
      ("12st 7lb this morning", 79.379), ("weighed 12 st 15", 83.007), ("12 st 15 lb", 83.007), ("12st15", 83.007),
      ("scale says 80.2", 80.2), ("I'm down to 79.9kg", 79.9), ("lost 2kg, now 78.4", 78.4),
      ("was 82.1 last week, 81.4 today", 81.4),
      ("bw 81.1", 81.1), ("up 0.3 to 80.9 kg", 80.9), ("weighed myself after the gym: 80.9", 80.9),
      ("checked my weight, 80.0kg", 80),
      ("weighed 82 kilos last Sunday", 82), ("wt 176.2 lb", 79.923), ("I'm at 81 kg now", 81),
      ("the gp weighed me this morning, 82.9 kg with boots on", 82.9), ("81.7 fully dressed", 81.7),
      ("weighed 80.4 at uni this morning", 80.4),
    ])
  func `a weighing is read in any unit`(sentence: String, kg: Double) throws {
    let reading = OfflineReading.read(sentence)
    let weight = try #require(OfflineReading.weights(reading).first)
    #expect(reading.calls.count == 1)
    #expect(abs(weight.weightKg - kg) < 0.001)
  }

  @Test(arguments: [
    ("my husband is 91 kg and I'm 79.4", 79.4), ("my sister weighs 60 kg and I weigh 81", 81),
    ("80.6 this morning, tea with milk, then 40 mins on the exercise bike", 80.6),
    ("weighed 81 before I had breakfast", 81), ("weighed 81.2 before the gym", 81.2),
    ("80 this morning, porridge with 200 ml milk", 80), ("weighed 80.2 when I was done at the gym", 80.2),
  ])
  func `the person's own weight is read beside other things`(sentence: String, kg: Double) {
    #expect(OfflineReading.weights(OfflineReading.read(sentence)).map(\.weightKg) == [kg])
  }

  @Test(arguments: ["2 this morning, with butter", "12 this morning, and a tea", "4.5 this morning, with a coffee"])
  func `a figure that no body weighs is no weighing`(sentence: String) {
    #expect(OfflineReading.weights(OfflineReading.read(sentence)).isEmpty)
  }

  @Test(arguments: [
    "I weighed 88 kg when I was in college", "I was 70 kg at school", "I was 95 kg back in 2016",
    "weighed 74 kg before the twins", "weighed 70 kg before I got pregnant",
    "there was a girl in my class who ate 3 pizzas", "our newborn is up to 4.6 kilos already",
    "I was 80 kg when I was 25",
    "there's a guy at work who benches 140 kg", "a girl I know weighs 81 kg", "a mate of mine can deadlift 220 kg",
  ])
  func `old weights and those of others log nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test func `body fat comes with the weight`() throws {
    let weight = try #require(OfflineReading.weights(OfflineReading.read("81.6 kg, 20.5% body fat")).first)
    #expect(weight.bodyFatPercentage == 20.5)
  }

  @Test func `a figure without a unit is in what the person uses`() throws {
    let reading = OfflineReading.read("weighed 181.5", units: .us, weightKg: nil)
    let weight = try #require(OfflineReading.weights(reading).first)
    #expect(abs(weight.weightKg - 82.327) < 0.001)
    #expect(reading.assumptions == ["181.5 read as pounds"])
  }

  @Test(arguments: [
    ("weighed 151", UnitSystem.metric, Double?.some(68), ["151 read as pounds"]),
    ("weighed 67.4", .us, 68, ["67.4 read as kilograms"]), ("weighed 151", .metric, nil, ["151 read as kilograms"]),
    ("weighed 67.4", .metric, 68, []), ("weighed 81", .metric, nil, []), ("weighed 67.4 kg", .us, 68, []),
  ])
  func `the unit that is not plain is said`(sentence: String, units: UnitSystem, known: Double?, said: [String]) {
    #expect(OfflineReading.read(sentence, units: units, weightKg: known).assumptions == said)
  }

  @Test(arguments: [
    "lost 1 kg this week!", "5 kg", "2kg of potatoes", "900 kg", "weighed 5", "my sister weighs 60 kg", "82%",
  ])
  func `what is no weighing logs none`(sentence: String) {
    #expect(OfflineReading.weights(OfflineReading.read(sentence)).isEmpty)
  }

  @Test(
    arguments: [
      ("330ml of water", 330.0), ("drank 2 litres of water", 2000), ("glass of water", 250),
      ("3 bottles of water today", 1500),
      ("16 oz water", 473.176), ("250 ml sparkling water", 250), ("drank 1L", 1000), ("💧 400ml", 400),
      ("water x3", 750),
      ("a big glass of water", 375), ("chugged a liter of water after my run", 1000),
      ("cup of hot water with lemon", 236.588),
      ("a can of sparkling water", 330),
    ])
  func `water is read by its volume`(sentence: String, milliliters: Double) throws {
    let reading = OfflineReading.read(sentence)
    let water = try #require(OfflineReading.water(reading).first)
    #expect(reading.calls.count == 1)
    #expect(abs(water.amountMl - milliliters) < 5)
  }

  @Test(arguments: [
    ("16 fl oz of water", 454.6), ("drank 16 oz of water", 454.6), ("a gallon of water", 4546.1),
    ("toast and a pint of water", 568.3), ("2 bottles of water, 20 oz each", 1136.5),
  ])
  func `who counts in stones drinks imperial ounces, pints and gallons`(sentence: String, milliliters: Double) {
    let water = OfflineReading.water(OfflineReading.read(sentence, units: .imperial))
    #expect(water.count == 1 && abs((water.first?.amountMl ?? 0) - milliliters) < 0.1, "\(water)")
  }

  @Test func `a pint is an imperial one for who uses those`() throws {
    let water = try #require(OfflineReading.water(OfflineReading.read("a pint of water", units: .imperial)).first)
    #expect(abs(water.amountMl - 568.26) < 0.01)
  }

  @Test(arguments: [
    "coconut water", "tonic water", "tuna in water", "watermelon", "remind me to drink water", "no water today",
  ])
  func `what is no plain water logs none`(sentence: String) {
    #expect(OfflineReading.water(OfflineReading.read(sentence)).isEmpty)
  }

  @Test(
    arguments: [
      ("I want to gain 0.3 kg a week", SetGoal(goalType: .bulk, goalRate: 0.3)),
      ("cutting 0.75kg/wk", SetGoal(goalType: .cut, goalRate: 0.75)),
      ("I want to lose 1 kg every two weeks", SetGoal(goalType: .cut, goalRate: 0.5)),
      ("lose 4 kg in 8 weeks", SetGoal(goalType: .cut, goalRate: 0.5)),
      ("change goal to maintenance", SetGoal(goalType: .maintain)),
      ("change my goal to maintainance", SetGoal(goalType: .maintain)),
      ("put me on maintenence please", SetGoal(goalType: .maintain)),
      ("maintain my weight", SetGoal(goalType: .maintain)),
      ("bulk", SetGoal(goalType: .bulk)),
      ("done cutting, time to bulk", SetGoal(goalType: .bulk)),
      ("I want to lose 10 kg", SetGoal(goalType: .cut, targetWeightKg: 70)),
      ("goal weight 75 kg", SetGoal(goalType: .cut, targetWeightKg: 75)),
      ("set my calorie target to 1800 kcal", SetGoal(calorieTarget: 1800)),
      ("I'm sedentary", SetGoal(activityLevel: .sedentary)),
      ("set activity level to lightly active", SetGoal(activityLevel: .light)),
      (
        "new goal: cut, 0.4 kg per week, extremely active",
        SetGoal(goalType: .cut, goalRate: 0.4, activityLevel: .veryActive)
      ),
    ])
  func `goals are read`(sentence: String, goal: SetGoal) {
    #expect(OfflineReading.goals(OfflineReading.read(sentence)) == [goal])
  }

  @Test(
    arguments: [
      "how do I lose weight?", "my wife wants to lose 5 kg", "cut up a mango", "lost 2 pounds this month!", "lean beef",
      "ate 2200 calories today",
      "mass gainer shake",
    ])
  func `what sets no goal changes none`(sentence: String) {
    #expect(OfflineReading.goals(OfflineReading.read(sentence)).isEmpty)
  }

  @Test(arguments: [
    (
      "put me on maintenance please, I'm at 81 kg now, and I just had a banana",
      [ToolName.setGoal, .addMeal, .addWeight]
    ),
    ("change my goal to maintain, and log 400 ml water", [.setGoal, .addWater]),
    ("set my goal to lose 0.4 kg a week, weighed 80.9 this morning", [.setGoal, .addWeight]),
    ("cutting now, weighed 81.2 this morning", [.setGoal, .addWeight]),
    ("switch me to a bulk and I ran 5 km", [.setGoal, .addWorkout]),
    ("cutting, 0.5 kg a week, training 4 days a week", [.setGoal]),
    ("I want to lose 5 kg, mostly fat, and keep my muscle", [.setGoal]),
  ])
  func `a goal and what was done beside it all count`(sentence: String, kinds: [ToolName]) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == kinds)
  }

  @Test(
    arguments: [
      ("new goal: drop 0.3 kilos each week", 0.3, nil), ("my goal is 74 kilos by summer", nil, 74),
      ("target 72 kg by christmas", nil, 72),
    ] as [(String, Double?, Double?)])
  func `a goal is a rate or a weight`(sentence: String, rate: Double?, kg: Double?) throws {
    let goal = try #require(OfflineReading.goals(OfflineReading.read(sentence)).first)
    #expect(goal.goalType == .cut && goal.goalRate == rate && goal.targetWeightKg == kg)
  }

  @Test(arguments: ["my goal is a 100 kg squat", "target: bench 90 kg", "goal of 150 g protein"])
  func `a load is no goal weight`(sentence: String) {
    #expect(OfflineReading.goals(OfflineReading.read(sentence)).allSatisfy { $0.targetWeightKg == nil })
  }
}
