import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Goals put as requests, as statements, and with a rate beside the weight.
@Suite struct GoalOrderTests {
  private static func goal(_ sentence: String) -> SetGoal? {
    let goals = OfflineReading.goals(OfflineReading.read(sentence))
    return goals.count == 1 ? goals.first : nil
  }

  @Test(arguments: [
    ("get me down to 71 kg, a quarter kilo a week", 71.0, 0.25), ("bring me down to 77 kg at 0.3 kg a week", 77, 0.3),
    ("take me to 70 kg, 400 g a week", 70, 0.4), ("I'd like to get to 72kg slowly, 0.2 kg a week", 72, 0.2),
  ])
  func `a weight and how fast to get there`(sentence: String, target: Double, rate: Double) throws {
    let goal = try #require(Self.goal(sentence))
    #expect(goal.goalType == .cut && goal.targetWeightKg == target && goal.goalRate == rate)
  }

  @Test(arguments: [
    ("my target weight is 71kg", 71.0), ("my goal weight is 68.5 kg", 68.5), ("can you set my target to 69 kg", 69),
    ("could you change my goal weight to 70 kg?", 70), ("can we aim for 73 kg", 73), ("help me get to 74 kg", 74),
    ("my goal is 11 stone 3", 71.21), ("get my weight down to 72", 72), ("help me lose 6 kg", 74),
  ])
  func `a request or a statement sets the weight`(sentence: String, target: Double) throws {
    let goal = try #require(Self.goal(sentence))
    #expect(abs((goal.targetWeightKg ?? 0) - target) < 0.01)
  }

  @Test(arguments: [
    ("cut my calories to 1650 a day", 1650.0), ("drop calories to 1750", 1750), ("bring my kcal down to 2100", 2100),
    ("cap me at 2300 calories", 2300), ("calories 1950 from now on", 1950), ("let's cut down to 1700 kcal", 1700),
  ])
  func `an order about energy sets the calories of a day`(sentence: String, calories: Double) {
    #expect(Self.goal(sentence)?.calorieTarget == calories)
  }

  @Test func `staying as one is has its calories`() throws {
    let goal = try #require(Self.goal("keep me at maintenance, 2150 calories a day"))
    #expect(goal.goalType == .maintain && goal.calorieTarget == 2150)
    #expect(Self.goal("my maintenance is 2300 calories a day") == nil)
  }

  @Test(
    arguments: [
      ("I want to maintain at 2350 kcal", .maintain, 2350),
      ("switch to maintenance at 2,250 calories", .maintain, 2250),
      ("cutting on 1950 calories a day", .cut, 1950), ("start a bulk at 3150 kcal", .bulk, 3150),
      ("bulk at 2900 calories for 10 weeks", .bulk, 2900), ("lose 0.4 kg a week on 1850 kcal", .cut, 1850),
      ("eat 1750 calories to lose weight", .cut, 1750), ("slow bulk, 2850 cals", .bulk, 2850),
    ] as [(String, GoalType, Double)])
  func `a goal has the calories that are said with it`(sentence: String, type: GoalType, calories: Double) {
    let goal = Self.goal(sentence)
    #expect(goal?.goalType == type && goal?.calorieTarget == calories)
  }

  @Test(
    arguments: [
      ("aim for a 550 calorie deficit", .cut, 0.5), ("run a 330 kcal surplus", .bulk, 0.3),
      ("cut with a daily deficit of 440", .cut, 0.4), ("set my deficit to 220 kcal", .cut, 0.2),
    ] as [(String, GoalType, Double)])
  func `a gap of energy is a rate at 7,700 kcal a kilogram`(sentence: String, type: GoalType, rate: Double) {
    let goal = Self.goal(sentence)
    #expect(goal?.goalType == type && goal?.goalRate == rate)
  }

  @Test(arguments: [
    "lost weight on 1750 calories a day", "my deficit was 400 kcal", "I'm in a 400 kcal deficit today",
    "cold cuts at 900 kcal", "cut fruit, 900 kcal", "is a 600 kcal deficit ok?",
  ])
  func `what is told or asked of energy is no goal`(sentence: String) {
    #expect(Self.goal(sentence) == nil)
  }

