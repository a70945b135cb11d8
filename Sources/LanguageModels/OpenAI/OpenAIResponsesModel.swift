/// A model behind OpenAI's Responses interface. Nothing is kept at OpenAI: every request holds the whole conversation.
///
///     let endpoint = try ModelEndpoint(baseURL: "https://api.openai.com/v1", key: key)
///     let model = OpenAIResponsesModel(endpoint: endpoint)
public struct OpenAIResponsesModel: ChatModel {
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
  public var modelName: String { OpenAIChatModel.modelName(endpoint) }
  var endpoint: ModelEndpoint { exchange.endpoint }

  public func stream(_ request: ChatRequest, deadlines: Deadlines) -> AsyncThrowingStream<ChatEvent, any Error> {
    exchange.post(
      body(for: request), to: endpoint.baseURL + "/responses", headers: OpenAIChatModel.headers(endpoint),
      deadlines: deadlines
    ) { [endpoint] in ResponsesReplyReader(endpoint: endpoint) }
  }
}
