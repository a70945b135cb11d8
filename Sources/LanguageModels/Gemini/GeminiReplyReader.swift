import JSONTree

/// Reads a reply of Gemini's generateContent, streamed or in one piece. Nothing in the stream says that it ends but its
/// finish reason, and counts may follow that.
struct GeminiReplyReader: ReplyReader {
  /// One part of the content.
  private enum Part {
    /// Plain text, whose pieces become one part again.
    case text(String)
    /// As it came: a call under its number, or something signed.
    case other(JSONValue, callIndex: Int?)
  }

  private let endpoint: ModelEndpoint
  private var calls = ToolCallAssembler()
  private var parts: [Part] = []
  private var needsNative = false
  private var usage: TokenUsage?
  private var finishReason: String?
  private var finishWords: String?
  private var blockReason: String?
  let isDone = false

  init(endpoint: ModelEndpoint) {
    self.endpoint = endpoint
  }

  mutating func read(_ event: ServerSentEvent) throws(ModelError) -> [ChatEvent] {
    if event.data.isEmpty || event.data.hasPrefix("[DONE]") { return [] }
    return try read(event.json())
  }

  mutating func read(whole: JSONValue) throws(ModelError) -> [ChatEvent] {
    // Without `alt=sse` a stream is one array of what would be the events.
    var events: [ChatEvent] = []
    for value in whole.arrayValue ?? [whole] {
      guard
        value["candidates"] != nil || value["error"] != nil || value["promptFeedback"] != nil
          || whole.arrayValue != nil
      else { throw .invalidReply(reason: "it has no candidates") }
      events += try read(value)
    }
    return events
  }

  private mutating func read(_ value: JSONValue) throws(ModelError) -> [ChatEvent] {
    guard value.objectValue != nil else { throw .invalidReply(reason: "it is no JSON object") }
    if let error = value["error"], !error.isNull { throw ModelError(errorObject: error, endpoint: endpoint) }
    if let counted = value["usageMetadata"], counted.objectValue != nil { usage = Self.usage(counted) }
    if let reason = value["promptFeedback"]?["blockReason"]?.stringValue { blockReason = reason }
    guard let candidates = value["candidates"], !candidates.isNull else { return [] }
    guard let list = candidates.arrayValue else { throw .invalidReply(reason: "candidates is no array") }
    guard let candidate = list.first(where: { ($0["index"]?.intValue ?? 0) == 0 }) else { return [] }
    guard candidate.objectValue != nil else { throw .invalidReply(reason: "candidates[0] is no object") }
    if let reason = candidate["finishReason"]?.stringValue { finishReason = reason }
    if let words = candidate["finishMessage"]?.stringValue { finishWords = words }
    guard let content = candidate["content"], !content.isNull else { return [] }
    guard content.objectValue != nil else { throw .invalidReply(reason: "candidates[0].content is no object") }
    guard let parts = content["parts"], !parts.isNull else { return [] }
    guard let list = parts.arrayValue else { throw .invalidReply(reason: "parts is no array") }
    var events: [ChatEvent] = []
    for part in list { events += try read(part: part) }
    return events
  }

  private mutating func read(part: JSONValue) throws(ModelError) -> [ChatEvent] {
    guard part.objectValue != nil else { throw .invalidReply(reason: "a part is no object") }
    if part["thoughtSignature"] != nil { needsNative = true }
    if let call = part["functionCall"] {
      guard call.objectValue != nil else { throw .invalidReply(reason: "a function call is no object") }
      // A call comes whole, in one part; its place among the parts is its number.
      let id = call["id"]?.stringValue ?? ""
      if id.isEmpty { needsNative = true }
      try calls.add(index: parts.count, id: id, name: call["name"]?.stringValue, arguments: call["args"] ?? [:])
      parts.append(.other(part, callIndex: parts.count))
      return []
    }
    let isThought = part["thought"]?.boolValue == true
    if !isThought || part["thoughtSignature"] != nil { keep(part) }
    guard let text = part["text"], !text.isNull, !isThought else { return [] }
    guard let text = text.stringValue else { throw .invalidReply(reason: "text is no text") }
    return text.isEmpty ? [] : [.text(text)]
  }

  /// Pieces of the same text become one part again; a signed part stays as it came.
  private mutating func keep(_ part: JSONValue) {
    guard let more = part["text"]?.stringValue, part.objectValue?.count == 1 else {
      return parts.append(.other(part, callIndex: nil))
    }
    guard case .text(var whole)? = parts.last else { return parts.append(.text(more)) }
    // Taken out while it grows, or each piece would copy all of it.
    parts.removeLast()
    whole += more
    parts.append(.text(whole))
  }

  mutating func finish() throws(ModelError) -> [ChatEvent] {
    if let blockReason { throw .refused("the provider's filter stopped the question (\(blockReason))") }
    guard let finishReason else { throw .brokenOff }
    let words = finishWords.flatMap(endpoint.line)
    switch finishReason {
    case "SAFETY", "RECITATION", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII", "IMAGE_SAFETY":
      throw .refused(words ?? "the provider's filter stopped the reply (\(finishReason))")
    case "MALFORMED_FUNCTION_CALL", "UNEXPECTED_TOOL_CALL", "TOO_MANY_TOOL_CALLS", "MALFORMED_RESPONSE",
      "MISSING_THOUGHT_SIGNATURE":
      throw .invalidReply(reason: "the provider gave up on it (\(finishReason))")
    default: break
    }
    let made = calls.indexedCalls(isCutOff: finishReason == "MAX_TOKENS")
    var events = made.map { ChatEvent.toolCall($0.call) }
    if let usage { events.append(.usage(usage)) }
    if needsNative { events.append(.native(native(made))) }
    switch finishReason {
    case "MAX_TOKENS": return events + [.finished(.length)]
    case "STOP": return events + [.finished(made.isEmpty ? .stop : .toolCalls)]
    default: return events + [.finished(.other(finishReason))]
    }
  }

  private func native(_ made: [(index: Int?, call: ModelToolCall)]) -> NativeContent {
    let pieces = parts.map { part in
      switch part {
      case .text(let text): return NativeContent.Piece(value: ["text": .string(text)])
      case .other(let value, let callIndex):
        let call = callIndex.flatMap { index in made.first { $0.index == index }?.call }
        return NativeContent.Piece(value: value, callID: call?.id)
      }
    }
    return NativeContent(form: .gemini, pieces: pieces)
  }

  private static func usage(_ value: JSONValue) -> TokenUsage {
    TokenUsage(
      input: value["promptTokenCount"]?.tokenCount ?? 0,
      output: (value["candidatesTokenCount"]?.tokenCount ?? 0) + (value["thoughtsTokenCount"]?.tokenCount ?? 0),
      cachedInput: value["cachedContentTokenCount"]?.tokenCount ?? 0)
  }
}
