/// How the models of this process have been doing, one circuit breaker for each, by its place in the list.
actor ModelHealth {
  private var breakers: [Int: CircuitBreaker] = [:]
  private var trials: [Int: Task<Void, Never>] = [:]
  private let now: @Sendable () -> ContinuousClock.Instant

  init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) { self.now = now }

  /// Whether the model may be asked now.
  func admission(of place: Int) -> CircuitBreaker.Admission {
    breakers[place, default: CircuitBreaker()].admission(at: now())
  }

  /// Takes in what came of asking the model.
  func take(_ outcome: CircuitBreaker.Outcome, of place: Int) {
    breakers[place, default: CircuitBreaker()].take(outcome, at: now())
  }

  /// Carries out a trial beside the turn that gave rise to it, which does not wait for it.
  func tryInBackground(_ place: Int, _ trial: @escaping @Sendable () async -> CircuitBreaker.Outcome) {
    trials[place] = Task {
      let outcome = await trial()
      take(outcome, of: place)
    }
  }

  /// Waits for the trials under way.
  func trialsEnded() async {
    for trial in trials.values { await trial.value }
    trials = [:]
  }
}

extension CircuitBreaker.Outcome {
  /// What a failure says about the model: nothing where the sentence was declined or the person gave up.
  init(_ failure: ModelFailure) {
    switch failure.reason {
    case .refused, .cancelled: self = .unknown
    default: self = failure.wait.map { .busy($0) } ?? .failed
    }
  }
}
