/// The providers an adapter exists for, and what holds for each where nothing is configured.
///
/// Model names rot: this is the one place that has them, and a configured name goes out as it is.
public enum ModelProvider: String, Sendable, CaseIterable {
  case openai, anthropic, gemini

  /// The provider's own address.
  public var baseURL: String {
    switch self {
    case .openai: "https://api.openai.com/v1"
    case .anthropic: "https://api.anthropic.com/v1"
    case .gemini: "https://generativelanguage.googleapis.com/v1beta"
    }
  }

  /// A small and quick model of the provider's: a turn is one short sentence and one or two calls.
  public var defaultModel: String {
    switch self {
    case .openai: "gpt-5.4-mini"
    case .anthropic: "claude-haiku-5-5"
    case .gemini: "gemini-3.8-flash"
    }
  }

  /// The environment variable its key is looked for in.
  public var keyVariable: String { "\(rawValue.uppercased())_API_KEY" }

  /// The environment variable another address is looked for in.
  public var baseURLVariable: String { "\(rawValue.uppercased())_BASE_URL" }
}
