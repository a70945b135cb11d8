import Foundation

/// Where a model is, how to get in, and what it is called.
///
/// Its description and its mirror leave out the key and the headers, so that neither ends up in a log.
public struct ModelEndpoint: Sendable {
  /// Without a slash at its end, for example `https://api.openai.com/v1` or `http://127.0.0.1:8088/v1`.
  public let baseURL: String
  /// The host (and port) in it, for messages.
  public let host: String
  /// Whether the server is on this machine.
  public let isLocal: Bool
  /// The model's name; nil leaves the choice to the adapter.
  public let model: String?
  let key: String?
  let keySource: String?
  let headers: [(name: String, value: String)]
  let wireLog: WireLog?

  /// - Parameters:
  ///   - baseURL: the address up to and including `/v1`, with or without a slash at its end.
  ///   - key: sent in the way of the provider; nil or blank for a server that wants none. White space around it, as
  ///     key files have, is dropped.
  ///   - keySource: where the key comes from (such as `OPENAI_API_KEY`), to name in errors.
  ///   - headers: more headers to send with every request.
  ///   - wireLog: is told what goes over the wire, without the key.
  /// - Throws: what about these is unusable, in a sentence without the key.
  public init(
    baseURL: String, key: String? = nil, keySource: String? = nil, model: String? = nil,
    headers: [(name: String, value: String)] = [], wireLog: WireLog? = nil
  ) throws(EndpointError) {
    var trimmed = baseURL.trimmingCharacters(in: .whitespacesAndNewlines)
    while trimmed.hasSuffix("/") { trimmed.removeLast() }
    guard let parts = URLComponents(string: trimmed), let scheme = parts.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let name = parts.host, !name.isEmpty, parts.query == nil,
      parts.fragment == nil
    else { throw .badURL }
    guard parts.user == nil, parts.password == nil else { throw .passwordInURL }
    let key = key?.trimmingCharacters(in: .whitespacesAndNewlines)
    guard Self.isSendable(key ?? "") else { throw .badKey(source: keySource) }
    for header in headers where !Self.isSendable(header.name + header.value) || header.name.contains(":") {
      throw .badHeader
    }
    self.baseURL = trimmed
    self.host = parts.port.map { "\(name):\($0)" } ?? name
    self.isLocal = Self.isThisMachine(name)
    self.model = model.flatMap { $0.isEmpty ? nil : $0 }
    self.key = key.flatMap { $0.isEmpty ? nil : $0 }
    self.keySource = keySource
    self.headers = headers
    self.wireLog = wireLog
  }

  /// Whether a host is this machine by its name: `localhost`, `::1`, or four numbers of which the first is 127
  /// (RFC 1122). `127.example.org` is anybody's.
  static func isThisMachine(_ host: String) -> Bool {
    if ["localhost", "::1", "[::1]"].contains(host.lowercased()) { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127"
      && parts.allSatisfy { part in part.allSatisfy { $0.isASCII && $0.isNumber } && UInt8(part) != nil }
  }

  private static func isSendable(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F }
  }

  /// What to look at when the server does not let us in.
  var keyHint: String {
    guard key != nil else { return "it wants a key and none is set" }
    return "it does not accept the key\(keySource.map { " from \($0)" } ?? "")"
  }
}

extension ModelEndpoint: CustomStringConvertible, CustomReflectable {
  public var description: String { "\(baseURL) (\(model ?? "default model"))" }
  public var customMirror: Mirror { Mirror(self, children: ["baseURL": baseURL, "model": model as Any]) }
}

/// Why an endpoint cannot be used.
public enum EndpointError: Error, Equatable, Sendable, CustomStringConvertible {
  case badURL
  case passwordInURL
  case badKey(source: String?)
  case badHeader

  public var description: String {
    switch self {
    case .badURL: "The model's address must look like http://host/v1 or https://host/v1."
    case .passwordInURL: "The model's address must not hold a user name or password; set a key instead."
    case .badKey(let source): "The key\(source.map { " from \($0)" } ?? "") holds characters that no key has."
    case .badHeader: "A configured header holds characters that headers cannot have."
    }
  }
}
