import LanguageModels
import Testing

@Suite struct ModelEndpointTests {
  @Test(arguments: ["http://localhost:8088/v1", "http://localhost:8088/v1/", " http://localhost:8088/v1// \n"])
  func `a slash at the end does not matter`(_ url: String) throws {
    let endpoint = try ModelEndpoint(baseURL: url)
    #expect(endpoint.baseURL == "http://localhost:8088/v1")
    #expect(endpoint.host == "localhost:8088")
    #expect(endpoint.isLocal)
  }

  @Test(arguments: [
    ("localhost", true), ("LOCALHOST", true), ("127.0.0.1", true), ("127.1.2.3", true), ("[::1]", true),
    ("127.example.org", false), ("127.0.0.1.example.org", false), ("127.0.0.256", false), ("127.0.0", false),
    ("127.0.0.+1", false), ("128.0.0.1", false), ("localhost.example.org", false),
  ])
  func `only an address of this machine is local`(host: String, isLocal: Bool) throws {
    #expect(try ModelEndpoint(baseURL: "http://\(host):8088/v1").isLocal == isLocal)
  }

  @Test(arguments: [
    "", "localhost:8088/v1", "ftp://host/v1", "file:///etc/passwd", "http://", "http:///v1", "https://host/v1?x=1",
    "https://ho st/v1", "https://host/v1#x",
  ])
  func `what is no web address is refused`(_ url: String) {
    #expect(throws: EndpointError.badURL) { try ModelEndpoint(baseURL: url) }
  }

  @Test func `secrets in wrong places are refused without being repeated`() {
    #expect(throws: EndpointError.passwordInURL) { try ModelEndpoint(baseURL: "https://me:pw@host/v1") }
    let error = #expect(throws: EndpointError.self) {
      try ModelEndpoint(baseURL: "https://host/v1", key: "sk-a\r\nX-Evil: 1", keySource: "OPENAI_API_KEY")
    }
    #expect(error == .badKey(source: "OPENAI_API_KEY"))
    #expect(error?.description.contains("sk-a") == false)
    #expect(throws: EndpointError.badHeader) {
      try ModelEndpoint(baseURL: "https://host/v1", headers: [(name: "X", value: "a\nY: b")])
    }
  }

  @Test func `nothing that prints an endpoint prints its secrets`() throws {
    let endpoint = try ModelEndpoint(
      baseURL: "https://host/v1", key: "sk-secret", headers: [(name: "X-Token", value: "tok-secret")])
    let model = OpenAIChatModel(endpoint: endpoint)
    var dumped = ""
    dump(model, to: &dumped)
    for text in ["\(endpoint)", String(reflecting: endpoint), "\(model)", String(reflecting: model), dumped] {
      #expect(!text.contains("secret"))
    }
  }

  @Test(arguments: [
    ("https://api.openai.com/v1", nil, "gpt-5.4-mini"), ("http://127.0.0.1:8088/v1", nil, "default"),
    ("http://127.0.0.1:8088/v1", "qwen", "qwen"), ("http://127.0.0.1:8088/v1", "", "default"),
  ])
  func `the model has a name`(_ url: String, _ model: String?, _ name: String) throws {
    #expect(OpenAIChatModel(endpoint: try ModelEndpoint(baseURL: url, model: model)).modelName == name)
  }
}
