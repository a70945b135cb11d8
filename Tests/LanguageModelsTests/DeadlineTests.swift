import AdaTestSupport
import LanguageModels
import Testing

@Suite(.timeLimit(.minutes(60)), .serialized) struct DeadlineTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var reply: ScriptedServer.Reply
    var deadlines: Deadlines
    var phase: ModelError.TimeoutPhase
  }

  static let short = Duration.milliseconds(150)
  static let drip =
    [ScriptedServer.Reply.Step.send(ScriptedServer.Reply.streamHead)]
    + Array(repeating: [.pause(0.02), .send(ScriptedServer.Reply.chunk(":"))], count: 100).flatMap { $0 }

  static let cases = [
    Case(
      testDescription: "accepts and says nothing", reply: .init([.holdOpen]), deadlines: .shortSilence,
      phase: .silence),
    Case(
      testDescription: "headers, then silence", reply: .init([.send(ScriptedServer.Reply.streamHead), .holdOpen]),
      deadlines: .shortSilence, phase: .silence),
    Case(
      testDescription: "a first word, then silence",
      reply: .init([
        .send(ScriptedServer.Reply.streamHead), .send(ScriptedServer.Reply.chunk("data: \(Chunk.text("hi"))\n\n")),
        .holdOpen,
      ]), deadlines: Deadlines(connect: .seconds(20), firstByte: .seconds(20), silence: short, total: .seconds(30)),
      phase: .silence),
    Case(
      testDescription: "headers, then no first byte",
      reply: .init([.send(ScriptedServer.Reply.streamHead), .holdOpen]),
      deadlines: Deadlines(connect: .seconds(20), firstByte: short, silence: .seconds(20), total: .seconds(30)),
      phase: .firstByte),
    Case(
      testDescription: "one byte at a time", reply: .init(drip),
      deadlines: Deadlines(connect: .seconds(20), silence: .seconds(20), total: .milliseconds(300)), phase: .total),
    Case(
      testDescription: "half an event, then silence",
      reply: .init([
        .send(ScriptedServer.Reply.streamHead), .send(ScriptedServer.Reply.chunk("data: {\"choi")), .holdOpen,
      ]), deadlines: .shortSilence, phase: .silence),
  ]

  @Test(arguments: cases)
  func `a deadline ends the exchange and drops the connection`(_ example: Case) async throws {
    let server = try ScriptedServer([example.reply])
    let limit = min(example.deadlines.silence, example.deadlines.firstByte ?? .seconds(99), example.deadlines.total)
    let start = ContinuousClock.now
    await #expect(throws: ModelError.timedOut(example.phase)) {
      try await ask(server, deadlines: example.deadlines)
    }
    #expect(start.duration(to: .now) >= limit)
    // Which deadline it was, the error says; the server sees that nobody is there any more.
    await server.hangUp.wait()
  }

  @Test func `a port that accepts nobody ends at the connect deadline`() async throws {
    let port = try FullPort()
    let model = OpenAIChatModel(endpoint: try ModelEndpoint(baseURL: "http://127.0.0.1:\(port.number)/v1"))
    await #expect(throws: ModelError.timedOut(.connect)) {
      try await model.reply(
        to: .hello, deadlines: Deadlines(connect: Self.short, silence: .milliseconds(50), total: .seconds(30)))
    }
    port.close()
  }

  @Test func `an answer just before the deadline counts`() async throws {
    let stream = "data: \(Chunk.text("hi"))\n\ndata: \(Chunk.finish("stop"))\n\ndata: [DONE]\n\n"
    let server = try ScriptedServer([
      .init([
        .send(ScriptedServer.Reply.streamHead), .pause(0.1), .send(ScriptedServer.Reply.chunk(stream)),
        .send(ScriptedServer.Reply.lastChunk),
      ])
    ])
    let reply = try await ask(
      server, deadlines: Deadlines(connect: .seconds(20), silence: .seconds(20), total: .seconds(30)))
    #expect(reply.text == "hi")
  }

  @Test func `a whole reply counts although the server forgets to end it`() async throws {
    let server = try ScriptedServer([
      .init([
        // In one piece: a pause between the two would be a silence of its own.
        .send(
          ScriptedServer.Reply.streamHead
            + ScriptedServer.Reply.chunk("data: \(Chunk.text("hi"))\n\ndata: \(Chunk.finish("stop"))\n\n")),
        .holdOpen,
      ])
    ])
    let reply = try await ask(
      server,
      deadlines: Deadlines(
        connect: .seconds(20), firstByte: .seconds(20), silence: .milliseconds(300), total: .seconds(30)))
    #expect(reply.text == "hi")
    #expect(reply.finishReason == .stop)
  }

  @Test func `one stuck server does not hold up others`() async throws {
    let stuck = try ScriptedServer([.init([.holdOpen])])
    let lively = try ScriptedServer(
      (0..<20).map { .events([Chunk.text("\($0)"), Chunk.finish("stop"), Chunk.done]) })
    let stuckModel = OpenAIChatModel(endpoint: try ModelEndpoint(baseURL: stuck.baseURL), retry: .none)
    let waiting = Task { try await stuckModel.reply(to: .hello, deadlines: .patient) }
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<20 { group.addTask { try await ask(lively).text } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(texts.count == 20)
    waiting.cancel()
    await stuck.hangUp.wait()
  }
}
