import Insights
import Nutrition
import Testing

/// Rules about the days before, and about the weight.
@Suite struct PastInsightTests {
  @Test func `days in a row over target are named with what they were over`() {
    let past = days(4) { .whole("\($0)", kcal: 2400) }
    let insight = InsightContext.make(past: past).only(.runOfMisses)
    #expect(insight?.sentence.hasPrefix("The last 4 days were 400 kcal over target on average.") == true)
    #expect(InsightContext.make(past: past, goal: .bulk).only(.runOfMisses) == nil)
    #expect(InsightContext.make(past: past, bar: .breastfeeding).only(.runOfMisses) == nil)
  }

  @Test func `a day that was half logged ends a run`() {
    let past = days(4) { $0 == CalendarDay.testDay.advanced(by: -1) ? .make("\($0)") : .whole("\($0)", kcal: 2000) }
    #expect(InsightContext.make(past: past).only(.runOfHits) == nil)
  }

  @Test(arguments: [(2, nil), (3, "3 days in a row within 10 % of target. Well done.")] as [(Int, String?)])
  func `three days on target are a run`(count: Int, sentence: String?) {
    let past = days(count) { .whole("\($0)", kcal: 1950) }
    #expect(InsightContext.make(past: past).only(.runOfHits)?.sentence == sentence)
  }

  @Test func `a weekday that runs over is found among the others`() {
    let past = days(28) { day in
      // 2026-11-14 was a Saturday.
      let isSaturday = (CalendarDay("2026-11-14")!.daysSince1970 - day.daysSince1970) % 7 == 0
      return .whole("\(day)", kcal: isSaturday ? 2600 : 1950)
    }
    let sentence = InsightContext.make(past: past).only(.weekday)?.sentence
    #expect(sentence?.hasPrefix("Saturdays run 600 kcal over target on average, of 4 logged.") == true)
  }

  @Test func `every day over is no pattern of a weekday`() {
    #expect(InsightContext.make(past: days(28) { .whole("\($0)", kcal: 2600) }).only(.weekday) == nil)
  }

  @Test(arguments: [(4, false), (5, true)])
  func `late food on five of fourteen days is said`(late: Int, holds: Bool) {
    var left = late
    let past = days(20) { day in
      guard day > CalendarDay.testDay.advanced(by: -15) else { return .whole("\(day)", kcal: 2000) }
      defer { left -= 1 }
      return .whole("\(day)", kcal: 2000, late: left > 0)
    }
    let insight = InsightContext.make(past: past).only(.lateMeals)
    #expect((insight != nil) == holds)
    if holds { #expect(insight?.sentence.hasPrefix("On 5 of the last 14 logged days") == true) }
  }

  @Test func `who likes to eat late is not told of late food, and has until midnight`() {
    let past = days(14) { .whole("\($0)", kcal: 2000, late: true) }
    var context = InsightContext.make(.make(meals: [(13, 500, 20)]), past: past, hour: 17)
    #expect(context.only(.lateMeals) != nil && context.only(.underForHour) != nil)
    context.mealTiming = .late
    #expect(context.only(.lateMeals) == nil && context.only(.underForHour) == nil)
    context.minute = 22 * 60
    #expect(context.only(.underForHour) != nil)
  }

  @Test(arguments: [(5, nil), (6, 7.0)] as [(Int, Double?)])
  func `training without a break is counted with today`(before: Int, run: Double?) {
    let past = days(10) { day in
      let trains = day >= CalendarDay.testDay.advanced(by: -before)
      return .make("\(day)", workouts: trains ? [("Weight training", 18, 50)] : [("Walking", 18, 50)])
    }
    let insight = InsightContext.make(.make(workouts: [("Running", 7, 40)]), past: past).only(.restDay)
    // Five days before and today make six.
    #expect(insight?.figures.first?.value == run ?? 6)
    #expect(InsightContext.make(past: past).only(.restDay) == nil)
  }

  @Test func `a flat trend is a plateau in a cut alone`() {
    let flat = weighings(40, from: 82, kilogramsPerWeek: 0)
    let cut = InsightContext.make(trend: flat, goal: .cut, targetWeightKg: 75).only(.plateau)
    #expect(cut?.sentence.hasPrefix("Your trend has stayed at 82 kg for 21 days.") == true)
    #expect(InsightContext.make(trend: flat).only(.plateau) == nil)
    #expect(InsightContext.make(trend: flat, goal: .cut, targetWeightKg: 82).only(.plateau) == nil)
    let falling = weighings(40, from: 82, kilogramsPerWeek: -0.4)
    #expect(InsightContext.make(trend: falling, goal: .cut, targetWeightKg: 75).only(.plateau) == nil)
    let short = weighings(12, from: 82, kilogramsPerWeek: 0)
    #expect(InsightContext.make(trend: short, goal: .cut, targetWeightKg: 75).only(.plateau) == nil)
  }

  @Test func `over one percent a week is fast`() {
    let fast = InsightContext.make(trend: weighings(50, from: 90, kilogramsPerWeek: -1.3)).only(.fastLoss)
    #expect(fast?.sentence.contains("of your weight. Up to 1 % keeps more muscle") == true)
    #expect(fast?.figures[0].value ?? 0 > 1.2)
    #expect(InsightContext.make(trend: weighings(50, from: 90, kilogramsPerWeek: -0.6)).only(.fastLoss) == nil)
    #expect(InsightContext.make(trend: weighings(9, from: 90, kilogramsPerWeek: -1.3)).only(.fastLoss) == nil)
  }

  @Test func `several days with very little food are met with care and nothing else`() {
    let past = days(5) { .make("\($0)", meals: [(8, 150, 5), (13, 200, 5), (19, 250, 5)]) }
    let insights = InsightContext.make(.make(meals: [(8, 2500, 10)], sodiumMg: 4000), past: past, hour: 20).insights
    #expect(insights.map(\.kind) == [.tooLittle])
    #expect(insights.first?.sentence.contains { $0.isNumber } == false)
    #expect(InsightContext.make(past: Array(past.suffix(2)), hour: 20).only(.tooLittle) == nil)
  }

  @Test func `half of what the day uses counts as very little while the weight falls fast`() {
    let past = days(5) { .make("\($0)", meals: [(8, 200, 5), (13, 300, 5), (19, 450, 5)]) }
    let falling = weighings(50, from: 90, kilogramsPerWeek: -1.3)
    #expect(InsightContext.make(past: past, trend: falling).only(.tooLittle) != nil)
    #expect(InsightContext.make(past: past).only(.tooLittle) == nil)
  }

  @Test func `days with one small meal may be half logged and are no sign`() {
    let past = days(7) { .make("\($0)", meals: [(8, 300, 5)]) }
    #expect(InsightContext.make(past: past).only(.tooLittle) == nil)
  }
}
