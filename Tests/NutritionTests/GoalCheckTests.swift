import Nutrition
import Testing

struct GoalCheckTests {
  @Test(arguments: [
    (1.0, true, false), (1.01, true, true), (1.5, true, true), (1.51, false, false),
  ])
  func `a loss is warned about over 1 % a week and refused over 1,5 %`(rate: Double, accepted: Bool, warned: Bool) {
    let check = GoalCheck(goalType: .cut, goalRate: rate, weightKg: 100, heightCm: 180)
    #expect(check.isAccepted == accepted)
    #expect(check.warnings.isEmpty == !warned)
  }

  @Test func `a fast gain is warned about, never refused`() {
    #expect(GoalCheck(goalType: .bulk, goalRate: 0.5, weightKg: 100).warnings == [])
    let check = GoalCheck(goalType: .bulk, goalRate: 3, weightKg: 100)
    #expect(check.isAccepted)
    #expect(check.warnings == [.fastGain(percentPerWeek: 3)])
  }

  @Test(arguments: [(59.93, false), (59.95, true), (75.0, true)])
  func `no goal weight under BMI 18,5`(target: Double, accepted: Bool) {
    // 18.5 x 1.8 m squared = 59.94 kg.
    let check = GoalCheck(goalType: .cut, targetWeightKg: target, weightKg: 90, heightCm: 180)
    #expect(check.isAccepted == accepted)
  }

  @Test func `without a height the goal weight is checked with an assumed one, and that is said`() {
    let check = GoalCheck(goalType: .cut, targetWeightKg: 45, weightKg: 60)
    #expect(!check.isAccepted)
    #expect(check.assumptions == [.height(centimetres: 165), .sexUnknown])
  }

  @Test func `someone underweight is not led further down`() {
    let check = GoalCheck(goalType: .cut, goalRate: 0.2, weightKg: 55, heightCm: 180)
    #expect(!check.isAccepted)
    #expect(GoalCheck(goalType: .bulk, goalRate: 0.2, weightKg: 55, heightCm: 180).isAccepted)
  }

  @Test(arguments: [(1199.0, false), (1200, true), (2500, true), (Double.nan, false)])
  func `no own target under 1200`(calories: Double, accepted: Bool) {
    #expect(GoalCheck(goalType: .maintain, calorieTarget: calories).isAccepted == accepted)
  }

  @Test func `without a weight a rate is taken, but said to be unchecked`() {
    let check = GoalCheck(goalType: .cut, goalRate: 5)
    #expect(check.isAccepted)
    #expect(check.assumptions == [.weightUnknown])
  }

  @Test(arguments: [-0.5, Double.nan, .infinity])
  func `a rate that is no number is refused`(rate: Double) {
    #expect(GoalCheck(goalType: .cut, goalRate: rate, weightKg: 90).refusals == [.notANumber(field: "goalRate")])
  }

  @Test func `a refusal says the nearest goal that is accepted`() {
    let check = GoalCheck(goalType: .cut, targetWeightKg: 50, weightKg: 90, heightCm: 180)
    #expect(check.refusals.first?.sentence().contains("60 kg") == true)
  }
}
