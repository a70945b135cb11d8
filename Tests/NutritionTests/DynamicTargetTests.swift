import Foundation
import Nutrition
import Testing

struct DynamicTargetTests {
  static func calculator(
    goal: GoalType = .cut, rate: Double = 0.5, mode: EnergyMode = .measured, kg: Double? = 90, active: Double = 0,
    own: Double? = nil, _ change: (inout NutritionContext, inout UserProfile) -> Void = { _, _ in }
  ) -> DynamicTargetCalculator {
    var profile = UserProfile.make(energyMode: mode, goalType: goal, goalRate: rate, calorieTarget: own)
    var context = NutritionContext()
    context.weightKg = kg
    change(&context, &profile)
    let targets = DailyTargets(
      for: profile, weightKg: kg, active: ActiveEnergy(fromWorkouts: active), on: UserProfile.day)
    return DynamicTargetCalculator(targets: targets, context: context, profile: profile)
  }

  static let run = NutritionContext.Session(name: "Running", minutes: 30, kilocalories: 360)

  @Test func `a training day adds what was trained, and says so`() {
    let answer = Self.calculator(active: 360) { context, _ in context.todayWorkouts = [Self.run] }.answer
    #expect(answer.calories == 2066)  // 2256 - 550 + 360
    #expect(answer.reasoning == "Training day: Running; 360 kcal are added to the quiet day.")
    #expect(answer.adjustments == ["cut: 0.5 kg a week x 1100: -550 kcal", "logged workouts, net of rest: +360 kcal"])
    #expect(answer.postworkoutProteinG == 23)
    #expect(abs(answer.macroCalories - answer.calories) <= answer.calories * 0.01)
  }

  @Test func `a planned workout makes a training day, and adds nothing before it is done`() {
    let short = NutritionContext.Session(name: "Push", minutes: 45, kilocalories: nil)
    let answer = Self.calculator { context, _ in context.plannedWorkouts = [short] }.answer
    #expect(answer.calories == 1706)
    #expect(answer.reasoning == "Training day by your plan: Push; what it uses is added once it is logged.")
    #expect(answer.preworkoutCarbsG == nil && answer.postworkoutProteinG == 23)
    let long = NutritionContext.Session(name: "Legs", minutes: 75, kilocalories: nil)
    let before = Self.calculator { context, _ in context.plannedWorkouts = [long] }.answer
    #expect(before.preworkoutCarbsG == min(90, before.carbsG / 2).rounded())
    let after = Self.calculator(active: 360) { context, _ in context.todayWorkouts = [Self.run] }.answer
    #expect(after.preworkoutCarbsG == nil && after.postworkoutProteinG == 23)
  }

  @Test func `in multiplier mode training adds nothing, and that is said`() {
    let answer = Self.calculator(mode: .multiplier, active: 360) { context, _ in context.todayWorkouts = [Self.run] }
      .answer
    #expect(answer.calories == 2035)  // 2585 - 550
    #expect(answer.reasoning.contains("holds exercise already"))
  }

  static func context(_ change: (inout NutritionContext) -> Void) -> NutritionContext {
    var context = NutritionContext()
    change(&context)
    return context
  }

  static let days: [(DayKind, NutritionContext)] = [
    (.rest, context { $0.weekWorkouts = 2 }), (.unknown, context { _ in }),
    (.unexpectedActivity, context { ($0.activeCalories, $0.usualActiveCalories) = (700, 400) }),
    (.rest, context { ($0.activeCalories, $0.usualActiveCalories) = (500, 400) }),
    (.rest, context { ($0.activeCalories, $0.usualActiveCalories) = (250, 100) }),
    (.unexpectedActivity, context { ($0.steps, $0.usualSteps) = (15_000, 8_000) }),
    (.training, context { ($0.todayWorkouts, $0.activeCalories, $0.usualActiveCalories) = ([run], 900, 300) }),
  ]

  @Test(arguments: days) func `the kind of day comes from what happened`(kind: DayKind, context: NutritionContext) {
    #expect(context.dayKind == kind)
  }

