import Nutrition
import Testing

struct WeightTrendTests {
  @Test func `the published example of The Hacker's Diet`() {
    var trend = 173.6
    var shown: [String] = []
    for weight in [172.5, 171.5, 172, 171.5] {
      trend = WeightTrend.next(trend: trend, weight: weight)
      shown.append(trend.text(decimals: 1))
    }
    #expect(shown == ["173.5", "173.3", "173.2", "173"])
  }

  @Test func `the first weighing starts the trend, later ones move it by a tenth`() {
    let day = CalendarDay(daysSince1970: 20_000)
    let trend = WeightTrend([(day.advanced(by: 3), 81), (day, 80)])
    #expect(trend.points.map(\.trendKg) == [80, 80.1])
    #expect(trend.points.map(\.day) == [day, day.advanced(by: 3)])
  }

  @Test func `several weighings of a day count as their mean`() {
    let day = CalendarDay(daysSince1970: 20_000)
    #expect(WeightTrend([(day, 80), (day, 82)]).points.map(\.weightKg) == [81])
  }

  @Test func `weighings that cannot be are left out`() {
    let day = CalendarDay(daysSince1970: 20_000)
    #expect(WeightTrend([(day, -1), (day, .nan), (day, 0)]).points.isEmpty)
  }

  @Test func `a steady trend gives its rate`() throws {
    let day = CalendarDay(daysSince1970: 20_000)
    let weighings = (0..<200).map { (day: day.advanced(by: $0), weightKg: 90 - 0.1 * Double($0)) }
    let rate = try #require(WeightTrend(weighings).kilogramsPerWeek())
    #expect(abs(rate + 0.7) < 0.001)
  }

  @Test func `a rate needs a week of weighings`() {
    let day = CalendarDay(daysSince1970: 20_000)
    #expect(WeightTrend([(day, 80), (day.advanced(by: 6), 79)]).kilogramsPerWeek() == nil)
    #expect(WeightTrend([(day, 80), (day.advanced(by: 7), 79)]).kilogramsPerWeek() != nil)
    #expect(WeightTrend([]).kilogramsPerWeek() == nil)
  }
}
