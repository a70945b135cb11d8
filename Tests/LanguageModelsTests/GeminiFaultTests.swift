import AdaTestSupport
import LanguageModels
import Testing

@Suite(.timeLimit(.minutes(60))) struct GeminiFaultTests {
  @Test func `what Google writes into its errors is read`() async throws {
    let wait = """
      {"error":{"code":429,"message":"no such thing","status":"RESOURCE_EXHAUSTED","details":[
      {"@type":"type.googleapis.com/google.rpc.QuotaFailure"},
      {"@type":"type.googleapis.com/google.rpc.RetryInfo","retryDelay":"34.5s"}]}}
      """
    let key = """
      [{"error":{"code":400,"message":"API key not valid.","status":"INVALID_ARGUMENT","details":[
      {"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"API_KEY_INVALID"}]}}]
      """
    let server = try ScriptedServer([.whole(status: 429, body: wait), .whole(status: 400, body: key)])
    await #expect(
      throws: ModelError.rateLimited(retryAfter: .milliseconds(34_500), message: ProviderFaultTests.message)
    ) {
      try await Provider.gemini.ask(server)
    }
    await #expect(throws: ModelError.unauthorized(status: 400, hint: "it does not accept the key from A_KEY")) {
      try await Provider.gemini.ask(server)
    }
  }
}
