import AdaTestSupport
import Foundation
import JournalStore
import LanguageModels
import Nutrition
import Synchronization
import Testing

@testable import Coaching

/// A coach over a journal of its own, at noon of 2026-11-20, UTC.
struct TestCoach {
  let home: AdaHome
  let coach: Coach
  static let noon = Date.made("2026-11-20", hour: 12)

  init(_ models: [any ChatModel], deadlines: Deadlines = .patient, isLocal: Bool = false) throws {
    try self.init(
      home: try AdaHome(), choices: models.map { ModelChoice(model: $0, deadlines: deadlines, isLocal: isLocal) })
  }

  init(home: AdaHome, choices: [ModelChoice], health: ModelHealth = ModelHealth()) throws {
    self.home = home
    coach = Coach(
      journal: try Journal(folder: home.data), models: choices, health: health, now: { Self.noon })
  }

  /// With a weighing, a run, meals and water of known figures on three days.
  static func withThreeDays() async throws -> TestCoach {
    let test = try TestCoach([])
    _ = try await test.say("weighed 80 kg", at: .made("2026-11-18", hour: 7))
    _ = try await test.say("ran 5 km in 30 min", at: .made("2026-11-18", hour: 18))
    _ = try await test.say("a banana 100 kcal for lunch", at: .made("2026-11-19", hour: 13))
    _ = try await test.say("500 ml water", at: .made("2026-11-20", hour: 9))
    _ = try await test.say("2 boiled eggs for breakfast", at: .made("2026-11-20", hour: 8))
    return test
  }

  var journal: Journal { coach.journal }

  /// One turn, with what was seen of it.
  func say(
    _ text: String, at date: Date = noon, policy: TurnPolicy = TurnPolicy(), asksBack: Bool = true
  ) async throws -> Said {
    let events = Mutex<[TurnEvent]>([])
    let result = try await coach.turn(
      Message(text: text, at: date, timeZone: .gmt, asksBack: asksBack), policy: policy,
      onEvent: { event in events.withLock { $0.append(event) } })
    return Said(result: result, events: events.withLock { $0 })
  }

  struct Said {
    var result: TurnResult
    var events: [TurnEvent]

    var planned: PlannedTurn { get throws { try #require(result.planned) } }
    /// The model's words as they were streamed.
    var text: String {
      events.reduce(into: "") { text, event in if case .text(let more) = event { text += more } }
    }
  }

  func meals() throws -> [Meal] { try journal.meals(from: .distantPast, to: .distantFuture) }
  func waters() throws -> [Double] {
    try journal.waters(from: .distantPast, to: .distantFuture).map(\.amountMl)
  }
}

extension Deadlines {
  /// Longer than the suites' time limit, so that what only a deadline would end fails its test.
  static let patient = Deadlines(connect: .seconds(300), silence: .seconds(300), total: .seconds(300))
}

extension ScriptedModel {
  static func answering(_ exchanges: Exchange..., provider: String = "scripted") -> ScriptedModel {
    ScriptedModel(exchanges, provider: provider) { Issue.record("\($0)") }
  }
}

extension ScriptedModel.Exchange {
  /// One call and the end.
  static func call(_ name: String, _ arguments: String) -> Self { calls((name, arguments)) }

  static func calls(_ calls: (name: String, arguments: String)...) -> Self {
    .events(
      calls.enumerated().map { number, call in
        .toolCall(ModelToolCall(id: "call_\(number)", name: call.name, arguments: call.arguments))
      } + [.finished(.toolCalls)])
  }

  static func words(_ text: String) -> Self { .events([.text(text), .finished(.stop)]) }

  static func water(_ amountMl: Int) -> Self { call("add_water", #"{"amountMl":\#(amountMl)}"#) }
}
