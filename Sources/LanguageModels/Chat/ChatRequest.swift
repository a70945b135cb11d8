public import JSONTree

/// What a model is asked: everything it gets to see.
///
/// The system text and the tools come first on the wire and byte for byte the same for equal values, so that servers
/// that keep a prompt's beginning in memory recognise it.
public struct ChatRequest: Sendable {
  /// Who the model is to be and what it must keep to.
  public var system: String
  /// The exchange so far, oldest first; the last is what the model answers.
  public var messages: [ChatMessage]
  /// Empty where the model is only to talk.
  public var tools: [ToolDefinition]
  /// The shape the reply's text must have, or nil for free text.
  public var structuredOutput: StructuredOutput?
  /// The most tokens the reply may have, or nil for the provider's own limit.
  public var maxTokens: Int?

  public init(
    system: String, messages: [ChatMessage], tools: [ToolDefinition] = [], structuredOutput: StructuredOutput? = nil,
    maxTokens: Int? = nil
  ) {
    self.system = system
    self.messages = messages
    self.tools = tools
    self.structuredOutput = structuredOutput
    self.maxTokens = maxTokens
  }
}

/// A function the model may call.
public struct ToolDefinition: Sendable, Equatable {
  /// At most 64 of A-Z, a-z, 0-9, `_` and `-`.
  public var name: String
  /// For the model: what it does and when to call it.
  public var description: String
  /// The JSON Schema of its arguments, in the subset that every provider takes.
  public var parameters: JSONValue
  /// Whether the provider is asked to hold the model to the schema.
  public var strict: Bool

  public init(name: String, description: String, parameters: JSONValue, strict: Bool = true) {
    self.name = name
    self.description = description
    self.parameters = parameters
    self.strict = strict
  }
}

/// A JSON Schema that the reply's text is held to.
public struct StructuredOutput: Sendable, Equatable {
  /// At most 64 of A-Z, a-z, 0-9, `_` and `-`.
  public var name: String
  /// In the subset that every provider takes.
  public var schema: JSONValue
  /// Whether the provider is asked to hold the model to the schema.
  public var strict: Bool

  public init(name: String, schema: JSONValue, strict: Bool = true) {
    self.name = name
    self.schema = schema
    self.strict = strict
  }
}
