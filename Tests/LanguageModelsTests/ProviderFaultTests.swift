import AdaTestSupport
import LanguageModels
import Testing

/// The worst days of every provider: each comes to the same error, in time.
@Suite(.timeLimit(.minutes(60))) struct ProviderFaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var status: Int
    var headers: [String] = []
    var error: ModelError
  }

  static let message = "no such thing"
  static let statuses = [
    Case(testDescription: "400", status: 400, error: .badRequest(status: 400, message: message)),
    Case(
      testDescription: "401", status: 401,
      error: .unauthorized(status: 401, hint: "it does not accept the key from A_KEY")),
    Case(testDescription: "402", status: 402, error: .badStatus(402, message: message)),
    Case(
      testDescription: "403", status: 403,
      error: .unauthorized(
        status: 403, hint: "it does not accept the key from A_KEY; the server says: no such thing")),
    Case(testDescription: "404", status: 404, error: .badRequest(status: 404, message: message)),
    Case(testDescription: "408", status: 408, error: .badStatus(408, message: message)),
    Case(testDescription: "413", status: 413, error: .badRequest(status: 413, message: message)),
    Case(testDescription: "422", status: 422, error: .badRequest(status: 422, message: message)),
    Case(testDescription: "429", status: 429, error: .rateLimited(retryAfter: nil, message: message)),
    Case(
      testDescription: "429 with Retry-After", status: 429, headers: ["Retry-After: 7"],
      error: .rateLimited(retryAfter: .seconds(7), message: message)),
    Case(testDescription: "500", status: 500, error: .badStatus(500, message: message)),
    Case(testDescription: "502", status: 502, error: .badStatus(502, message: message)),
    Case(testDescription: "503", status: 503, error: .badStatus(503, message: message)),
    Case(testDescription: "504", status: 504, error: .badStatus(504, message: message)),
    Case(testDescription: "529", status: 529, error: .badStatus(529, message: message)),
    Case(
      testDescription: "a redirect", status: 307, headers: ["Location: http://127.0.0.1:1/"],
      error: .redirected(status: 307)),
  ]

  @Test(arguments: Provider.all, statuses)
  func `a status is told with the provider's own words`(_ provider: Provider, _ example: Case) async throws {
    let server = try ScriptedServer([
      .whole(status: example.status, headers: example.headers, body: try provider.recorded("error.json"))
    ])
    await #expect(throws: example.error) { try await provider.ask(server) }
    #expect(server.requests.count == 1)
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var reply: ScriptedServer.Reply
    var error: ModelError
  }

  static func streaming(_ steps: ScriptedServer.Reply.Step...) -> ScriptedServer.Reply {
    .init([.send(ScriptedServer.Reply.streamHead)] + steps)
  }

  static let page = "<!DOCTYPE html><html><body><h1>Bad gateway</h1></body></html>"
  static let brokenOff = ModelError.invalidReply(reason: "it stopped before its end")
  static let faults = [
    Fault(
      testDescription: "a page", reply: .whole(type: "text/html", body: page),
      error: .invalidReply(reason: "it is a web page, not a model's answer")),
    Fault(
      testDescription: "a page with 502", reply: .whole(status: 502, type: "text/html", body: page),
      error: .badStatus(502, message: "the answer is a web page, not a model's")),
    Fault(testDescription: "an empty body", reply: .whole(body: ""), error: .invalidReply(reason: "it is empty")),
    Fault(
      testDescription: "an empty stream", reply: .whole(type: "text/event-stream", body: ""),
      error: .invalidReply(reason: "it is empty")),
    Fault(
      testDescription: "an error object with 200",
      reply: .whole(body: #"{"error":{"code":503,"message":"no such thing"}}"#),
      error: .badStatus(503, message: message)),
    Fault(
      testDescription: "an error object in a stream",
      reply: .events([#"{"error":{"code":503,"message":"no such thing"}}"#]),
      error: .badStatus(503, message: message)),
    Fault(
      testDescription: "an event that is not JSON", reply: .events(["{\"a\":[}"]),
      error: .invalidReply(reason: "an event is not JSON (unexpected character at byte 6)")),
    Fault(
      testDescription: "an event that is no object", reply: .events(["7"]),
      error: .invalidReply(reason: "it is no JSON object")),
    Fault(
      testDescription: "an answer that is not JSON", reply: .whole(body: "{\"a\":["),
      error: .invalidReply(reason: "it is not JSON (the text ends too early at byte 6)")),
    Fault(
      testDescription: "only comments", reply: streaming(.send(ScriptedServer.Reply.chunk(": hi\n\n")), .close),
      error: brokenOff),
    Fault(
      testDescription: "half an event", reply: streaming(.send(ScriptedServer.Reply.chunk("data: {\"a")), .close),
      error: brokenOff),
    Fault(
      testDescription: "a giant event",
      reply: .whole(type: "text/event-stream", body: "data: " + String(repeating: "x", count: 1_100_000) + "\n\n"),
      error: .invalidReply(reason: "one event is larger than 1024 KiB")),
    Fault(
      testDescription: "broken compression", reply: .whole(headers: ["Content-Encoding: gzip"], body: "no gzip"),
      error: .invalidReply(reason: "its compression is broken")),
    Fault(
      testDescription: "accepts and says nothing", reply: .init([.holdOpen]), error: .timedOut(.silence)),
    Fault(testDescription: "headers, then silence", reply: streaming(.holdOpen), error: .timedOut(.silence)),
    Fault(
      testDescription: "half an event, then silence",
      reply: streaming(.send(ScriptedServer.Reply.chunk("data: {\"a")), .holdOpen), error: .timedOut(.silence)),
  ]

  @Test(arguments: Provider.all, faults)
  func `a fault comes to one error`(_ provider: Provider, _ fault: Fault) async throws {
    let server = try ScriptedServer([fault.reply])
    await #expect(throws: fault.error) {
      try await provider.ask(server, deadlines: fault.error == .timedOut(.silence) ? .shortSilence : .patient)
    }
  }

  @Test(arguments: Provider.all)
  func `an error in a stream is told`(_ provider: Provider) async throws {
    let statuses = ["chat": 500, "responses": 500, "anthropic": 529, "gemini": 503]
    let server = try ScriptedServer([try provider.stream("error-in-stream")])
    await #expect(throws: ModelError.badStatus(statuses[provider.testDescription] ?? 0, message: Self.message)) {
      try await provider.ask(server)
    }
  }

  @Test(arguments: Provider.all)
  func `a stream that is cut in the middle of arguments is no reply`(_ provider: Provider) async throws {
    let whole = try provider.recorded("one-call.sse")
    let cut = try #require(whole.firstRange(of: "amount")).upperBound
    let server = try ScriptedServer([
      .init([
        .send(ScriptedServer.Reply.streamHead), .send(ScriptedServer.Reply.chunk(String(whole[..<cut]))), .close,
      ])
    ])
    await #expect(throws: Self.brokenOff) { try await provider.ask(server) }
  }

  @Test(arguments: Provider.all)
  func `an endless stream ends at the deadline`(_ provider: Provider) async throws {
    let drip = Array(
      repeating: [ScriptedServer.Reply.Step.pause(0.02), .send(ScriptedServer.Reply.chunk(": hi\n\n"))], count: 100
    ).flatMap { $0 }
    let server = try ScriptedServer([.init([.send(ScriptedServer.Reply.streamHead)] + drip)])
    await #expect(throws: ModelError.timedOut(.total)) {
      try await provider.ask(
        server, deadlines: Deadlines(connect: .seconds(20), silence: .seconds(20), total: .milliseconds(200)))
    }
    await server.hangUp.wait()
  }

  @Test(arguments: Provider.all)
  func `a reply with more bytes than one may have is stopped`(_ provider: Provider) async throws {
    let server = try ScriptedServer([try provider.stream("text")])
    await #expect(throws: ModelError.tooLarge(limit: 100)) { try await provider.ask(server, maximumReplyBytes: 100) }
  }

  @Test(arguments: Provider.all)
  func `a port where nobody listens is unreachable`(_ provider: Provider) async throws {
    let port = try ScriptedServer.deadPort()
    let model = provider.make(try ModelEndpoint(baseURL: "http://127.0.0.1:\(port)/v1"), .none, 8 << 20)
    await #expect(throws: ModelError.unreachable(.refused, host: "127.0.0.1:\(port)")) {
      try await model.reply(to: .hello, deadlines: .patient)
    }
  }

  @Test(arguments: Provider.all)
  func `a provider that recovers is asked again, and nothing is told twice`(_ provider: Provider) async throws {
    let body = try provider.recorded("error.json")
    let server = try ScriptedServer([
      .whole(status: 529, body: body), .whole(status: 429, headers: ["Retry-After: 0"], body: body),
      try provider.stream("one-call"),
    ])
    let retry = RetryPolicy(maximumRetries: 2, basePause: .milliseconds(2))
    let reply = try await provider.ask(server, retry: retry)
    #expect(reply.toolCalls.count == 1)
    #expect(server.requests.count == 3)
    #expect(Set(server.requests.map(\.body)).count == 1)
  }
}
