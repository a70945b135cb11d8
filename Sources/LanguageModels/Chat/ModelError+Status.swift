import CCurl
import JSONTree

extension ModelError {
  /// The error that a status other than success means.
  ///
  /// - Parameters:
  ///   - status: the HTTP status, or the number an error object carries.
  ///   - headers: by lower-case name.
  ///   - body: what came with it, in any of the dialects seen: `{"error": {"message"}}`, `{"error": "…"}`,
  ///     `{"message"}`, plain text, or a page.
  ///   - endpoint: who was asked; its key is taken out of every message.
  init(status: Int, headers: [String: String], body: [UInt8], endpoint: ModelEndpoint) {
    let message = endpoint.redacted(Self.message(in: body) ?? "no explanation was given")
    switch status {
    case 300..<400: self = .redirected(status: status)
    case 401:
      self = .unauthorized(status: status, hint: endpoint.keyHint)
    case 403: self = .unauthorized(status: status, hint: "\(endpoint.keyHint); the server says: \(message)")
    case 429: self = .rateLimited(retryAfter: Self.retryAfter(headers), message: message)
    case 400, 404, 405, 413, 415, 422: self = .badRequest(status: status, message: message)
    default: self = .badStatus(status, message: message)
    }
  }

  /// The error that an error object in a reply with status 200 means. Its `code` may be a number, a word or null.
  init(errorObject: JSONValue, endpoint: ModelEndpoint) {
    let body: JSONValue = ["error": errorObject]
    let status = errorObject["code"]?.intValue ?? errorObject["status"]?.intValue ?? 200
    self.init(status: status, headers: [:], body: body.serializedBytes(), endpoint: endpoint)
  }

  /// The server's own words, on one line and of bounded length.
  static func message(in body: [UInt8]) -> String? {
    if let value = try? JSONValue(parsing: String(decoding: body, as: UTF8.self)) {
      let error = value[0]?["error"] ?? value["error"]
      let words = error?["message"] ?? error ?? value["message"] ?? value["detail"]
      guard let words, !words.isNull else { return nil }
      return oneLine(words.stringValue ?? words.serialized())
    }
    let text = String(decoding: body.prefix(4096), as: UTF8.self)
    if text.drop(while: \.isWhitespace).first == "<" { return "the answer is a web page, not a model's" }
    return oneLine(text)
  }

  /// A text on one line: runs of white space and control characters become one space, and 200 characters stay.
  static func oneLine(_ text: String) -> String? {
    let words = text.split { character in
      character.isWhitespace || character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
    }
    let line = words.joined(separator: " ")
    guard !line.isEmpty else { return nil }
    return line.count > 200 ? line.prefix(199) + "…" : line
  }

  /// How long the server asks to wait: `retry-after-ms`, or `Retry-After` in seconds or as a date.
  static func retryAfter(_ headers: [String: String]) -> Duration? {
    if let text = headers["retry-after-ms"], let milliseconds = Double(text), (0...86_400_000).contains(milliseconds) {
      return .milliseconds(Int(milliseconds))
    }
    guard let text = headers["retry-after"] else { return nil }
    if let seconds = Double(text) {
      return (0...86_400).contains(seconds) ? .milliseconds(Int(seconds * 1000)) : nil
    }
    // The server's own clock is the measure, so that a wrong clock here does no harm.
    guard let now = headers["date"].map({ ccurl_getdate($0) }), now >= 0 else { return nil }
    let then = ccurl_getdate(text)
    return then >= 0 ? .seconds(max(0, then - now)) : nil
  }
}
