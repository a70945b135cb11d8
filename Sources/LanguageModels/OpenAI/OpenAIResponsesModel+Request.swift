import JSONTree

extension OpenAIResponsesModel {
  /// The request's body. Equal requests give equal bytes.
  func body(for request: ChatRequest) -> JSONValue {
    var body = JSONObject()
    body["model"] = .string(modelName)
    body["instructions"] = .string(request.system)
    if !request.tools.isEmpty { body["tools"] = .array(request.tools.map(Self.tool)) }
    body["input"] = .array(Dialogue(request.messages).turns.flatMap(Self.items))
    if let output = request.structuredOutput {
      body["text"] = [
        "format": [
          "type": "json_schema", "name": .string(output.name), "schema": output.schema, "strict": .bool(output.strict),
        ]
      ]
    }
    body["store"] = false
    if OpenAIChatModel.isOpenAI(endpoint) {
      // OpenAI takes no limit under 16.
      body["max_output_tokens"] = request.maxTokens.map { .integer(max($0, 16)) }
      if reasons { body["include"] = ["reasoning.encrypted_content"] }
    } else {
      body["max_output_tokens"] = request.maxTokens.map(JSONValue.integer)
      body["temperature"] = 0
    }
    body["stream"] = true
    return .object(body)
  }

  /// Whether the model thinks before it speaks. Those that do not answer 400 to a request for their thoughts; they are
  /// all older than GPT-5.
  private var reasons: Bool { !["gpt-3", "gpt-4", "chatgpt-4"].contains { modelName.hasPrefix($0) } }

  private static func tool(_ tool: ToolDefinition) -> JSONValue {
    [
      "type": "function", "name": .string(tool.name), "description": .string(tool.description),
      "parameters": tool.parameters, "strict": .bool(tool.strict),
    ]
  }

  private static func items(_ turn: Dialogue.Turn) -> [JSONValue] {
    switch turn {
    case .person(let results, let said):
      return results.map(output) + said.map(message)
    case .model(let message):
      if let pieces = message.pieces(in: .responses) { return pieces.map(\.value) }
      let text: [JSONValue] =
        message.content.isEmpty
        ? [] : [["type": "message", "role": "assistant", "content": .string(message.content)]]
      return text + message.toolCalls.map(call)
    }
  }

  /// The type may be left out with OpenAI; llama.cpp's server refuses a model's message without it.
  private static func message(_ message: ChatMessage) -> JSONValue {
    if message.images.isEmpty { return ["type": "message", "role": "user", "content": .string(message.content)] }
    let images = message.images.map { image -> JSONValue in
      ["type": "input_image", "image_url": .string(image.dataURL), "detail": "auto"]
    }
    let text: [JSONValue] =
      message.content.isEmpty ? [] : [["type": "input_text", "text": .string(message.content)]]
    return ["type": "message", "role": "user", "content": .array(images + text)]
  }

  private static func call(_ call: ModelToolCall) -> JSONValue {
    [
      "type": "function_call", "call_id": .string(call.id), "name": .string(call.name),
      "arguments": .string(call.objectText),
    ]
  }

  private static func output(_ result: Dialogue.Result) -> JSONValue {
    ["type": "function_call_output", "call_id": .string(result.call.id), "output": .string(result.content)]
  }
}
