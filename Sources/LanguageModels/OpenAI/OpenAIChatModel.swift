import JSONTree

/// A model behind OpenAI's Chat Completions interface, which llama.cpp, Ollama, vLLM and many others speak too.
///
///     let endpoint = try ModelEndpoint(baseURL: "http://127.0.0.1:8088/v1")
///     let model = OpenAIChatModel(endpoint: endpoint)
///     for try await event in model.stream(request, deadlines: Deadlines()) { … }
public struct OpenAIChatModel: ChatModel {
  /// Where OpenAI itself is.
  public static let baseURL = "https://api.openai.com/v1"

  public let provider: String
  public let modelName: String
  let endpoint: ModelEndpoint
  private let exchange: ChatExchange
  private let maximumReplyBytes: Int

  /// - Parameters:
  ///   - endpoint: without a model's name, a small one of OpenAI's is asked there, and `default` elsewhere, since
  ///     servers with one model take any name.
  ///   - provider: the name to go by.
  ///   - retry: when to ask again.
  ///   - maximumReplyBytes: the most bytes of a reply, after decompression.
  public init(
    endpoint: ModelEndpoint, provider: String = "openai", retry: RetryPolicy = .standard,
    maximumReplyBytes: Int = 8 << 20
  ) {
    self.endpoint = endpoint
    self.provider = provider
    self.modelName = endpoint.model ?? (Self.isOpenAI(endpoint) ? "gpt-5.4-mini" : "default")
    self.exchange = ChatExchange(endpoint: endpoint, retry: retry)
    self.maximumReplyBytes = maximumReplyBytes
  }

  public func stream(_ request: ChatRequest, deadlines: Deadlines) -> AsyncThrowingStream<ChatEvent, any Error> {
    let post = HTTPRequest(
      url: endpoint.baseURL + "/chat/completions", host: endpoint.host, headerLines: headerLines,
      body: body(for: request).serializedBytes(), bypassesProxy: endpoint.isLocal,
      maximumResponseBytes: maximumReplyBytes)
    return exchange.stream(post, deadlines: deadlines) { [endpoint] in OpenAIReplyReader(endpoint: endpoint) }
  }

  /// Whether the endpoint is OpenAI's own, which differs from those that speak its language in what it refuses.
  static func isOpenAI(_ endpoint: ModelEndpoint) -> Bool { endpoint.host.lowercased() == "api.openai.com" }

  private var headerLines: [String] {
    var lines = ["Content-Type: application/json", "Accept: text/event-stream, application/json", "Expect:"]
    if let key = endpoint.key { lines.append("Authorization: Bearer \(key)") }
    return lines + endpoint.headers.map { "\($0.name): \($0.value)" }
  }
}
