import AdaTestSupport
import JSONTree
import Testing

@testable import ada

@Suite(.timeLimit(.minutes(60))) struct ModelTrialTests {
  @Test func `a try says what the model can do`() throws {
    try ViewsProgram.using { program in
      let words = ProviderTurnTests.exchanges[0].words
      let server = try ScriptedServer([
        words, ProviderTurnTests.exchanges[0].call,
        .events([
          #"{"choices":[{"delta":{"content":"{\"drink\":\"tea\",\"letters\":3}"},"finish_reason":"stop"}]}"#, "[DONE]",
        ]),
        .whole(status: 400, body: #"{"error":{"message":"image input is not supported"}}"#),
      ])
      let result = try program.run("model", "test", "--json", environment: ["OPENAI_BASE_URL": server.baseURL])
      #expect(result.code == 0, "\(result.error)")
      let json = try result.json()
      #expect(json["callsTools"] == true)
      #expect(json["structuredOutput"]?["works"] == true)
      #expect(json["images"]?["works"] == false)
      #expect(json["images"]?["reason"]?.stringValue?.contains("image input is not supported") == true)
      #expect(server.requests[2].body.contains("json_schema"))
      #expect(server.requests[3].body.contains("data:image/png;base64,iVBOR"))
    }
  }
}
