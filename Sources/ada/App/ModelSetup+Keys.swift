import LanguageModels

extension ModelSetup {
  /// Where a provider's key comes from. The environment goes before the file, and in that a provider's own settings
  /// before the general ones.
  enum KeySource: Equatable {
    case environment(String)
    case file(String)
    case command(String)

    /// As errors name it.
    var words: String {
      switch self {
      case .environment(let variable): variable
      case .file(let path): path
      case .command: "the keyCommand"
      }
    }

    /// As `ada model` names it.
    var origin: String {
      switch self {
      case .environment(let variable): variable
      case .file(let path): path
      case .command: "keyCommand in the configuration file"
      }
    }
  }

  /// The source in force; nil where no key is configured.
  func keySource(of provider: ModelProvider) -> KeySource? {
    if context.nonEmpty(provider.keyVariable) != nil { return .environment(provider.keyVariable) }
    let general = isGeneral(for: provider) ? configuration : Configuration()
    for settings in [configuration.providers[provider.rawValue], general].compactMap(\.self) {
      if let path = settings.keyFile { return .file(path) }
      if let command = settings.keyCommand { return .command(command) }
    }
    return nil
  }

  /// The key from the configured file or command; nil where there is neither.
  func storedKey(of provider: ModelProvider) throws -> String? {
    switch keySource(of: provider) {
    case .file(let path): try KeyFile(path: path, home: context.nonEmpty("HOME")).key()
    case .command(let command): try lateKeys[command].key()
    case .environment, nil: nil
    }
  }
}
