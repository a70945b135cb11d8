import Testing

@testable import LanguageModels

@Suite struct ModelErrorTests {
  @Test(arguments: [
    #"{"error":{"message":"Incorrect API key provided: sk-proj-abc123. Find it at x."}}"#,
    #"{"error":{"message":"Bad key my-own-key!"}}"#,
    #"{"error":{"message":"Incorrect API key provided: my-o***-key."}}"#,
    #"my-own-key"#,
  ])
  func `a key that the server repeats is taken out`(_ body: String) throws {
    let endpoint = try ModelEndpoint(baseURL: "https://host/v1", key: "my-own-key", keySource: "OPENAI_API_KEY")
    for status in [400, 401, 403, 429, 500, 503] {
      let error = ModelError(status: status, headers: [:], body: Array(body.utf8), endpoint: endpoint)
      for text in ["\(error)", String(reflecting: error)] {
        #expect(!text.contains("my-o"))
        #expect(!text.contains("abc123"))
      }
    }
  }

  @Test func `every error is one sentence`() {
    let errors: [ModelError] = [
      .timedOut(.connect), .timedOut(.firstByte), .timedOut(.silence), .timedOut(.total),
      .unreachable(.refused, host: "h:1"), .unreachable(.unknownHost, host: "h"),
      .unreachable(.insecure("why"), host: "h"), .unreachable(.dropped, host: "h"),
      .unreachable(.other("why"), host: "h"), .unauthorized(status: 401, hint: "it wants a key and none is set"),
      .badRequest(status: 404, message: "gone."), .rateLimited(retryAfter: .seconds(7), message: "slow down."),
      .rateLimited(retryAfter: nil, message: "slow down."), .badStatus(500, message: "boom."),
      .redirected(status: 301), .tooLarge(limit: 8 << 20), .invalidReply(reason: "it is empty"), .refused("No."),
      .cancelled,
    ]
    for error in errors {
      #expect(error.description.hasSuffix("."))
      #expect(!error.description.contains("\n"))
    }
    #expect(Set(errors.map(\.description)).count == errors.count)
    #expect("\(ModelError.unreachable(.refused, host: "h:1"))" == "Nobody listens at h:1.")
    #expect(ModelError.rateLimited(retryAfter: .seconds(7), message: "").description.contains("7 s"))
  }

  @Test func `a long message is cut and kept on one line`() throws {
    let endpoint = try ModelEndpoint(baseURL: "https://host/v1")
    #expect(endpoint.line("a\u{0}b\u{1B}[31m\r\n\tc") == "a b [31m c")
    #expect(endpoint.line(" \n") == nil)
    #expect(endpoint.line(String(repeating: "x", count: 500))?.count == 200)
  }

  @Test(arguments: 180...200) func `no half of a key is left where a message is cut`(place: Int) throws {
    let endpoint = try ModelEndpoint(baseURL: "https://host/v1", key: "AIzaSECRET1234567890")
    let line = try #require(endpoint.line(String(repeating: "x", count: place) + "AIzaSECRET1234567890 yz"))
    #expect(!line.contains("AI") && line.count <= 200)
  }
}
