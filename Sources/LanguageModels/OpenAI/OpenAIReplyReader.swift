import JSONTree

/// Reads a reply of Chat Completions, streamed or in one piece.
struct OpenAIReplyReader: ReplyReader {
  private let endpoint: ModelEndpoint
  private var calls = ToolCallAssembler()
  private var refusal = ""
  private var usage: TokenUsage?
  private var finishReason: String?
  private(set) var isDone = false

  init(endpoint: ModelEndpoint) {
    self.endpoint = endpoint
  }

  mutating func read(_ event: ServerSentEvent) throws(ModelError) -> [ChatEvent] {
    if event.data.isEmpty { return [] }
    if event.data.hasPrefix("[DONE]") {
      isDone = true
      return []
    }
    let value = try event.json()
    if event.name == "error", value["error"] == nil { throw ModelError(errorObject: value, endpoint: endpoint) }
    return try read(value, part: "delta")
  }

  mutating func read(whole: JSONValue) throws(ModelError) -> [ChatEvent] {
    guard whole["choices"] != nil || whole["error"] != nil else {
      throw .invalidReply(reason: "it has no choices")
    }
    return try read(whole, part: "message")
  }

  private mutating func read(_ value: JSONValue, part: String) throws(ModelError) -> [ChatEvent] {
    guard value.objectValue != nil else { throw .invalidReply(reason: "it is no JSON object") }
    if let error = value["error"], !error.isNull { throw ModelError(errorObject: error, endpoint: endpoint) }
    if let counted = value["usage"], counted.objectValue != nil { usage = Self.usage(counted) }
    guard let choices = value["choices"], !choices.isNull else { return [] }
    guard let list = choices.arrayValue else { throw .invalidReply(reason: "choices is no array") }
    // Only one choice is ever asked for; others would be mixed into it.
    guard let choice = list.first(where: { ($0["index"]?.intValue ?? 0) == 0 }) else { return [] }
    guard choice.objectValue != nil else { throw .invalidReply(reason: "choices[0] is no object") }
    if let reason = choice["finish_reason"]?.stringValue { finishReason = reason }
    guard let message = choice[part] ?? choice["message"] ?? choice["delta"], !message.isNull else { return [] }
    guard message.objectValue != nil else { throw .invalidReply(reason: "choices[0].\(part) is no object") }
    return try read(message: message, isWhole: part == "message")
  }

  private mutating func read(message: JSONValue, isWhole: Bool) throws(ModelError) -> [ChatEvent] {
    if let words = message["refusal"]?.stringValue { refusal += words }
    if let list = message["tool_calls"], !list.isNull {
      guard let fragments = list.arrayValue else { throw .invalidReply(reason: "tool_calls is no array") }
      for (position, fragment) in fragments.enumerated() {
        try calls.add(fragment, position: isWhole ? position : nil)
      }
    }
    switch message["content"] {
    case nil, .null: return []
    case .string(let text): return text.isEmpty ? [] : [.text(text)]
    case .array(let parts): return parts.compactMap { $0["text"]?.stringValue }.map(ChatEvent.text)
    default: throw .invalidReply(reason: "content is no text")
    }
  }

  mutating func finish() throws(ModelError) -> [ChatEvent] {
    guard finishReason != nil || isDone else { throw .brokenOff }
    if !refusal.isEmpty { throw .refused(endpoint.line(refusal) ?? "no reason was given") }
    if finishReason == "content_filter" { throw .refused("the provider's content filter stopped the reply") }
    let made = calls.calls(isCutOff: finishReason == "length")
    var events = made.map(ChatEvent.toolCall)
    if let usage { events.append(.usage(usage)) }
    let reason: FinishReason
    switch finishReason {
    case "length": reason = .length
    case "stop", "tool_calls", "function_call", nil: reason = made.isEmpty ? .stop : .toolCalls
    case let word?: reason = .other(word)
    }
    return events + [.finished(reason)]
  }

  private static func usage(_ value: JSONValue) -> TokenUsage {
    TokenUsage(
      input: value["prompt_tokens"]?.tokenCount ?? 0, output: value["completion_tokens"]?.tokenCount ?? 0,
      cachedInput: value["prompt_tokens_details"]?["cached_tokens"]?.tokenCount ?? 0)
  }
}
