import AdaTestSupport
import JSONTree
import Testing

@testable import LanguageModels

/// What goes out, in each provider's own form.
@Suite(.timeLimit(.minutes(60))) struct ProviderRequestTests {
  static let schema: JSONValue = [
    "type": "object",
    "properties": [
      "name": ["type": "string", "description": "What."],
      "kind": ["type": ["string", "null"], "enum": ["food", "drink", nil]],
      "items": [
        "type": "array",
        "items": [
          "type": "object", "properties": ["grams": ["type": ["number", "null"]]], "required": ["grams"],
          "additionalProperties": false,
        ],
      ],
    ],
    "required": ["name", "kind", "items"], "additionalProperties": false,
  ]

  /// Two calls, the second of them cut off and never answered, and things no provider takes: empty texts.
  static let conversation = ChatRequest(
    system: "Coach.",
    messages: [
      .user("a taco"), .assistant(""), .user("and \"water\""),
      .assistant(
        "Two.",
        toolCalls: [
          ModelToolCall(id: "a", name: "add_meal", arguments: #"{"name":"taco"}"#),
          ModelToolCall(id: "b", name: "add_meal", arguments: "{\"na", isComplete: false),
          ModelToolCall(id: "c", name: "add_water", arguments: "{}"),
        ]),
      .tool("Error: no grams.", answering: "c", isError: true), .tool("Logged.", answering: "a"),
      .user("thanks"),
    ],
    tools: [ToolDefinition(name: "add_meal", description: "Logs a meal.", parameters: schema)],
    structuredOutput: StructuredOutput(name: "out", schema: schema), maxTokens: 300)

  @Test(arguments: [Provider.responses, .anthropic, .gemini])
  func `a conversation is sent in the provider's form, the same bytes each time`(_ provider: Provider) async throws {
    let answer = try provider.stream("text")
    let server = try ScriptedServer([answer, answer])
    _ = try await provider.ask(server, Self.conversation)
    _ = try await provider.ask(server, Self.conversation)
    let request = server.requests[0]
    #expect(request.line == provider.requestLine)
    #expect(request.headers[provider.keyHeader.name] == provider.keyHeader.value)
    #expect(request.headers["anthropic-version"] == (provider.testDescription == "anthropic" ? "2023-06-01" : nil))
    #expect(!(request.line + request.body).contains("k-secret"))
    #expect(server.requests[1].body == request.body)
    let expected = try JSONValue(parsing: provider.recorded("sent.json"))
    #expect(request.body == expected.serialized())
  }

  @Test(arguments: [Provider.responses, .anthropic, .gemini])
  func `what a provider wants back with its calls goes back unchanged`(_ provider: Provider) async throws {
    let server = try ScriptedServer([try provider.stream("thinking-and-calls"), try provider.stream("text")])
    let reply = try await provider.ask(server)
    #expect(reply.text == "Two drinks.")
    try #require(reply.toolCalls.count == 2)
    // The second call is the first again; whoever takes it out needs no answer for it.
    var message = reply.message
    message.toolCalls.removeLast()
    let answers = [ChatMessage.tool("Logged.", answering: message.toolCalls[0].id)]
    _ = try await provider.ask(server, ChatRequest(system: "Coach.", messages: [.user("water"), message] + answers))
    let body = try JSONValue(parsing: server.requests[1].body)
    let sent = body["messages"] ?? body["contents"] ?? body["input"]
    #expect(sent?.serialized() == (try JSONValue(parsing: provider.recorded("sent-back.json"))).serialized())
  }

  @Test(arguments: Provider.all)
  func `one provider's thoughts are no other's business`(_ provider: Provider) async throws {
    for other in [Provider.responses, .anthropic, .gemini] where other.testDescription != provider.testDescription {
      let server = try ScriptedServer([try other.stream("thinking-and-calls"), try provider.stream("text")])
      let message = try await other.ask(server).message
      _ = try await provider.ask(server, ChatRequest(system: "Coach.", messages: [.user("water"), message]))
      let body = server.requests[1].body
      #expect(body.contains("Two drinks."))
      #expect(body.contains("add_water"))
      for secret in ["c2ln", "ZW5j", "Hm."] { #expect(!body.contains(secret)) }
    }
  }

  @Test(arguments: [
    (Provider.anthropic, "", "/v1/messages"), (.anthropic, "/v1/", "/v1/messages"),
    (.anthropic, "/proxy", "/proxy/v1/messages"),
    (.gemini, "", "/v1beta/models/gemini-3.8-flash:streamGenerateContent?alt=sse"),
    (.gemini, "/v1beta", "/v1beta/models/gemini-3.8-flash:streamGenerateContent?alt=sse"),
    (.gemini, "/v1alpha/", "/v1alpha/models/gemini-3.8-flash:streamGenerateContent?alt=sse"),
    (.gemini, "/vertex", "/vertex/v1beta/models/gemini-3.8-flash:streamGenerateContent?alt=sse"),
  ])
  func `an address with and without its version is the same`(
    _ provider: Provider, _ suffix: String, _ path: String
  ) async throws {
    let server = try ScriptedServer([try provider.stream("text")])
    let endpoint = try ModelEndpoint(baseURL: "http://127.0.0.1:\(server.port)\(suffix)")
    _ = try await provider.make(endpoint, .none, 8 << 20).reply(to: .hello, deadlines: .patient)
    #expect(server.requests[0].line == "POST \(path) HTTP/1.1")
    #expect(server.requests[0].headers[provider.keyHeader.name] == nil)
  }

  @Test(arguments: [
    ("gemini-9", "models/gemini-9"), ("tunedModels/mine", "tunedModels/mine"), ("a b?c#d", "models/a%20b%3Fc%23d"),
  ])
  func `a model's name stays inside its place in the address`(_ name: String, _ path: String) async throws {
    let server = try ScriptedServer([try Provider.gemini.stream("text")])
    let model = GeminiChatModel(endpoint: try ModelEndpoint(baseURL: server.baseURL, model: name))
    _ = try await model.reply(to: .hello, deadlines: .patient)
    #expect(server.requests[0].line == "POST /v1/\(path):streamGenerateContent?alt=sse HTTP/1.1")
  }

  @Test(arguments: ModelProvider.allCases)
  func `a provider's own address and model are usable`(_ provider: ModelProvider) throws {
    let endpoint = try ModelEndpoint(baseURL: provider.baseURL)
    let model: any ChatModel =
      switch provider {
      case .openai: OpenAIChatModel(endpoint: endpoint)
      case .anthropic: AnthropicChatModel(endpoint: endpoint)
      case .gemini: GeminiChatModel(endpoint: endpoint)
      }
    #expect(model.provider == provider.rawValue)
    #expect(model.modelName == provider.defaultModel)
  }

  @Test func `only what OpenAI itself takes is asked of it`() throws {
    let own = try ModelEndpoint(baseURL: ModelProvider.openai.baseURL)
    let request = ChatRequest(system: "Coach.", messages: [.user("hi")], maxTokens: 1)
    let body = OpenAIResponsesModel(endpoint: own).body(for: request)
    #expect(body["include"] == ["reasoning.encrypted_content"])
    #expect(body["max_output_tokens"] == 16)
    #expect(body["temperature"] == nil)
    let older = try ModelEndpoint(baseURL: ModelProvider.openai.baseURL, model: "gpt-4.1-mini")
    #expect(OpenAIResponsesModel(endpoint: older).body(for: request)["include"] == nil)
  }

  @Test func `a remote model keeps its own temperature`() throws {
    let hello = ChatRequest.hello
    let anthropic = AnthropicChatModel(endpoint: try ModelEndpoint(baseURL: ModelProvider.anthropic.baseURL))
    #expect(anthropic.body(for: hello)["temperature"] == nil)
    let gemini = GeminiChatModel(endpoint: try ModelEndpoint(baseURL: ModelProvider.gemini.baseURL))
    #expect(gemini.body(for: hello)["generationConfig"] == nil)
  }
}
