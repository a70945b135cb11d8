import Foundation
import JSONTree
import LanguageModels

extension Configuration {
  /// A model that is asked after others have failed. What it leaves out is its provider's own.
  struct Fallback: Equatable, Sendable {
    var provider: ModelProvider
    var model: String?
    var baseURL: String?
    /// Only openai has a choice.
    var api: OpenAIInterface?

    private static let keys = ["provider", "model", "baseURL", "api"]
    /// More would not be reached within a turn's deadline.
    private static let most = 8

    /// The value of `fallback`.
    /// - Throws: `Failure` with code 78, naming the key that is wrong.
    static func list(_ value: JSONValue, _ name: String, _ file: URL) throws -> [Fallback] {
      guard let members = value.arrayValue, members.count <= most else {
        throw Configuration.wrong("\"\(name)\"", "must be a list of at most \(most) models", file)
      }
      return try members.enumerated().map { try Fallback($1, "\(name)[\($0)]", file) }
    }

    init(_ value: JSONValue, _ name: String, _ file: URL) throws {
      guard let object = value.objectValue else {
        throw Configuration.wrong("\"\(name)\"", "must be a JSON object such as {\"provider\": \"gemini\"}", file)
      }
      if let key = object.keys.first(where: { !Self.keys.contains($0) }) {
        throw Configuration.wrong(
          "\"\(name).\(key)\"", "is unknown; the keys are \(Self.keys.joined(separator: ", "))", file)
      }
      guard let provider = object["provider"]?.stringValue.flatMap(ModelProvider.init) else {
        let names = ModelProvider.allCases.map(\.rawValue).joined(separator: ", ")
        throw Configuration.wrong("\"\(name).provider\"", "must be one of \(names)", file)
      }
      self.provider = provider
      model = try object["model"].map { try Configuration.text($0, "\(name).model", file) }
      baseURL = try object["baseURL"].map { try Configuration.text($0, "\(name).baseURL", file) }
      api = try object["api"].map { try Configuration.interface($0, "\(name).api", file) }
      if api != nil, provider != .openai {
        throw Configuration.wrong("\"\(name).api\"", "is unknown: only openai has a choice of interfaces", file)
      }
    }
  }
}

extension ModelSetup {
  /// The models that are asked after the first, in order, within the first one's deadline for the turn.
  ///
  /// `ADA_MODEL` is the first one's. An address that stands in the list goes before the environment's, which is one for
  /// all models of a provider.
  func fallbackSettings(after first: Settings) throws -> [Settings] {
    try configuration.fallback.map { try settings(of: $0, total: first.total) }
  }

  /// A model that stands in a list of the configuration.
  ///
  /// - Parameter total: seconds for the whole turn.
  func settings(of entry: Configuration.Fallback, total: Double) throws -> Settings {
    let own = configuration.providers[entry.provider.rawValue]
    return Settings(
      provider: entry.provider, model: entry.model ?? own?.model,
      baseURL: entry.baseURL ?? context.nonEmpty(entry.provider.baseURLVariable) ?? own?.baseURL,
      api: entry.api ?? own?.api ?? .chat, hasKey: hasKey(of: entry.provider),
      silence: try seconds("ADA_TIMEOUT") ?? own?.timeout ?? configuration.timeout ?? 5, total: total)
  }
}
