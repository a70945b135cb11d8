/// Why a model gave no usable reply. No case ever holds a key.
public enum ModelError: Error, Equatable, Sendable {
  /// A deadline passed while waiting for that part of the exchange.
  case timedOut(TimeoutPhase)
  /// No conversation with that host came about, or it broke off before the reply began.
  case unreachable(UnreachableReason, host: String)
  /// 401 or 403: `hint` says what to look at.
  case unauthorized(status: Int, hint: String)
  /// The key could not be had, and nobody was asked. The words are a sentence.
  case noKey(String)
  /// The server says the request itself is wrong (400, 404, 405, 413, 415, 422): asking again will not help.
  case badRequest(status: Int, message: String)
  /// 429.
  case rateLimited(retryAfter: Duration?, message: String)
  /// Any other status that is no success.
  case badStatus(Int, message: String)
  /// The server answered with a redirect. It is not followed: the key is for the configured address only.
  case redirected(status: Int)
  /// The reply has more bytes than a reply may have.
  case tooLarge(limit: Int)
  /// The reply is not what the provider's interface describes, or stopped before its end.
  case invalidReply(reason: String)
  /// The model or its provider declined to answer.
  case refused(String)
  /// The exchange was given up by its own side.
  case cancelled

  /// What was waited for when a deadline passed.
  public enum TimeoutPhase: String, Sendable {
    case connect, firstByte, silence, total
  }

  /// Why a host could not be spoken to.
  public enum UnreachableReason: Equatable, Sendable {
    /// Nobody listens on that port.
    case refused
    /// The host's name is not known.
    case unknownHost
    /// No secure connection: the certificate or the protocol is not right.
    case insecure(String)
    /// The connection broke before the reply began.
    case dropped
    /// Anything else, in libcurl's words.
    case other(String)
  }
}

extension ModelError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .timedOut(.connect): "The model's server could not be connected to in time."
    case .timedOut(.firstByte): "The model did not begin to answer in time."
    case .timedOut(.silence): "The model fell silent."
    case .timedOut(.total): "The model did not finish in time."
    case .unreachable(.refused, let host): "Nobody listens at \(host)."
    case .unreachable(.unknownHost, let host): "There is no host named \(host)."
    case .unreachable(.insecure(let words), let host): "No secure connection to \(host): \(words)."
    case .unreachable(.dropped, let host): "\(host) closed the connection without an answer."
    case .unreachable(.other(let words), let host): "\(host) is out of reach: \(words)."
    case .unauthorized(let status, let hint): "The model's server refused access (\(status)): \(hint)."
    case .noKey(let words): words
    case .badRequest(let status, let message): "The model's server rejected the request (\(status)): \(message)"
    case .rateLimited(let wait?, _): "The model's server asks to wait \(wait.components.seconds) s."
    case .rateLimited(nil, let message): "The model's server takes no more requests now: \(message)"
    case .badStatus(let status, let message): "The model's server failed (\(status)): \(message)"
    case .redirected(let status):
      "The model's server redirects elsewhere (\(status)), which is not followed; check its address."
    case .tooLarge(let limit): "The model's reply is larger than \(limit / 1_048_576) MiB."
    case .invalidReply(let reason): "The model's reply cannot be read: \(reason)."
    case .refused(let words): "The model declined: \(words)"
    case .cancelled: "The request was cancelled."
    }
  }

  /// The cause in one word, as records and figures name it.
  public var code: String {
    switch self {
    case .timedOut: "timeout"
    case .unreachable: "unreachable"
    case .unauthorized, .noKey: "unauthorized"
    case .badRequest: "bad_request"
    case .rateLimited: "rate_limited"
    case .badStatus, .redirected: "server_error"
    case .tooLarge, .invalidReply: "invalid_output"
    case .refused: "refused"
    case .cancelled: "cancelled"
    }
  }
}
