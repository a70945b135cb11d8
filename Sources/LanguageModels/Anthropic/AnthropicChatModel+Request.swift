import JSONTree

extension AnthropicChatModel {
  /// Anthropic wants a limit; a turn is a sentence and a few calls, and thoughts count too.
  private static let defaultMaxTokens = 8192

  /// The request's body. Equal requests give equal bytes.
  func body(for request: ChatRequest) -> JSONValue {
    var body = JSONObject()
    body["model"] = .string(modelName)
    body["max_tokens"] = .integer(request.maxTokens ?? Self.defaultMaxTokens)
    // The cache keeps everything up to the mark: the tools, which come before the system text, and that.
    body["system"] = [["type": "text", "text": .string(request.system), "cache_control": ["type": "ephemeral"]]]
    if !request.tools.isEmpty { body["tools"] = .array(request.tools.map(Self.tool)) }
    body["messages"] = .array(Dialogue(request.messages).turns.compactMap(Self.message))
    if let output = request.structuredOutput {
      body["output_config"] = ["format": ["type": "json_schema", "schema": output.schema]]
    }
    // Anthropic's newer models answer 400 to any temperature.
    if endpoint.isLocal { body["temperature"] = 0 }
    body["stream"] = true
    return .object(body)
  }

  private static func tool(_ tool: ToolDefinition) -> JSONValue {
    // Never `strict`: all strict tools of a request become one grammar, which has a size limit that a coach's exceed.
    [
      "name": .string(tool.name), "description": .string(tool.description),
      "input_schema": SchemaProfile.optional.schema(tool.parameters),
    ]
  }

  private static func message(_ turn: Dialogue.Turn) -> JSONValue? {
    let role: String
    let blocks: [JSONValue]
    switch turn {
    case .person(let results, let said):
      role = "user"
      blocks = results.map(result) + said.flatMap { $0.images.map(image) + [text($0.content)].compactMap(\.self) }
    case .model(let message):
      role = "assistant"
      blocks =
        message.pieces(in: .anthropic)?.map(\.value)
        ?? [text(message.content)].compactMap { $0 } + message.toolCalls.map(call)
    }
    return blocks.isEmpty ? nil : ["role": .string(role), "content": .array(blocks)]
  }

  /// Anthropic answers 400 to a text of white space only.
  private static func text(_ text: String) -> JSONValue? {
    text.allSatisfy(\.isWhitespace) ? nil : ["type": "text", "text": .string(text)]
  }

  private static func image(_ image: ImageContent) -> JSONValue {
    [
      "type": "image",
      "source": ["type": "base64", "media_type": .string(image.mimeType), "data": .string(image.base64)],
    ]
  }

  private static func result(_ result: Dialogue.Result) -> JSONValue {
    var block: JSONObject = JSONObject()
    block["type"] = "tool_result"
    block["tool_use_id"] = .string(result.call.id)
    block["content"] = .string(result.content)
    if result.isError { block["is_error"] = true }
    return .object(block)
  }

  static func call(_ call: ModelToolCall) -> JSONValue {
    ["type": "tool_use", "id": .string(call.id), "name": .string(call.name), "input": call.object]
  }
}
