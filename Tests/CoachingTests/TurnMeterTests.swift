import AdaTestSupport
import Foundation
import JournalStore
import LanguageModels
import Nutrition
import Testing

@testable import Coaching

/// What is kept of the models a turn asked.
@Suite struct TurnMeterTests {
  static let time = Date(timeIntervalSince1970: 1_795_177_800)
  let journal = try! Journal.inMemory(now: { time })

  func coach(_ models: ScriptedModel...) -> Coach {
    let deadlines = Deadlines(silence: .seconds(60), total: .seconds(60))
    return Coach(
      journal: journal, models: models.map { ModelChoice(model: $0, deadlines: deadlines, isLocal: false) },
      now: { Self.time })
  }

  static func model(_ exchanges: [ScriptedModel.Exchange], name: String = "script") -> ScriptedModel {
    ScriptedModel(exchanges, modelName: name) { Issue.record("\($0)") }
  }

  static func water(_ amount: String, id: String = "1") -> ChatEvent {
    .toolCall(ModelToolCall(id: id, name: "add_water", arguments: #"{"amountMl": \#(amount), "timestamp": null}"#))
  }

  static func reply(_ events: ChatEvent..., input: Int = 100, output: Int = 10) -> ScriptedModel.Exchange {
    .events(events + [.usage(TokenUsage(input: input, output: output, cachedInput: 5)), .finished(.toolCalls)])
  }

  func say(_ text: String, to coach: Coach, policy: TurnPolicy = TurnPolicy()) async throws -> TurnResult {
    try await coach.turn(Message(text: text, at: Self.time, timeZone: .gmt), policy: policy)
  }

  @Test func `an answer that is used is kept with its time, tokens and repairs`() async throws {
    let result = try await say("drank 500 ml water", to: coach(Self.model([Self.reply(Self.water(#""500""#))])))
    #expect(result.planned?.engine == "scripted")
    let kept = try #require(try journal.modelAttempts().first)
    let latency = try #require(kept.latencyMs)
    #expect(kept.turnID == result.turnID && latency <= result.elapsedMs)
    #expect(kept.attempt.provider == "scripted" && kept.attempt.model == "script" && kept.attempt.failure == nil)
    #expect(kept.attempt.firstWordMs != nil && kept.attempt.startedAt == Self.time)
    #expect([kept.attempt.inputTokens, kept.attempt.outputTokens, kept.attempt.cachedInputTokens] == [100, 10, 5])
    #expect(kept.attempt.repairs == ["number_in_text": 1])
  }

  @Test func `a wrong call that is asked about again counts as one, and both exchanges' tokens`() async throws {
    let model = Self.model([Self.reply(Self.water("-5")), Self.reply(Self.water("500"), input: 130)])
    _ = try await say("drank 500 ml water", to: coach(model))
    let kept = try #require(try journal.modelAttempts().first)
    #expect(kept.attempt.reasks == 1 && kept.attempt.inputTokens == 230 && kept.attempt.failure == nil)
  }

  @Test(arguments: [(Int.min, 0), (-5, 0), (Int.max, 2_000_000_000)])
  func `counts that nobody can have counted cost no sentence`(count: Int, kept: Int) async throws {
    let model = Self.model([
      Self.reply(Self.water("-5"), input: count, output: count),
      Self.reply(Self.water("500"), input: count, output: count),
    ])
    #expect(try await say("drank 500 ml water", to: coach(model)).planned?.engine == "scripted")
    let attempt = try #require(try journal.modelAttempts().first?.attempt)
    #expect(attempt.inputTokens == kept && attempt.outputTokens == kept)
  }

  @Test func `every model that was tried has a row, with why it was not used`() async throws {
    let first = Self.model([.failure(.timedOut(.silence))], name: "first")
    let second = Self.model([Self.reply(Self.water("500"))], name: "second")
    _ = try await say("drank 500 ml water", to: coach(first, second))
    let kept = try journal.modelAttempts()
    #expect(kept.map(\.attempt.model) == ["first", "second"])
    #expect(kept.map(\.attempt.failure) == ["timeout", nil])
    #expect(kept[0].latencyMs == nil && kept[0].attempt.firstWordMs == nil)
  }

  @Test func `an answer that nothing could be made of is one that was not used`() async throws {
    let silent = Self.model([.events([.finished(.stop)])])
    let result = try await say("what should I eat more of?", to: coach(silent))
    #expect(result.planned?.engine == "offline")
    #expect(try journal.modelAttempts().map(\.attempt.failure) == ["invalid_output"])
  }

  @Test func `a failure without a fallback is kept with the failed turn`() async throws {
    let model = Self.model([.failure(.unauthorized(status: 401, hint: "no"))])
    await #expect(throws: NoFallbackError.self) {
      try await say("drank 500 ml water", to: coach(model), policy: TurnPolicy(mayFallBack: false))
    }
    #expect(try journal.modelAttempts().map(\.attempt.failure) == ["unauthorized"])
  }

  @Test func `what both engines read is kept side by side`() async throws {
    let meal = ChatEvent.toolCall(
      ModelToolCall(
        id: "1", name: "add_meal",
        arguments: #"{"mealType": "breakfast", "items": [{"name": "egg", "quantity": 2, "unit": "egg"}]}"#))
    _ = try await say("2 eggs for breakfast", to: coach(Self.model([Self.reply(meal)])))
    let kept = try #require(try journal.modelAttempts().first?.attempt)
    let logged = try journal.meals(from: .distantPast, to: .distantFuture).map(\.totals.calories)
    #expect([kept.calories] == logged && kept.offlineCalories == kept.calories)
  }

  @Test func `the words after the commit are paid for too`() async throws {
    let words = ScriptedModel.Exchange.events([
      .text("Well done."), .usage(TokenUsage(input: 120, output: 4)), .finished(.stop),
    ])
    let model = Self.model([Self.reply(Self.water("500")), words])
    _ = try await say("drank 500 ml water", to: coach(model), policy: TurnPolicy(wantsWords: true))
    let kept = try #require(try journal.modelAttempts().first?.attempt)
    #expect(kept.inputTokens == 220 && kept.outputTokens == 14)
  }

  @Test func `a rehearsal and an offline turn keep nothing of models`() async throws {
    let model = Self.model([Self.reply(Self.water("500"))])
    let message = Message(text: "drank 500 ml water", at: Self.time, timeZone: .gmt)
    _ = try await coach(model).rehearse(message)
    _ = try await say("2 eggs", to: coach(), policy: TurnPolicy(isOffline: true))
    #expect(try journal.modelAttempts() == [])
    #expect(try journal.offlineAnswers().count == 1)
  }
}
