import AdaTestSupport
import Foundation
import Insights
import JournalStore
import Nutrition
import Testing

@testable import Coaching

@Suite struct PersonStatementTests {
  static let today = CalendarDay(daysSince1970: 20_777)  // 2026-11-20

  func read(_ text: String, units: UnitSystem = .metric) -> PersonStatement? {
    PersonStatement(text, said: PhraseText(text), units: units, today: Self.today)
  }

  @Test func `age and height in one sentence`() {
    let said = read("I'm 34, 1.80 m")
    #expect(said?.ageYears == 34)
    #expect(said?.heightCm.map { $0.rounded() } == 180)
  }

  @Test(arguments: [
    "I am 34 years old", "i’m 34", "34 years old", "my age is 34", "I'm a 34 year old woman",
  ]) func `an age`(text: String) {
    if text.hasSuffix("woman") { return #expect(read(text) == nil) }
    #expect(read(text)?.ageYears == 34)
  }

  @Test(arguments: ["a 99", "a 34", "34"]) func `a figure alone is no age`(text: String) {
    #expect(read(text) == nil)
  }

  @Test(arguments: [
    ("born 31 May 1990", "1990-05-31"), ("I was born on 1990-05-31", "1990-05-31"),
    ("my birthday is May 31 1990", "1990-05-31"), ("dob: 31.5.1990", "1990-05-31"),
  ]) func `a birth date`(text: String, day: String) {
    #expect(read(text)?.birthDate == CalendarDay(day))
  }

  @Test func `weight beside other facts, sex and imperial height`() {
    let said = read("I'm a woman, 5'6\" and 140 lb", units: .us)
    #expect(said?.sex == .female)
    #expect(said?.heightCm.map { ($0 * 10).rounded() / 10 } == 167.6)
    #expect(said?.weightKg.map { $0.rounded() } == 64)
  }

  @Test(arguments: [
    ("I'm pregnant", LifeStage?.some(.pregnant)), ("I'm 20 weeks pregnant", .pregnant),
    ("i am breastfeeding", .breastfeeding),
    ("I'm no longer pregnant", nil), ("I'm not breastfeeding now", nil),
  ]) func `a time of life`(text: String, stage: LifeStage?) throws {
    let said = try #require(read(text))
    #expect(said.lifeStage == .some(stage))
  }

  @Test(arguments: [
    "82.4 kg", "I'm 82.4 kg", "2 eggs and toast", "34", "ran 5 km", "I'm hungry", "", "500 ml of water",
    "34 eggs", "180 g chicken", "I was at 180 cm", "is a pregnant woman allowed sushi?", "my sister is pregnant",
    "1.80 m of rope",
  ]) func `anything else is left alone`(text: String) {
    #expect(read(text) == nil)
  }

  @Test func `what is said in chat is saved, confirmed and taken back by undo`() async throws {
    let now = SafetyTests.now
    let journal = try Journal.inMemory(now: { now })
    let coach = Coach(journal: journal, now: { now })
    let result = try await coach.turn(Message(text: "I'm 34, 1.80 m and 82 kg", at: now, timeZone: .gmt))
    #expect(result.planned?.reply == "Logged weight 82 kg. Noted: 34 years, 180 cm.")
    let profile = try #require(try journal.profile())
    #expect(profile.age(on: Self.today) == 34)
    #expect(profile.heightCm.map { $0.rounded() } == 180)
    #expect(try journal.latestWeight()?.weightKg == 82)
    _ = try await coach.turn(Message(text: "undo", at: now, timeZone: .gmt))
    #expect(try journal.profile() == nil)
    #expect(try journal.latestWeight() == nil)
  }

  @Test func `an age that the birth date gives already leaves the date alone`() throws {
    var profile = UserProfile.make()
    profile.birthDate = CalendarDay("1992-11-01")?.midnightUTC
    let plan = try #require(read("I'm 34")).plan(for: profile, at: SafetyTests.now, today: Self.today) { "id" }
    #expect(plan.assumptions == [])
    guard case .profile(let saved) = plan.changes.first else { throw AdaProcess.Unmet(description: "no profile") }
    #expect(saved.birthDate == profile.birthDate)
  }
}