  @Test(arguments: ["cut calories by 250", "raise my calories by 150 a day"])
  func `a change of the calories without their figure is asked about`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty && reading.clarification != nil)
  }

  @Test
  func `the activity that is set is not the one that is told as a reason`() {
    #expect(Self.goal("office job but I lift four times a week, put my activity as active")?.activityLevel == .active)
  }

  @Test(arguments: [
    "just want to keep the weight I am", "stay at 80 kg", "I don't want to lose any more weight",
    "keep my weight stable", "just maintaining for now", "I want to stay around 81 kg", "hold at 79 kg",
    "pleased with my weight, just maintain", "no more cutting, hold the weight",
  ])
  func `staying as one is is a goal`(sentence: String) {
    #expect(Self.goal(sentence)?.goalType == .maintain)
  }

  @Test(
    arguments: [
      ("I want to drop to 71kg", 71.0, nil), ("trying to get to 73kg by easter", 73, nil),
      ("I need to be 76 kg for the regatta", 76, nil), ("make 72 kg my target", 72, nil),
      ("goal weight 158", 71.67, nil),
      ("I want to go from 80 to 74 kg", 74, nil), ("80 kg to 77 kg in 10 weeks", 77, 0.3),
      ("from 81 to 78 kg in 6 weeks", 78, 0.5),
    ] as [(String, Double, Double?)])
  func `a weight to get to, from where one is`(sentence: String, target: Double, rate: Double?) throws {
    let goal = try #require(Self.goal(sentence))
    #expect(goal.goalType == .cut && abs((goal.targetWeightKg ?? 0) - target) < 0.01)
    #expect(goal.goalRate.map { ($0 * 1000).rounded() / 1000 } == rate)
  }

  @Test(arguments: [
    ("weight 81.4 kg, goal 76 kg", 81.4, 76.0), ("I'm 83kg, my target is 77kg", 83, 77),
    ("I weigh 82 kg and want to get to 75", 82, 75), ("im 81 kg and want to be 74", 81, 74),
    ("current weight 80.6, goal weight 73", 80.6, 73), ("cw 82.2 kg, gw 76", 82.2, 76),
  ])
  func `what one weighs beside the goal is logged, and is not the goal`(sentence: String, kg: Double, target: Double) {
    for known in [nil, 80.0] {
      let reading = OfflineReading.read(sentence, weightKg: known)
      #expect(OfflineReading.weights(reading).map(\.weightKg) == [kg])
      #expect(OfflineReading.goals(reading).map(\.targetWeightKg) == [target])
      #expect(OfflineReading.goals(reading).map(\.goalType) == [.cut])
    }
  }

  @Test(arguments: [
    ("aim for 0.4kg loss per week", 0.4), ("cut down to 76kg at half a kilo a week", 0.5),
    ("set target 76 kg at 0.3 kg/week", 0.3),
  ])
  func `a rate is found among other words`(sentence: String, rate: Double) {
    #expect(Self.goal(sentence)?.goalRate == rate)
  }

  @Test(arguments: [
    ("lose 15 lbs by easter", GoalType.cut, 73.196), ("bulk up to 84 kg", .bulk, 84),
    ("put on 3 kg of muscle", .bulk, 83),
    ("diet to 72 kg", .cut, 72), ("goal 74", .cut, 74), ("target's 73 kg", .cut, 73),
    ("can I set my goal to 71kg?", .cut, 71),
  ])
  func `an order in few words sets the weight`(sentence: String, type: GoalType, target: Double) throws {
    let goal = try #require(Self.goal(sentence))
    #expect(goal.goalType == type && abs((goal.targetWeightKg ?? 0) - target) < 0.01)
  }

  @Test(arguments: [("gain weight", GoalType.bulk), ("lose fat", .cut)])
  func `two words set a kind of goal`(sentence: String, type: GoalType) {
    #expect(Self.goal(sentence)?.goalType == type)
  }

  @Test(arguments: [("set my rate to 0.3 kg a week", 0.3), ("slow down to 0.15 kg per week", 0.15)])
  func `how fast is changed alone`(sentence: String, rate: Double) throws {
    let goal = try #require(Self.goal(sentence))
    #expect(goal.goalRate == rate && goal.goalType == nil && goal.targetWeightKg == nil)
  }

  @Test(arguments: ["lean out a bit", "get shredded for my wedding"])
  func `slimming in other words is a cut`(sentence: String) {
    #expect(Self.goal(sentence)?.goalType == .cut)
  }

  @Test(arguments: [
    ("I want to eat 1950 calories a day", 1950.0), ("stick to 2250 kcal a day", 2250),
    ("put me on 1750 calories", 1750),
  ])
  func `energy that is wished for a day is a target`(sentence: String, kcal: Double) {
    #expect(Self.goal(sentence)?.calorieTarget == kcal)
  }

  @Test func `grams a week are a rate`() {
    #expect(Self.goal("drop 350 g a week")?.goalRate == 0.35)
  }

  @Test(arguments: [
    "what is my target weight", "is my goal weight 72 kg?", "can you set the table", "can we get pizza",
    "get me a recipe",
    "my weight is 79.2 kg", "I want to eat a 500 calorie lunch", "hold at 80 kg for squats", "took 2 kg of flour home",
    "dropped 350 g of mince", "I need to get 80 kg of sand", "bench from 80 to 85 kg", "slow cooked beef, 300 g",
    "I need 2 eggs", "down to 78 kg, yay", "hit my goal of 75 g protein", "goal 10000 steps",
  ])
  func `other words set none`(sentence: String) {
    #expect(OfflineReading.goals(OfflineReading.read(sentence)).isEmpty)
  }

  @Test(
    arguments: [
      ("+0.5 kg per week", GoalType.bulk, 0.5), ("-0.4kg a week please", .cut, 0.4),
      ("time to bulk!! +0.3 kg per week", .bulk, 0.3),
    ])
  func `a rate with its sign is a goal`(sentence: String, type: GoalType, rate: Double) {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.goals(reading).map(\.goalType) == [type])
    #expect(OfflineReading.goals(reading).map(\.goalRate) == [rate])
    #expect(reading.calls.count == 1)
  }
}
