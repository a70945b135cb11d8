import Nutrition
import Testing

struct WeightForecastTests {
  private static let day = CalendarDay(daysSince1970: 20_776)

  private func forecast(recentIntake: Double? = nil, expenditure: Double = 3010.4) -> WeightForecast? {
    var profile = UserProfile.make()
    profile.birthDate = CalendarDay(year: Self.day.year - 30, month: 1, day: 1)?.midnightUTC
    return WeightForecast(
      for: profile, weightKg: 90, expenditure: expenditure, recentIntake: recentIntake, on: Self.day)
  }

  /// The means of two public implementations of Hall's model, a man of 30, 180 cm and 90 kg with 500 kcal less.
  @Test(arguments: [(28, 87.88), (84, 85.30), (180, 81.63), (365, 76.71), (1095, 71.045)])
  func `a person in balance follows the published weights within 0,1 kg`(days: Int, kilograms: Double) throws {
    let weight = try #require(self.forecast()?.weight(intake: 2510.4, afterDays: days))
    #expect(abs(weight - kilograms) < 0.1)
  }

  @Test func `a goal date needs the published intake and leaves the published maintenance`() throws {
    let forecast = try #require(self.forecast())
    let intake = try #require(forecast.intake(toReach: 80, inDays: 180))
    #expect(abs(intake - 2415) < 10)
    #expect(abs(forecast.flatIntake(toReach: 80, inDays: 180) - 2583) < 2)
    #expect(abs(forecast.maintenance(afterIntake: intake, days: 180) - 2768) < 10)
    #expect(forecast.days(toReach: 80, intake: intake).map { (178...183).contains($0) } == true)
  }

  @Test func `the 7700 rule promises more than the body does`() throws {
    let forecast = try #require(self.forecast())
    #expect(abs(forecast.flatWeight(intake: 2510.4, afterDays: 365) - 66.3) < 0.1)
    let model = try #require(forecast.days(toReach: 78, intake: 2510.4))
    #expect(try #require(forecast.flatDays(toReach: 78, intake: 2510.4)) < model)
  }

  @Test(arguments: [(1500.0, 3500, 0.0), (2510.4, 365, 66.3), (3510.4, 365, 113.7)])
  func `the 7700 rule leaves nobody lighter than nothing`(intake: Double, days: Int, kilograms: Double) throws {
    let weight = try #require(self.forecast()).flatWeight(intake: intake, afterDays: days)
    #expect(abs(weight - kilograms) < 0.1)
  }

  @Test func `somebody who diets already loses no water a second time`() throws {
    let fresh = try #require(self.forecast(expenditure: 2800)?.weight(intake: 2300, afterDays: 7))
    let settled = try #require(self.forecast(recentIntake: 2300, expenditure: 2800)?.weight(intake: 2300, afterDays: 7))
    // 500 kcal for a week are about half a kilogram of tissue; the rest of the first week is water.
    #expect(abs(90 - settled - 0.5) < 0.15)
    #expect(settled - fresh > 0.4)
  }

  @Test func `what cannot be is said to be unknown`() throws {
    let forecast = try #require(self.forecast())
    #expect(forecast.days(toReach: 80, intake: 3200) == nil)
    #expect(forecast.flatDays(toReach: 80, intake: 3200) == nil)
    #expect(forecast.intake(toReach: 40, inDays: 20) == nil)
    #expect(self.forecast(expenditure: .nan) == nil)
    #expect(WeightForecast(for: .make(), weightKg: nil, expenditure: 2500, on: Self.day) == nil)
  }
}
