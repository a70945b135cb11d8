import Foundation

/// A model behind Gemini's generateContent interface.
///
///     let endpoint = try ModelEndpoint(baseURL: "https://generativelanguage.googleapis.com", key: key)
///     let model = GeminiChatModel(endpoint: endpoint)
public struct GeminiChatModel: ChatModel {
  private let exchange: ChatExchange

  /// - Parameters:
  ///   - endpoint: its address with or without the version, `v1beta`, since Google's own programs are given it without.
  ///     Without a model's name a small one is asked.
  ///   - retry: when to ask again.
  ///   - maximumReplyBytes: the most bytes of a reply, after decompression.
  public init(endpoint: ModelEndpoint, retry: RetryPolicy = .standard, maximumReplyBytes: Int = 8 << 20) {
    exchange = ChatExchange(endpoint: endpoint, retry: retry, maximumReplyBytes: maximumReplyBytes)
  }

  public var provider: String { ModelProvider.gemini.rawValue }
  public var modelName: String { endpoint.model ?? ModelProvider.gemini.defaultModel }
  var endpoint: ModelEndpoint { exchange.endpoint }

  public func stream(_ request: ChatRequest, deadlines: Deadlines) -> AsyncThrowingStream<ChatEvent, any Error> {
    exchange.post(
      body(for: request), to: url, headers: endpoint.key.map { ["x-goog-api-key: \($0)"] } ?? [],
      deadlines: deadlines
    ) { [endpoint] in GeminiReplyReader(endpoint: endpoint) }
  }

  private var url: String {
    let last = endpoint.baseURL.split(separator: "/").last ?? ""
    let isVersioned = last.first == "v" && last.dropFirst().first?.isNumber == true
    // Tuned models are named with their collection.
    let path = modelName.contains("/") ? modelName : "models/\(modelName)"
    let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return endpoint.baseURL + (isVersioned ? "/" : "/v1beta/") + escaped + ":streamGenerateContent?alt=sse"
  }
}
