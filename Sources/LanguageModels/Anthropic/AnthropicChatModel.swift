/// A model behind Anthropic's Messages interface.
///
///     let endpoint = try ModelEndpoint(baseURL: "https://api.anthropic.com", key: key)
///     let model = AnthropicChatModel(endpoint: endpoint)
public struct AnthropicChatModel: ChatModel {
  private let exchange: ChatExchange

  /// - Parameters:
  ///   - endpoint: its address with or without `/v1`, since Anthropic's own programs are given it without. Without a
  ///     model's name a small one is asked.
  ///   - retry: when to ask again.
  ///   - maximumReplyBytes: the most bytes of a reply, after decompression.
  public init(endpoint: ModelEndpoint, retry: RetryPolicy = .standard, maximumReplyBytes: Int = 8 << 20) {
    exchange = ChatExchange(endpoint: endpoint, retry: retry, maximumReplyBytes: maximumReplyBytes)
  }

  public var provider: String { ModelProvider.anthropic.rawValue }
  public var modelName: String { endpoint.model ?? ModelProvider.anthropic.defaultModel }
  var endpoint: ModelEndpoint { exchange.endpoint }

  public func stream(_ request: ChatRequest, deadlines: Deadlines) -> AsyncThrowingStream<ChatEvent, any Error> {
    let versioned = endpoint.baseURL.hasSuffix("/v1") ? endpoint.baseURL : endpoint.baseURL + "/v1"
    let headers = endpoint.key.map { ["x-api-key: \($0)"] } ?? []
    return exchange.post(
      body(for: request), to: versioned + "/messages", headers: ["anthropic-version: 2023-06-01"] + headers,
      deadlines: deadlines
    ) { [endpoint] in AnthropicReplyReader(endpoint: endpoint) }
  }
}
