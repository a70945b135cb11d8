import Coaching
import Foundation
import JSONTree
import LanguageModels

/// Real round trips to the configured model: for words, for a tool, for an answer held to a schema and for a picture.
struct ModelTrial: Sendable {
  let choice: ModelChoice

  /// What the trial measured.
  struct Result: Equatable, Sendable {
    var provider: String
    var model: String
    /// Seconds to the first text.
    var firstSeconds: Double
    /// Seconds to the end of the words.
    var totalSeconds: Double
    /// Pieces of text that came one by one.
    var pieces: Int
    var callsTools: Bool
    /// Seconds to the end of the answer with the call.
    var toolSeconds: Double
    var structuredOutput: Ability
    var images: Ability
    /// Seconds that a turn waits in silence before the offline engine answers.
    var silenceSeconds: Double

    /// A turn would not have waited for the first words.
    var isLate: Bool { firstSeconds > silenceSeconds }
  }

  private static let system = "You are being tested. Do exactly what you are asked, briefly."
  /// Enough for a model that thinks first.
  private static let maxTokens = 1000
  private static let tool = ToolDefinition(
    name: "add_water", description: "Logs plain water.",
    parameters: [
      "type": "object", "properties": ["amountMl": ["type": "number", "description": "Millilitres."]],
      "required": ["amountMl"], "additionalProperties": false,
    ])

  /// - Throws: `ModelError` where the model cannot be used.
  func run() async throws -> Result {
    let words = try await exchange("Count from one to ten in words.", tools: [])
    let call = try await exchange("Log 500 ml of water with the tool add_water.", tools: [Self.tool])
    let structured = try await ability { try await answersAsAsked() }
    let images = try await ability { try await seesColours() }
    return Result(
      provider: choice.model.provider, model: choice.model.modelName, firstSeconds: words.first ?? words.total,
      totalSeconds: words.total, pieces: words.pieces,
      callsTools: call.calls.contains { $0.name == Self.tool.name && Self.isRight($0) }, toolSeconds: call.total,
      structuredOutput: structured, images: images,
      silenceSeconds: choice.deadlines.silence / .seconds(1))
  }

  /// A turn's own, but a server on this machine gets time to load its model: that it is slow is told, not taken for dead.
  private var deadlines: Deadlines {
    var deadlines = choice.deadlines
    guard choice.isLocal else { return deadlines }
    deadlines.firstByte = .seconds(60)
    deadlines.total = max(deadlines.total, .seconds(90))
    return deadlines
  }

  /// One question and its answer, timed in seconds.
  private struct Exchange {
    var text = ""
    var first: Double?
    var total = 0.0
    var pieces = 0
    var calls: [ModelToolCall] = []
  }

  private func exchange(_ text: String, tools: [ToolDefinition]) async throws -> Exchange {
    try await exchange(
      ChatRequest(system: Self.system, messages: [.user(text)], tools: tools, maxTokens: Self.maxTokens))
  }

  private func exchange(_ request: ChatRequest) async throws -> Exchange {
    let started = ContinuousClock.now
    func seconds() -> Double { started.duration(to: .now) / .seconds(1) }
    var exchange = Exchange()
    for try await event in choice.model.stream(request, deadlines: deadlines) {
      switch event {
      case .text(let text):
        exchange.text += text
        exchange.pieces += 1
        exchange.first = exchange.first ?? seconds()
      case .toolCall(let call): exchange.calls.append(call)
      case .usage, .native, .finished: break
      }
    }
    exchange.total = seconds()
    return exchange
  }

  /// The words of an answer.
  func words(_ message: ChatMessage, structuredOutput: StructuredOutput? = nil) async throws -> String {
    try await exchange(
      ChatRequest(
        system: Self.system, messages: [message], structuredOutput: structuredOutput, maxTokens: Self.maxTokens)
    ).text
  }

  private static func isRight(_ call: ModelToolCall) -> Bool {
    call.isComplete && (try? JSONValue(parsing: call.arguments))?["amountMl"]?.doubleValue != nil
  }
}
