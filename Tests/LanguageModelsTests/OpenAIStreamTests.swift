import AdaTestSupport
import JSONTree
import LanguageModels
import Testing

@Suite(.timeLimit(.minutes(60))) struct OpenAIStreamTests {
  @Test func `text streams in order with usage and an end`() async throws {
    let server = try ScriptedServer([
      .events([Chunk.text("Hel"), Chunk.text(""), Chunk.text("lo ☕"), Chunk.finish("stop"), Chunk.usage, Chunk.done])
    ])
    let model = OpenAIChatModel(endpoint: try ModelEndpoint(baseURL: server.baseURL))
    var events: [ChatEvent] = []
    for try await event in model.stream(.hello, deadlines: .patient) { events.append(event) }
    #expect(
      events == [
        .text("Hel"), .text("lo ☕"), .usage(TokenUsage(input: 12, output: 3)), .finished(.stop),
      ])
  }

  @Test func `a word is there before the server goes on`() async throws {
    let gate = Gate()
    let server = try ScriptedServer([
      .init([
        .send(ScriptedServer.Reply.streamHead),
        .send(ScriptedServer.Reply.chunk("data: \(Chunk.text("first"))\n\n")), .wait(gate),
        .send(ScriptedServer.Reply.chunk("data: \(Chunk.finish("stop"))\n\ndata: [DONE]\n\n")),
        .send(ScriptedServer.Reply.lastChunk),
      ])
    ])
    let model = OpenAIChatModel(endpoint: try ModelEndpoint(baseURL: server.baseURL))
    var events: [ChatEvent] = []
    for try await event in model.stream(.hello, deadlines: .patient) {
      events.append(event)
      if event == .text("first") { gate.open() }
    }
    #expect(events == [.text("first"), .finished(.stop)])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `line ends do not matter`(_ lineEnd: String) async throws {
    let server = try ScriptedServer([
      .events([Chunk.text("hi"), Chunk.finish("stop"), Chunk.done], lineEnd: lineEnd)
    ])
    let reply = try await ask(server)
    #expect(reply.text == "hi")
    #expect(reply.finishReason == .stop)
  }

  @Test func `thinking and unknown fields are passed over`() async throws {
    let server = try ScriptedServer([
      .events([
        #"{"object":"ping"}"#, #"{"choices":[],"prompt_filter_results":[]}"#,
        #"{"choices":[{"index":0,"delta":{"role":"assistant","content":null,"reasoning_content":"hm"}}]}"#,
        #"{"choices":[{"index":1,"delta":{"content":"another choice"}}]}"#,
        Chunk.text("hi"), #"{"choices":[{"delta":{},"finish_reason":"eos"}],"timings":{"a":1}}"#, Chunk.done,
      ])
    ])
    let reply = try await ask(server)
    #expect(reply.text == "hi")
    #expect(reply.finishReason == .other("eos"))
  }

  static let whole = """
    {"choices":[{"index":0,"finish_reason":"tool_calls","message":{"role":"assistant","content":"ok","tool_calls":[
    {"id":"a","type":"function","function":{"name":"add_water","arguments":"{\\"amountMl\\":500}"}},
    {"id":"b","type":"function","function":{"name":"add_water","arguments":"{\\"amountMl\\":500}"}}]}}],
    "usage":{"prompt_tokens":9,"completion_tokens":4,"prompt_tokens_details":{"cached_tokens":8}}}
    """

  @Test(arguments: ["application/json", "application/json; charset=utf-8", "text/plain", ""])
  func `an answer in one piece is taken too`(_ type: String) async throws {
    let server = try ScriptedServer([.whole(type: type, body: Self.whole)])
    let reply = try await ask(server)
    #expect(reply.text == "ok")
    #expect(reply.toolCalls.map(\.id) == ["a", "b"])
    #expect(reply.toolCalls.map(\.arguments) == Array(repeating: OpenAICallStreamTests.water, count: 2))
    #expect(reply.usage == TokenUsage(input: 9, output: 4, cachedInput: 8))
    #expect(reply.finishReason == .toolCalls)
  }

  @Test func `a stream of the wrong content type is taken too`() async throws {
    let body = "data: \(Chunk.text("hi"))\n\ndata: \(Chunk.finish("stop"))\n\ndata: [DONE]\n\n"
    let server = try ScriptedServer([.whole(type: "text/plain", body: body)])
    #expect(try await ask(server).text == "hi")
  }

  @Test func `a compressed stream is read`() async throws {
    let server = try ScriptedServer([
      .whole(type: "text/event-stream", headers: ["Content-Encoding: gzip"], bytes: Compressed.hello)
    ])
    let reply = try await ask(server)
    #expect(reply.text == "hello")
    #expect(server.requests[0].headers["accept-encoding"]?.contains("gzip") == true)
  }

  @Test func `bytes that are no UTF-8 are replaced`() async throws {
    let chunk = Array("data: {\"choices\":[{\"delta\":{\"content\":\"caf".utf8) + [0xE9] + Array("\"}}]}\n\n".utf8)
    let rest = Array("data: \(Chunk.finish("stop"))\n\n".utf8)
    let server = try ScriptedServer([.whole(type: "text/event-stream", bytes: chunk + rest)])
    #expect(try await ask(server).text == "caf\u{FFFD}")
  }
}