  @Test func `poor sleep gives half of a deficit back, and no more`() {
    let tired = Self.calculator { context, _ in context.sleepHours = 5.2 }
    #expect(tired.answer.calories == 1706 + 250)
    #expect(tired.answer.recoveryFocus == "sleep (5.2 h)")
    #expect(tired.answer.adjustments.contains("sleep (5.2 h): part of the deficit given back, +250 kcal"))
    #expect(Self.calculator(rate: 0.2) { context, _ in context.sleepHours = 5 }.answer.calories == 2036 + 110)
    #expect(Self.calculator(goal: .maintain, rate: 0) { context, _ in context.sleepHours = 4 }.answer.calories == 2256)
    #expect(Self.calculator { context, _ in context.sleepHours = 7 }.answer.calories == 1706)
    #expect(Self.calculator { context, _ in (context.hrvMs, context.usualHrvMs) = (39, 50) }.answer.calories == 1956)
    #expect(Self.calculator(own: 1800) { context, _ in context.sleepHours = 4 }.answer.calories == 1800)
  }

  @Test func `without a weight the placeholder says that it is one`() {
    let answer = Self.calculator(kg: nil).answer
    #expect(answer.calories == 1800 && answer.confidence == 0.1)
    #expect(answer.reasoning.contains("no weight"))
    #expect(abs(answer.macroCalories - 1800) <= 18)
  }

  static func answer(
    _ calories: Double, protein: Double = 170, carbs: Double? = nil, fat: Double = 57, reasoning: String = "Because."
  ) -> DynamicNutritionTargets {
    DynamicNutritionTargets(
      calories: calories, proteinG: protein, carbsG: carbs ?? max(0, (calories - protein * 4 - fat * 9) / 4), fatG: fat,
      reasoning: reasoning, adjustments: ["more"], confidence: 0.8)
  }

  @Test(
    arguments: [
      (answer(1700), nil), (answer(1706 * 1.25), nil), (answer(1280), nil),
      (answer(1199), .underLowest(1199)), (answer(1206), .farFromCalculator(1206)),
      (answer(2200), .farFromCalculator(2200)),
      (answer(.nan), .notANumber), (answer(1700, protein: -1), .notANumber),
      (answer(1700, protein: 60), .protein(60)), (answer(1700, protein: 320), .protein(320)),
      (answer(1700, fat: 20), .fat(20)), (answer(1700, fat: 100), .fat(100)),
      (answer(1700, carbs: 300), .macrosDoNotAddUp(2393)),
    ] as [(DynamicNutritionTargets, DynamicNutritionTargets.OutOfBounds?)])
  func `an answer is used within the bounds, or not at all`(
    answer: DynamicNutritionTargets, refusal: DynamicNutritionTargets.OutOfBounds?
  ) throws {
    let calculator = Self.calculator()
    guard let refusal else {
      let bounded = try answer.bounded(by: calculator)
      #expect(abs(bounded.macroCalories - bounded.calories) <= bounded.calories * 0.01)
      return
    }
    #expect(throws: refusal) { try answer.bounded(by: calculator) }
  }

  @Test func `macros that do not add up get other carbs, said as an adjustment`() throws {
    let bounded = try Self.answer(1700, carbs: 160).bounded(by: Self.calculator())
    #expect(abs(bounded.macroCalories - 1700) <= 17)
    #expect(bounded.adjustments.last == "carbs set to 127 g, so that the macros add up")
  }

  @Test func `what the person chose stands`() throws {
    let calculator = Self.calculator { _, profile in (profile.macroOrigin, profile.fatPercentage) = (.person, 0.4) }
    let bounded = try Self.answer(1800).bounded(by: calculator)
    #expect(abs(bounded.fatG * 9 / bounded.calories - 0.4) < 0.01)
    #expect(throws: DynamicNutritionTargets.OutOfBounds.notTheOwnTarget) {
      try Self.answer(1800).bounded(by: Self.calculator(own: 2000))
    }
  }

  @Test func `somebody who must not lose is never led under what they use`() {
    let calculator = Self.calculator { _, profile in profile.lifeStage = .pregnant }
    #expect(calculator.answer.calories == 2256)
    #expect(throws: DynamicNutritionTargets.OutOfBounds.underLowest(2200)) {
      try Self.answer(2200, fat: 70).bounded(by: calculator)
    }
  }

  @Test(arguments: ["Eat 900 kcal.", "Stay at 1,100 calories today", "aim for 800kcal"])
  func `words that speak of less than is safe are not repeated`(text: String) throws {
    let bounded = try Self.answer(1700, reasoning: text).bounded(by: Self.calculator())
    #expect(bounded.reasoning == Self.calculator().answer.reasoning)
    #expect(
      try Self.answer(1700, reasoning: "Minus 550 kcal.").bounded(by: Self.calculator()).reasoning == "Minus 550 kcal.")
  }
}
