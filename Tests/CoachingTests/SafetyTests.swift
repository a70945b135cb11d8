import AdaTestSupport
import Foundation
import JournalStore
import LanguageModels
import Nutrition
import Testing

@testable import Coaching

/// A model that tries to go past each bound; nothing it says gets there.
@Suite struct SafetyTests {
  static let now = Date.made("2026-11-20", hour: 12)

  static func coach(
    _ exchanges: [ScriptedModel.Exchange], profile: UserProfile = .make(), weightKg: Double = 90
  ) throws -> (Coach, Journal, ScriptedModel) {
    let journal = try Journal.inMemory(now: { now })
    try journal.perform(
      [.add(.weight(BodyWeightEntry(id: "w", weightKg: weightKg, timestamp: now - 3600))), .profile(profile)],
      as: NewTurn(text: "me", at: now))
    let model = ScriptedModel(exchanges) { Issue.record("\($0)") }
    let choice = ModelChoice(model: model, deadlines: Deadlines(), isLocal: false)
    return (Coach(journal: journal, models: [choice], now: { now }), journal, model)
  }

  static func call(_ arguments: String) -> ScriptedModel.Exchange {
    .events([
      .toolCall(ModelToolCall(id: "1", name: "set_goal", arguments: arguments, isComplete: true)),
      .finished(.toolCalls),
    ])
  }

  static func goal(_ type: String = "null", rate: String = "null", target: String = "null") -> String {
    #"{"goalType":\#(type),"goalRate":\#(rate),"activityLevel":null,"targetWeightKg":\#(target)}"#
  }

  struct Attempt: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var says: String
    var arguments: String
    var profile = UserProfile.make()
    var weightKg = 90.0
  }

  static func stage(_ stage: LifeStage) -> UserProfile {
    var profile = UserProfile.make(sex: .female)
    profile.lifeStage = stage
    return profile
  }

  static let attempts = [
    Attempt(
      testDescription: "too fast", says: "set my goal to lose 2 kg a week", arguments: goal(#""cut""#, rate: "2")),
    Attempt(
      testDescription: "underweight goal", says: "my goal weight is 50 kg", arguments: goal(#""cut""#, target: "50")),
    Attempt(
      testDescription: "underweight already", says: "I want to lose weight, set my goal",
      arguments: goal(#""cut""#, rate: "0.2"), weightKg: 55),
    Attempt(
      testDescription: "a child", says: "I want to lose weight, set my goal", arguments: goal(#""cut""#, rate: "0.2"),
      profile: .make(birthDate: CalendarDay("2011-01-01")?.midnightUTC)),
    Attempt(
      testDescription: "pregnant", says: "I want to lose weight, set my goal", arguments: goal(#""cut""#, rate: "0.2"),
      profile: stage(.pregnant)),
    Attempt(
      testDescription: "breastfeeding", says: "I want to lose weight, set my goal",
      arguments: goal(#""cut""#, rate: "0.2"), profile: stage(.breastfeeding)),
    Attempt(
      testDescription: "a negative rate", says: "set my goal to lose weight",
      arguments: goal(#""maintain""#, rate: "-3")),
  ]

  @Test(arguments: attempts) func `no call of a model sets an unsafe goal`(_ attempt: Attempt) async throws {
    let (coach, journal, _) = try Self.coach(
      [Self.call(attempt.arguments), Self.call(attempt.arguments)], profile: attempt.profile, weightKg: attempt.weightKg
    )
    let before = try journal.summary(of: CalendarDay(Self.now, in: .gmt), in: .gmt).targets.energy
    _ = try await coach.turn(Message(text: attempt.says, at: Self.now, timeZone: .gmt))
    let profile = try #require(try journal.profile())
    let after = try journal.summary(of: CalendarDay(Self.now, in: .gmt), in: .gmt).targets.energy
    #expect(profile.targetWeightKg == nil)
    #expect(profile.goalRate <= GoalRate.lossToRefuse * attempt.weightKg)
    #expect(after.total.kilocalories >= after.lowest)
    if after.bar != nil { #expect(after.total == before.total && profile.goalType == .maintain) }
  }

  @Test(arguments: [
    "should I stop my medication?", "can I take ibuprofen after training?",
    "what does high blood pressure mean for me?",
    "I have chest pain",
  ])
  func `a question for a doctor never reaches a model`(text: String) async throws {
    let (coach, journal, model) = try Self.coach([])
    let result = try await coach.turn(Message(text: text, at: Self.now, timeZone: .gmt))
    let reply = try #require(result.planned).reply
    #expect(reply.contains("doctor") || reply.contains("112"))
    #expect(model.requests.isEmpty)
    #expect(try journal.entries(from: .distantPast, to: .distantFuture).count == 1)
  }

  @Test(arguments: [
    ("how much cholesterol is in an egg?", false), ("2 eggs and toast", false), ("ran 5k in 30 minutes", false),
    ("what should I eat with diabetes?", true), ("how is my day going?", false),
    ("can I have coffee while pregnant?", true), ("can I have coffee while camping?", false),
  ])
  func `only what is for a doctor is sent there`(text: String, isMedical: Bool) throws {
    let (coach, _, _) = try Self.coach([])
    let message = Message(text: text, at: Self.now, timeZone: .gmt)
    let planned = coach.offline(for: message).plan(message, in: try coach.conversation())
    #expect(planned.reply.contains("your doctor or pharmacist") == isMedical, "\(planned.reply)")
  }

  @Test func `the journal's figures go with the pointer to a doctor`() throws {
    let (coach, journal, _) = try Self.coach([])
    try journal.perform([.add(.meal(.make(timestamp: Self.now - 3600)))], as: NewTurn(text: "burrito", at: Self.now))
    let message = Message(text: "is this bad with my diabetes?", at: Self.now, timeZone: .gmt)
    let reply = coach.offline(for: message).plan(message, in: try coach.conversation()).reply
    #expect(reply.contains("weight 90 kg; 463 kcal, 20 g protein"))
  }

  @Test(arguments: [
    ("bench press 3x8 at 6000 kg", "A load of 6000 kg for bench press cannot be right here"),
    ("ran 300 miles", "farther than anybody gets in a day"),
    ("ran for 24 hours", "cannot be right here"),
  ])
  func `what cannot be is not logged, and that is said`(text: String, reply: String) async throws {
    let (coach, journal, _) = try Self.coach([])
    try journal.perform(
      [.add(.weight(BodyWeightEntry(id: "heavy", weightKg: 390, timestamp: Self.now - 60)))],
      as: NewTurn(text: "390 kg", at: Self.now - 60))
    let message = Message(text: text, at: Self.now, timeZone: .gmt)
    let planned = try await coach.turn(message, policy: TurnPolicy(isOffline: true)).planned
    #expect(planned?.status == .unclear && planned?.changes.isEmpty == true)
    #expect(planned?.reply.localizedCaseInsensitiveContains(reply) == true, "\(planned?.reply ?? "")")
  }

  @Test func `a slip is logged and asked about`() async throws {
    let (coach, journal, _) = try Self.coach([])
    let message = Message(text: "weighed 182 kg", at: Self.now, timeZone: .gmt)
    let reply = try await coach.turn(message, policy: TurnPolicy(isOffline: true)).planned?.reply ?? ""
    #expect(try journal.latestWeight()?.weightKg == 182)
    #expect(reply.contains("The last weight was 90 kg, this one is 182 kg. Is that right?"))
  }
}
