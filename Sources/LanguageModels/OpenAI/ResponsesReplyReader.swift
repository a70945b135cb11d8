import JSONTree

/// Reads a reply of OpenAI's Responses, streamed or in one piece.
///
/// A reply is a list of items, each of which is announced, comes in pieces and is repeated whole at its end.
struct ResponsesReplyReader: ReplyReader {
  private let endpoint: ModelEndpoint
  private var calls = ToolCallAssembler()
  /// Where an item stands, for events that name it only by its id.
  private var placeOfItem: [String: Int] = [:]
  private var nextPlace = 0
  /// The items whose text has been told as it came.
  private var told: Set<Int> = []
  private var items: [Int: JSONObject] = [:]
  private var refusal = ""
  private var status: String?
  private var incompleteReason: String?
  private var usage: TokenUsage?
  private(set) var isDone = false

  init(endpoint: ModelEndpoint) {
    self.endpoint = endpoint
  }

  mutating func read(_ event: ServerSentEvent) throws(ModelError) -> [ChatEvent] {
    if event.data.isEmpty || event.data.hasPrefix("[DONE]") { return [] }
    let value = try event.json()
    guard value.objectValue != nil else { throw .invalidReply(reason: "it is no JSON object") }
    if let error = value["error"], !error.isNull { throw self.error(error) }
    let item = value["item"]
    switch value["type"]?.stringValue ?? event.name {
    case "response.output_item.added":
      let place = try place(of: value)
      if item?["type"]?.stringValue == "function_call" {
        try calls.add(index: place, id: item?["call_id"]?.stringValue, name: item?["name"]?.stringValue)
      }
    case "response.function_call_arguments.delta":
      guard let text = value["delta"]?.stringValue else { throw .invalidReply(reason: "arguments are no text") }
      try calls.add(index: try place(of: value), arguments: .string(text))
    case "response.function_call_arguments.done":
      try calls.settle(
        index: try place(of: value), id: nil, name: value["name"]?.stringValue, arguments: value["arguments"])
    case "response.output_text.delta":
      guard let text = value["delta"]?.stringValue else { throw .invalidReply(reason: "text is no text") }
      told.insert(try place(of: value))
      return text.isEmpty ? [] : [.text(text)]
    case "response.refusal.delta": refusal += value["delta"]?.stringValue ?? ""
    case "response.refusal.done": refusal = value["refusal"]?.stringValue ?? refusal
    case "response.output_item.done": return try take(item, at: try place(of: value))
    case "response.completed", "response.incomplete", "response.failed": return try end(value["response"])
    case "error": throw error(value)
    default: break
    }
    return []
  }

  mutating func read(whole: JSONValue) throws(ModelError) -> [ChatEvent] {
    if let error = whole["error"], !error.isNull { throw self.error(error) }
    guard whole["output"] != nil || whole["status"] != nil else { throw .invalidReply(reason: "it has no output") }
    return try end(whole)
  }

  /// Where the item that an event is about stands among all. llama.cpp's server leaves the number out of every event.
  private mutating func place(of event: JSONValue) throws(ModelError) -> Int {
    let id = event["item_id"]?.stringValue ?? event["item"]?["id"]?.stringValue
    let place = try event["output_index"]?.place() ?? id.flatMap { placeOfItem[$0] } ?? nextPlace
    if let id { placeOfItem[id] = place }
    nextPlace = max(nextPlace, place + 1)
    return place
  }

  /// An item that is whole now.
  private mutating func take(_ item: JSONValue?, at place: Int) throws(ModelError) -> [ChatEvent] {
    guard let item, let object = item.objectValue else { throw .invalidReply(reason: "an item is no object") }
    items[place] = object
    switch object["type"]?.stringValue {
    case "function_call":
      try calls.settle(
        index: place, id: object["call_id"]?.stringValue, name: object["name"]?.stringValue,
        arguments: object["arguments"])
    case "message":
      let content = object["content"]?.arrayValue ?? []
      if let words = content.lazy.compactMap({ $0["refusal"]?.stringValue }).first { refusal = words }
      if told.insert(place).inserted {
        return content.compactMap { $0["text"]?.stringValue }.filter { !$0.isEmpty }.map(ChatEvent.text)
      }
    default: break
    }
    return []
  }

  /// The reply is over, and here repeated whole: what had not come before is taken from that.
  private mutating func end(_ response: JSONValue?) throws(ModelError) -> [ChatEvent] {
    guard let response, response.objectValue != nil else { throw .invalidReply(reason: "the response is no object") }
    if let error = response["error"], !error.isNull { throw self.error(error) }
    var events: [ChatEvent] = []
    if let output = response["output"], !output.isNull {
      guard let list = output.arrayValue else { throw .invalidReply(reason: "output is no array") }
      for (position, item) in list.enumerated() {
        let place = item["id"]?.stringValue.flatMap { placeOfItem[$0] } ?? position
        if items[place] == nil { events += try take(item, at: place) }
      }
    }
    if let counted = response["usage"], counted.objectValue != nil {
      usage = TokenUsage(
        input: counted["input_tokens"]?.tokenCount ?? 0, output: counted["output_tokens"]?.tokenCount ?? 0,
        cachedInput: counted["input_tokens_details"]?["cached_tokens"]?.tokenCount ?? 0)
    }
    incompleteReason = response["incomplete_details"]?["reason"]?.stringValue
    status = response["status"]?.stringValue ?? "completed"
    isDone = true
    return events
  }

  mutating func finish() throws(ModelError) -> [ChatEvent] {
    guard let status else { throw .brokenOff }
    if !refusal.isEmpty { throw .refused(endpoint.line(refusal) ?? "no reason was given") }
    if incompleteReason == "content_filter" { throw .refused("the provider's content filter stopped the reply") }
    if status == "failed" || status == "cancelled" {
      throw .badStatus(200, message: "the provider says that it \(status)")
    }
    let made = calls.indexedCalls(isCutOff: status == "incomplete")
    var events = made.map { ChatEvent.toolCall($0.call) }
    if let usage { events.append(.usage(usage)) }
    if let native = native(made) { events.append(.native(native)) }
    switch incompleteReason {
    case "max_output_tokens": return events + [.finished(.length)]
    case nil: return events + [.finished(made.isEmpty ? .stop : .toolCalls)]
    case let word?: return events + [.finished(.other(word))]
    }
  }

  /// The items in their order, where encrypted thoughts are among them: those must come back with what they led to.
  private func native(_ made: [(index: Int?, call: ModelToolCall)]) -> NativeContent? {
    guard items.values.contains(where: { $0["encrypted_content"]?.stringValue != nil }) else { return nil }
    let pieces = items.sorted { $0.key < $1.key }.map { place, item in
      guard item["type"] == "function_call", let call = made.first(where: { $0.index == place })?.call else {
        return NativeContent.Piece(value: .object(item))
      }
      var item = item
      item["call_id"] = .string(call.id)
      item["arguments"] = .string(call.objectText)
      return NativeContent.Piece(value: .object(item), callID: call.id)
    }
    return NativeContent(form: .responses, pieces: pieces)
  }

  private func error(_ object: JSONValue) -> ModelError {
    ModelError(errorObject: object, endpoint: endpoint, words: Self.statuses)
  }

  /// The statuses that OpenAI's error codes come with outside streams.
  private static let statuses = [
    "server_error": 500, "rate_limit_exceeded": 429, "insufficient_quota": 429, "invalid_prompt": 400,
    "invalid_request_error": 400, "context_length_exceeded": 400, "model_not_found": 404,
  ]
}
