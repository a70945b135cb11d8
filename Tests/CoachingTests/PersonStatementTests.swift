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

  @Test(arguments: [
    ("use pounds", UnitSystem.us), ("please set my units to lb", .us), ("I'd prefer stones", .imperial),
    ("switch everything to imperial units", .imperial),
  ])
  func `other units are used once they are asked for`(text: String, units: UnitSystem) async throws {
    let test = try TestCoach([])
    let turn = try await test.say(text).planned
    #expect(turn.status == .logged && turn.reply.hasPrefix("Figures are in "), "\(turn.reply)")
    #expect(try test.journal.profile()?.units == units)
    _ = try await test.say("use kg again please".replacing(" again", with: ""))
    #expect(try test.journal.profile()?.units == .metric)
    _ = try await test.say("undo")
    #expect(try test.journal.profile()?.units == units)
  }

  @Test(arguments: [
    "use 2 lb of flour", "change that to 80 kg", "I lost 2 pounds", "set my goal to 70 kg", "3 sets with 20 kg",
    "what is 12 stone in kg?",
  ])
  func `a figure in other units changes none`(text: String) {
    #expect(DisplayWish(PhraseText(text)) == nil)
  }

  @Test(arguments: [
    ("use a 12-hour clock", HourClock.twelve), ("show times in am/pm", .twelve), ("24 hour clock please", .twentyFour),
    ("can you use military time", .twentyFour), ("I'd prefer 24h time", .twentyFour),
    ("set the clock to 12 hours", .twelve),
    ("I want am and pm", .twelve), ("twenty-four hour clock", .twentyFour),
  ])
  func `times are shown on another clock once it is asked for`(text: String, clock: HourClock) async throws {
    let test = try TestCoach([])
    let turn = try await test.say(text).planned
    #expect(turn.status == .logged && turn.reply.hasPrefix("Times are shown as "), "\(turn.reply)")
    #expect(try test.journal.profile()?.clock == clock)
    #expect(try test.journal.profile()?.units == .metric)
    _ = try await test.say("undo")
    #expect(try test.journal.profile()?.clock == nil)
  }

  @Test(arguments: [
    ("weighed 151 lb", "Say \"use pounds\" to see figures in them."),
    ("I'm a woman, 5'6\", 151 lbs", "Say \"use pounds\" to see figures in them."),
    ("weighed 10 stone 9", "Say \"use stones\" to see figures in them."), ("weighed 68 kg", nil),
  ])
  func `the units of a first weighing are offered, once`(text: String, hint: String?) async throws {
    let test = try TestCoach([])
    let reply = try await test.say(text).planned.reply
    #expect(hint.map(reply.hasSuffix) ?? !reply.contains("Say "), "\(reply)")
    #expect(try await !test.say("weighed 150 lb").planned.reply.contains("Say \"use"))
    let told = try TestCoach([])
    _ = try await told.say("use kilograms")
    #expect(try await !told.say(text).planned.reply.contains("Say \"use"))
  }

  @Test func `units and a clock are asked for in one message`() async throws {
    let test = try TestCoach([])
    _ = try await test.say("use pounds and a 24-hour clock")
    #expect(try test.journal.profile()?.units == .us)
    #expect(try test.journal.profile()?.shownClock == .twentyFour)
    _ = try await test.say("weighed 180 lb")
    #expect(try await test.say("what do I weigh?").planned.reply.contains(" at 12:00"))
    _ = try await test.say("12 hour clock")
    #expect(try await test.say("what do I weigh?").planned.reply.contains(" at 12:00 pm"))
  }

  @Test(arguments: [
    "change the time to 12 pm", "set it to 12", "change that to 12 hours", "the 24 hour burger place",
    "did a 24 hour fast", "slept 12 hours", "am I over?", "show me my pounds lost", "clock",
  ])
  func `an hour of something is no wish for a clock`(text: String) {
    #expect(DisplayWish(PhraseText(text)) == nil)
  }

  @Test func `age and height in one sentence`() {
    let said = read("I'm 34, 1.80 m")
    #expect(said?.ageYears == 34)
    #expect(said?.heightCm.map { $0.rounded() } == 180)
  }

  @Test(arguments: [
    "I am 34 years old", "i’m 34", "34 years old", "my age is 34", "I'm a 34 year old woman", "34-year-old woman",
    "I'm 34 years of age", "34 yrs old", "aged 34, 170 cm",
  ]) func `an age`(text: String) {
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
    "1.80 m of rope", "I'm 20 minutes late", "my 12 year old had 2 eggs", "I'm a man of few words", "30 m swim",
    "my daughter is 12, 150 cm", "high jump, 1.80 m", "I'm at 34 %", "I'm 300 over", "5 feet of sub", "25 m pool",
    "I'm 60 pounds overweight", "I'm 81 and a half kilos", "I'm 76 and a bit", "swam 30 m, 40 m",
    "had dinner with a man, 2 beers", "years of practice", "30 m, 12 kg", "28 f, 2 plums",
  ]) func `anything else is left alone`(text: String) {
    #expect(read(text) == nil)
  }

  /// Each as age, sex, centimetres and kilograms.
  @Test(arguments: [
    ("27yo female 168cm 61kg", 27, Sex.female, 168, 61),
    ("I'm a 41 year old man, 178 cm tall, 88 kg", 41, .male, 178, 88),
    ("Hello, I'm 52, female, 5 ft 4 and 11 stone 3", 52, .female, 163, 71),
    ("my name is Ruth, I am 29 years old, 64 kg and 171 cm, female", 29, .female, 171, 64),
    ("I'm Max, 41, male, 5'9 and 12 st", 41, .male, 175, 76),
    ("31F, 5'4, 130 lbs", 31, .female, 163, 59), ("44 M, 184 cm, 91 kg", 44, .male, 184, 91),
    ("Age: 45, sex: male, height: 180, weight: 92", 45, .male, 180, 92),
    ("I weigh 75 kg but I'm only 1m68, a woman, 33 years old", 33, .female, 168, 75),
    ("I'm a woman. I'm 61. My height is 5 feet 2 inches. My weight is 10 stone.", 61, .female, 157, 64),
  ]) func `an introduction in any order`(text: String, age: Int, sex: Sex, height: Double, weight: Double) {
    let said = read(text)
    #expect(said?.ageYears == age)
    #expect(said?.sex == sex)
    #expect(said?.heightCm?.rounded() == height)
    #expect(said?.weightKg?.rounded() == weight)
    #expect(said?.rest == nil)
  }

  @Test(arguments: [
    ("I'm female and 166 cm and ate mac and cheese for lunch", "ate mac and cheese for lunch"),
    ("had porridge, I'm male and 44 years old", "had porridge"),
    ("I'm a 50 year old man trying to lose 8 kg", "trying to lose 8 kg"),
    (
      "I'm 26, female, weighed 9 stone 6 today, I want to gain 0.2 kg a week",
      "weighed 9 stone 6 today, I want to gain 0.2 kg a week"
    ),
  ]) func `what is said beside it`(text: String, rest: String?) {
    #expect(read(text)?.rest == rest)
  }

  /// The reply, and the profile and weight that are kept.
  private func turn(_ text: String) async throws -> (
    reply: String, profile: UserProfile?, weightKg: Double?, meals: Int
  ) {
    let now = SafetyTests.now
    let journal = try Journal.inMemory(now: { now })
    let result = try await Coach(journal: journal, now: { now }).turn(Message(text: text, at: now, timeZone: .gmt))
    let meals = try journal.meals(from: now.addingTimeInterval(-86_400), to: now.addingTimeInterval(1)).count
    return (result.planned?.reply ?? "", try journal.profile(), try journal.latestWeight()?.weightKg, meals)
  }

  @Test func `a weighing and a goal behind an introduction`() async throws {
    let said = try await turn("I'm 47, female, 170 cm, weighed 12 stone 1 this morning, I want to lose 0.4 kg a week")
    #expect(said.profile?.age(on: Self.today) == 47)
    #expect(said.profile?.sex == .female)
    #expect(said.profile?.heightCm == 170)
    #expect(said.profile?.goalRate == 0.4)
    #expect(said.weightKg?.rounded() == 77)
  }

  @Test func `a weight in an introduction is none to reach`() async throws {
    let said = try await turn("Hi, I'm 43, male, 175 cm and 96 kg and want to lose weight")
    #expect(said.profile?.heightCm == 175)
    #expect(said.profile?.targetWeightKg == nil)
    #expect(said.profile?.goalType == .cut)
    #expect(said.weightKg == 96)
  }

  @Test(arguments: ["I've shed 3 kg, I'm 74", "I'm 74 now, down from 77", "I have gained weight, I'm 74 now"])
  func `a figure beside a change of weight is no age`(text: String) async throws {
    let said = try await turn(text)
    #expect(said.weightKg == 74)
    #expect(said.profile?.birthDate == nil)
  }

  @Test(arguments: [("I'm 74 now", 75.0, 74.0, 41), ("I'm 43", 75, 75, 43), ("I'm 42 now", 43, 43, 42)])
  func `a figure near the known weight is no age of somebody with another one`(
    text: String, known: Double, weight: Double, age: Int
  ) async throws {
    let now = SafetyTests.now
    let journal = try Journal.inMemory(now: { now })
    let coach = Coach(journal: journal, now: { now })
    for said in ["I'm 41 years old", "weighed \(known) kg", text] {
      _ = try await coach.turn(Message(text: said, at: now, timeZone: .gmt))
    }
    #expect(try journal.latestWeight()?.weightKg == weight)
    #expect(try journal.profile()?.age(on: Self.today) == age)
  }

  @Test func `a meal beside an introduction`() async throws {
    let said = try await turn("I'm a woman and 162 cm and had a banana for breakfast")
    #expect(said.profile?.sex == .female)
    #expect(said.profile?.heightCm == 162)
    #expect(said.meals == 1)
  }

  @Test(arguments: [
    "I weigh 82 kg and want to lose 0.5 kg a week", "weighed 82 kg this morning, goal is to lose 0.5 kg a week",
    "I'm 30, male, 180 cm, 82 kg, and I want to lose 0.5 kg a week",
  ]) func `a goal reckons with the weight of the same message`(text: String) async throws {
    let now = SafetyTests.now
    let journal = try Journal.inMemory(now: { now })
    let result = try await Coach(journal: journal, now: { now }).turn(Message(text: text, at: now, timeZone: .gmt))
    let planned = try #require(result.planned)
    #expect(try journal.latestWeight()?.weightKg == 82)
    #expect(try journal.profile()?.goalRate == 0.5)
    #expect(!planned.assumptions.contains { $0.contains("weight unknown") })
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
