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
    let message = Self.message(in: body).flatMap(endpoint.line) ?? "no explanation was given"
    let details = Self.details(in: body)
    switch status {
    case 300..<400: self = .redirected(status: status)
    // Gemini says so with status 400.
    case 400 where details.contains { $0["reason"] == "API_KEY_INVALID" }, 401:
      self = .unauthorized(status: status, hint: endpoint.keyHint)
    case 403: self = .unauthorized(status: status, hint: "\(endpoint.keyHint); the server says: \(message)")
    case 429: self = .rateLimited(retryAfter: Self.retryAfter(headers) ?? Self.retryDelay(details), message: message)
    case 400, 404, 405, 413, 415, 422: self = .badRequest(status: status, message: message)
    default: self = .badStatus(status, message: message)
    }
  }

  /// The error that an error object in a reply with status 200 means. Its `code` may be a number, a word or null.
  ///
  /// - Parameter words: the status that each of the provider's own words (in `type` or `code`) stands for.
  init(errorObject: JSONValue, endpoint: ModelEndpoint, words: [String: Int] = [:]) {
    let body: JSONValue = ["error": errorObject]
    let named = [errorObject["type"], errorObject["code"]].lazy.compactMap { $0?.stringValue }.compactMap { words[$0] }
    let status = errorObject["code"]?.intValue ?? errorObject["status"]?.intValue ?? named.first ?? 200
    self.init(status: status, headers: [:], body: body.serializedBytes(), endpoint: endpoint)
  }

  /// The server's own words.
  static func message(in body: [UInt8]) -> String? {
    if let value = try? JSONValue(parsing: String(decoding: body, as: UTF8.self)) {
      let error = value[0]?["error"] ?? value["error"]
      let words = error?["message"] ?? error ?? value["message"] ?? value["detail"]
      guard let words, !words.isNull else { return nil }
      return words.stringValue ?? words.serialized()
    }
    let text = String(decoding: body, as: UTF8.self)
    return text.drop(while: \.isWhitespace).first == "<" ? "the answer is a web page, not a model's" : text
  }

  /// What Google adds to an error, each with an `@type`.
  private static func details(in body: [UInt8]) -> [JSONValue] {
    guard let value = try? JSONValue(parsing: String(decoding: body, as: UTF8.self)) else { return [] }
    return (value[0] ?? value)["error"]?["details"]?.arrayValue ?? []
  }

  /// How long Google asks to wait, such as `"retryDelay": "34.5s"`.
  private static func retryDelay(_ details: [JSONValue]) -> Duration? {
    guard let text = details.lazy.compactMap({ $0["retryDelay"]?.stringValue }).first, text.hasSuffix("s"),
      let seconds = Double(text.dropLast()), (0...86_400).contains(seconds)
    else { return nil }
    return .milliseconds(Int(seconds * 1000))
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
