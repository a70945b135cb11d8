import AdaTestSupport
import Foundation
import Nutrition
import Testing

@testable import ada

@Suite struct ViewsProfileEditTests {
  static let now = Date.made("2026-11-20", hour: 12)
  static let today = CalendarDay(daysSince1970: 20_777)

  func apply(
    _ edit: ProfileEdit, to profile: UserProfile = .make(), weightKg: Double? = 90
  ) throws -> ProfileEdit.Outcome {
    let latest = weightKg.map { BodyWeightEntry(id: "old", weightKg: $0, timestamp: Self.now - 86_400) }
    return try edit.applied(to: profile, latest: latest, now: Self.now, today: Self.today, id: "new")
  }

  @Test func `settings are read in the units that are set with them`() throws {
    let outcome = try apply(ProfileEdit(height: "70", weight: "181", units: .us))
    #expect(outcome.profile.heightCm == 177.8)
    #expect(outcome.weighing?.weightKg == UnitConversion.kilograms(pounds: 181))
    #expect(outcome.weighing?.timestamp == Self.now)
  }

  @Test(arguments: [("12", HourClock?.some(.twelve)), ("24h", .twentyFour), ("am/pm", .twelve), ("none", nil)])
  func `a clock is set, or follows the units again`(text: String, clock: HourClock?) throws {
    var profile = UserProfile.make()
    profile.clock = .twelve
    #expect(try apply(ProfileEdit(clock: text), to: profile).profile.clock == clock)
  }

  @Test func `body fat alone is added to the last weight, and needs one`() throws {
    #expect(
      try apply(ProfileEdit(bodyFat: "18%")).weighing
        == BodyWeightEntry(id: "new", weightKg: 90, bodyFatPercentage: 18, timestamp: Self.now))
    #expect(throws: Failure(.usage, "--body-fat is part of a weigh-in; give --weight with it.")) {
      try apply(ProfileEdit(bodyFat: "18%"), weightKg: nil)
    }
  }

  @Test func `a direction without a rate gets the usual one, and says so`() throws {
    let outcome = try apply(ProfileEdit(goal: .cut))
    #expect(outcome.profile.goalRate == 0.5)
    #expect(outcome.assumptions == ["0.5 kg a week, as no --rate was given"])
    #expect(try apply(ProfileEdit(goal: .maintain), to: .make(goalType: .cut, goalRate: 0.5)).profile.goalRate == 0)
  }

  @Test func `a preset sets protein and fat, and single settings go before it`() throws {
    let profile = try apply(ProfileEdit(fat: "35", preset: .strength)).profile
    #expect(profile.proteinGramsPerPound == 1.3)
    #expect(profile.fatPercentage == 0.35)
  }

  @Test func `none forgets`() throws {
    let profile = try apply(ProfileEdit(height: "none", calories: "none"), to: .make(calorieTarget: 2000)).profile
    #expect(profile.heightCm == nil)
    #expect(profile.calorieTarget == nil)
  }

  @Test(arguments: [
    (ProfileEdit(birthDate: "1990-02-30"), "--birth-date 1990-02-30 is no date of birth; write it as 1990-05-31."),
    (ProfileEdit(birthDate: "2027-01-01"), "--birth-date 2027-01-01 is no date of birth; write it as 1990-05-31."),
    (ProfileEdit(clock: "13"), "--clock 13 is unknown; it is 12, 24 or none, which follows the units."),
    (ProfileEdit(height: "tall"), "--height tall cannot be read; write it as 178cm or 5'10\"."),
    (ProfileEdit(height: "17.8"), "--height 17.8 is out of range; it must be from 50 cm to 280 cm."),
    (ProfileEdit(weight: "9 kg"), "--weight 9 kg is out of range; it must be from 20 kg to 400 kg."),
    (ProfileEdit(bodyFat: "90"), "--body-fat 90 is out of range; it must be from 2 to 75 %."),
    (
      ProfileEdit(protein: "3"),
      "--protein 3 is out of range; it must be from 0.6 to 1.5 g per pound of body weight (1.3 to 3.3 g per kg)."
    ),
    (ProfileEdit(fat: "60%"), "--fat 60% is out of range; it must be from 15 to 45 % of energy."),
    (ProfileEdit(calories: "900"), "A target never goes below 1200 kcal a day."),
    (ProfileEdit(timeZone: "Mars/Base"), "--time-zone Mars/Base is unknown; write it as Europe/Berlin."),
    (
      ProfileEdit(goal: .cut, rate: "1.5kg"),
      "A loss of 1.7 % of your weight a week is too fast to be safe; the most Ada plans for is 1.35 kg a week."
    ),
    (
      ProfileEdit(targetWeight: "50kg"),
      "That goal weight is underweight (BMI under 18.5); the lowest Ada accepts is 60 kg."
    ),
  ])
  func `what cannot be is refused in one sentence`(edit: ProfileEdit, sentence: String) {
    #expect(throws: Failure(.usage, sentence)) { try apply(edit) }
  }

  @Test func `a fast loss is warned about and taken`() throws {
    let outcome = try apply(ProfileEdit(goal: .cut, rate: "1.2kg"))
    #expect(outcome.profile.goalRate == 1.2)
    #expect(outcome.warnings == ["Losing 1.3 % of your weight a week is fast; up to 1 % keeps more muscle."])
  }
}
