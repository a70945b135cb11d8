import Coaching
import Foundation
import LanguageModels

/// Which models are configured: options over environment over the configuration file.
struct ModelSetup: Sendable {
  let context: AppContext
  let configuration: Configuration

  init(context: AppContext) throws {
    self.context = context
    configuration = try Configuration.read(context.configFile)
  }

  /// A provider, resolved.
  struct Settings: Equatable, Sendable {
    var provider: String
    var model: String?
    var baseURL: String?
    var keyVariable: String
    var hasKey: Bool
    var silence: Double
    var total: Double
  }

  /// The provider in force; nil means the offline engine.
  /// - Throws: `Failure` with code 78 for a provider that is unknown or a timeout that is none.
  func settings() throws -> Settings? {
    guard let provider = try provider(), provider != "offline" else { return nil }
    let own = configuration.providers[provider]
    let isGeneral = configuration.provider == nil || configuration.provider == provider
    return Settings(
      provider: provider,
      model: context.nonEmpty("ADA_MODEL") ?? own?.model ?? (isGeneral ? configuration.model : nil),
      baseURL: baseURL(of: provider), keyVariable: Self.keyVariable(provider),
      hasKey: context.nonEmpty(Self.keyVariable(provider)) != nil || keyCommand(of: provider) != nil,
      silence: try seconds("ADA_TIMEOUT") ?? own?.timeout ?? configuration.timeout ?? 5,
      total: try seconds("ADA_TURN_TIMEOUT") ?? own?.turnTimeout ?? configuration.turnTimeout ?? 20)
  }

  /// The models to ask, in order.
  func choices() throws -> [ModelChoice] {
    guard let settings = try settings() else { return [] }
    let endpoint: ModelEndpoint
    do {
      endpoint = try ModelEndpoint(
        baseURL: settings.baseURL ?? "https://api.openai.com/v1", key: try key(of: settings),
        keySource: settings.keyVariable, model: settings.model)
    } catch let error as EndpointError {
      throw Failure(.configuration, error.description)
    }
    guard settings.provider == "openai" else {
      throw Failure(
        .configuration,
        "This version of Ada speaks the OpenAI form only; set ADA_PROVIDER to openai or offline, not \(settings.provider)."
      )
    }
    return [
      ModelChoice(
        model: OpenAIChatModel(endpoint: endpoint),
        deadlines: Deadlines(silence: .seconds(settings.silence), total: .seconds(settings.total)),
        isLocal: endpoint.isLocal)
    ]
  }

  private func provider() throws -> String? {
    if let named = context.nonEmpty("ADA_PROVIDER") {
      guard Configuration.providerNames.contains(named) else {
        throw Failure(
          .configuration,
          "ADA_PROVIDER is \"\(named)\"; it must be one of \(Configuration.providerNames.joined(separator: ", ")).")
      }
      return named
    }
    if let named = configuration.provider { return named }
    let withKey = ["openai", "anthropic", "gemini"].first { provider in
      context.nonEmpty(Self.keyVariable(provider)) != nil
    }
    return withKey ?? (context.nonEmpty("OPENAI_BASE_URL") != nil || configuration.baseURL != nil ? "openai" : nil)
  }

  private func baseURL(of provider: String) -> String? {
    context.nonEmpty("\(provider.uppercased())_BASE_URL") ?? configuration.providers[provider]?.baseURL
      ?? (configuration.provider == provider || configuration.provider == nil ? configuration.baseURL : nil)
  }

  private func keyCommand(of provider: String) -> String? {
    configuration.providers[provider]?.keyCommand
      ?? (configuration.provider == provider || configuration.provider == nil ? configuration.keyCommand : nil)
  }

  private func key(of settings: Settings) throws -> String? {
    if let key = context.nonEmpty(settings.keyVariable) { return key.trimmingCharacters(in: .whitespacesAndNewlines) }
    return try keyCommand(of: settings.provider).map { try KeyCommand(command: $0).key() }
  }

  private func seconds(_ name: String) throws -> Double? {
    guard let text = context.nonEmpty(name) else { return nil }
    guard let seconds = Double(text), (0.05...3600).contains(seconds) else {
      throw Failure(.configuration, "\(name) is \"\(text)\"; it must be seconds, from 0.05 to 3600.")
    }
    return seconds
  }

  static func keyVariable(_ provider: String) -> String { "\(provider.uppercased())_API_KEY" }
}
