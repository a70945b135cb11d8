import AdaTestSupport
import Foundation
import JSONTree
import Testing

/// The whole way with each provider: a sentence, a model, a row, a record.
@Suite(.timeLimit(.minutes(60))) struct ProviderTurnTests {
  /// A call of add_water and the words after it, in the smallest form each provider has.
  struct Exchange: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var environment: @Sendable (UInt16) -> [String: String]
    var call: ScriptedServer.Reply
    var words: ScriptedServer.Reply
  }

  static let exchanges = [
    Exchange(
      testDescription: "openai", environment: { ["OPENAI_BASE_URL": "http://127.0.0.1:\($0)/v1"] },
      call: .events([
        #"{"choices":[{"delta":{"tool_calls":[{"index":0,"id":"a","function":{"name":"add_water","arguments":"{\"amountMl\":500}"}}]},"finish_reason":"tool_calls"}]}"#,
        "[DONE]",
      ]),
      words: .events([#"{"choices":[{"delta":{"content":"Good."},"finish_reason":"stop"}]}"#, "[DONE]"])),
    Exchange(
      testDescription: "openai",
      environment: { ["OPENAI_BASE_URL": "http://127.0.0.1:\($0)/v1", "ADA_OPENAI_API": "responses"] },
      call: .whole(
        body:
          #"{"status":"completed","output":[{"type":"function_call","call_id":"a","name":"add_water","arguments":"{\"amountMl\":500}"}]}"#
      ),
      words: .whole(
        body:
          #"{"status":"completed","output":[{"type":"message","content":[{"type":"output_text","text":"Good."}]}]}"#)),
    Exchange(
      testDescription: "anthropic",
      environment: { ["ANTHROPIC_BASE_URL": "http://127.0.0.1:\($0)", "ADA_PROVIDER": "anthropic"] },
      call: .whole(
        body:
          #"{"content":[{"type":"tool_use","id":"a","name":"add_water","input":{"amountMl":500}}],"stop_reason":"tool_use"}"#
      ),
      words: .whole(body: #"{"content":[{"type":"text","text":"Good."}],"stop_reason":"end_turn"}"#)),
    Exchange(
      testDescription: "gemini",
      environment: { ["GEMINI_BASE_URL": "http://127.0.0.1:\($0)", "ADA_PROVIDER": "gemini"] },
      call: .events([
        #"{"candidates":[{"content":{"parts":[{"functionCall":{"name":"add_water","args":{"amountMl":500}}}]},"finishReason":"STOP"}]}"#
      ]),
      words: .events([#"{"candidates":[{"content":{"parts":[{"text":"Good."}]},"finishReason":"STOP"}]}"#])),
  ]

  @Test(arguments: exchanges)
  func `a sentence is logged once, by the provider's name`(_ exchange: Exchange) throws {
    try ViewsProgram.using { program in
      let server = try ScriptedServer([exchange.call, exchange.words, exchange.words])
      let output = try program.run(
        "say", "--json", "I drank 500 ml of water", environment: exchange.environment(server.port))
      #expect(output.code == 0, "\(output.error)")
      let record = try output.json()
      #expect(record["engine"]?.stringValue == exchange.testDescription)
      #expect(record["status"] == "logged")
      #expect(record["entries"]?.arrayValue?.count == 1)
      #expect(record["entries"]?[0]?["amountMl"]?.doubleValue == 500)
      #expect(record["fallback"] == nil)
      let today = try program.run("today", "--json").json()
      #expect(today["waterMl"]?.doubleValue == 500)
    }
  }

  @Test(arguments: exchanges)
  func `a provider that fails costs the sentence nothing`(_ exchange: Exchange) throws {
    try ViewsProgram.using { program in
      let server = try ScriptedServer([.whole(status: 400, body: "{}")])
      let output = try program.run(
        "say", "--json", "I drank 500 ml of water", environment: exchange.environment(server.port))
      let record = try output.json()
      #expect(record["engine"] == "offline")
      #expect(record["fallback"] == "bad_request")
      #expect(record["entries"]?.arrayValue?.count == 1)
    }
  }

  @Test func `the next model of the list logs what the first could not, once`() throws {
    try ViewsProgram.using { program in
      let first = try ScriptedServer(Array(repeating: .whole(status: 503, body: "{}"), count: 3))
      let second = try ScriptedServer([Self.exchanges[3].call, Self.exchanges[3].words])
      let folder = FileManager.default.temporaryDirectory.appending(path: "ada-model-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder.appending(path: "ada"), withIntermediateDirectories: true)
      let file = """
        {"provider":"openai","baseURL":"\(first.baseURL)",
        "fallback":[{"provider":"gemini","baseURL":"http://127.0.0.1:\(second.port)"}]}
        """
      try Data(file.utf8).write(to: folder.appending(path: "ada/config.json"))
      let output = try program.run(
        "say", "--json", "I drank 500 ml of water", environment: ["XDG_CONFIG_HOME": folder.path])
      let record = try output.json()
      #expect(record["engine"] == "gemini")
      #expect(record["fallback"] == nil)
      #expect(record["entries"]?.arrayValue?.count == 1)
      #expect(first.requests.count == 3)
      #expect(try program.run("today", "--json").json()["waterMl"]?.doubleValue == 500)
    }
  }
}
