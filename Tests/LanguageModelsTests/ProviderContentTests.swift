import AdaTestSupport
import Foundation
import JSONTree
import LanguageModels
import Testing

/// Pictures on the way out and answers held to a schema, in each provider's own form.
@Suite(.timeLimit(.minutes(60))) struct ProviderContentTests {
  static let jpeg = ImageContent(kind: .jpeg, data: Data([0xFF, 0xD8, 0xFF, 0xE0]))
  static let png = ImageContent(kind: .png, data: Data([0x89, 0x50, 0x4E, 0x47]))
  static let schema: JSONValue = [
    "type": "object", "properties": ["dish": ["type": ["string", "null"]]], "required": ["dish"],
    "additionalProperties": false,
  ]

  /// The words after two pictures, in the order of the request.
  static let pictures: [String: JSONValue] = [
    "chat": [
      "role": "user",
      "content": [
        ["type": "image_url", "image_url": ["url": "data:image/jpeg;base64,/9j/4A=="]],
        ["type": "image_url", "image_url": ["url": "data:image/png;base64,iVBORw=="]],
        ["type": "text", "text": "my lunch"],
      ],
    ],
    "responses": [
      "type": "message",
      "role": "user",
      "content": [
        ["type": "input_image", "image_url": "data:image/jpeg;base64,/9j/4A==", "detail": "auto"],
        ["type": "input_image", "image_url": "data:image/png;base64,iVBORw==", "detail": "auto"],
        ["type": "input_text", "text": "my lunch"],
      ],
    ],
    "anthropic": [
      "role": "user",
      "content": [
        ["type": "image", "source": ["type": "base64", "media_type": "image/jpeg", "data": "/9j/4A=="]],
        ["type": "image", "source": ["type": "base64", "media_type": "image/png", "data": "iVBORw=="]],
        ["type": "text", "text": "my lunch"],
      ],
    ],
    "gemini": [
      "role": "user",
      "parts": [
        ["inlineData": ["mimeType": "image/jpeg", "data": "/9j/4A=="]],
        ["inlineData": ["mimeType": "image/png", "data": "iVBORw=="]], ["text": "my lunch"],
      ],
    ],
  ]

  /// Where each provider is told the schema.
  static let formats: [String: (path: [String], value: JSONValue)] = [
    "chat": (
      ["response_format"],
      ["type": "json_schema", "json_schema": ["name": "dish", "schema": schema, "strict": true]]
    ),
    "responses": (
      ["text", "format"], ["type": "json_schema", "name": "dish", "schema": schema, "strict": true]
    ),
    "anthropic": (["output_config", "format"], ["type": "json_schema", "schema": schema]),
    "gemini": (
      ["generationConfig"], ["responseMimeType": "application/json", "responseJsonSchema": schema, "temperature": 0]
    ),
  ]

  private func lastMessage(_ provider: Provider, _ message: ChatMessage) async throws -> JSONValue? {
    let server = try ScriptedServer([try provider.stream("text")])
    _ = try await provider.ask(server, ChatRequest(system: "Coach.", messages: [message]))
    let body = try JSONValue(parsing: server.requests[0].body)
    return (body["messages"] ?? body["contents"] ?? body["input"])?.arrayValue?.last
  }

  @Test(arguments: Provider.all)
  func `pictures go before the words, in the provider's form`(_ provider: Provider) async throws {
    let sent = try await lastMessage(provider, .user("my lunch", images: [Self.jpeg, Self.png]))
    #expect(sent == Self.pictures[provider.testDescription])
  }

  @Test(arguments: Provider.all)
  func `a picture without words is sent alone`(_ provider: Provider) async throws {
    let sent = try await lastMessage(provider, .user("", images: [Self.jpeg]))
    let pieces = sent?["content"]?.arrayValue ?? sent?["parts"]?.arrayValue
    #expect(pieces?.count == 1)
    #expect(sent?.serialized().contains("/9j/4A==") == true)
  }

  @Test(arguments: Provider.all, ImageContent.Kind.allCases)
  func `each kind of picture is called by its MIME type`(_ provider: Provider, _ kind: ImageContent.Kind) async throws {
    let sent = try await lastMessage(provider, .user("", images: [ImageContent(kind: kind, data: Data([1, 2, 3]))]))
    #expect(sent?.serialized().contains(kind.rawValue) == true)
  }

  @Test(arguments: Provider.all)
  func `a schema for the answer is told in the provider's form, and the answer comes as text`(
    _ provider: Provider
  ) async throws {
    let server = try ScriptedServer([try provider.stream("structured")])
    let reply = try await provider.ask(
      server,
      ChatRequest(
        system: "Coach.", messages: [.user("my lunch")],
        structuredOutput: StructuredOutput(name: "dish", schema: Self.schema)))
    let format = try #require(Self.formats[provider.testDescription])
    let body = try JSONValue(parsing: server.requests[0].body)
    #expect(format.path.reduce(body) { $0[$1] ?? .null } == format.value)
    #expect(try JSONValue(parsing: reply.text) == ["dish": "taco \"al pastor\""])
    #expect(reply.finishReason == .stop)
  }

  @Test(arguments: Provider.all)
  func `without a schema nothing is said of the answer's form`(_ provider: Provider) async throws {
    let server = try ScriptedServer([try provider.stream("text")])
    _ = try await provider.ask(server)
    let body = server.requests[0].body
    for word in ["response_format", "\"format\"", "responseMimeType", "output_config"] { #expect(!body.contains(word)) }
  }
}
