public import LanguageModels
import Synchronization

/// A model that says what it is told to, and remembers what it was asked.
///
///     let model = ScriptedModel([.events([.text("Hi"), .finished(.stop)])]) { Issue.record("\($0)") }
public final class ScriptedModel: ChatModel {
  /// One exchange.
  public enum Exchange: Sendable {
    case events([ChatEvent])
    /// Some events, then an error.
    case failure(ModelError, after: [ChatEvent] = [])
    /// Some events, then nothing until the gate opens, then more.
    case gated([ChatEvent], Gate, then: [ChatEvent])
  }

  private struct State {
    var exchanges: [Exchange]
    var requests: [ChatRequest] = []
    var deadlines: [Deadlines] = []
  }

  public let provider: String
  public let modelName: String
  private let state: Mutex<State>
  private let onDry: @Sendable (String) -> Void

  /// - Parameters:
  ///   - exchanges: one for each request, in order.
  ///   - onDry: told when a request comes that has none left; a test records an issue.
  public init(
    _ exchanges: [Exchange], provider: String = "scripted", modelName: String = "script",
    onDry: @escaping @Sendable (String) -> Void
  ) {
    self.provider = provider
    self.modelName = modelName
    self.onDry = onDry
    state = Mutex(State(exchanges: exchanges))
  }

  /// What was asked so far.
  public var requests: [ChatRequest] { state.withLock { $0.requests } }

  /// The deadlines each request came with.
  public var deadlines: [Deadlines] { state.withLock { $0.deadlines } }

  public func stream(_ request: ChatRequest, deadlines: Deadlines) -> AsyncThrowingStream<ChatEvent, any Error> {
    let next = state.withLock { state -> Exchange? in
      state.requests.append(request)
      state.deadlines.append(deadlines)
      return state.exchanges.isEmpty ? nil : state.exchanges.removeFirst()
    }
    return AsyncThrowingStream { continuation in
      switch next {
      case .events(let events):
        for event in events { continuation.yield(event) }
        continuation.finish()
      case .failure(let error, let events):
        for event in events { continuation.yield(event) }
        continuation.finish(throwing: error)
      case .gated(let first, let gate, let then):
        for event in first { continuation.yield(event) }
        Task {
          await gate.wait()
          for event in then { continuation.yield(event) }
          continuation.finish()
        }
      case nil:
        onDry("The scripted model was asked once more than its script goes.")
        continuation.finish(throwing: ModelError.invalidReply(reason: "the script ran dry"))
      }
    }
  }
}
