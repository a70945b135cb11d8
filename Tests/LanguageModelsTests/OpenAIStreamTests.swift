import AdaTestSupport
import JSONTree
import LanguageModels
import Testing

@Suite(.timeLimit(.minutes(5))) struct OpenAIStreamTests {
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

  struct CallCase: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var chunks: [String]
    var calls: [ModelToolCall]
    var finish = FinishReason.toolCalls
  }

  static let meal = #"{"name":"taco","grams":120}"#
  static let water = #"{"amountMl":500}"#

  static let callCases = [
    CallCase(
      testDescription: "fragments",
      chunks: [
        Chunk.call(0, id: "a", name: "add_meal", arguments: ""), Chunk.call(0, arguments: #"{"name":"ta"#),
        Chunk.call(0, arguments: #"co","grams":120}"#), Chunk.finish("tool_calls"), Chunk.done,
      ],
      calls: [ModelToolCall(id: "a", name: "add_meal", arguments: meal)]),
    CallCase(
      testDescription: "two calls interleaved",
      chunks: [
        Chunk.call(0, id: "a", name: "add_meal"), Chunk.call(1, id: "b", name: "add_water"),
        Chunk.call(0, arguments: #"{"name":"taco","#), Chunk.call(1, arguments: #"{"amountMl""#),
        Chunk.call(0, arguments: #""grams":120}"#), Chunk.call(1, arguments: ":500}"), Chunk.finish("tool_calls"),
        Chunk.done,
      ],
      calls: [
        ModelToolCall(id: "a", name: "add_meal", arguments: meal),
        ModelToolCall(id: "b", name: "add_water", arguments: water),
      ]),
    CallCase(
      testDescription: "no ids, and stop for a reason",
      chunks: [
        Chunk.call(0, name: "add_meal", arguments: .string(meal)),
        Chunk.call(1, name: "add_water", arguments: .string(water)), Chunk.finish("stop"), Chunk.done,
      ],
      calls: [
        ModelToolCall(id: "call_1", name: "add_meal", arguments: meal),
        ModelToolCall(id: "call_2", name: "add_water", arguments: water),
      ]),
    CallCase(
      testDescription: "the same id twice",
      chunks: [
        Chunk.call(0, id: "x", name: "add_meal", arguments: .string(meal)),
        Chunk.call(1, id: "x", name: "add_water", arguments: .string(water)), Chunk.finish("tool_calls"), Chunk.done,
      ],
      calls: [
        ModelToolCall(id: "x", name: "add_meal", arguments: meal),
        ModelToolCall(id: "call_2", name: "add_water", arguments: water),
      ]),
    CallCase(
      testDescription: "all calls under index 0",
      chunks: [
        Chunk.call(0, id: "a", name: "add_water", arguments: .string(water)),
        Chunk.call(0, id: "b", name: "add_water", arguments: .string(water)), Chunk.finish("tool_calls"), Chunk.done,
      ],
      calls: [
        ModelToolCall(id: "a", name: "add_water", arguments: water),
        ModelToolCall(id: "b", name: "add_water", arguments: water),
      ]),
    CallCase(
      testDescription: "no index",
      chunks: [
        Chunk.call(nil, id: "a", name: "add_meal", arguments: #"{"name":"taco","#),
        Chunk.call(nil, arguments: #""grams":120}"#), Chunk.call(nil, id: "b", name: "add_water"),
        Chunk.call(nil, id: "b", arguments: .string(water)), Chunk.finish("tool_calls"), Chunk.done,
      ],
      calls: [
        ModelToolCall(id: "a", name: "add_meal", arguments: meal),
        ModelToolCall(id: "b", name: "add_water", arguments: water),
      ]),
    CallCase(
      testDescription: "id and name late, repeated or newly minted",
      chunks: [
        Chunk.call(0, arguments: #"{"amount"#), Chunk.call(0, id: "a", name: "add_water", arguments: #"Ml""#),
        Chunk.call(0, id: "b", name: "add_water", arguments: ":500}"), Chunk.finish("tool_calls"), Chunk.done,
      ],
      calls: [ModelToolCall(id: "a", name: "add_water", arguments: water)]),
    CallCase(
      testDescription: "a name in pieces",
      chunks: [
        Chunk.call(0, id: "a", name: "add_"), Chunk.call(0, name: "water", arguments: .string(water)),
        Chunk.finish("tool_calls"), Chunk.done,
      ],
      calls: [ModelToolCall(id: "a", name: "add_water", arguments: water)]),
    CallCase(
      testDescription: "arguments null, missing, and an object",
      chunks: [
        Chunk.call(0, id: "a", name: "get_progress", arguments: .null), Chunk.call(1, id: "b", name: "get_progress"),
        Chunk.call(2, id: "c", name: "add_water", arguments: ["amountMl": 500]), Chunk.finish("tool_calls"),
        Chunk.done,
      ],
      calls: [
        ModelToolCall(id: "a", name: "get_progress", arguments: "{}"),
        ModelToolCall(id: "b", name: "get_progress", arguments: "{}"),
        ModelToolCall(id: "c", name: "add_water", arguments: water),
      ]),
    CallCase(
      testDescription: "cut off by the token limit",
      chunks: [
        Chunk.call(0, id: "a", name: "add_water", arguments: .string(water)),
        Chunk.call(1, id: "b", name: "add_meal", arguments: #"{"name":"ta"#), Chunk.finish("length"), Chunk.done,
      ],
      calls: [
        ModelToolCall(id: "a", name: "add_water", arguments: water),
        ModelToolCall(id: "b", name: "add_meal", arguments: #"{"name":"ta"#, isComplete: false),
      ], finish: .length),
    CallCase(
      testDescription: "cut off before the arguments",
      chunks: [Chunk.call(0, id: "b", name: "get_progress", arguments: ""), Chunk.finish("length"), Chunk.done],
      calls: [ModelToolCall(id: "b", name: "get_progress", arguments: "{}", isComplete: false)], finish: .length),
    CallCase(
      testDescription: "cut off but called complete",
      chunks: [
        Chunk.call(0, id: "b", name: "add_meal", arguments: #"{"items":[{"name":"ta"}"#), Chunk.finish("tool_calls"),
        Chunk.done,
      ],
      calls: [
        ModelToolCall(id: "b", name: "add_meal", arguments: #"{"items":[{"name":"ta"}"#, isComplete: false)
      ]),
    CallCase(
      testDescription: "faulty JSON that was not cut",
      chunks: [
        Chunk.call(0, id: "b", name: "add_water", arguments: #"{amountMl: 500,}"#), Chunk.finish("tool_calls"),
        Chunk.done,
      ],
      calls: [ModelToolCall(id: "b", name: "add_water", arguments: "{amountMl: 500,}")]),
    CallCase(
      testDescription: "no terminator but a finish reason",
      chunks: [Chunk.call(0, id: "a", name: "add_water", arguments: .string(water)), Chunk.finish("tool_calls")],
      calls: [ModelToolCall(id: "a", name: "add_water", arguments: water)]),
    CallCase(
      testDescription: "a terminator but no finish reason",
      chunks: [Chunk.call(0, id: "a", name: "add_water", arguments: .string(water)), Chunk.done],
      calls: [ModelToolCall(id: "a", name: "add_water", arguments: water)]),
    CallCase(
      testDescription: "nine identical calls are nine calls",
      chunks: (0..<9).map { (n: Int) in Chunk.call(n, id: "i\(n)", name: "add_water", arguments: .string(water)) } + [
        Chunk.finish("tool_calls"), Chunk.done,
      ],
      calls: (0..<9).map { ModelToolCall(id: "i\($0)", name: "add_water", arguments: water) }),
  ]

  @Test(arguments: callCases)
  func `tool calls are put together`(_ example: CallCase) async throws {
    let server = try ScriptedServer([.events(example.chunks)])
    let reply = try await ask(server)
    #expect(reply.toolCalls == example.calls)
    #expect(reply.finishReason == example.finish)
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
    #expect(reply.toolCalls.map(\.arguments) == [Self.water, Self.water])
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
