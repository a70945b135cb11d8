import AdaTestSupport
import Coaching
import Foundation
import JSONTree
import LanguageModels
import Testing

@testable import ada

/// Which adapter the settings come to.
@Suite(.timeLimit(.minutes(60))) struct ModelProvidersTests {
  static func setup(_ environment: [String: String], file: String? = nil) throws -> ModelSetup {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ada-model-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    if let file {
      let config = folder.appending(path: "ada/config.json")
      try FileManager.default.createDirectory(
        at: config.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.utf8).write(to: config)
    }
    let environment = ["XDG_CONFIG_HOME": folder.path, "HOME": folder.path].merging(environment) { $1 }
    return try ModelSetup(context: AppContext(environment: environment, timeZone: .gmt))
  }

  @Test func `a key is enough, and openai comes before anthropic before gemini`() throws {
    var environment = ["GEMINI_API_KEY": "g"]
    let gemini = try #require(try Self.setup(environment).choices().first)
    #expect(gemini.model is GeminiChatModel)
    #expect(gemini.model.provider == "gemini")
    #expect(!gemini.isLocal)
    environment["ANTHROPIC_API_KEY"] = "a"
    #expect(try Self.setup(environment).choices().first?.model is AnthropicChatModel)
    environment["OPENAI_API_KEY"] = "o"
    #expect(try Self.setup(environment).choices().first?.model is OpenAIChatModel)
    environment["ADA_PROVIDER"] = "gemini"
    #expect(try Self.setup(environment).choices().first?.model is GeminiChatModel)
    environment["ADA_PROVIDER"] = "offline"
    #expect(try Self.setup(environment).choices().isEmpty)
  }

  @Test func `Responses is spoken where it is asked for and nowhere else`() throws {
    let local = ["OPENAI_BASE_URL": "http://127.0.0.1:8088/v1"]
    #expect(try Self.setup(local).choices().first?.model is OpenAIChatModel)
    #expect(
      try Self.setup(local.merging(["ADA_OPENAI_API": "responses"]) { $1 }).choices().first?.model
        is OpenAIResponsesModel)
    for file in [#"{"api":"responses"}"#, #"{"providers":{"openai":{"api":"responses"}}}"#] {
      let setup = try Self.setup(local, file: file)
      #expect(try setup.choices().first?.model is OpenAIResponsesModel)
      #expect(try setup.settings().map(setup.origins)?.api == "configuration file")
    }
    #expect(
      try Self.setup(local.merging(["ADA_OPENAI_API": "chat"]) { $1 }, file: #"{"api":"responses"}"#).choices().first?
        .model is OpenAIChatModel)
    #expect(
      try Self.setup(["ANTHROPIC_API_KEY": "a", "ADA_OPENAI_API": "responses"]).choices().first?.model
        is AnthropicChatModel)
  }

  @Test(arguments: [
    #"{"api":"telegraph"}"#, #"{"api":7}"#, #"{"providers":{"gemini":{"api":"chat"}}}"#, #"{"provider":"llama"}"#,
    #"{"fallback":{"provider":"gemini"}}"#, #"{"fallback":[{"model":"x"}]}"#, #"{"fallback":[{"provider":"offline"}]}"#,
    #"{"fallback":[{"provider":"gemini","key":"x"}]}"#, #"{"fallback":[{"provider":"gemini","api":"chat"}]}"#,
  ])
  func `a setting that is none is refused with its name`(_ file: String) throws {
    let failure = #expect(throws: Failure.self) { try Self.setup([:], file: file) }
    #expect(failure?.code == .configuration)
  }

  @Test func `an interface that is none is refused with its name`() throws {
    let failure = #expect(throws: Failure.self) {
      try Self.setup(["OPENAI_API_KEY": "o", "ADA_OPENAI_API": "telegraph"]).choices()
    }
    #expect(failure?.description.contains("ADA_OPENAI_API") == true)
  }

  @Test func `each provider has its own address, model and key`() throws {
    let file = """
      {"provider":"anthropic","model":"claude-x",
      "providers":{"gemini":{"model":"gemini-x","baseURL":"http://127.0.0.1:9/v1beta","timeout":9}}}
      """
    let anthropic = try #require(try Self.setup([:], file: file).settings())
    #expect(anthropic.modelName == "claude-x")
    #expect(anthropic.baseURL == nil)
    let gemini = try #require(try Self.setup(["ADA_PROVIDER": "gemini"], file: file).settings())
    #expect(gemini.modelName == "gemini-x")
    #expect(gemini.baseURL == "http://127.0.0.1:9/v1beta")
    #expect(gemini.silence == 9)
    let openai = try #require(try Self.setup(["ADA_PROVIDER": "openai"], file: file).settings())
    #expect(openai.modelName == ModelProvider.openai.defaultModel)
  }

  @Test func `an address at the top that names no provider is openai's alone, with the key beside it`() throws {
    let file = #"{"baseURL":"http://my-llama/v1","model":"qwen","keyFile":"/key"}"#
    for provider in ["anthropic", "gemini"] {
      let key = "\(provider.uppercased())_API_KEY"
      let settings = try #require(try Self.setup([key: "k"], file: file).settings())
      #expect(settings.provider.rawValue == provider && settings.baseURL == nil && settings.model == nil)
      #expect(try !Self.setup(["ADA_PROVIDER": provider], file: file).hasKey(of: settings.provider))
    }
    let openai = try #require(try Self.setup([:], file: file).settings())
    #expect(openai.baseURL == "http://my-llama/v1" && openai.model == "qwen" && openai.hasKey)
  }

  static let list = """
    {"provider":"anthropic","model":"claude-x","turnTimeout":9,"keyCommand":"echo secret",
    "providers":{"gemini":{"model":"gemini-x","turnTimeout":60,"timeout":2}},
    "fallback":[{"provider":"gemini"},{"provider":"openai","model":"qwen","baseURL":"http://127.0.0.1:9/v1"},
    {"provider":"openai","api":"responses"},{"provider":"anthropic","model":"claude-y"}]}
    """

  @Test func `the models of the list come after the first, in order, within its deadline`() throws {
    let environment = ["ADA_MODEL": "claude-z", "OPENAI_BASE_URL": "http://127.0.0.1:8/v1"]
    let setup = try Self.setup(environment, file: Self.list)
    let choices = try setup.choices()
    #expect(choices.map(\.model.provider) == ["anthropic", "gemini", "openai", "openai", "anthropic"])
    #expect(
      choices.map(\.model.modelName)
        == ["claude-z", "gemini-x", "qwen", "default", "claude-y"])
    #expect(choices.map(\.deadlines.total) == Array(repeating: .seconds(9), count: 5))
    #expect(choices.map(\.deadlines.silence) == [5, 2, 5, 5, 5].map { .seconds($0) })
    #expect(choices.map(\.isLocal) == [false, false, true, true, false])
    #expect(choices[3].model is OpenAIResponsesModel)
    let settings = try #require(try setup.settings())
    let fallback = try setup.fallbackSettings(after: settings)
    #expect(fallback.map(\.baseURL) == [nil, "http://127.0.0.1:9/v1", "http://127.0.0.1:8/v1", nil])
    let text = ModelView(page: Page(style: .plain, width: 120)).text(
      for: settings, origins: setup.origins(of: settings), fallback: fallback, configFile: "/c.json")
    #expect(text.contains("  then      openai qwen (http://127.0.0.1:9/v1)\n"))
    #expect(try Self.setup(["ADA_PROVIDER": "offline"], file: Self.list).choices().isEmpty)
  }

  @Test func `the settings are shown with the names in force`() throws {
    let setup = try Self.setup(["ANTHROPIC_API_KEY": "secret"])
    let settings = try #require(try setup.settings())
    let origins = setup.origins(of: settings)
    let text = ModelView(page: Page(style: .plain, width: 80)).text(
      for: settings, origins: origins, configFile: "/c.json")
    #expect(text.contains("  provider  anthropic (ANTHROPIC_API_KEY is set)\n"))
    #expect(text.contains("  model     \(ModelProvider.anthropic.defaultModel) (default)\n"))
    #expect(text.contains("  address   https://api.anthropic.com/v1 (default)\n"))
    #expect(!text.contains("interface"))
    #expect(!(text + settings.json(origins).serialized()).contains("secret"))
    let responses = try Self.setup(["OPENAI_API_KEY": "secret", "ADA_OPENAI_API": "responses"])
    let shown = try #require(try responses.settings())
    let view = ModelView(page: Page(style: .plain, width: 80)).text(
      for: shown, origins: responses.origins(of: shown), configFile: "/c.json")
    #expect(view.contains("  interface responses (ADA_OPENAI_API)\n"))
  }
}
