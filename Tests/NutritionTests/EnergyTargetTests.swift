import Foundation
import Nutrition
import Testing

/// 90 kg, 180 cm, 30 years, male: resting energy 1880.
struct EnergyTargetTests {
  func target(
    _ profile: UserProfile, kg: Double? = 90, fat: Double? = nil, active: ActiveEnergy = .none
  ) -> EnergyTarget {
    .target(for: profile, weightKg: kg, bodyFatPercentage: fat, active: active, on: UserProfile.day)
  }

  @Test func `measured adds the day's active energy to resting energy times 1,2`() {
    let day = target(.make(), active: ActiveEnergy(fromWorkouts: 450))
    #expect(day.equation == "2256 + 450 = 2706")
    #expect(day.total.kilocalories == 2706)
    #expect(day.base.origin == "Mifflin-St Jeor 1880 x 1.2")
    #expect(day.activeEarned.origin == "logged workouts, net of rest")
    #expect(day.assumptions == [])
    #expect(day.warnings == [])
  }

  @Test(arguments: [
    (ActivityLevel.sedentary, 2256.0), (.light, 2585), (.moderate, 2914), (.active, 3243), (.veryActive, 3572),
  ])
  func `the multiplier adds nothing for workouts`(level: ActivityLevel, kilocalories: Double) {
    let profile = UserProfile.make(activityLevel: level, energyMode: .multiplier)
    let day = target(profile, active: ActiveEnergy(fromDevice: 450))
    #expect(day.total.kilocalories == kilocalories)
    #expect(day.activeEarned.kilocalories == 0)
  }

  @Test(arguments: [
    (GoalType.cut, 0.5, -550.0), (.cut, 0.75, -825), (.maintain, 0.5, 0), (.bulk, 0.4, 220), (.cut, 0, 0),
    (.cut, -1, 0), (.bulk, Double.nan, 0),
  ])
  func `a goal moves the target`(goal: GoalType, rate: Double, kilocalories: Double) {
    let day = target(.make(goalType: goal, goalRate: rate))
    #expect(day.adjustment.kilocalories == kilocalories)
    #expect(day.total.kilocalories == 2256 + kilocalories)
  }

  @Test func `a cut with exercise reads as one sum`() {
    let day = target(.make(goalType: .cut, goalRate: 0.5), active: ActiveEnergy(fromDevice: 300))
    #expect(day.equation == "2256 - 550 + 300 = 2006")
  }

  @Test func `the shown parts always add up to the total`() {
    for tenths in stride(from: 451, to: 1400, by: 37) {
      let profile = UserProfile.make(goalType: .bulk, goalRate: 0.13)
      let day = target(profile, kg: Double(tenths) / 10, active: ActiveEnergy(fromDevice: 123.456))
      let sum = day.base.kilocalories + day.adjustment.kilocalories + day.activeEarned.kilocalories
      #expect(day.total.kilocalories == sum)
    }
  }

  @Test func `a target never goes below 1200`() {
    let profile = UserProfile.make(sex: .female, heightCm: 160, goalType: .cut, goalRate: 0.7)
    let day = target(profile, kg: 50)
    // (500 + 1000 - 150 - 161) x 1.2 = 1427, less 770.
    #expect(day.total.kilocalories == 1200)
    #expect(day.equation == "1427 - 770 + 0 = 657, raised to 1200")
    #expect(day.warnings.contains(.raisedToFloor(from: 657)))
  }

  @Test func `exercise counts before the floor does`() {
    let profile = UserProfile.make(sex: .female, heightCm: 160, goalType: .cut, goalRate: 0.7)
    #expect(target(profile, kg: 50, active: ActiveEnergy(fromDevice: 600)).total.kilocalories == 1257)
  }

  @Test(arguments: [(0.9, false), (0.901, true)])
  func `one per cent a week is not warned about, more is`(rate: Double, isWarned: Bool) {
    let warnings = target(.make(goalType: .cut, goalRate: rate)).warnings
    #expect(warnings.contains { if case .fastLoss = $0 { true } else { false } } == isWarned)
  }

  @Test func `a loss over 1,5 % a week is not planned for`() {
    let day = target(.make(goalType: .cut, goalRate: 2), kg: 100)
    #expect(day.adjustment.kilocalories == -1650)
    #expect(day.warnings.contains(.lossLimited(percentPerWeek: 2, toKgPerWeek: 1.5)))
  }

  @Test func `a loss of exactly 1,5 % a week is planned with a warning`() {
    let day = target(.make(goalType: .cut, goalRate: 1.5), kg: 100)
    #expect(day.adjustment.kilocalories == -1650)
    #expect(day.warnings.contains(.fastLoss(percentPerWeek: 1.5)))
  }

  @Test(arguments: [(0.45, false), (0.46, true)])
  func `a gain over 0,5 % a week is warned about`(rate: Double, isWarned: Bool) {
    let warnings = target(.make(goalType: .bulk, goalRate: rate)).warnings
    #expect(warnings.contains { if case .fastGain = $0 { true } else { false } } == isWarned)
  }

  @Test(arguments: [nil, 0, -3, Double.nan])
  func `without a weight the day is a placeholder of 1800`(weight: Double?) {
    let day = target(.make(goalType: .cut, goalRate: 0.5), kg: weight, active: ActiveEnergy(fromDevice: 300))
    #expect(day.basis == .placeholder)
    #expect(day.total.kilocalories == 1800)
    #expect(day.equation == "1800 = 1800")
    #expect(day.resting == nil)
    #expect(day.assumptions == [.weightUnknown])
  }

  @Test func `the person's own target wins and takes nothing on`() {
    let profile = UserProfile.make(goalType: .cut, goalRate: 0.5, calorieTarget: 2100)
    let day = target(profile, active: ActiveEnergy(fromDevice: 300))
    #expect(day.basis == .own)
    #expect(day.total.kilocalories == 2100)
    #expect(day.assumptions == [])
    #expect(target(profile, kg: nil).total.kilocalories == 2100)
  }

  @Test func `the person's own target is held to the floor too`() {
    let day = target(.make(calorieTarget: 800))
    #expect(day.total.kilocalories == 1200)
    #expect(day.warnings == [.ownTargetRaisedToFloor(from: 800)])
  }

  @Test func `what the profile lacks is listed`() {
    let day = target(.make(sex: nil, birthDate: nil, heightCm: nil), kg: 70)
    #expect(day.assumptions == [.height(centimetres: 165), .age(years: 30), .sexUnknown])
    #expect(day.base.origin.hasPrefix("Roza-Shizgal"))
  }

  @Test func `body fat leads to Katch-McArdle`() {
    #expect(target(.make(), kg: 80, fat: 20).base.kilocalories == 2103)  // 1752.4 x 1.2
  }

  @Test func `someone under 18 is told the formulas are for adults`() {
    let day = target(.make(birthDate: CalendarDay("2010-01-01")?.midnightUTC))
    #expect(day.warnings == [.notAnAdult(years: 16)])
  }

  @Test func `a cut of someone underweight is no cut, and says why`() {
    let day = target(.make(goalType: .cut, goalRate: 0.2), kg: 55)
    #expect(day.adjustment.kilocalories == 0)
    #expect(day.warnings.contains { if case .noDeficit(.underweight, nil) = $0 { true } else { false } })
  }
}
