extension ModelSetup {
  /// Where each setting in force comes from, for people who wonder why it is what it is.
  struct Origins: Equatable, Sendable {
    var provider: String
    var model: String
    var baseURL: String
    var key: String
    var silence: String
    var total: String
  }

  /// The places `settings()` takes its values from, in the same order: environment, configuration file, default.
  func origins(of settings: Settings) -> Origins {
    let provider = settings.provider
    let own = configuration.providers[provider]
    let isGeneral = configuration.provider == nil || configuration.provider == provider
    let file = "configuration file"
    func origin(_ variable: String, _ isInFile: Bool, _ fallback: String = "default") -> String {
      context.nonEmpty(variable) != nil ? variable : isInFile ? file : fallback
    }
    let chosen: String =
      if context.nonEmpty("ADA_PROVIDER") != nil {
        "ADA_PROVIDER"
      } else if configuration.provider != nil {
        file
      } else if context.nonEmpty(settings.keyVariable) != nil {
        "\(settings.keyVariable) is set"
      } else {
        "\(context.nonEmpty("OPENAI_BASE_URL") != nil ? "OPENAI_BASE_URL" : "baseURL in the \(file)") is set"
      }
    let hasKeyCommand = own?.keyCommand != nil || (isGeneral && configuration.keyCommand != nil)
    return Origins(
      provider: chosen,
      model: origin("ADA_MODEL", own?.model != nil || (isGeneral && configuration.model != nil)),
      baseURL: origin(
        "\(provider.uppercased())_BASE_URL", own?.baseURL != nil || (isGeneral && configuration.baseURL != nil)),
      key: context.nonEmpty(settings.keyVariable) != nil
        ? settings.keyVariable : hasKeyCommand ? "keyCommand in the \(file)" : "none",
      silence: origin("ADA_TIMEOUT", own?.timeout != nil || configuration.timeout != nil),
      total: origin("ADA_TURN_TIMEOUT", own?.turnTimeout != nil || configuration.turnTimeout != nil))
  }
}
