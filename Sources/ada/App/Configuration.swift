import Coaching
import Foundation
import JSONTree
import LanguageModels

/// What the configuration file holds. Environment goes before it, options before the environment.
struct Configuration: Equatable, Sendable {
  var provider: String?
  var model: String?
  var baseURL: String?
  /// Seconds of silence.
  var timeout: Double?
  /// Seconds for a whole turn.
  var turnTimeout: Double?
  /// A file that holds the key, readable by its owner only.
  var keyFile: String?
  /// A command that prints the key.
  var keyCommand: String?
  /// Which of OpenAI's interfaces to speak.
  var api: OpenAIInterface?
  /// Models to ask after the first, in order.
  var fallback: [Fallback] = []
  /// The same settings for one provider, which go before the general ones.
  var providers: [String: Configuration] = [:]
  /// What tokens cost, by the model's name.
  var prices: [String: TokenPrice] = [:]
  /// What the models are compared with.
  var ab: ABSplit?

  static let providerNames = ModelProvider.allCases.map(\.rawValue) + ["offline"]
  private static let keys = [
    "provider", "model", "baseURL", "timeout", "turnTimeout", "keyFile", "keyCommand", "api", "providers", "fallback",
    "prices", "ab",
  ]
  /// Those that hold for all providers.
  private static let generalKeys = ["provider", "providers", "fallback", "prices", "ab"]

  /// The file's settings; none where there is no file.
  /// - Throws: `Failure` with code 78, naming the key that is wrong.
  static func read(_ file: URL) throws -> Configuration {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch CocoaError.fileReadNoSuchFile {
      return Configuration()
    } catch {
      throw Failure(.configuration, "The configuration \(file.path) cannot be read; check its permissions.")
    }
    if data.isEmpty { return Configuration() }
    do {
      return try Configuration(JSONValue(parsing: Array(data)), file: file)
    } catch let error as JSONParseError {
      throw Failure(.configuration, "The configuration \(file.path) is not valid JSON: \(error).")
    }
  }

  init() {}

  /// - Parameter path: where in the file the value stands, empty for all of it.
  /// - Throws: `Failure` with code 78, naming the key that is wrong.
  init(_ value: JSONValue, path: String = "", file: URL) throws {
    guard let object = value.objectValue else {
      throw Self.wrong(path.isEmpty ? "the file" : path, "must be a JSON object", file)
    }
    for key in object.keys {
      let name = path.isEmpty ? key : "\(path).\(key)"
      guard Self.keys.contains(key), path.isEmpty || !Self.generalKeys.contains(key) else {
        throw Self.wrong("\"\(name)\"", "is unknown; the keys are \(Self.keys.joined(separator: ", "))", file)
      }
      let member = object[key] ?? .null
      if member.isNull { continue }
      switch key {
      case "provider": provider = try Self.provider(member, name, file)
      case "model": model = try Self.text(member, name, file)
      case "baseURL": baseURL = try Self.text(member, name, file)
      case "timeout": timeout = try Self.seconds(member, name, file)
      case "turnTimeout": turnTimeout = try Self.seconds(member, name, file)
      case "keyFile": keyFile = try Self.text(member, name, file)
      case "keyCommand": keyCommand = try Self.text(member, name, file)
      case "ab": ab = try ABSplit(member, name, file)
      case "prices": prices = try Self.prices(member, name, file)
      case "api":
        guard path.isEmpty || path == "providers.openai" else {
          throw Self.wrong("\"\(name)\"", "is unknown: only openai has a choice of interfaces", file)
        }
        api = try Self.interface(member, name, file)
      case "fallback": fallback = try Fallback.list(member, name, file)
      default: providers = try Self.providers(member, name, file)
      }
    }
  }

  private static func providers(_ value: JSONValue, _ name: String, _ file: URL) throws -> [String: Configuration] {
    guard let object = value.objectValue else { throw wrong("\"\(name)\"", "must be a JSON object", file) }
    var all: [String: Configuration] = [:]
    for provider in object.keys {
      guard providerNames.contains(provider) else {
        throw wrong(
          "\"\(name).\(provider)\"", "is no provider; they are \(providerNames.joined(separator: ", "))", file)
      }
      all[provider] = try Configuration(object[provider] ?? .null, path: "\(name).\(provider)", file: file)
    }
    return all
  }

  static func text(_ value: JSONValue, _ name: String, _ file: URL) throws -> String {
    guard let text = value.stringValue, !text.isEmpty else { throw wrong("\"\(name)\"", "must be text", file) }
    return text
  }

  static func interface(_ value: JSONValue, _ name: String, _ file: URL) throws -> OpenAIInterface {
    guard let api = value.stringValue.flatMap(OpenAIInterface.init) else {
      throw wrong("\"\(name)\"", "must be one of \(OpenAIInterface.names)", file)
    }
    return api
  }

  static func provider(_ value: JSONValue, _ name: String, _ file: URL) throws -> String {
    guard let text = value.stringValue, providerNames.contains(text) else {
      throw wrong("\"\(name)\"", "must be one of \(providerNames.joined(separator: ", "))", file)
    }
    return text
  }

  private static func seconds(_ value: JSONValue, _ name: String, _ file: URL) throws -> Double {
    guard let seconds = value.doubleValue, (0.05...3600).contains(seconds) else {
      throw wrong("\"\(name)\"", "must be seconds, from 0.05 to 3600", file)
    }
    return seconds
  }

  static func wrong(_ what: String, _ why: String, _ file: URL) -> Failure {
    Failure(.configuration, "In the configuration \(file.path), \(what) \(why).")
  }
}
