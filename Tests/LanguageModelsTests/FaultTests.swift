import AdaTestSupport
import JSONTree
import LanguageModels
import Testing

/// What a person's turn sees of each way a server can fail.
@Suite(.timeLimit(.minutes(60))) struct FaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var reply: ScriptedServer.Reply
    var error: ModelError

    init(_ name: String, _ reply: ScriptedServer.Reply, _ error: ModelError) {
      (testDescription, self.reply, self.error) = (name, reply, error)
    }
  }

  static let openAIError = #"{"error":{"code":null,"message":"no such\n thing","type":"invalid_request_error"}}"#
  static let localError = #"{"error":{"code":400,"message":"no such\n thing","type":"invalid_request_error"}}"#
  static let page = "\n<!DOCTYPE html><html><body><h1>Bad gateway</h1></body></html>"
  static let webPage = "the answer is a web page, not a model's"

  static let statuses = [
    Case("400, OpenAI", .whole(status: 400, body: openAIError), .badRequest(status: 400, message: "no such thing")),
    Case("400, local", .whole(status: 400, body: localError), .badRequest(status: 400, message: "no such thing")),
    Case(
      "401", .whole(status: 401, body: openAIError),
      .unauthorized(status: 401, hint: "it does not accept the key from OPENAI_API_KEY")),
    Case(
      "403", .whole(status: 403, body: openAIError),
      .unauthorized(
        status: 403, hint: "it does not accept the key from OPENAI_API_KEY; the server says: no such thing")),
    Case(
      "404, plain", .whole(status: 404, type: "text/plain", body: "404 page not found\n"),
      .badRequest(status: 404, message: "404 page not found")),
    Case("408", .whole(status: 408, body: "{}"), .badStatus(408, message: "no explanation was given")),
    Case(
      "413", .whole(status: 413, type: "text/html", body: page), .badRequest(status: 413, message: webPage)),
    Case(
      "422", .whole(status: 422, body: #"{"detail":[{"loc":["body"]}]}"#),
      .badRequest(status: 422, message: #"[{"loc":["body"]}]"#)),
    Case(
      "429", .whole(status: 429, body: openAIError), .rateLimited(retryAfter: nil, message: "no such thing")),
    Case(
      "429 with seconds", .whole(status: 429, headers: ["Retry-After: 7"], body: ""),
      .rateLimited(retryAfter: .seconds(7), message: "no explanation was given")),
    Case(
      "429 with milliseconds", .whole(status: 429, headers: ["Retry-After: 7", "retry-after-ms: 250"], body: ""),
      .rateLimited(retryAfter: .milliseconds(250), message: "no explanation was given")),
    Case(
      "429 with a date",
      .whole(
        status: 429,
        headers: ["Date: Fri, 20 Nov 2026 12:00:00 GMT", "Retry-After: Fri, 20 Nov 2026 12:01:30 GMT"], body: ""),
      .rateLimited(retryAfter: .seconds(90), message: "no explanation was given")),
    Case(
      "500", .whole(status: 500, body: #"{"error":"boom"}"#), .badStatus(500, message: "boom")),
    Case("502, a page", .whole(status: 502, type: "text/html", body: page), .badStatus(502, message: webPage)),
    Case(
      "503 while loading", .whole(status: 503, body: #"{"error":{"code":503,"message":"Loading model"}}"#),
      .badStatus(503, message: "Loading model")),
    Case("529", .whole(status: 529, body: "{\"error\":"), .badStatus(529, message: "{\"error\":")),
    Case(
      "an error whose body never ends",
      .init([.send(ScriptedServer.Reply.head(status: 500, lines: ["Content-Length: 99"]) + Array("oh".utf8)), .close]),
      .badStatus(500, message: "oh")),
    Case(
      "a redirect", .whole(status: 307, headers: ["Location: http://127.0.0.1:1/elsewhere"], body: ""),
      .redirected(status: 307)),
  ]

  static let bodies = [
    Case(
      "200 with an error object", .whole(body: openAIError), .badStatus(200, message: "no such thing")),
    Case(
      "200 with an error object that has a status", .whole(body: localError),
      .badRequest(status: 400, message: "no such thing")),
    Case(
      "an error object in a stream", .events([openAIError]), .badStatus(200, message: "no such thing")),
    Case(
      "an error event in a stream",
      .whole(type: "text/event-stream", body: "event: error\ndata: {\"message\":\"boom\"}\n\n"),
      .badStatus(200, message: "boom")),
    Case(
      "a page with status 200", .whole(type: "text/html", body: page),
      .invalidReply(reason: "it is a web page, not a model's answer")),
    Case("an empty body", .whole(body: ""), .invalidReply(reason: "it is empty")),
    Case(
      "an empty stream", .whole(type: "text/event-stream", body: ""), .invalidReply(reason: "it is empty")),
    Case("no content", .whole(status: 204, type: "", body: ""), .invalidReply(reason: "it is empty")),
    Case(
      "an event that is not JSON", .events(["{\"choices\":[}"]),
      .invalidReply(reason: "an event is not JSON (unexpected character at byte 12)")),
    Case(
      "an answer that is not JSON", .whole(body: "{\"choices\":["),
      .invalidReply(reason: "it is not JSON (the text ends too early at byte 12)")),
    Case("no choices", .whole(body: "{}"), .invalidReply(reason: "it has no choices")),
    Case("an array", .whole(body: "[]"), .invalidReply(reason: "it has no choices")),
    Case("choices of a wrong type", .events([#"{"choices":{}}"#]), .invalidReply(reason: "choices is no array")),
    Case(
      "a delta of a wrong type", .events([#"{"choices":[{"delta":"hi"}]}"#]),
      .invalidReply(reason: "choices[0].delta is no object")),
    Case(
      "content of a wrong type", .events([#"{"choices":[{"delta":{"content":7}}]}"#]),
      .invalidReply(reason: "content is no text")),
    Case(
      "tool calls of a wrong type", .events([#"{"choices":[{"delta":{"tool_calls":{}}}]}"#]),
      .invalidReply(reason: "tool_calls is no array")),
    Case(
      "closed early without a terminator", .events([Chunk.text("hel")]),
      .invalidReply(reason: "it stopped before its end")),
    Case(
      "closed in the middle of an event",
      .init([.send(ScriptedServer.Reply.streamHead), .send(ScriptedServer.Reply.chunk("data: {\"cho")), .close]),
      .invalidReply(reason: "it stopped before its end")),
    Case(
      "closed in the middle of arguments",
      .init([
        .send(ScriptedServer.Reply.streamHead),
        .send(
          ScriptedServer.Reply.chunk("data: \(Chunk.call(0, id: "a", name: "add_meal", arguments: "{\"na"))\n\n")),
        .close,
      ]), .invalidReply(reason: "it stopped before its end")),
    Case(
      "a giant event",
      .whole(type: "text/event-stream", body: "data: " + String(repeating: "x", count: 1_100_000) + "\n\n"),
      .invalidReply(reason: "one event is larger than 1024 KiB")),
    Case(
      "broken compression", .whole(headers: ["Content-Encoding: gzip"], body: "this is no gzip"),
      .invalidReply(reason: "its compression is broken")),
    Case("not HTTP", .init([.send(Array("SSH-2.0-x\r\n".utf8)), .close]), .invalidReply(reason: "it is not HTTP")),
    Case(
      "a refusal",
      .events([Chunk.delta(["refusal": "I can't "]), Chunk.delta(["refusal": "help."]), Chunk.finish("stop")]),
      .refused("I can't help.")),
    Case(
      "a content filter", .events([Chunk.text("I"), Chunk.finish("content_filter"), Chunk.done]),
      .refused("the provider's content filter stopped the reply")),
  ]

  @Test(arguments: statuses + bodies)
  func `a fault becomes the error that names it`(_ fault: Case) async throws {
    let server = try ScriptedServer([fault.reply])
    let model = OpenAIChatModel(
      endpoint: try ModelEndpoint(baseURL: server.baseURL, key: "sk-secret", keySource: "OPENAI_API_KEY"),
      retry: .none)
    await #expect(throws: fault.error) { try await model.reply(to: .hello, deadlines: .patient) }
    #expect(server.requests.count == 1)
  }

  @Test func `a port where nobody listens is unreachable`() async throws {
    let port = try ScriptedServer.deadPort()
    let model = OpenAIChatModel(endpoint: try ModelEndpoint(baseURL: "http://127.0.0.1:\(port)/v1"), retry: .none)
    await #expect(throws: ModelError.unreachable(.refused, host: "127.0.0.1:\(port)")) {
      try await model.reply(to: .hello, deadlines: .patient)
    }
  }

  @Test func `a host that cannot exist is unknown`() async throws {
    // A label of more than 63 letters is no host name (RFC 1035), so no resolver has to be asked.
    let host = String(repeating: "a", count: 70) + ".example"
    let model = OpenAIChatModel(endpoint: try ModelEndpoint(baseURL: "http://\(host)/v1"), retry: .none)
    await #expect(throws: ModelError.unreachable(.unknownHost, host: host)) {
      try await model.reply(to: .hello, deadlines: .patient)
    }
  }

  @Test func `a server without TLS behind an https address is insecure`() async throws {
    let server = try ScriptedServer([])
    let url = server.baseURL.replacing("http:", with: "https:")
    let model = OpenAIChatModel(endpoint: try ModelEndpoint(baseURL: url), retry: .none)
    let error = await #expect(throws: ModelError.self) { try await model.reply(to: .hello, deadlines: .patient) }
    guard case .unreachable(.insecure, _) = error else {
      Issue.record("unexpected: \(String(describing: error))")
      return
    }
  }

  @Test func `a connection closed before any answer is dropped`() async throws {
    let server = try ScriptedServer([.init([.close])])
    await #expect(throws: ModelError.unreachable(.dropped, host: "127.0.0.1:\(server.port)")) {
      try await ask(server)
    }
  }
}
