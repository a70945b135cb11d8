import JSONTree

/// A model behind OpenAI's Chat Completions interface, which llama.cpp, Ollama, vLLM and many others speak too.
///
///     let endpoint = try ModelEndpoint(baseURL: "http://127.0.0.1:8088/v1")
///     let model = OpenAIChatModel(endpoint: endpoint)
///     for try await event in model.stream(request, deadlines: Deadlines()) { … }
public struct OpenAIChatModel: ChatModel {
  private let exchange: ChatExchange

  /// - Parameters:
  ///   - endpoint: without a model's name, a small one of OpenAI's is asked there, and `default` elsewhere, since
  ///     servers with one model take any name.
  ///   - retry: when to ask again.
  ///   - maximumReplyBytes: the most bytes of a reply, after decompression.
  public init(endpoint: ModelEndpoint, retry: RetryPolicy = .standard, maximumReplyBytes: Int = 8 << 20) {
    exchange = ChatExchange(endpoint: endpoint, retry: retry, maximumReplyBytes: maximumReplyBytes)
  }

  public var provider: String { ModelProvider.openai.rawValue }
  public var modelName: String { Self.modelName(endpoint) }
  var endpoint: ModelEndpoint { exchange.endpoint }

  public func stream(_ request: ChatRequest, deadlines: Deadlines) -> AsyncThrowingStream<ChatEvent, any Error> {
    exchange.post(
      body(for: request), to: endpoint.baseURL + "/chat/completions", headers: Self.headers(endpoint),
      deadlines: deadlines
    ) { [endpoint] in OpenAIReplyReader(endpoint: endpoint) }
  }

  /// Whether the endpoint is OpenAI's own, which differs from those that speak its language in what it refuses.
  static func isOpenAI(_ endpoint: ModelEndpoint) -> Bool { endpoint.host.lowercased() == "api.openai.com" }

  /// How OpenAI is shown the key.
  static func headers(_ endpoint: ModelEndpoint) -> [String] {
    endpoint.key.map { ["Authorization: Bearer \($0)"] } ?? []
  }

  /// The model's name where none is configured.
  static func modelName(_ endpoint: ModelEndpoint) -> String {
    endpoint.model ?? (isOpenAI(endpoint) ? ModelProvider.openai.defaultModel : "default")
  }
}
