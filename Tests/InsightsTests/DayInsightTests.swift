import Insights
import Nutrition
import Testing

/// Rules about the running day.
@Suite struct DayInsightTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var kind: InsightKind
    var context: InsightContext
    /// The sentence; nil where the rule must not hold.
    var sentence: String?
  }

  static let cases: [Case] = [
    Case(
      testDescription: "an hour after lifting", kind: .afterWorkout,
      context: .make(.make(workouts: [("Weight training", 17, 60)]), hour: 17.5),
      sentence: "After weight training, about 30 g of protein in the next 90 min helps your muscles recover."),
    Case(
      testDescription: "heavier people need more", kind: .afterWorkout,
      context: .make(.make(workouts: [("Running", 17, 45)]), hour: 17.5, weightKg: 110),
      sentence: "After running, about 40 g of protein in the next 90 min helps your muscles recover."),
    Case(
      testDescription: "protein was eaten", kind: .afterWorkout,
      context: .make(.make(meals: [(17.2, 400, 32)], workouts: [("Running", 17, 45)]), hour: 17.5), sentence: nil),
    Case(
      testDescription: "too long ago", kind: .afterWorkout,
      context: .make(.make(workouts: [("Running", 9, 45)]), hour: 17.5), sentence: nil),
    Case(
      testDescription: "a walk", kind: .afterWorkout,
      context: .make(.make(workouts: [("Walking", 17, 60)]), hour: 17.5), sentence: nil),
    Case(
      testDescription: "little by the evening", kind: .underForHour,
      context: .make(.make(meals: [(8, 300, 10), (13, 350, 20)]), hour: 19),
      sentence: "650 of 2000 kcal by 19:00: there is room for a proper meal, 1350 kcal are left."),
    Case(
      testDescription: "nothing logged says nothing", kind: .underForHour, context: .make(hour: 19), sentence: nil),
    Case(
      testDescription: "enough by the evening", kind: .underForHour,
      context: .make(.make(meals: [(8, 500, 10), (13, 600, 20)]), hour: 19), sentence: nil),
    Case(
      testDescription: "no target, no rule", kind: .underForHour,
      context: .make(.make(meals: [(8, 300, 10)], target: nil), hour: 19), sentence: nil),
    Case(
      testDescription: "over the day", kind: .overForHour,
      context: .make(.make(meals: [(8, 900, 10), (13, 900, 20), (19, 600, 20)]), hour: 20),
      sentence: "400 kcal over today's 2000. One day changes little; the week is what counts."),
    Case(
      testDescription: "most of it by noon", kind: .overForHour,
      context: .make(.make(meals: [(8, 900, 10), (11, 700, 20)]), hour: 12),
      sentence: "1600 of 2000 kcal by 12:00: 400 kcal are left for the rest of the day, so a lighter dinner fits."),
    Case(
      testDescription: "who gains is not held back", kind: .overForHour,
      context: .make(.make(meals: [(8, 2400, 10)]), hour: 20, goal: .bulk), sentence: nil),
    Case(
      testDescription: "who looks at the week is not told of a day", kind: .overForHour,
      context: .make(.make(meals: [(8, 2400, 10)]), hour: 20, flexibility: .flexible), sentence: nil),
    Case(
      testDescription: "pregnant", kind: .overForHour,
      context: .make(.make(meals: [(8, 2400, 10)]), hour: 20, bar: .pregnant), sentence: nil),
    Case(
      testDescription: "little water", kind: .lowWater, context: .make(.make(waterMl: 300), hour: 16),
      sentence: "300 ml of water by 16:00, of about 2 l a day: a glass now helps."),
    Case(
      testDescription: "in fluid ounces", kind: .lowWater, context: .make(.make(waterMl: 300), hour: 16, units: .us),
      sentence: "10.1 fl oz of water by 16:00, of about 67.6 fl oz a day: a glass now helps."),
    Case(
      testDescription: "who never logs water is not asked to", kind: .lowWater, context: .make(hour: 16), sentence: nil),
    Case(
      testDescription: "enough water", kind: .lowWater, context: .make(.make(waterMl: 900), hour: 16), sentence: nil),
    Case(
      testDescription: "much was drunk", kind: .drinks,
      context: .make(.make(meals: [(8, 600, 10)], drinkKcal: 400), hour: 14),
      sentence: "40 % of today's energy, 400 kcal, was drunk. Drinks fill less than food."),
    Case(
      testDescription: "a glass of juice at breakfast", kind: .drinks,
      context: .make(.make(meals: [(8, 200, 10)], drinkKcal: 150), hour: 9), sentence: nil),
    Case(
      testDescription: "little fibre", kind: .fibre,
      context: .make(.make(meals: [(8, 900, 10), (13, 900, 30)], fiberG: 9), hour: 19),
      sentence: "9 g of fibre today, where 25 g would fit: beans, oats, fruit or whole grain help."),
    Case(
      testDescription: "fibre not known", kind: .fibre,
      context: .make(.make(meals: [(8, 900, 10), (13, 900, 30)]), hour: 19), sentence: nil),
    Case(
      testDescription: "enough fibre", kind: .fibre,
      context: .make(.make(meals: [(8, 900, 10), (13, 900, 30)], fiberG: 20), hour: 19), sentence: nil),
    Case(
      testDescription: "salty", kind: .sodium,
      context: .make(.make(meals: [(8, 900, 10)], sodiumMg: 2900), hour: 13),
      sentence: "2900 mg of sodium today, over the 2300 mg of a day. Water and something fresh balance it."),
    Case(
      testDescription: "at the limit", kind: .sodium,
      context: .make(.make(meals: [(8, 900, 10)], sodiumMg: 2300), hour: 13), sentence: nil),
    Case(
      testDescription: "all protein at dinner", kind: .proteinSpread,
      context: .make(.make(meals: [(8, 400, 8), (13, 500, 12), (19, 900, 70)]), hour: 20),
      sentence: "70 of today's 90 g of protein came with dinner; about 20 g at each meal is used better."),
    Case(
      testDescription: "spread", kind: .proteinSpread,
      context: .make(.make(meals: [(8, 400, 25), (13, 500, 30), (19, 900, 40)]), hour: 20), sentence: nil),
  ]

  @Test(arguments: cases) func `a rule of the day holds where it should`(_ one: Case) {
    #expect(one.context.only(one.kind)?.sentence == one.sentence)
  }
}
