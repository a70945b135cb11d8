/// When to ask again after a failure. It only decides; the caller waits.
public struct RetryPolicy: Sendable, Equatable {
  /// How often to ask again at most.
  public var maximumRetries: Int
  /// The pause before the first retry, doubled for each further one; the real pause is between half of it and all of it.
  public var basePause: Duration

  /// Two retries, after 75 to 150 and 150 to 300 milliseconds.
  public static let standard = RetryPolicy(maximumRetries: 2, basePause: .milliseconds(150))
  /// No retries.
  public static let none = RetryPolicy(maximumRetries: 0, basePause: .zero)

  public init(maximumRetries: Int, basePause: Duration) {
    self.maximumRetries = maximumRetries
    self.basePause = basePause
  }

  /// How long to pause before asking again, or nil where asking again is not safe, of no use, or too late.
  ///
  /// A port where nobody listens is tried once more only: the server may be restarting, but most likely there is none.
  ///
  /// - Parameters:
  ///   - error: what the attempt ended with.
  ///   - retries: how many retries there have been.
  ///   - remaining: what is left until the total deadline; a pause that leaves nothing of it is not made.
  ///   - generator: for the jitter, which keeps many clients from returning in step.
  public func pause(
    after error: ModelError, retries: Int, remaining: Duration, using generator: inout some RandomNumberGenerator
  ) -> Duration? {
    guard retries < maximumRetries else { return nil }
    let pause: Duration
    switch error {
    case .rateLimited(let asked?, _): pause = asked
    case .unreachable(.refused, _) where retries > 0: return nil
    case .unreachable(.refused, _), .badStatus(500, _), .badStatus(502, _), .badStatus(503, _), .badStatus(504, _),
      .badStatus(529, _):
      pause = basePause * (1 << min(retries, 10)) * Double.random(in: 0.5..<1, using: &generator)
    case .unreachable, .timedOut, .unauthorized, .noKey, .badRequest, .rateLimited(nil, _), .badStatus, .redirected,
      .tooLarge,
      .invalidReply, .refused, .cancelled:
      return nil
    }
    return pause < remaining ? pause : nil
  }
}
