import AdaTestSupport
import Foundation
import Insights
import JournalStore
import LanguageModels
import Nutrition
import Testing

@testable import Coaching

/// What is said beside what was logged.
@Suite(.timeLimit(.minutes(60))) struct InsightTurnTests {
  static let policy = TurnPolicy(wantsInsight: true)
  static let evening = Date.made("2026-11-20", hour: 20)
  static let noon = Date.made("2026-11-20", hour: 12)

  /// A woman of 60 kg who has had little to eat by the evening.
  static func test(_ models: [any ChatModel] = [], numbers: NumberDisplay? = nil) throws -> TestCoach {
    let test = try TestCoach(models)
    var profile = UserProfile.make(sex: .female, heightCm: 165)
    profile.numbers = numbers
    try test.journal.perform(
      [
        .profile(profile), .add(.weight(BodyWeightEntry(id: "w", weightKg: 60, timestamp: noon - 86_400))),
        .add(.meal(.make(timestamp: noon))),
      ], as: NewTurn(text: "me", at: noon))
    return test
  }

  static func insights(_ said: TestCoach.Said) -> [String] {
    said.events.compactMap { if case .insight(let words) = $0 { words } else { nil } }
  }

  @Test func `one thing is said after the confirmation, once`() async throws {
    let test = try Self.test()
    let first = try await test.say("1 apple", at: Self.evening, policy: Self.policy)
    let words = try #require(Self.insights(first).first)
    #expect(words.contains("there is room for a proper meal"))
    #expect(first.result.insight == words)
    guard case .insight = first.events.last else {
      Issue.record("it does not come last")
      return
    }
    let second = try await test.say("1 banana", at: Self.evening + 60, policy: Self.policy)
    #expect(Self.insights(second).isEmpty)
    let later = try await test.say("1 pear", at: Self.evening + 7200, policy: Self.policy)
    #expect(!Self.insights(later).contains { $0.contains("proper meal") })
  }

  @Test func `nothing is said where it is not wanted, and nothing after a question`() async throws {
    let test = try Self.test()
    #expect(Self.insights(try await test.say("1 apple", at: Self.evening)).isEmpty)
    #expect(Self.insights(try await test.say("how am I doing?", at: Self.evening, policy: Self.policy)).isEmpty)
    var memory = try test.coach.insightMemory()
    memory.isOff = true
    try test.coach.keep(memory)
    #expect(Self.insights(try await test.say("1 pear", at: Self.evening, policy: Self.policy)).isEmpty)
  }

  @Test func `why is answered right after an insight, and is a question like any other later`() async throws {
    let test = try Self.test()
    _ = try await test.say("1 apple", at: Self.evening, policy: Self.policy)
    let why = try await test.say("Why?", at: Self.evening + 10, policy: Self.policy).planned
    #expect(why.status == .answered)
    #expect(why.reply.hasPrefix("Figures: eaten ") && why.reply.contains("Rule: ") && why.reply.contains("Source: "))
    let again = try await test.say("Why?", at: Self.evening + 20, policy: Self.policy).planned
    #expect(!again.reply.contains("Rule: "))
  }

  @Test(arguments: [
    ("You have room for a proper dinner: KCAL kcal are left.", true),
    ("You have room for dinner, 888 kcal are left.", false), ("Lovely!", false),
  ])
  func `a model may word it, and never with other numbers`(said: String, stands: Bool) async throws {
    let plain = try Self.test()
    let own = try #require(
      try await plain.say("1 apple", at: Self.evening, policy: Self.policy).result.insight)
    let left = try #require(own.split(separator: " ").dropLast(3).last)
    let words = said.replacing("KCAL", with: left)
    let model = ScriptedModel.answering(
      .call("add_meal", #"{"mealType":null,"timestamp":null,"items":[{"name":"apple","quantity":1,"unit":null}]}"#),
      .words(words))
    let test = try Self.test([model])
    var policy = TurnPolicy.chat
    policy.mayAsk = false
    let turn = try await test.say("1 apple", at: Self.evening, policy: policy)
    #expect(try turn.planned.engine == "scripted")
    #expect(turn.text == (stands ? words : ""))
    #expect(Self.insights(turn) == (stands ? [] : [own]))
    #expect(model.requests.last?.messages.last?.content.contains(own) == true)
  }

  @Test func `the context reads a month of days and no more`() throws {
    let test = try Self.test()
    let context = try InsightContext(test.journal, at: Self.evening, in: .gmt)
    #expect(context.past.count == 28 && context.past.first?.day == CalendarDay("2026-10-23"))
    #expect(context.minute == 20 * 60 && context.weightKg == 60)
    #expect(context.today.meals.map(\.minute) == [720])
    #expect(context.trend.points.map(\.weightKg) == [60])
  }

  @Test func `a day planned ahead is held against what was planned for it`() throws {
    let test = try Self.test()
    let day = CalendarDay(Self.evening, in: .gmt)
    let before = try #require(try InsightContext(test.journal, at: Self.evening, in: .gmt).today.energyTarget)
    let party = PlannedEvent(id: "p", day: day, calories: 800, note: "Party", plannedOn: day.advanced(by: -2))
    try test.journal.perform([.plan(.event(party))], as: NewTurn(text: "party", at: Self.noon))
    let context = try InsightContext(test.journal, at: Self.evening, in: .gmt)
    #expect(context.today.energyTarget == before + 800)
    #expect(try context.today.energyTarget == test.journal.summary(of: day, in: .gmt).targets.energy.total.kilocalories)
  }

  @Test func `the day's energy is one sum, black coffee and all`() async throws {
    let test = try Self.test()
    _ = try await test.say("a large black coffee and a tea", at: Self.noon)
    let context = try InsightContext(test.journal, at: Self.evening, in: .gmt)
    let day = try test.journal.summary(of: CalendarDay(Self.evening, in: .gmt), in: .gmt)
    #expect(day.meals.count == 2 && day.meals.contains { $0.items.allSatisfy { $0.foodType == .water } })
    #expect(context.today.eaten == day.eaten && context.today.meals.count == 1)
  }
}
