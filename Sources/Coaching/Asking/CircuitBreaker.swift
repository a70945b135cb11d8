/// Whether a model is asked: one that keeps failing rests, so that nobody waits for it again and again.
///
/// A value that is told the time: it only decides, `ModelHealth` keeps one for each model.
struct CircuitBreaker: Equatable, Sendable {
  /// Whether the model may be asked.
  enum State: Equatable, Sendable {
    /// Asked as usual, after so many failures in a row.
    case closed(failures: Int)
    /// Not asked until then; `pause` is how long this rest is.
    case resting(until: ContinuousClock.Instant, pause: Duration)
    /// One question is under way to see whether it is back; nothing else is asked.
    case trying(pause: Duration)
    /// Not asked until then, because its server said so.
    case waiting(until: ContinuousClock.Instant)
  }

  /// What an exchange says about the model.
  enum Outcome: Equatable, Sendable {
    case answered
    case failed
    /// Its server takes no more questions for so long.
    case busy(Duration)
    /// Nothing: it was given up by this side, or the sentence itself was declined.
    case unknown
  }

  /// Whether a model may be asked now.
  enum Admission: Equatable, Sendable {
    case ask
    /// It has rested long enough, and this one question may be the trial.
    case trial
    case rest
    /// Its server said when to come back, and it is not that late yet.
    case wait
  }

  /// Failures in a row after which a model rests.
  static let mostFailures = 3
  /// The first rest; each further one is twice as long.
  static let firstPause = Duration.seconds(5)
  /// The longest rest; a server that asks for more is asked again after this too.
  static let longestPause = Duration.seconds(300)

  private(set) var state = State.closed(failures: 0)

  /// Whether to ask at that moment. A trial is given away once, and its outcome has to be reported.
  mutating func admission(at now: ContinuousClock.Instant) -> Admission {
    switch state {
    case .closed: return .ask
    case .resting(let until, let pause):
      guard now >= until else { return .rest }
      state = .trying(pause: pause)
      return .trial
    case .trying: return .rest
    case .waiting(let until):
      guard now >= until else { return .wait }
      state = .closed(failures: 0)
      return .ask
    }
  }

  /// Takes in what came of a question. Those that were under way when a rest began are told too.
  mutating func take(_ outcome: Outcome, at now: ContinuousClock.Instant) {
    switch (state, outcome) {
    case (_, .answered): state = .closed(failures: 0)
    case (.closed(let failures), .failed) where failures + 1 < Self.mostFailures:
      state = .closed(failures: failures + 1)
    case (.closed, .failed): state = .resting(until: now + Self.firstPause, pause: Self.firstPause)
    case (.trying(let pause), .failed):
      let longer = min(pause * 2, Self.longestPause)
      state = .resting(until: now + longer, pause: longer)
    case (.trying(let pause), .unknown): state = .resting(until: now, pause: pause)
    case (.resting(let until, let pause), .busy(let wait)):
      state = .resting(until: max(until, now + min(wait, Self.longestPause)), pause: pause)
    case (.waiting(let until), .busy(let wait)):
      state = .waiting(until: max(until, now + min(wait, Self.longestPause)))
    case (.closed, .busy(let wait)), (.trying, .busy(let wait)):
      state = .waiting(until: now + min(wait, Self.longestPause))
    case (.resting, .failed), (.resting, .unknown), (.closed, .unknown), (.waiting, .failed), (.waiting, .unknown):
      break
    }
  }
}
