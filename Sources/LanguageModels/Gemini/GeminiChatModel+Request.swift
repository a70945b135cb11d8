import JSONTree

extension GeminiChatModel {
  /// The request's body. Equal requests give equal bytes.
  func body(for request: ChatRequest) -> JSONValue {
    var body = JSONObject()
    body["systemInstruction"] = ["parts": [["text": .string(request.system)]]]
    if !request.tools.isEmpty {
      body["tools"] = [["functionDeclarations": .array(request.tools.map(Self.declaration))]]
    }
    body["contents"] = .array(Dialogue(request.messages).turns.compactMap(Self.content))
    var settings = JSONObject()
    if let output = request.structuredOutput {
      settings["responseMimeType"] = "application/json"
      settings["responseJsonSchema"] = output.schema
    }
    settings["maxOutputTokens"] = request.maxTokens.map(JSONValue.integer)
    // Google advises against any temperature but the model's own.
    if endpoint.isLocal { settings["temperature"] = 0 }
    if settings.count > 0 { body["generationConfig"] = .object(settings) }
    return .object(body)
  }

  private static func declaration(_ tool: ToolDefinition) -> JSONValue {
    // `parametersJsonSchema` would take the schema as it is, but gateways pass it over and the arguments come back empty.
    [
      "name": .string(tool.name), "description": .string(tool.description),
      "parameters": SchemaProfile.optional.schema(tool.parameters),
    ]
  }

  private static func content(_ turn: Dialogue.Turn) -> JSONValue? {
    let role: String
    let parts: [JSONValue]
    switch turn {
    case .person(let results, let said):
      role = "user"
      parts = results.map(response) + said.flatMap { $0.images.map(image) + [text($0.content)].compactMap(\.self) }
    case .model(let message):
      role = "model"
      parts =
        message.pieces(in: .gemini)?.map(\.value)
        ?? [text(message.content)].compactMap { $0 } + message.toolCalls.map(call)
    }
    return parts.isEmpty ? nil : ["role": .string(role), "parts": .array(parts)]
  }

  private static func text(_ text: String) -> JSONValue? { text.isEmpty ? nil : ["text": .string(text)] }

  private static func image(_ image: ImageContent) -> JSONValue {
    ["inlineData": ["mimeType": .string(image.mimeType), "data": .string(image.base64)]]
  }

  private static func call(_ call: ModelToolCall) -> JSONValue {
    ["functionCall": ["id": .string(call.id), "name": .string(call.name), "args": call.object]]
  }

  private static func response(_ result: Dialogue.Result) -> JSONValue {
    var response = JSONObject()
    // A call that came without an id is answered without one: by its name and its place.
    let piece = result.reply.pieces(in: .gemini)?.first { $0.callID == result.call.id }
    if piece == nil || piece?.value["functionCall"]?["id"] != nil { response["id"] = .string(result.call.id) }
    response["name"] = .string(result.call.name)
    response["response"] = [result.isError ? "error" : "output": .string(result.content)]
    return ["functionResponse": .object(response)]
  }
}
