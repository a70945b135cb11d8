import AdaTestSupport
import JSONTree
import LanguageModels

/// Chunks of a Chat Completions stream, as servers write them.
enum Chunk {
  static func delta(_ delta: JSONValue, finish: String? = nil) -> String {
    let choice: JSONValue = ["index": 0, "delta": delta, "finish_reason": finish.map { .string($0) } ?? .null]
    return (["id": "c1", "object": "chat.completion.chunk", "choices": [choice]] as JSONValue).serialized()
  }

  static func text(_ text: String) -> String { delta(["content": .string(text)]) }

  static func finish(_ reason: String) -> String { delta([:], finish: reason) }

  static func call(_ index: Int?, id: String? = nil, name: String? = nil, arguments: JSONValue? = nil) -> String {
    var function = JSONObject()
    function["name"] = name.map { .string($0) }
    function["arguments"] = arguments
    var call = JSONObject()
    call["index"] = index.map { .integer($0) }
    call["id"] = id.map { .string($0) }
    call["function"] = .object(function)
    return delta(["tool_calls": [.object(call)]])
  }

  static let usage = #"{"choices":[],"usage":{"prompt_tokens":12,"completion_tokens":3}}"#
  static let done = "[DONE]"
}

extension Deadlines {
  /// Longer than the suites' time limit, so that what only a deadline would end fails its test.
  static let patient = Deadlines(connect: .seconds(300), silence: .seconds(300), total: .seconds(300))

  /// Short in silence and patient in the rest.
  static let shortSilence = Deadlines(connect: .seconds(20), silence: .milliseconds(150), total: .seconds(30))
}

extension ChatRequest {
  static let hello = ChatRequest(system: "Be brief.", messages: [.user("hello")])
}

/// Asks a scripted server as an adapter would.
func ask(
  _ server: ScriptedServer, key: String? = nil, retry: RetryPolicy = .none, request: ChatRequest = .hello,
  deadlines: Deadlines = .patient
) async throws -> ChatReply {
  let model = OpenAIChatModel(endpoint: try ModelEndpoint(baseURL: server.baseURL, key: key), retry: retry)
  return try await model.reply(to: request, deadlines: deadlines)
}
