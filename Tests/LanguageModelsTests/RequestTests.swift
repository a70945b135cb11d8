import AdaTestSupport
import JSONTree
import Testing

@testable import LanguageModels

@Suite(.timeLimit(.minutes(60))) struct RequestTests {
  static let answer = ScriptedServer.Reply.events([Chunk.text("ok"), Chunk.finish("stop"), Chunk.done])

  static let conversation = ChatRequest(
    system: "Coach.",
    messages: [
      .user("a \"burrito\""),
      .assistant("", toolCalls: [ModelToolCall(id: "a", name: "add_meal", arguments: #"{"name":"burrito"}"#)]),
      .tool("Logged.", answering: "a"),
      .assistant("Sure.", toolCalls: [ModelToolCall(id: "b", name: "add_meal", arguments: "{\"na", isComplete: false)]),
      .tool("The arguments were cut off.", answering: "b"),
      .assistant("Sorry."),
    ],
    tools: [
      ToolDefinition(
        name: "add_meal", description: "Logs a meal.",
        parameters: ["type": "object", "properties": ["z": ["type": "string"], "a": ["type": "number"]]])
    ],
    structuredOutput: StructuredOutput(name: "out", schema: ["type": "object"]), maxTokens: 300)

  @Test func `the body is what Chat Completions takes, byte for byte the same each time`() async throws {
    let server = try ScriptedServer([Self.answer, Self.answer])
    _ = try await ask(server, request: Self.conversation)
    _ = try await ask(server, request: Self.conversation)
    let expected = """
      {"model":"default","messages":[{"role":"system","content":"Coach."},{"role":"user","content":"a \\"burrito\\""},\
      {"role":"assistant","content":null,"tool_calls":[{"id":"a","type":"function","function":{"name":"add_meal",\
      "arguments":"{\\"name\\":\\"burrito\\"}"}}]},{"role":"tool","tool_call_id":"a","content":"Logged."},\
      {"role":"assistant","content":"Sure.","tool_calls":[{"id":"b","type":"function","function":{"name":"add_meal",\
      "arguments":"{}"}}]},{"role":"tool","tool_call_id":"b","content":"The arguments were cut off."},\
      {"role":"assistant","content":"Sorry."}],"tools":[{"type":"function","function":{"name":"add_meal",\
      "description":"Logs a meal.","parameters":{"type":"object","properties":{"z":{"type":"string"},\
      "a":{"type":"number"}}},"strict":true}}],"response_format":{"type":"json_schema","json_schema":{"name":"out",\
      "schema":{"type":"object"},"strict":true}},"max_tokens":300,"temperature":0,"stream":true,\
      "stream_options":{"include_usage":true}}
      """
    #expect(server.requests.map(\.body) == [expected, expected])
  }

  @Test func `a key goes into the header and nowhere else`() async throws {
    let server = try ScriptedServer([Self.answer])
    _ = try await ask(server, key: " sk-secret\n")
    let request = server.requests[0]
    #expect(request.line == "POST /v1/chat/completions HTTP/1.1")
    #expect(request.headers["authorization"] == "Bearer sk-secret")
    #expect(request.headers["content-type"] == "application/json")
    #expect(!request.body.contains("sk-secret"))
  }

  @Test func `without a key there is no authorization header`() async throws {
    let server = try ScriptedServer([Self.answer])
    _ = try await ask(server)
    #expect(server.requests[0].headers["authorization"] == nil)
    #expect(server.requests[0].headers["expect"] == nil)
  }

  @Test func `a redirect takes the key nowhere`() async throws {
    let elsewhere = try ScriptedServer([Self.answer])
    let server = try ScriptedServer([
      .whole(status: 308, headers: ["Location: \(elsewhere.baseURL)/chat/completions"], body: "")
    ])
    await #expect(throws: ModelError.redirected(status: 308)) { try await ask(server, key: "sk-secret") }
    #expect(elsewhere.connectionCount == 0)
  }

  @Test func `one connection serves one question after the other`() async throws {
    let server = try ScriptedServer(Array(repeating: Self.answer, count: 5))
    let request = HTTPRequest(
      url: server.baseURL, host: "127.0.0.1", headerLines: [], body: [], bypassesProxy: true,
      maximumResponseBytes: 1 << 20)
    // A transport of its own: the shared one keeps so many connections, and other tests' may displace this one's. And
    // each response read to its end, which comes a little after the reply's own last event.
    let transport = HTTPTransport()
    for _ in 0..<5 { for try await _ in transport.send(request, deadlines: .patient) {} }
    #expect(server.requests.count == 5)
    #expect(server.connectionCount == 1)
  }

  @Test func `a kept connection that the server closed is replaced`() async throws {
    let closing = ScriptedServer.Reply(Self.answer.steps + [.close])
    let server = try ScriptedServer([closing, closing, Self.answer])
    for _ in 0..<3 { #expect(try await ask(server).text == "ok") }
    #expect(server.connectionCount == 3)
  }
}
