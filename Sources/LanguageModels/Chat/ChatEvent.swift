/// A piece of a reply, in the order it came.
public enum ChatEvent: Sendable, Equatable {
  /// More of the reply's text.
  case text(String)
  /// A call, sent once its arguments have arrived or been cut off.
  case toolCall(ModelToolCall)
  case usage(TokenUsage)
  /// The reply in the provider's own form, where the next request must repeat it so; sent before `.finished`.
  case native(NativeContent)
  /// The last event of every reply.
  case finished(FinishReason)
}

/// Why a reply ended.
public enum FinishReason: Sendable, Equatable {
  /// The model had said what it wanted to say.
  case stop
  /// The model waits for the results of its calls.
  case toolCalls
  /// The token limit cut the reply off.
  case length
  /// A reason this program does not know, in the provider's word.
  case other(String)
}

/// How many tokens an exchange took, as the provider counted them: each count 0...1,000,000,000.
public struct TokenUsage: Sendable, Equatable {
  /// All tokens of the request, those kept from an earlier one among them.
  public var input: Int
  /// Tokens of the reply, those of its thinking among them.
  public var output: Int
  /// Those of the input that the provider had kept from an earlier request.
  public var cachedInput: Int

  public init(input: Int, output: Int, cachedInput: Int = 0) {
    self.input = Self.count(input)
    self.output = Self.count(output)
    self.cachedInput = Self.count(cachedInput)
  }

  /// What a server says it counted, brought into the range: servers have sent less than nothing and more than there is.
  static func count(_ said: Int) -> Int { min(max(said, 0), 1_000_000_000) }
}
