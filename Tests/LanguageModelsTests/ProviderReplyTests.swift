import AdaTestSupport
import FaultyInput
import LanguageModels
import Randomness
import Testing

/// What comes back means the same whoever said it.
@Suite(.timeLimit(.minutes(60))) struct ProviderReplyTests {
  /// A stream that every provider has in its own form, and what it comes to.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text = ""
    var calls: [ModelToolCall] = []
    var usage: TokenUsage?
    var finish = FinishReason.toolCalls
  }

  static let water = #"{"amountMl":500}"#
  static let meal = #"{"name":"taco","grams":120}"#
  static let usage = TokenUsage(input: 12, output: 3, cachedInput: 8)

  static func call(_ id: String, _ name: String, _ arguments: String, isComplete: Bool = true) -> ModelToolCall {
    ModelToolCall(id: id, name: name, arguments: arguments, isComplete: isComplete)
  }

  static let cases = [
    Case(testDescription: "text", text: "Hello there.", usage: usage, finish: .stop),
    Case(testDescription: "one-call", calls: [call("call_a", "add_water", water)], usage: usage),
    Case(
      testDescription: "parallel-calls", calls: [call("call_a", "add_meal", meal), call("call_b", "add_water", water)]),
    Case(testDescription: "no-ids", calls: [call("call_1", "add_meal", meal), call("call_2", "add_water", water)]),
    Case(testDescription: "same-ids", calls: [call("call_a", "add_meal", meal), call("call_2", "add_water", water)]),
    Case(testDescription: "no-arguments", calls: [call("call_a", "get_progress", "{}")]),
    Case(testDescription: "nine-calls", calls: "abcdefghi".map { call("call_\($0)", "add_water", water) }),
    Case(testDescription: "cut-text", text: "Hel", finish: .length),
    Case(testDescription: "thinking", text: "Hello there.", finish: .stop),
    Case(testDescription: "unknown-things", text: "Hello there.", finish: .stop),
  ]

  @Test(arguments: Provider.all, cases)
  func `a stream is read`(_ provider: Provider, _ example: Case) async throws {
    let server = try ScriptedServer([try provider.stream(example.testDescription)])
    let reply = try await provider.ask(server)
    #expect(reply.text == example.text)
    #expect(reply.toolCalls == example.calls)
    if let usage = example.usage { #expect(reply.usage == usage) }
    #expect(reply.finishReason == example.finish)
  }

  @Test(arguments: [Provider.chat, .responses, .anthropic])
  func `a call that is cut off is never taken for whole`(_ provider: Provider) async throws {
    let server = try ScriptedServer([
      try provider.stream("cut-call"), try provider.stream("cut-but-called-complete"),
    ])
    let cut = try await provider.ask(server)
    #expect(
      cut.toolCalls == [
        Self.call("call_a", "add_water", Self.water),
        Self.call("call_b", "add_meal", #"{"name":"ta"#, isComplete: false),
      ])
    #expect(cut.finishReason == .length)
    let claimed = try await provider.ask(server)
    #expect(
      claimed.toolCalls == [Self.call("call_a", "add_meal", #"{"items":[{"name":"ta"}"#, isComplete: false)])
  }

  @Test func `Gemini sends calls whole, or says that it could not`() async throws {
    let server = try ScriptedServer([
      try Provider.gemini.stream("cut-call"), try Provider.gemini.stream("cut-but-called-complete"),
    ])
    let cut = try await Provider.gemini.ask(server)
    #expect(cut.toolCalls == [Self.call("call_a", "add_water", Self.water)])
    #expect(cut.finishReason == .length)
    await #expect(throws: ModelError.invalidReply(reason: "the provider gave up on it (MALFORMED_FUNCTION_CALL)")) {
      try await Provider.gemini.ask(server)
    }
  }

  @Test(arguments: Provider.all, ["refusal", "filtered"])
  func `a refusal is one, and not a reply`(_ provider: Provider, _ stream: String) async throws {
    let server = try ScriptedServer([try provider.stream(stream)])
    let error = await #expect(throws: ModelError.self) { try await provider.ask(server) }
    guard case .refused(let words) = error else {
      Issue.record("unexpected: \(String(describing: error))")
      return
    }
    if stream == "refusal", provider.testDescription != "gemini" { #expect(words == "I cannot help with that.") }
  }

  @Test(arguments: Provider.all)
  func `an answer in one piece is taken too`(_ provider: Provider) async throws {
    let server = try ScriptedServer([.whole(body: try provider.recorded("whole.json"))])
    let reply = try await provider.ask(server)
    #expect(reply.text == "Hello there.")
    #expect(reply.usage == Self.usage)
    #expect(reply.finishReason == .stop)
  }

  @Test(arguments: Provider.all, ["text", "one-call", "parallel-calls", "thinking"])
  func `a reply is the same wherever its bytes are cut`(_ provider: Provider, _ stream: String) throws {
    let bytes = Array(try provider.recorded("\(stream).sse").utf8)
    let expected = try provider.decode([bytes])
    #expect(expected.count >= 2)
    for cut in stride(from: 1, to: bytes.count, by: 7) {
      #expect(try provider.decode([Array(bytes[..<cut]), Array(bytes[cut...])]) == expected, "cut at \(cut)")
    }
    #expect(try provider.decode(bytes.map { [$0] }) == expected)
  }

  @Test(arguments: Provider.all)
  func `a reply that stops before its last word is no reply`(_ provider: Provider) throws {
    let bytes = Array(try provider.recorded("text.sse").utf8)
    let last = try #require(bytes.firstRange(of: Array(provider.lastWord.utf8)))
    for length in 0..<last.upperBound {
      #expect(throws: ModelError.self) { try provider.decode([Array(bytes[..<length])]) }
    }
  }

  @Test(arguments: Provider.all, ["one-call", "parallel-calls", "thinking"])
  func `no damage to a reply crashes its reader`(_ provider: Provider, _ stream: String) throws {
    let original = Array(try provider.recorded("\(stream).sse").utf8)
    var survivors = 0
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let bytes = Damage.done(to: original, using: &generator)
      if (try? provider.decode([bytes])) != nil { survivors += 1 }
    }
    #expect(survivors > 0)
  }

  /// Recorded from llama.cpp's own server, which leaves out `output_index` in the one form and `input` in the other.
  @Test(arguments: [Provider.responses, .anthropic])
  func `a reply recorded from a server on this machine is read`(_ provider: Provider) async throws {
    let server = try ScriptedServer([try provider.stream("llama-server")])
    let reply = try await provider.ask(server)
    #expect(reply.toolCalls.map(\.name) == ["add_water"])
    #expect(reply.toolCalls.map(\.arguments) == [#"{"amountMl": 500}"#])
    #expect(reply.toolCalls.map(\.isComplete) == [true])
    #expect(reply.usage?.output == 27)
    #expect(reply.finishReason == .toolCalls)
  }

  @Test func `calls of Responses are told apart by their ids where their places are left out`() async throws {
    let server = try ScriptedServer([try Provider.responses.stream("no-places")])
    let reply = try await Provider.responses.ask(server)
    #expect(
      reply.toolCalls == [
        Self.call("call_a", "add_meal", Self.meal), Self.call("call_b", "add_water", Self.water),
      ])
  }

  @Test func `an error that Responses sends as an event of its own is told`() async throws {
    let server = try ScriptedServer([try Provider.responses.stream("error-event")])
    await #expect(throws: ModelError.rateLimited(retryAfter: nil, message: "no such thing")) {
      try await Provider.responses.ask(server)
    }
  }
}
