import JSONTree

/// Reads a reply of Anthropic's Messages, streamed or in one piece.
struct AnthropicReplyReader: ReplyReader {
  /// One block of the content, as it has come so far.
  private enum Block {
    case text(String)
    case call
    /// A thought with its signature, or an encrypted one, and what came of its texts since it began.
    case thought(JSONObject, more: [String: String])
  }

  private let endpoint: ModelEndpoint
  private var calls = ToolCallAssembler()
  private var blocks: [Int: Block] = [:]
  private var stopReason: String?
  private var stopWords: String?
  private var input: Int?
  private var cachedInput = 0
  private var output = 0
  private(set) var isDone = false

  init(endpoint: ModelEndpoint) {
    self.endpoint = endpoint
  }

  mutating func read(_ event: ServerSentEvent) throws(ModelError) -> [ChatEvent] {
    if event.data.isEmpty { return [] }
    let value = try event.json()
    guard value.objectValue != nil else { throw .invalidReply(reason: "it is no JSON object") }
    let index = try value["index"]?.place() ?? 0
    // A gateway's error may come as it is, with no type around it.
    if let error = value["error"], !error.isNull { throw self.error(error) }
    switch value["type"]?.stringValue ?? event.name {
    case "message_start":
      count(value["message"]?["usage"])
      return []
    case "content_block_start": return try begin(value["content_block"], at: index)
    case "content_block_delta": return try extend(value["delta"], at: index)
    case "message_delta":
      note(value["delta"])
      count(value["usage"])
      return []
    case "message_stop":
      isDone = true
      return []
    case "error": throw error(value)
    default: return []
    }
  }

  mutating func read(whole: JSONValue) throws(ModelError) -> [ChatEvent] {
    if let error = whole["error"], !error.isNull { throw self.error(error) }
    guard let content = whole["content"] else { throw .invalidReply(reason: "it has no content") }
    guard let list = content.arrayValue else { throw .invalidReply(reason: "content is no array") }
    var events: [ChatEvent] = []
    for (index, block) in list.enumerated() { events += try begin(block, at: index) }
    note(whole)
    count(whole["usage"])
    return events
  }

  private mutating func begin(_ block: JSONValue?, at index: Int) throws(ModelError) -> [ChatEvent] {
    guard let object = block?.objectValue else { throw .invalidReply(reason: "a content block is no object") }
    switch object["type"]?.stringValue {
    case "text":
      blocks[index] = .text("")
      return try extend(["type": "text_delta", "text": object["text"] ?? ""], at: index)
    case "tool_use":
      blocks[index] = .call
      // An empty object stands where fragments follow.
      let input = object["input"] == [:] ? nil : object["input"]
      try calls.add(index: index, id: object["id"]?.stringValue, name: object["name"]?.stringValue, arguments: input)
    case "thinking", "redacted_thinking": blocks[index] = .thought(object, more: [:])
    default: break
    }
    return []
  }

  private mutating func extend(_ delta: JSONValue?, at index: Int) throws(ModelError) -> [ChatEvent] {
    guard let delta, delta.objectValue != nil else { throw .invalidReply(reason: "a delta is no object") }
    switch delta["type"]?.stringValue {
    case "text_delta":
      guard let text = delta["text"]?.stringValue else { throw .invalidReply(reason: "text is no text") }
      if case .text(var whole)? = blocks[index] {
        // Taken out while it grows, or each piece would copy all of it.
        blocks[index] = nil
        whole += text
        blocks[index] = .text(whole)
      }
      return text.isEmpty ? [] : [.text(text)]
    case "input_json_delta":
      guard let text = delta["partial_json"]?.stringValue else { throw .invalidReply(reason: "arguments are no text") }
      try calls.add(index: index, arguments: .string(text))
    case "thinking_delta": extendThought(at: index, "thinking", delta["thinking"])
    case "signature_delta": extendThought(at: index, "signature", delta["signature"])
    default: break
    }
    return []
  }

  private mutating func extendThought(at index: Int, _ key: String, _ text: JSONValue?) {
    guard case .thought(let object, var more)? = blocks[index], let text = text?.stringValue else { return }
    blocks[index] = nil
    more[key, default: ""] += text
    blocks[index] = .thought(object, more: more)
  }

  private mutating func note(_ end: JSONValue?) {
    if let reason = end?["stop_reason"]?.stringValue { stopReason = reason }
    if let words = end?["stop_details"]?["explanation"]?.stringValue { stopWords = words }
  }

  private mutating func count(_ usage: JSONValue?) {
    guard let usage, usage.objectValue != nil else { return }
    // Numbers are for the whole reply so far, and only what has changed is repeated.
    if let fresh = usage["input_tokens"]?.tokenCount {
      cachedInput = usage["cache_read_input_tokens"]?.tokenCount ?? cachedInput
      input = fresh + cachedInput + (usage["cache_creation_input_tokens"]?.tokenCount ?? 0)
    }
    output = usage["output_tokens"]?.tokenCount ?? output
  }

  mutating func finish() throws(ModelError) -> [ChatEvent] {
    guard stopReason != nil || isDone else { throw .brokenOff }
    if stopReason == "refusal" {
      throw .refused(stopWords.flatMap(endpoint.line) ?? "the provider's rules stopped the reply")
    }
    let isCutOff = stopReason == "max_tokens" || stopReason == "model_context_window_exceeded"
    let made = calls.indexedCalls(isCutOff: isCutOff)
    var events = made.map { ChatEvent.toolCall($0.call) }
    if let input { events.append(.usage(TokenUsage(input: input, output: output, cachedInput: cachedInput))) }
    if let native = native(made) { events.append(.native(native)) }
    switch stopReason {
    case _ where isCutOff: return events + [.finished(.length)]
    case "end_turn", "stop_sequence", "tool_use", nil:
      return events + [.finished(made.isEmpty ? .stop : .toolCalls)]
    case let word?: return events + [.finished(.other(word))]
    }
  }

  /// The blocks in their order, where there are thoughts among them: those must come back unchanged.
  private func native(_ made: [(index: Int?, call: ModelToolCall)]) -> NativeContent? {
    var hasThoughts = false
    let pieces = blocks.sorted { $0.key < $1.key }.flatMap { index, block -> [NativeContent.Piece] in
      switch block {
      case .thought(var object, let more):
        hasThoughts = true
        for (key, text) in more { object[key] = .string((object[key]?.stringValue ?? "") + text) }
        return [.init(value: .object(object))]
      case .text(let text):
        return text.allSatisfy(\.isWhitespace) ? [] : [.init(value: ["type": "text", "text": .string(text)])]
      case .call:
        return made.filter { $0.index == index }.map {
          .init(value: AnthropicChatModel.call($0.call), callID: $0.call.id)
        }
      }
    }
    return hasThoughts ? NativeContent(form: .anthropic, pieces: pieces) : nil
  }

  private func error(_ object: JSONValue) -> ModelError {
    ModelError(errorObject: object, endpoint: endpoint, words: Self.statuses)
  }

  /// The statuses that Anthropic's error types come with outside streams.
  private static let statuses = [
    "invalid_request_error": 400, "authentication_error": 401, "billing_error": 402, "permission_error": 403,
    "not_found_error": 404, "request_too_large": 413, "rate_limit_error": 429, "api_error": 500, "timeout_error": 504,
    "overloaded_error": 529,
  ]
}
