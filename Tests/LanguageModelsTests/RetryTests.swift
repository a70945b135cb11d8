import AdaTestSupport
import LanguageModels
import Testing

@Suite(.timeLimit(.minutes(60))) struct RetryTests {
  static let answer = ScriptedServer.Reply.events([Chunk.text("ok"), Chunk.finish("stop"), Chunk.done])
  static let quick = RetryPolicy(maximumRetries: 2, basePause: .milliseconds(2))

  /// Always gives the same bits, so that the jitter is known: none give the shortest pause, the 53rd the middle one.
  struct Constant: RandomNumberGenerator {
    var bits: UInt64
    func next() -> UInt64 { bits }
  }

  struct Case: Sendable {
    var error: ModelError
    var retries = 0
    var remaining = Duration.seconds(10)
    /// Nil where the policy gives up.
    var shortest: Duration?
    var middle: Duration?
  }

  static let policy = RetryPolicy(maximumRetries: 2, basePause: .milliseconds(100))
  static let cases: [Case] = [
    Case(error: .unreachable(.refused, host: "h"), shortest: .milliseconds(50), middle: .milliseconds(75)),
    Case(error: .unreachable(.refused, host: "h"), retries: 1),
    Case(error: .badStatus(500, message: ""), shortest: .milliseconds(50), middle: .milliseconds(75)),
    Case(error: .badStatus(502, message: ""), retries: 1, shortest: .milliseconds(100), middle: .milliseconds(150)),
    Case(error: .badStatus(503, message: ""), shortest: .milliseconds(50), middle: .milliseconds(75)),
    Case(error: .badStatus(504, message: ""), shortest: .milliseconds(50), middle: .milliseconds(75)),
    Case(error: .badStatus(529, message: ""), shortest: .milliseconds(50), middle: .milliseconds(75)),
    Case(error: .badStatus(529, message: ""), retries: 2),
    Case(error: .badStatus(500, message: ""), remaining: .milliseconds(40)),
    Case(
      error: .rateLimited(retryAfter: .seconds(2), message: ""), shortest: .seconds(2), middle: .seconds(2)),
    Case(error: .rateLimited(retryAfter: .seconds(10), message: "")),
    Case(error: .rateLimited(retryAfter: nil, message: "")),
    Case(error: .badStatus(501, message: "")),
    Case(error: .badStatus(408, message: "")),
    Case(error: .badRequest(status: 400, message: "")),
    Case(error: .unauthorized(status: 401, hint: "")),
    Case(error: .unreachable(.dropped, host: "h")),
    Case(error: .unreachable(.unknownHost, host: "h")),
    Case(error: .timedOut(.connect)),
    Case(error: .invalidReply(reason: "")),
    Case(error: .redirected(status: 302)),
    Case(error: .refused("")),
    Case(error: .cancelled),
  ]

  @Test(arguments: cases)
  func `only what may pass by itself is asked again`(_ example: Case) {
    var low = Constant(bits: 0)
    var half = Constant(bits: 1 << 52)
    let pause = { (generator: inout Constant) in
      Self.policy.pause(
        after: example.error, retries: example.retries, remaining: example.remaining, using: &generator)
    }
    #expect(pause(&low) == example.shortest)
    #expect(pause(&half) == example.middle)
  }

  @Test func `a server that recovers is asked until it answers`() async throws {
    let server = try ScriptedServer([.whole(status: 503, body: ""), .whole(status: 529, body: ""), Self.answer])
    #expect(try await ask(server, retry: Self.quick).text == "ok")
    #expect(server.requests.count == 3)
  }

  @Test func `the last error counts when retries run out`() async throws {
    let server = try ScriptedServer([
      .whole(status: 500, body: ""), .whole(status: 502, body: ""), .whole(status: 503, body: ""), Self.answer,
    ])
    await #expect(throws: ModelError.badStatus(503, message: "no explanation was given")) {
      try await ask(server, retry: Self.quick)
    }
    #expect(server.requests.count == 3)
  }

  @Test func `nothing is asked again once a word was delivered`() async throws {
    let error = #"{"error":{"code":503,"message":"gone"}}"#
    let server = try ScriptedServer([.events([Chunk.text("hel"), error]), Self.answer])
    await #expect(throws: ModelError.badStatus(503, message: "gone")) { try await ask(server, retry: Self.quick) }
    #expect(server.requests.count == 1)
  }

  @Test func `a wait that does not fit the total deadline is not begun`() async throws {
    let server = try ScriptedServer([.whole(status: 429, headers: ["Retry-After: 3600"], body: ""), Self.answer])
    await #expect(throws: ModelError.self) { try await ask(server, retry: Self.quick) }
    #expect(server.requests.count == 1)
  }

  @Test func `a wait that is longer than the longest pause is not begun`() async throws {
    let server = try ScriptedServer([.whole(status: 429, headers: ["Retry-After: 100"], body: ""), Self.answer])
    var deadlines = Deadlines.patient
    deadlines.longestPause = .seconds(1)
    await #expect(throws: ModelError.rateLimited(retryAfter: .seconds(100), message: "no explanation was given")) {
      try await ask(server, retry: Self.quick, deadlines: deadlines)
    }
    #expect(server.requests.count == 1)
  }

  @Test func `the total deadline spans all attempts`() async throws {
    let server = try ScriptedServer([
      .init([.pause(3)] + ScriptedServer.Reply.whole(status: 503, body: "").steps), .init([.holdOpen]),
    ])
    await #expect(throws: ModelError.timedOut(.total)) {
      try await ask(
        server, retry: Self.quick,
        deadlines: Deadlines(connect: .seconds(20), silence: .seconds(20), total: .seconds(4)))
    }
    try #require(server.requests.count == 2)
    await server.hangUp.wait()
    // Seen from the server, whose threads share no pool with the client: a second attempt with four seconds of its own
    // would end after seven at the earliest.
    let end = try #require(server.hangUp.openedAt)
    #expect(server.requests[0].receivedAt.duration(to: end) < .seconds(7))
  }
}
