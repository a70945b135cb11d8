import AdaTestSupport
import JSONTree
import Testing

@testable import LanguageModels

/// A server that repeats the key does not get it onto the screen or into the journal.
@Suite(.timeLimit(.minutes(60))) struct KeyInRepliesTests {
  static let key = "k-secret"

  static func reply(_ chunks: [String]) async throws -> ChatReply {
    let server = try ScriptedServer([.events(chunks + [Chunk.finish("stop"), Chunk.done])])
    return try await ask(server, key: key)
  }

  @Test(arguments: [
    (["your key is k-secret, is it?"], "your key is [key], is it?"), (["k-se", "cret"], "[key]"),
    (["k", "-", "s", "e", "c", "r", "e", "t", "!"], "[key]!"), (["k-sec", "ond thoughts"], "k-second thoughts"),
    (["milk", "-", "shake"], "milk-shake"), (["k-k-sec", "ret k-"], "k-[key] k-"), (["é k-secre", "t é"], "é [key] é"),
  ])
  func `text loses the key wherever it is cut, and nothing else`(pieces: [String], text: String) async throws {
    #expect(try await Self.reply(pieces.map(Chunk.text)).text == text)
  }

  @Test(arguments: [
    #"{"name":"soup k-secret"}"#, #"{"name":"soup k\u002dsecret"}"#, #"{"name":"soup \u006b-secret \" "}"#,
  ])
  func `calls lose the key, however it is written`(_ arguments: String) async throws {
    let reply = try await Self.reply([Chunk.call(0, id: "a", name: "x_k-secret", arguments: .string(arguments))])
    let call = try #require(reply.toolCalls.first)
    #expect(call.name == "x_[key]")
    let name = try JSONValue(parsing: call.arguments)["name"]?.stringValue
    #expect(name?.hasPrefix("soup [key]") == true, "\(call.arguments)")
  }

  @Test func `arguments without the key stay as they came, faults included`() async throws {
    let arguments = #"{"name" : "caf\u00e9", }"#
    let reply = try await Self.reply([Chunk.call(0, id: "a", name: "add_meal", arguments: .string(arguments))])
    #expect(reply.toolCalls.first?.arguments == arguments)
  }

  @Test func `a word that a server takes for a key is a word`() async throws {
    let server = try ScriptedServer([.events([Chunk.text("ollama runs"), Chunk.finish("stop"), Chunk.done])])
    #expect(try await ask(server, key: "ollama").text == "ollama runs")
  }

  static let refusals: [(Provider, [String])] = [
    (.chat, [#"{"choices":[{"index":0,"delta":{"refusal":"No, k-secret"},"finish_reason":"stop"}]}"#]),
    (
      .responses,
      [
        #"{"type":"response.refusal.delta","delta":"No, k-sec"}"#, #"{"type":"response.refusal.delta","delta":"ret"}"#,
        #"{"type":"response.completed","response":{"status":"completed","output":[]}}"#,
      ]
    ),
    (
      .anthropic,
      [
        #"{"type":"message_delta","delta":{"stop_reason":"refusal","stop_details":{"explanation":"No, k-secret"}}}"#,
        #"{"type":"message_stop"}"#,
      ]
    ),
    (.gemini, [#"{"candidates":[{"finishReason":"SAFETY","finishMessage":"No, k-secret"}]}"#]),
  ]

  @Test(arguments: refusals) func `refusals lose the key`(provider: Provider, events: [String]) async throws {
    let server = try ScriptedServer([.events(events)])
    await #expect(throws: ModelError.refused("No, [key]")) { try await provider.ask(server) }
  }
}
