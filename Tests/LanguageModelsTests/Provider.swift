import AdaTestSupport
import Foundation
import JSONTree
import Testing

@testable import LanguageModels

/// An adapter, with what is its own about it. The suites run over all of them.
struct Provider: Sendable, CustomTestStringConvertible {
  /// The folder of its streams too.
  var testDescription: String
  var requestLine: String
  /// The header line that carries the key `k-secret`.
  var keyHeader: (name: String, value: String)
  var make: @Sendable (ModelEndpoint, RetryPolicy, Int) -> any ChatModel
  /// The events in a response that comes in these pieces.
  var decode: @Sendable ([[UInt8]]) throws -> [ChatEvent]
  /// Where the first event begins after which a reply counts as whole, by something only that event holds.
  var lastWord: String

  static let chat = Provider(
    testDescription: "chat", requestLine: "POST /v1/chat/completions HTTP/1.1",
    keyHeader: ("authorization", "Bearer k-secret"),
    make: { OpenAIChatModel(endpoint: $0, retry: $1, maximumReplyBytes: $2) },
    decode: { try decode($0, OpenAIReplyReader.init) }, lastWord: #""finish_reason":"stop""#)
  static let responses = Provider(
    testDescription: "responses", requestLine: "POST /v1/responses HTTP/1.1",
    keyHeader: ("authorization", "Bearer k-secret"),
    make: { OpenAIResponsesModel(endpoint: $0, retry: $1, maximumReplyBytes: $2) },
    decode: { try decode($0, ResponsesReplyReader.init) }, lastWord: #""type":"response.completed""#)
  static let anthropic = Provider(
    testDescription: "anthropic", requestLine: "POST /v1/messages HTTP/1.1", keyHeader: ("x-api-key", "k-secret"),
    make: { AnthropicChatModel(endpoint: $0, retry: $1, maximumReplyBytes: $2) },
    decode: { try decode($0, AnthropicReplyReader.init) }, lastWord: #""stop_reason":"end_turn""#)
  static let gemini = Provider(
    testDescription: "gemini", requestLine: "POST /v1/models/gemini-3.8-flash:streamGenerateContent?alt=sse HTTP/1.1",
    keyHeader: ("x-goog-api-key", "k-secret"),
    make: { GeminiChatModel(endpoint: $0, retry: $1, maximumReplyBytes: $2) },
    decode: { try decode($0, GeminiReplyReader.init) }, lastWord: #""finishReason":"STOP""#)

  static let all = [chat, responses, anthropic, gemini]

  /// One of the provider's streams or bodies, as it goes over the wire.
  func recorded(_ file: String) throws -> String {
    let url = try #require(
      Bundle.module.url(forResource: "Streams/\(testDescription)/\(file)", withExtension: nil), "\(file) is missing")
    return try String(decoding: Data(contentsOf: url), as: UTF8.self)
  }

  func stream(_ name: String) throws -> ScriptedServer.Reply {
    .whole(type: "text/event-stream", body: try recorded("\(name).sse"))
  }

  /// Asks a scripted server.
  func ask(
    _ server: ScriptedServer, _ request: ChatRequest = .hello, retry: RetryPolicy = .none,
    deadlines: Deadlines = .patient, maximumReplyBytes: Int = 8 << 20
  ) async throws -> ChatReply {
    let endpoint = try ModelEndpoint(baseURL: server.baseURL, key: "k-secret", keySource: "A_KEY")
    return try await make(endpoint, retry, maximumReplyBytes).reply(to: request, deadlines: deadlines)
  }

  private static func decode<Reader: ReplyReader>(
    _ pieces: [[UInt8]], _ makeReader: (ModelEndpoint) -> Reader
  ) throws -> [ChatEvent] {
    let endpoint = try ModelEndpoint(baseURL: "http://localhost/v1")
    var decoder = ReplyDecoder(reader: makeReader(endpoint), endpoint: endpoint)
    var events = try decoder.read(.head(status: 200, headers: ["content-type": "text/event-stream"]))
    for piece in pieces { events += try decoder.read(.body(piece)) }
    return events + (try decoder.end())
  }
}
