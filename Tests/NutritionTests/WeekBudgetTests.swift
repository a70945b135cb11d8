import Nutrition
import Testing

@Suite struct WeekBudgetTests {
  static let monday = CalendarDay(daysSince1970: 20_773)

  /// A week of 2000 kcal a day, eaten from Monday on.
  static func week(_ eaten: [Double?], today: Int, target: Double = 2000, lowest: Double = 1200) -> WeekBudget {
    let days = (0..<7).map { offset in
      WeekBudget.Day(
        day: monday.advanced(by: offset), target: target, lowest: lowest,
        eaten: offset < eaten.count ? eaten[offset] : nil)
    }
    return WeekBudget(days: days, today: monday.advanced(by: today))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var eaten: [Double?]
    var today: Int
    var target = 2000.0
    var lowest = 1200.0
    var aim: [Double?]
    var letGo = 0.0
  }

  @Test(arguments: [
    Case(testDescription: "nothing eaten", eaten: [], today: 0, aim: Array(repeating: 2000, count: 7)),
    Case(
      testDescription: "a high Monday is spread over six days", eaten: [2600], today: 1,
      aim: [nil, 1900, 1900, 1900, 1900, 1900, 1900]),
    Case(
      testDescription: "a low Monday is given back", eaten: [1700], today: 1,
      aim: [nil, 2050, 2050, 2050, 2050, 2050, 2050]),
    Case(
      testDescription: "no day is lowered by more than a fifth", eaten: [2000, 2000, 2000, 2000, 2000, 4000], today: 6,
      aim: [nil, nil, nil, nil, nil, nil, 1600], letGo: 1600),
    Case(
      testDescription: "no day is raised by more than a fifth", eaten: [1000, 1000, 1000, 1000, 1000, 1000], today: 6,
      aim: [nil, nil, nil, nil, nil, nil, 2400], letGo: -5600),
    Case(
      testDescription: "no day goes under its least", eaten: [2000], today: 1, target: 1250, lowest: 1200,
      aim: [nil, 1200, 1200, 1200, 1200, 1200, 1200], letGo: 450),
    Case(
      testDescription: "nothing is taken where nothing may be", eaten: [2600], today: 1, target: 2000, lowest: 2000,
      aim: [nil, 2000, 2000, 2000, 2000, 2000, 2000], letGo: 600),
    Case(
      testDescription: "days without meals are unknown", eaten: [nil, 2500], today: 2,
      aim: [nil, nil, 1900, 1900, 1900, 1900, 1900]),
    Case(
      testDescription: "what was eaten today is not spread before its target is reached", eaten: [2000, 1500], today: 1,
      aim: [nil, 2000, 2000, 2000, 2000, 2000, 2000]),
    Case(
      testDescription: "today over its target counts at once", eaten: [2000, 2500], today: 1,
      aim: [nil, 2000, 1900, 1900, 1900, 1900, 1900]),
    Case(
      testDescription: "over on the last day is let go", eaten: Array(repeating: 2000, count: 6) + [2300], today: 6,
      aim: [nil, nil, nil, nil, nil, nil, 2000], letGo: 300),
  ])
  func `what was eaten over or under is spread over the days left`(a: Case) {
    let budget = Self.week(a.eaten, today: a.today, target: a.target, lowest: a.lowest)
    #expect(budget.days.map(\.suggested) == a.aim)
    #expect(abs(budget.letGo - a.letGo) < 0.001)
  }

  @Test func `a day that cannot take its share leaves it to the others`() {
    var days = Self.week([2600], today: 1).days
    days[1].lowest = 1990
    let budget = WeekBudget(days: days, today: Self.monday.advanced(by: 1))
    #expect(budget.days.map(\.suggested) == [nil, 1990, 1882, 1882, 1882, 1882, 1882])
    #expect(budget.letGo == 0)
  }

  @Test func `a planned day is left as it is, and what was set aside counts into the fifth`() {
    var days = Self.week([4000], today: 1).days
    for index in 1..<7 { days[index].target = 1900 }
    days[5].target = 2500
    days[5].event = PlannedEvent(id: "p", day: days[5].day, calories: 500, plannedOn: Self.monday)
    let budget = WeekBudget(days: days, today: Self.monday.advanced(by: 1))
    #expect(budget.days.map(\.suggested) == [nil, 1600, 1600, 1600, 1600, 2500, 1600])
    #expect(budget.letGo == 500)
  }

  @Test func `the week adds up, unknown days at their target`() {
    let budget = Self.week([2500, nil, 1800], today: 3)
    #expect(budget.target == 14_000 && budget.eaten == 4300 && budget.left == 7700)
    #expect(budget.unknownDays.map(\.day) == [Self.monday.advanced(by: 1)])
    #expect(budget.balance == 300)
  }

  @Test func `whatever was eaten, no day leaves its bounds and the sum is kept`() {
    var generator = Steps()
    for _ in 0..<500 {
      let eaten = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
        Bool.random(using: &generator) ? Double.random(in: 0...6000, using: &generator) : nil
      }
      let target = Double.random(in: 1200...3500, using: &generator)
      let budget = Self.week(eaten, today: min(6, eaten.count), target: target)
      for day in budget.days {
        guard let aim = day.suggested else { continue }
        #expect(aim >= max(1200, target * 0.8) - 0.001 && aim <= target * 1.2 + 0.001)
      }
      let moved = budget.days.reduce(0) { $0 + ($1.suggested.map { target - $0 } ?? 0) }
      #expect(abs(moved + budget.letGo - budget.balance) < 0.01)
    }
  }
}

/// A linear congruential generator (Knuth's MMIX constants): the same numbers every time.
private struct Steps: RandomNumberGenerator {
  private var state: UInt64 = 2026

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
