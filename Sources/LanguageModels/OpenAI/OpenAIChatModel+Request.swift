import JSONTree

extension OpenAIChatModel {
  /// The request's body. Equal requests give equal bytes.
  func body(for request: ChatRequest) -> JSONValue {
    var body = JSONObject()
    body["model"] = .string(modelName)
    body["messages"] = .array(
      [["role": "system", "content": .string(request.system)]] + request.messages.map(Self.message))
    if !request.tools.isEmpty { body["tools"] = .array(request.tools.map(Self.tool)) }
    if let output = request.structuredOutput {
      body["response_format"] = [
        "type": "json_schema",
        "json_schema": ["name": .string(output.name), "schema": output.schema, "strict": .bool(output.strict)],
      ]
    }
    if Self.isOpenAI(endpoint) {
      // OpenAI's reasoning models answer 400 to `max_tokens` and to any temperature but their own.
      body["max_completion_tokens"] = request.maxTokens.map(JSONValue.integer)
    } else {
      body["max_tokens"] = request.maxTokens.map(JSONValue.integer)
      body["temperature"] = 0
    }
    body["stream"] = true
    body["stream_options"] = ["include_usage": true]
    return .object(body)
  }

  private static func message(_ message: ChatMessage) -> JSONValue {
    switch message.role {
    case .user: return ["role": "user", "content": content(message)]
    case .tool:
      return [
        "role": "tool", "tool_call_id": .string(message.toolCallID ?? ""), "content": .string(message.content),
      ]
    case .assistant:
      if message.toolCalls.isEmpty { return ["role": "assistant", "content": .string(message.content)] }
      return [
        "role": "assistant", "content": message.content.isEmpty ? nil : .string(message.content),
        "tool_calls": .array(message.toolCalls.map(call)),
      ]
    }
  }

  private static func content(_ message: ChatMessage) -> JSONValue {
    if message.images.isEmpty { return .string(message.content) }
    let images = message.images.map { image -> JSONValue in
      ["type": "image_url", "image_url": ["url": .string(image.dataURL)]]
    }
    let text: [JSONValue] = message.content.isEmpty ? [] : [["type": "text", "text": .string(message.content)]]
    return .array(images + text)
  }

  private static func call(_ call: ModelToolCall) -> JSONValue {
    [
      "id": .string(call.id), "type": "function",
      "function": ["name": .string(call.name), "arguments": .string(call.objectText)],
    ]
  }

  private static func tool(_ tool: ToolDefinition) -> JSONValue {
    [
      "type": "function",
      "function": [
        "name": .string(tool.name), "description": .string(tool.description), "parameters": tool.parameters,
        "strict": .bool(tool.strict),
      ],
    ]
  }
}
