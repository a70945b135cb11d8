/// One message of a conversation.
public struct ChatMessage: Sendable, Equatable {
  /// Who speaks.
  public enum Role: String, Sendable {
    case user, assistant, tool
  }

  public var role: Role
  /// Its text; may be empty beside pictures or calls.
  public var content: String
  /// The pictures that go with what the person says; no other role has any.
  public var images: [ImageContent]
  /// The calls an assistant's message made.
  public var toolCalls: [ModelToolCall]
  /// The call that a tool's message answers.
  public var toolCallID: String?
  /// Whether a tool's message says that the call failed.
  public var isError: Bool
  /// An assistant's message as its provider wrote it, where that has to be sent back.
  public var native: NativeContent?

  public init(
    role: Role, content: String, images: [ImageContent] = [], toolCalls: [ModelToolCall] = [],
    toolCallID: String? = nil, isError: Bool = false, native: NativeContent? = nil
  ) {
    self.role = role
    self.content = content
    self.images = images
    self.toolCalls = toolCalls
    self.toolCallID = toolCallID
    self.isError = isError
    self.native = native
  }

  /// What the person said, and showed.
  public static func user(_ content: String, images: [ImageContent] = []) -> ChatMessage {
    ChatMessage(role: .user, content: content, images: images)
  }

  /// What the model said and called.
  public static func assistant(
    _ content: String, toolCalls: [ModelToolCall] = [], native: NativeContent? = nil
  ) -> ChatMessage {
    ChatMessage(role: .assistant, content: content, toolCalls: toolCalls, native: native)
  }

  /// What a call came to.
  public static func tool(_ content: String, answering id: String, isError: Bool = false) -> ChatMessage {
    ChatMessage(role: .tool, content: content, toolCallID: id, isError: isError)
  }
}

/// A call of a tool as the model wrote it: nothing about it has been checked against the tool's schema.
public struct ModelToolCall: Sendable, Equatable {
  /// Unique within its reply; made up where the provider sent none or sent one twice.
  public var id: String
  /// As the model wrote it: a tool of that name need not exist.
  public var name: String
  /// Raw JSON text, which may be invalid.
  public var arguments: String
  /// False when the arguments were cut off: they are then no whole JSON value and must never be guessed at.
  public var isComplete: Bool

  public init(id: String, name: String, arguments: String, isComplete: Bool = true) {
    self.id = id
    self.name = name
    self.arguments = arguments
    self.isComplete = isComplete
  }
}
