import Foundation
import Nutrition
import Testing

struct DeficitBarTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var change: @Sendable (inout UserProfile) -> Void
    var kg = 90.0
    var bar: DeficitBar?
  }

  static let cases = [
    Case(testDescription: "an adult", change: { _ in }, bar: nil),
    Case(
      testDescription: "17 years", change: { $0.birthDate = CalendarDay("2008-11-21")?.midnightUTC },
      bar: .underAge(years: 17)),
    Case(testDescription: "18 today", change: { $0.birthDate = CalendarDay("2008-11-20")?.midnightUTC }, bar: nil),
    Case(testDescription: "pregnant", change: { $0.lifeStage = .pregnant }, bar: .pregnant),
    Case(testDescription: "breastfeeding", change: { $0.lifeStage = .breastfeeding }, bar: .breastfeeding),
    Case(testDescription: "BMI 18.2", change: { _ in }, kg: 59, bar: .underweight(bmi: 59 / 3.24)),
    Case(testDescription: "unknown height", change: { $0.heightCm = nil }, kg: 45, bar: nil),
  ]

  @Test(arguments: cases) func `who is planned no deficit for`(_ one: Case) {
    var profile = UserProfile.make(goalType: .cut, goalRate: 0.5)
    one.change(&profile)
    #expect(DeficitBar.of(profile, weightKg: one.kg, on: UserProfile.day) == one.bar)
    let day = EnergyTarget.target(for: profile, weightKg: one.kg, on: UserProfile.day)
    #expect(day.adjustment.kilocalories == (one.bar == nil ? -550 : 0))
    #expect(day.total.kilocalories >= day.lowest)
    #expect(day.warnings.contains { if case .noDeficit = $0 { true } else { false } } == (one.bar != nil))
  }

  @Test(arguments: EnergyMode.allCases) func `an own target is raised to what the day uses`(mode: EnergyMode) {
    var profile = UserProfile.make(energyMode: mode, calorieTarget: 1300)
    let own = EnergyTarget.target(for: profile, weightKg: 90, on: UserProfile.day)
    #expect(own.total.kilocalories == 1300 && own.lowest == 1200)
    profile.lifeStage = .pregnant
    let held = EnergyTarget.target(for: profile, weightKg: 90, on: UserProfile.day)
    #expect(held.total.kilocalories == (mode == .measured ? 2256 : 2585))  // 1880 x 1.2 and x 1.375
    #expect(held.warnings == [.noDeficit(.pregnant, from: 1300)])
    #expect(held.warnings[0].sentence().contains("Your own target of 1300 kcal was raised, as you are pregnant."))
  }

  @Test func `a gain stays a gain`() {
    var profile = UserProfile.make(goalType: .bulk, goalRate: 0.25)
    profile.lifeStage = .breastfeeding
    #expect(EnergyTarget.target(for: profile, weightKg: 90, on: UserProfile.day).adjustment.kilocalories > 0)
  }

  @Test func `only what is new in a profile is checked`() {
    var earlier = UserProfile.make(goalType: .cut, goalRate: 0.5)
    var later = earlier
    later.lifeStage = .pregnant
    #expect(GoalCheck(later, changedFrom: earlier, weightKg: 90, on: UserProfile.day).isAccepted)
    earlier = later
    later.goalRate = 0.6
    #expect(
      GoalCheck(later, changedFrom: earlier, weightKg: 90, on: UserProfile.day).refusals == [.noDeficit(.pregnant)])
    later = earlier
    later.calorieTarget = 1500
    #expect(
      GoalCheck(later, changedFrom: earlier, weightKg: 90, on: UserProfile.day).refusals
        == [.caloriesUnderMaintenance(.pregnant, lowest: 2256)])
  }

  @Test func `a child is held to no adult's weight, and to no lower one than today's`() {
    let child = UserProfile.make(birthDate: CalendarDay("2014-01-01")?.midnightUTC, heightCm: 150)
    var asked = child
    asked.targetWeightKg = 38
    #expect(GoalCheck(asked, changedFrom: child, weightKg: 36, on: UserProfile.day).isAccepted)
    asked.targetWeightKg = 33
    #expect(
      GoalCheck(asked, changedFrom: child, weightKg: 36, on: UserProfile.day).refusals
        == [.noDeficit(.underAge(years: 12))])
  }

  @Test func `water goals grow in pregnancy and with breastfeeding`() {
    #expect(WaterGoal(sex: .female, lifeStage: .pregnant).totalMl == 2300)
    #expect(WaterGoal(sex: .female, lifeStage: .breastfeeding).totalMl == 2700)
  }
}
