import Coaching
import Foundation
import LanguageModels

/// Which models are configured: options over environment over the configuration file.
struct ModelSetup: Sendable {
  let context: AppContext
  let configuration: Configuration
  /// Whether a command that prints a key is left until its model is asked; else it is run with the set-up.
  let waitsWithKeys: Bool
  let lateKeys = LateKeys()

  init(context: AppContext, waitsWithKeys: Bool = false) throws {
    self.context = context
    self.waitsWithKeys = waitsWithKeys
    configuration = try Configuration.read(context.configFile)
  }

  /// A provider, resolved.
  struct Settings: Equatable, Sendable {
    var provider: ModelProvider
    /// Nil where none is configured and the provider's default is asked.
    var model: String?
    /// Nil where none is configured and the provider's own is used.
    var baseURL: String?
    /// Only openai has a choice.
    var api = OpenAIInterface.chat
    var hasKey: Bool
    var silence: Double
    var total: Double
  }

  /// The provider in force; nil means the offline engine.
  /// - Throws: `Failure` with code 78 for a provider that is unknown or a timeout that is none.
  func settings() throws -> Settings? {
    guard let provider = try provider() else { return nil }
    let own = configuration.providers[provider.rawValue]
    let general = isGeneral(for: provider) ? configuration : Configuration()
    return Settings(
      provider: provider, model: context.nonEmpty("ADA_MODEL") ?? own?.model ?? general.model,
      baseURL: context.nonEmpty(provider.baseURLVariable) ?? own?.baseURL ?? general.baseURL,
      api: provider == .openai ? try interface() ?? own?.api ?? general.api ?? .chat : .chat,
      hasKey: hasKey(of: provider),
      silence: try seconds("ADA_TIMEOUT") ?? own?.timeout ?? configuration.timeout ?? 5,
      total: try seconds("ADA_TURN_TIMEOUT") ?? own?.turnTimeout ?? configuration.turnTimeout ?? 20)
  }

  /// The models to ask, in order.
  func choices() throws -> [ModelChoice] {
    guard let first = try settings() else { return [] }
    return try ([first] + fallbackSettings(after: first)).map(choice)
  }

  func choice(_ settings: Settings) throws -> ModelChoice {
    let source = keySource(of: settings.provider)
    let late: LateKey? = if waitsWithKeys, case .command(let command)? = source { lateKeys[command] } else { nil }
    let key = try late == nil ? key(of: settings.provider) : nil
    do {
      let endpoint = try settings.endpoint(key: key, source: source?.words, wireLog: context.wireLog)
      var model = settings.model(at: endpoint)
      if let late {
        model = LateKeyModel(model, key: late) { [wireLog = context.wireLog] key in
          settings.model(at: try settings.endpoint(key: key, source: source?.words, wireLog: wireLog))
        }
      }
      return ModelChoice(
        model: model, deadlines: Deadlines(silence: .seconds(settings.silence), total: .seconds(settings.total)),
        isLocal: endpoint.isLocal)
    } catch {
      throw Failure(.configuration, error.description)
    }
  }

  /// Whether the settings at the top of the configuration file are meant for this provider. An address that names no
  /// provider is openai's, with what stands beside it: another's key must not go there.
  func isGeneral(for provider: ModelProvider) -> Bool {
    let unnamed = configuration.baseURL == nil ? nil : ModelProvider.openai.rawValue
    return (configuration.provider ?? unnamed ?? provider.rawValue) == provider.rawValue
  }

  private func provider() throws -> ModelProvider? {
    if let named = context.nonEmpty("ADA_PROVIDER") {
      guard Configuration.providerNames.contains(named) else {
        throw Failure(
          .configuration,
          "ADA_PROVIDER is \"\(named)\"; it must be one of \(Configuration.providerNames.joined(separator: ", ")).")
      }
      return ModelProvider(rawValue: named)
    }
    if let named = configuration.provider { return ModelProvider(rawValue: named) }
    if let withKey = ModelProvider.allCases.first(where: { context.nonEmpty($0.keyVariable) != nil }) { return withKey }
    let hasServer = context.nonEmpty(ModelProvider.openai.baseURLVariable) != nil || configuration.baseURL != nil
    return hasServer ? .openai : nil
  }

  func hasKey(of provider: ModelProvider) -> Bool { keySource(of: provider) != nil }

  func key(of provider: ModelProvider) throws -> String? {
    if let key = context.nonEmpty(provider.keyVariable) { return key }
    return try storedKey(of: provider)
  }

  private func interface() throws -> OpenAIInterface? {
    guard let text = context.nonEmpty("ADA_OPENAI_API") else { return nil }
    guard let api = OpenAIInterface(rawValue: text) else {
      throw Failure(.configuration, "ADA_OPENAI_API is \"\(text)\"; it must be one of \(OpenAIInterface.names).")
    }
    return api
  }

  func seconds(_ name: String) throws -> Double? {
    guard let text = context.nonEmpty(name) else { return nil }
    guard let seconds = Double(text), (0.05...3600).contains(seconds) else {
      throw Failure(.configuration, "\(name) is \"\(text)\"; it must be seconds, from 0.05 to 3600.")
    }
    return seconds
  }
}

extension ModelSetup.Settings {
  /// Where the model is. The key is taken along, never kept.
  ///
  /// - Parameters:
  ///   - source: where the key comes from, to name in errors.
  ///   - wireLog: is told what goes over the wire.
  func endpoint(
    key: String?, source: String? = nil, wireLog: WireLog? = nil
  ) throws(EndpointError) -> ModelEndpoint {
    try ModelEndpoint(
      baseURL: baseURL ?? provider.baseURL, key: key, keySource: source ?? provider.keyVariable, model: model,
      wireLog: wireLog)
  }

  /// The provider's adapter.
  func model(at endpoint: ModelEndpoint) -> any ChatModel {
    switch (provider, api) {
    case (.openai, .chat): OpenAIChatModel(endpoint: endpoint)
    case (.openai, .responses): OpenAIResponsesModel(endpoint: endpoint)
    case (.anthropic, _): AnthropicChatModel(endpoint: endpoint)
    case (.gemini, _): GeminiChatModel(endpoint: endpoint)
    }
  }

  /// The model's name in force, the default where none is configured.
  var modelName: String {
    guard let endpoint = try? endpoint(key: nil) else { return model ?? provider.defaultModel }
    return self.model(at: endpoint).modelName
  }
}
