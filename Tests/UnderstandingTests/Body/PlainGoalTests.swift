import Nutrition
import Testing
import ToolCalls

@testable import Understanding

@Suite struct PlainGoalTests {
  private static func goal(_ sentence: String) -> SetGoal? { OfflineReading.goals(OfflineReading.read(sentence)).first }

  @Test(arguments: [
    "keep me where I am", "just hold me at this weight", "I'd like to stay the same weight", "no more bulking please",
    "done cutting", "recomp", "leave my goal, just keep my weight where it is", "hold my weight where it's at",
  ])
  func `staying as one is is a goal`(sentence: String) {
    #expect(Self.goal(sentence)?.goalType == .maintain)
  }

  @Test(arguments: [
    ("set my calories to 500", 500.0), ("lower my calories to 600 a day", 600), ("my daily calorie limit is 450", 450),
    ("change my calorie goal to 700", 700),
  ])
  func `too little for a day is still an order for it`(sentence: String, target: Double) {
    #expect(Self.goal(sentence)?.calorieTarget == target)
  }

  @Test(arguments: [
    "change the soup to 300 calories", "set the calories to 350", "cut my calories by 300", "I burned 400 calories",
    "cut 500 calories a day", "the sandwich is 450 calories", "my lunch was limited to 500 calories",
  ])
  func `a meal's energy is no target of a day`(sentence: String) {
    #expect(Self.goal(sentence)?.calorieTarget == nil)
  }

  @Test(arguments: [
    ("half a stone to shift", GoalType.cut, 76.825), ("I've got 9 kg to lose", .cut, 71), ("11 lbs to go", .cut, 75.01),
    ("lose 4 kg", .cut, 76), ("gain 2 kg please", .bulk, 82), ("I want to shift 6 kg", .cut, 74),
    ("get me to 73 kg", .cut, 73), ("get me up to 84 kg", .bulk, 84),
  ])
  func `what is to go or to come sets the weight`(sentence: String, type: GoalType, target: Double) throws {
    let goal = try #require(Self.goal(sentence))
    #expect(goal.goalType == type)
    #expect(abs((goal.targetWeightKg ?? 0) - target) < 0.01)
  }

  @Test(arguments: [
    ("aiming for 71 kg on the scales", 71.0), ("gunning for 73 kg", 73), ("shooting for 72 kg by june", 72),
    ("working towards 76 kg", 76), ("I want the scales to say 74", 74), ("hoping for the scale to read 75 kg", 75),
    ("73 kg is the goal", 73),
  ])
  func `an aim in a picture sets the weight`(sentence: String, target: Double) {
    #expect(Self.goal(sentence)?.targetWeightKg == target)
  }

  @Test(arguments: [
    "72 kg on the scales", "the scales said 72 kg", "stood on my scales: 72 kg", "working from home, 72 kg today",
  ])
  func `what the scale shows is a weight and no goal`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.weights(reading).map(\.weightKg) == [72])
    #expect(OfflineReading.goals(reading).isEmpty)
  }

  @Test(arguments: [
    "shooting for an 80 kg squat", "gunning for 3 coffees", "heading for 12 km",
  ])
  func `a load or a distance that is aimed at is no weight`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test func `energy of a day alone is a target`() {
    #expect(Self.goal("1900 calories a day")?.calorieTarget == 1900)
  }

  @Test(arguments: [
    "no more cake, just a pear", "done, 2 eggs", "2 kg to carry home", "a pizza to go", "5 km to go",
    "I lost 4 kg", "dropped 2 kg of flour", "stop the timer", "get me to bed",
  ])
  func `other words set no goal`(sentence: String) {
    #expect(Self.goal(sentence) == nil)
  }

  @Test(arguments: [
    ("let's do minus 0,4 kg a week", GoalType.cut, 0.4), ("goal: minus 300 g per week", .cut, 0.3),
    ("plus 200 g a week please", .bulk, 0.2), ("aim: plus 0.25 kg weekly", .bulk, 0.25),
    ("let's go minus a pound a week", .cut, 0.4536),
  ])
  func `a sign in words before a rate says which way it goes`(sentence: String, type: GoalType, rate: Double) {
    let goal = Self.goal(sentence)
    #expect(goal?.goalType == type)
    #expect(abs((goal?.goalRate ?? 0) - rate) < 0.001)
  }

  @Test(arguments: ["2 eggs plus 200 g of cheese", "10 km minus 2 km on the bus"])
  func `a sign between two things sets no goal`(sentence: String) {
    #expect(Self.goal(sentence) == nil)
  }

  @Test(arguments: [
    "end the cut, back to maintaining until after the wedding", "done with the bulk, back to maintaining until march",
    "finished bulking, maintaining now", "end of the cut", "back to maintaining",
  ])
  func `an ended diet is followed by staying as one is`(sentence: String) {
    #expect(Self.goal(sentence)?.goalType == .maintain)
  }

  @Test func `one diet may follow the other`() {
    #expect(Self.goal("stop bulking, back to cutting")?.goalType == .cut)
    #expect(Self.goal("end of the bulk, start the cut")?.goalType == .cut)
  }

  @Test(arguments: [
    ("the diet is over, maintenance please", GoalType.maintain), ("cutting is over, back to maintenance", .maintain),
    ("the bulk is done, time to cut", .cut), ("my cut is finished so let's bulk", .bulk),
  ])
  func `what is over is not the goal`(sentence: String, type: GoalType) {
    #expect(Self.goal(sentence)?.goalType == type)
    #expect(OfflineReading.items(sentence).isEmpty)
  }

  @Test func `down says which way where no weight is known`() {
    let reading = OfflineReading.read("get me down to 75 kg", weightKg: nil)
    #expect(OfflineReading.goals(reading).first?.goalType == .cut)
  }

  @Test func `a weight on the rise is no food`() {
    #expect(OfflineReading.read("my weight is on the rise").calls.isEmpty)
  }

  @Test(arguments: [
    ("fairly active these days, gym 2-3x week", ActivityLevel.moderate),
    ("slightly active, cycle to work daily", .light), ("very active and I swim every day", .veryActive),
    ("lightly active at the moment, pilates 2x/week", .light), ("not very active lately", .sedentary),
  ])
  func `a level beside what is done every week is set, and no workout logged`(sentence: String, level: ActivityLevel) {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.goals(reading) == [SetGoal(activityLevel: level)])
    #expect(OfflineReading.workouts(reading).isEmpty)
  }

  @Test(arguments: [
    "gym 2-3x week", "gym 2x a week these days", "yoga 2x/week", "swim 3x weekly", "pilates 2 days/week",
  ])
  func `how often somebody trains is no workout of today`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).isEmpty)
  }

  @Test func `a run beside a level is logged`() {
    let reading = OfflineReading.read("fairly active, ran 4 km")
    #expect(OfflineReading.workouts(reading).map(\.distanceKm) == [4])
    #expect(OfflineReading.goals(reading).map(\.activityLevel) == [.moderate])
  }
}
