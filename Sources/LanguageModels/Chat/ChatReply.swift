/// A reply gathered from its events.
public struct ChatReply: Sendable, Equatable {
  /// All pieces in the order in which they came; empty where the model only calls tools.
  public var text = ""
  public var toolCalls: [ModelToolCall] = []
  /// Nil where the provider counted nothing.
  public var usage: TokenUsage?
  /// The reply in the provider's own form, where the next request must repeat it so.
  public var native: NativeContent?
  /// Nil until the reply has ended.
  public var finishReason: FinishReason?

  public init() {}

  /// Takes in the next event.
  public mutating func add(_ event: ChatEvent) {
    switch event {
    case .text(let more): text += more
    case .toolCall(let call): toolCalls.append(call)
    case .usage(let counted): usage = counted
    case .native(let content): native = content
    case .finished(let reason): finishReason = reason
    }
  }

  /// The reply as the conversation's next message.
  public var message: ChatMessage { .assistant(text, toolCalls: toolCalls, native: native) }
}
