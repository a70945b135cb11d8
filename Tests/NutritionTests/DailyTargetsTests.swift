import Foundation
import Nutrition
import Testing

struct DailyTargetsTests {
  @Test func `a day's targets hang together`() throws {
    let targets = DailyTargets(
      for: .make(), weightKg: 90, active: ActiveEnergy(fromWorkouts: 450), exerciseMinutes: 60, on: UserProfile.day)
    let macros = try #require(targets.macros)
    #expect(macros.calories == targets.energy.total.kilocalories)
    #expect(abs(targets.fiberG - 37.884) < 0.001)
    #expect(targets.water.totalMl == 3000)
    #expect(targets.assumptions == [])
  }

  @Test func `without a weight there is a placeholder, no macros, and it is said`() {
    let targets = DailyTargets(for: .make(), weightKg: nil, on: UserProfile.day)
    #expect(targets.energy.total.kilocalories == 1800)
    #expect(targets.macros == nil)
    #expect(abs(targets.fiberG - 25.2) < 0.001)
    #expect(targets.assumptions == [.weightUnknown])
  }

  @Test func `an assumption of several parts is listed once`() {
    let targets = DailyTargets(for: .make(sex: nil), weightKg: 70, on: UserProfile.day)
    #expect(targets.assumptions == [.sexUnknown])
  }
}

struct WaterGoalTests {
  @Test(arguments: [(Sex?.some(.male), 2500.0), (.some(.female), 2000), (nil, 2000)])
  func `the base is EFSA's`(sex: Sex?, millilitres: Double) {
    let goal = WaterGoal(sex: sex)
    #expect(goal.totalMl == millilitres)
    #expect(goal.assumptions == (sex == nil ? [.sexUnknown] : []))
  }

  @Test func `exercise adds half a litre an hour`() {
    #expect(WaterGoal(sex: .female, exerciseMinutes: 90).totalMl == 2750)
    #expect(WaterGoal(sex: .female, exerciseMinutes: -90).totalMl == 2000)
  }

  @Test func `the person's own goal takes the place of the base`() {
    let goal = WaterGoal(ownMl: 3000, sex: nil, exerciseMinutes: 30)
    #expect(goal.totalMl == 3250)
    #expect(goal.assumptions == [])
  }

  @Test func `what is to be drunk leaves out the water of food, unless the goal is the person's own`() {
    #expect(WaterGoal(sex: .male).toDrinkMl == 2000)
    #expect(WaterGoal(sex: .female, exerciseMinutes: 60).toDrinkMl == 1600 + 500)
    #expect(WaterGoal(ownMl: 3000, sex: .male, exerciseMinutes: 30).toDrinkMl == 3250)
  }
}
