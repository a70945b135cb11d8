import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Aims beside a weighing, from a doctor or a coach, and beside how active the person is.
@Suite struct ToldAimTests {
  private static func goal(_ sentence: String) -> SetGoal? { OfflineReading.goals(OfflineReading.read(sentence)).first }

  @Test(arguments: [
    ("I'd like to trim down to 76 kg, 200 g per week", 76.0), ("slim down to 74 kg please", 74),
    ("hoping to come down to 77 kg", 77), ("wanna lean out to 75 kg", 75), ("my nurse says get under 78 kg", 78),
    ("the dietitian wants me at 73 kg", 73), ("GP said I should be below 76 kg", 76),
    ("want to reach 72", 72), ("hoping to reach 73 by june", 73),
  ])
  func `a weight to come down to is the target`(sentence: String, target: Double) {
    let goal = Self.goal(sentence)
    #expect(goal?.goalType == .cut)
    #expect(goal?.targetWeightKg == target)
  }

  @Test func `calories beside a told weight are set with it`() {
    let goal = Self.goal("doctor says get below 76 kg, 1900 calories a day")
    #expect(goal?.targetWeightKg == 76)
    #expect(goal?.calorieTarget == 1900)
  }

  @Test(arguments: [
    ("61.2 kg today, want to reach 58", 61.2, 58.0), ("weigh-in: 81.5, goal 77", 81.5, 77),
    ("currently 83, hoping to hit 79", 83, 79), ("79.6 now, 76 by june", 79.6, 76), ("81.3, target 77", 81.3, 77),
    ("weighed 81 kg, trying to get down to 76 kg by summer", 81, 76),
  ])
  func `what is weighed and what is aimed at stand side by side`(sentence: String, weight: Double, target: Double) {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.weights(reading).map(\.weightKg) == [weight])
    #expect(OfflineReading.goals(reading).map(\.targetWeightKg) == [target])
  }

  @Test(arguments: [
    "I've come down to 79 kg", "my doctor says I weigh 79 kg", "79 kg today, 81 kg last week",
    "79 kg today, want a nap",
  ])
  func `what was weighed is no aim`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.weights(reading).map(\.weightKg) == [79])
    #expect(OfflineReading.goals(reading).isEmpty)
  }

  @Test(arguments: [
    "her doctor wants her at 61 kg", "my trainer told me to press 60 kg", "I want to reach 100 on squat",
    "melons come down to 2 kg", "his coach says he should get to 70 kg",
    "our coach told me to lose 4 kg",
  ])
  func `others' weights and loads set nothing`(sentence: String) {
    #expect(Self.goal(sentence) == nil)
  }

  @Test(arguments: [
    ("bulk please, I have a manual job", GoalType.bulk, ActivityLevel.active),
    ("desk job but put me down as moderately active, cutting", .cut, .moderate),
    ("office job, so cut please", .cut, .sedentary), ("maintain, I've got a desk job", .maintain, .sedentary),
  ])
  func `a goal and how active one is are set together`(sentence: String, type: GoalType, level: ActivityLevel) {
    #expect(Self.goal(sentence)?.goalType == type)
    #expect(Self.goal(sentence)?.activityLevel == level)
  }

  @Test(arguments: [
    ("log 78.4kg and set my goal to lose 0.5kg a week", 78.4, GoalType.cut),
    ("82 kg and change my goal to maintain", 82, .maintain), ("record 71 kg, set me to bulking", 71, .bulk),
  ])
  func `a weight that is logged beside a goal is no part of it`(sentence: String, weight: Double, type: GoalType) {
    #expect(OfflineReading.weights(OfflineReading.read(sentence)).map(\.weightKg) == [weight])
    #expect(Self.goal(sentence)?.goalType == type && Self.goal(sentence)?.targetWeightKg == nil)
  }

  @Test(arguments: [
    ("86 kg this morning. I want to lose 5 kg", 81.0), ("83 kg today\nlose 4 kg please", 79),
    ("I weighed 95 kg last year. I want to lose 5 kg", 75),
  ])
  func `what is to go is taken from the last weighing`(sentence: String, target: Double) {
    #expect(Self.goal(sentence)?.targetWeightKg == target)
  }
}
