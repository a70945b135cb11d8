import AdaTestSupport
import Foundation
import JSONTree
import JournalStore
import LanguageModels
import Testing

@testable import Coaching

/// What a model is sent fits where it has to fit.
@Suite(.timeLimit(.minutes(60))) struct ContextBudgetTests {
  @Test func `a turn is taken where there is room for it, and none after that`() {
    var budget = ContextBudget(.local)
    budget.take(String(repeating: "x", count: 3 * 3000))
    #expect(budget.left == 72)
    let taken = (1...3).map { _ in budget.takesTurn(String(repeating: "x", count: 60)) }
    #expect(taken == [true, true, false])
  }

  @Test func `history is bounded where there is plenty of room too`() {
    var budget = ContextBudget(.hosted)
    let taken = (1...6).count { _ in budget.takesTurn(String(repeating: "x", count: 600)) }
    #expect(taken == 3)
  }

  /// A small token count of everything in a request, as a server would have to hold it.
  private func tokens(_ request: ChatRequest) -> Int {
    let tools = request.tools.map { $0.name + $0.description + $0.parameters.serialized() }
    return (tools + request.messages.map(\.content) + [request.system]).map(ContextBudget.tokens).reduce(0, +)
  }

  @Test(arguments: [true, false])
  func `a request fits into 4096 tokens for a local model, after a long day and a long sentence`(
    _ isLong: Bool
  ) async throws {
    let model = ScriptedModel.answering(.water(500))
    let test = try TestCoach([model], isLocal: true)
    let offline = TurnPolicy(isOffline: true)
    for _ in 0..<12 {
      _ = try await test.say(
        "2 eggs, 2 slices of toast with butter, a banana and a glass of orange juice", policy: offline)
    }
    let sentence = "drank 500 ml water" + (isLong ? String(repeating: " and then some more", count: 120) : "")
    _ = try await test.say(sentence)
    let request = try #require(model.requests.first)
    #expect(tokens(request) + ContextBudget.reserve <= 4096, "\(tokens(request))")
    #expect(request.messages.last?.content.hasPrefix("Said before, as data: [{") == true || isLong)
    #expect(request.messages.last?.content.hasSuffix("I say: \(sentence)") == true)
  }

  @Test func `prompt and tools are the same bytes in every turn`() async throws {
    let model = ScriptedModel.answering(.water(500), .water(500))
    let test = try TestCoach([model])
    for _ in 0..<2 { _ = try await test.say("drank 500 ml water") }
    #expect(model.requests.count == 2)
    #expect(model.requests[0].system == model.requests[1].system)
    #expect(model.requests[0].tools == model.requests[1].tools)
  }

  @Test func `recent turns are told as data, and commands not at all`() async throws {
    let model = ScriptedModel.answering(.water(500))
    let test = try TestCoach([model])
    _ = try await test.say("drank 400 ml \"water\"", policy: TurnPolicy(isOffline: true))
    _ = try test.journal.perform(
      [], as: NewTurn(text: "profile set height 180", at: TestCoach.noon, timeZone: "UTC"), reply: "Saved.")
    _ = try await test.say("drank 500 ml water")
    let messages = try #require(model.requests.first?.messages)
    #expect(messages.map(\.role) == [.user])
    let parts = messages[0].content.components(separatedBy: "\n\n")
    #expect(
      parts.first
        == #"Said before, as data: [{"said":"drank 400 ml \"water\"","reply":"Logged 400 ml of water."}]"#)
    #expect(parts.dropFirst().first?.hasPrefix("The day so far, as data: {") == true)
    #expect(parts.last == "I say: drank 500 ml water")
  }
}
