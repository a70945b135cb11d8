import Coaching
import Foundation
import JSONTree
import LanguageModels

/// One real round trip to the configured model, twice: once for words, once for a tool.
struct ModelTrial: Sendable {
  let choice: ModelChoice

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
    /// Seconds that a turn waits in silence before the offline engine answers.
    var silenceSeconds: Double

    /// A turn would not have waited for the first words.
    var isLate: Bool { firstSeconds > silenceSeconds }
  }

  private static let system = "You are being tested. Do exactly what you are asked, briefly."
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
    return Result(
      provider: choice.model.provider, model: choice.model.modelName, firstSeconds: words.first ?? words.total,
      totalSeconds: words.total, pieces: words.pieces,
      callsTools: call.calls.contains { $0.name == Self.tool.name && Self.isRight($0) }, toolSeconds: call.total,
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

  private struct Exchange {
    var first: Double?
    var total = 0.0
    var pieces = 0
    var calls: [ModelToolCall] = []
  }

  private func exchange(_ text: String, tools: [ToolDefinition]) async throws -> Exchange {
    let request = ChatRequest(system: Self.system, messages: [.user(text)], tools: tools, maxTokens: 200)
    let started = ContinuousClock.now
    func seconds() -> Double { started.duration(to: .now) / .seconds(1) }
    var exchange = Exchange()
    for try await event in choice.model.stream(request, deadlines: deadlines) {
      switch event {
      case .text:
        exchange.pieces += 1
        exchange.first = exchange.first ?? seconds()
      case .toolCall(let call): exchange.calls.append(call)
      case .usage, .native, .finished: break
      }
    }
    exchange.total = seconds()
    return exchange
  }

  private static func isRight(_ call: ModelToolCall) -> Bool {
    call.isComplete && (try? JSONValue(parsing: call.arguments))?["amountMl"]?.doubleValue != nil
  }
}
