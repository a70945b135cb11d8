import LanguageModels

extension ModelSetup {
  /// Where each setting in force comes from, for people who wonder why it is what it is.
  struct Origins: Equatable, Sendable {
    var provider: String
    var model: String
    var baseURL: String
    var api = "default"
    var key: String
    var silence: String
    var total: String
  }

  /// The places `settings()` takes its values from, in the same order: environment, configuration file, default.
  func origins(of settings: Settings) -> Origins {
    let provider = settings.provider
    let own = configuration.providers[provider.rawValue]
    let general = isGeneral(for: provider) ? configuration : Configuration()
    let file = "configuration file"
    func origin(_ variable: String, _ isInFile: Bool) -> String {
      context.nonEmpty(variable) != nil ? variable : isInFile ? file : "default"
    }
    let chosen: String =
      if context.nonEmpty("ADA_PROVIDER") != nil {
        "ADA_PROVIDER"
      } else if configuration.provider != nil {
        file
      } else if context.nonEmpty(provider.keyVariable) != nil {
        "\(provider.keyVariable) is set"
      } else {
        "\(context.nonEmpty("OPENAI_BASE_URL") != nil ? "OPENAI_BASE_URL" : "baseURL in the \(file)") is set"
      }
    return Origins(
      provider: chosen, model: origin("ADA_MODEL", own?.model != nil || general.model != nil),
      baseURL: origin(provider.baseURLVariable, own?.baseURL != nil || general.baseURL != nil),
      api: origin("ADA_OPENAI_API", own?.api != nil || general.api != nil),
      key: keySource(of: provider)?.origin ?? "none",
      silence: origin("ADA_TIMEOUT", own?.timeout != nil || configuration.timeout != nil),
      total: origin("ADA_TURN_TIMEOUT", own?.turnTimeout != nil || configuration.turnTimeout != nil))
  }
}
