import SimulatedPeople
import Testing

@testable import Nutrition

struct AdaptiveExpenditureTests {
  private static let start = CalendarDay(daysSince1970: 20_000)
  private static let prior = ExpenditurePrior(kilocalories: 2600, fatKg: 22)

  /// A body of 85 kg in balance at 2600 kcal whose weight stays where it is, with four meals a day.
  private func days(_ count: Int, calories: Double = 2600) -> [ExpenditureDay] {
    (0..<count).map { number in
      ExpenditureDay(
        day: Self.start.advanced(by: number), calories: calories + Double(number % 3 - 1) * 100, meals: 4,
        weightKg: 85 + Double(number % 4 - 1) * 0.1)
    }
  }

  @Test(arguments: [
    (SimulatedDieter.Scenario("deficit", change: -500), 71.0), (.init("maintenance", change: 0), 48),
    (.init("deficit with holes", change: -500, loggedDays: 0.75, partialDays: 0.1), 71),
    (.init("jumps of water", change: 0, waterJumps: 0.05), 60),
  ])
  func `simulated people are known to a few kilocalories after twelve weeks, with an honest interval`(
    scenario: SimulatedDieter.Scenario, limit: Double
  ) {
    let outcome = Outcome(of: scenario, people: 250, seed: 99)
    #expect(outcome.error[2] < limit)
    #expect(outcome.error[0] < outcome.formulaError[0] / 1.8)
    for coverage in outcome.coverage { #expect((0.83...0.98).contains(coverage)) }
  }

  @Test func `without a weighing nothing can be learned`() {
    #expect(
      AdaptiveExpenditure(
        days(30).map {
          var day = $0
          day.weightKg = nil
          return day
        }, prior: Self.prior) == nil)
    #expect(AdaptiveExpenditure([], prior: Self.prior) == nil)
  }

  @Test func `days without a meal are unknown and not zero`() throws {
    var holes = days(60)
    for index in stride(from: 3, to: 60, by: 5) {
      holes[index].calories = nil
      holes[index].meals = 0
    }
    let whole = try #require(AdaptiveExpenditure(days(60), prior: Self.prior))
    let learned = try #require(AdaptiveExpenditure(holes, prior: Self.prior))
    #expect(abs(learned.kilocalories - whole.kilocalories) < 40)
    #expect(learned.missingDays == 12)
    #expect(learned.deviation > whole.deviation)
  }

  @Test func `a day that looks half logged is left out until the person says that it was all`() throws {
    var some = days(40)
    some[30].calories = 640
    some[30].meals = 1
    let left = try #require(AdaptiveExpenditure(some, prior: Self.prior))
    #expect(left.partialDays == [.init(day: some[30].day, calories: 640, isSaid: false)])
    #expect(left.intakeDays == 39)
    some[30].isComplete = true
    #expect(try #require(AdaptiveExpenditure(some, prior: Self.prior)).partialDays.isEmpty)
    some[30].isComplete = nil
    some[20].isComplete = false
    let said = try #require(AdaptiveExpenditure(some, prior: Self.prior))
    #expect(said.partialDays.map(\.isSaid) == [true, false])
  }

  @Test(arguments: [(2600.0, 4, false), (1900, 4, false), (1900, 3, true), (2300, 2, false), (800, 5, true)])
  func `far less than usual in fewer meals than usual looks half logged`(calories: Double, meals: Int, isPartial: Bool)
  {
    let day = ExpenditureDay(day: Self.start, calories: calories, meals: meals)
    #expect(IntakePattern.looksPartial(day, usually: IntakePattern(days(20))) == isPartial)
  }

  @Test func `before there is a pattern only a tiny day looks half logged`() {
    #expect(IntakePattern(days(5)) == nil)
    let day = ExpenditureDay(day: Self.start, calories: 590, meals: 3)
    #expect(IntakePattern.looksPartial(day, usually: nil))
    #expect(!IntakePattern.looksPartial(ExpenditureDay(day: Self.start, calories: 700, meals: 1), usually: nil))
  }

  @Test func `two kilograms of water overnight hardly move the estimate`() throws {
    var salty = days(60)
    for (index, kilograms) in [(55, 2.0), (56, 1.2), (57, 0.6)] { salty[index].weightKg? += kilograms }
    let calm = try #require(AdaptiveExpenditure(days(60), prior: Self.prior))
    let learned = try #require(AdaptiveExpenditure(salty, prior: Self.prior))
    #expect(abs(learned.kilocalories - calm.kilocalories) < 40)
  }

  @Test func `a weight that stays at an intake says what is spent`() throws {
    let learned = try #require(AdaptiveExpenditure(days(84, calories: 2250), prior: Self.prior, isContinued: true))
    #expect(abs(learned.kilocalories - 2250) < 80)
    #expect(learned.interval.contains(2250))
    #expect(learned.isEnough)
  }

  @Test func `too few days or weighings are not enough`() throws {
    #expect(try !#require(AdaptiveExpenditure(days(13), prior: Self.prior)).isEnough)
    var light = days(60)
    for index in 7..<60 { light[index].weightKg = nil }
    #expect(try !#require(AdaptiveExpenditure(light, prior: Self.prior)).isEnough)
  }

  @Test func `only the last hundred and twenty days are looked at`() throws {
    let learned = try #require(AdaptiveExpenditure(days(400), prior: Self.prior))
    #expect(learned.points.count == AdaptiveExpenditure.window)
    #expect(learned.points.last?.day == Self.start.advanced(by: 399))
  }

  @Test func `figures that are no numbers are unknown`() throws {
    var broken = days(40)
    broken[10].calories = .nan
    broken[11].weightKg = .infinity
    broken[12].calories = -5
    let learned = try #require(AdaptiveExpenditure(broken, prior: Self.prior))
    #expect(learned.kilocalories.isFinite && learned.deviation.isFinite)
    #expect(learned.missingDays == 2)
  }
}
