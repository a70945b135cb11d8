import CustomDump
import Foundation
import GRDB
import Nutrition
import Testing

@testable import JournalStore

@Suite struct TelemetryTests {
  let journal = try! Journal.test()

  static let attempt = ModelAttempt(
    provider: "openai", model: "small", startedAt: noon, firstWordMs: 410.5, repairs: ["number": 2, "list": 1],
    reasks: 1, inputTokens: 900, outputTokens: 40, cachedInputTokens: 512, calories: 463, offlineCalories: 420.5)

  static func failed(_ reason: String) -> ModelAttempt {
    ModelAttempt(provider: "openai", model: "small", startedAt: noon, failure: reason)
  }

  func begin(_ text: String = "a burrito") throws -> String {
    guard case .started(let turn) = try journal.begin(NewTurn(text: text, at: noon)) else { throw CancellationError() }
    return turn.id
  }

  @Test func `what models did is kept with the turn, in order`() throws {
    let id = try begin()
    var outcome = TurnOutcome.make([.add(.meal(.make()))])
    outcome.telemetry.attempts = [Self.failed("timeout"), Self.attempt]
    try journal.finish(id, outcome)
    expectNoDifference(
      try journal.modelAttempts(),
      [
        RecordedAttempt(attempt: Self.failed("timeout"), turnID: id, latencyMs: nil),
        RecordedAttempt(attempt: Self.attempt, turnID: id, latencyMs: 0.5),
      ])
    #expect(try journal.modelAttempts(since: noon.addingTimeInterval(0.001)) == [])
  }

  @Test func `entries that are refused take what models did back with them`() throws {
    let id = try begin()
    var outcome = TurnOutcome.make([.remove(id: "none")])
    outcome.telemetry.attempts = [Self.attempt]
    #expect(throws: JournalError.noSuchEntry(id: "none")) { try journal.finish(id, outcome) }
    #expect(try journal.modelAttempts() == [])
    try journal.fail(id, error: "refused", telemetry: outcome.telemetry)
    #expect(try journal.modelAttempts().map(\.latencyMs) == [nil])
  }

  @Test func `undo and redo leave it alone, and no change row speaks of it`() throws {
    let id = try begin()
    var outcome = TurnOutcome.make([.add(.water())])
    outcome.telemetry.attempts = [Self.attempt]
    try journal.finish(id, outcome)
    let before = try journal.modelAttempts()
    try journal.undo()
    #expect(try journal.modelAttempts() == before)
    try journal.redo()
    #expect(try journal.modelAttempts() == before)
    let kinds = try journal.read { db in try String.fetchAll(db, sql: "SELECT DISTINCT entity FROM change") }
    #expect(kinds == ["water"])
  }

  @Test func `a whole batch keeps each line's own`() throws {
    var outcome = TurnOutcome.make()
    outcome.telemetry.attempts = [Self.attempt]
    let results = try journal.record([
      (turn: NewTurn(text: "one", at: noon), outcome: outcome),
      (turn: NewTurn(text: "two", at: noon), outcome: .make()),
    ])
    guard case .committed(let id, _) = results[0] else { throw CancellationError() }
    #expect(try journal.modelAttempts().map(\.turnID) == [id])
  }

  @Test func `tokens that were spent after the commit are added to the latest attempt`() throws {
    let id = try begin()
    var outcome = TurnOutcome.make()
    outcome.telemetry.attempts = [Self.failed("timeout"), Self.attempt]
    try journal.finish(id, outcome)
    var later = Self.attempt
    later.inputTokens = 1900
    try journal.setTokens(of: later, ofTurn: id)
    #expect(try journal.modelAttempts().map(\.attempt.inputTokens) == [nil, 1900])
  }

  @Test func `the offline engine's answers come from the turns themselves`() throws {
    try journal.log(.add(.water()))
    let id = try begin()
    try journal.finish(
      id, TurnOutcome(status: .unclear, engine: "offline", fallback: "timeout", reply: "?", latencyMs: 5000))
    let other = try begin()
    try journal.finish(other, TurnOutcome(status: .answered, engine: "openai", reply: "Hi"))
    try journal.perform([.add(.water("w2"))], as: NewTurn(text: "ada edit", at: noon))
    expectNoDifference(
      try journal.offlineAnswers(),
      [
        OfflineAnswer(status: .logged, latencyMs: 0.5),
        OfflineAnswer(status: .unclear, fallback: "timeout", latencyMs: 5000),
      ])
    #expect(try journal.offlineAnswers(since: noon.addingTimeInterval(1)) == [])
  }
}
