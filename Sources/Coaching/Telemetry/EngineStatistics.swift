public import JournalStore

/// How one engine did: a provider's model, or the offline engine.
public struct EngineStatistics: Equatable, Sendable {
  /// The share of turns that the engine which was asked is to answer.
  public static let successTarget = 0.95
  /// Milliseconds from the sentence to the answer that 95 of 100 turns are to keep within.
  public static let latencyTarget = 2000.0

  /// The provider's short name, or `offline`.
  public var provider: String
  /// The model's name; nil for the offline engine.
  public var model: String?
  /// Times it was asked.
  public var turns = 0
  /// Times its answer was used; for the offline engine, times it logged or answered something.
  public var successes = 0
  /// Times the person cancelled; they count neither for nor against it.
  public var cancelled = 0
  /// For a model: why its answer was not used. For the offline engine: why it stood in.
  public var fallbacks: [String: Int] = [:]
  /// Things mended in its calls, by kind.
  public var repairs: [String: Int] = [:]
  /// Times it was asked again because a call was wrong.
  public var reasks = 0
  /// Milliseconds from being asked to the first word or the first whole call.
  public var firstWord: Percentiles?
  /// Milliseconds from the sentence to its answer, where it was used.
  public var answer: Percentiles?
  /// Tokens as the provider counted them; nil where it counted none.
  public var inputTokens: Int?
  /// Tokens of the replies; nil where the provider counted none.
  public var outputTokens: Int?
  /// Those of the input that the provider had kept from an earlier request.
  public var cachedInputTokens: Int?
  /// In the currency of the configured prices; nil where the model has none, or no tokens were counted.
  public var cost: Double?

  /// The share of turns that succeeded, 0...1; nil where there were none that count.
  public var successRate: Double? {
    let counted = turns - cancelled
    return counted > 0 ? Double(successes) / Double(counted) : nil
  }

  init(provider: String, model: String?) {
    self.provider = provider
    self.model = model
  }
}

extension EngineStatistics {
  /// Statistics for each model that was asked, the most used first, then for the offline engine where it answered.
  ///
  /// - Parameter prices: by the model's name.
  public static func all(
    attempts: [RecordedAttempt], offline: [OfflineAnswer], prices: [String: TokenPrice] = [:]
  ) -> [EngineStatistics] {
    let models = Dictionary(grouping: attempts) { [$0.attempt.provider, $0.attempt.model] }
    let ordered = models.sorted {
      $0.value.count == $1.value.count ? $0.key[1] < $1.key[1] : $0.value.count > $1.value.count
    }
    return ordered.map { EngineStatistics($0.value, name: $0.key, price: prices[$0.key[1]]) }
      + (offline.isEmpty ? [] : [EngineStatistics(offline)])
  }

  private init(_ attempts: [RecordedAttempt], name: [String], price: TokenPrice?) {
    self.init(provider: name[0], model: name[1])
    turns = attempts.count
    for attempt in attempts.map(\.attempt) {
      switch attempt.failure {
      case nil: successes += 1
      case FallbackReason.cancelled.rawValue?: cancelled += 1
      case let reason?: fallbacks[reason, default: 0] += 1
      }
      repairs.merge(attempt.repairs, uniquingKeysWith: +)
      reasks += attempt.reasks
      inputTokens = Self.sum(inputTokens, attempt.inputTokens)
      outputTokens = Self.sum(outputTokens, attempt.outputTokens)
      cachedInputTokens = Self.sum(cachedInputTokens, attempt.cachedInputTokens)
    }
    firstWord = Percentiles(attempts.compactMap(\.attempt.firstWordMs))
    answer = Percentiles(attempts.compactMap(\.latencyMs))
    if let price, let inputTokens, let outputTokens {
      cost = price.cost(input: inputTokens, output: outputTokens, cachedInput: cachedInputTokens ?? 0)
    }
  }

  private init(_ answers: [OfflineAnswer]) {
    self.init(provider: OfflineInterpreter.name, model: nil)
    turns = answers.count
    successes = answers.count { $0.status == .logged || $0.status == .answered }
    for reason in answers.compactMap(\.fallback) { fallbacks[reason, default: 0] += 1 }
    // Where it stood in, the time is the model's.
    answer = Percentiles(answers.filter { $0.fallback == nil }.compactMap(\.latencyMs))
  }

  /// What a journal holds may be any number; more than there is stays the most there is.
  private static func sum(_ a: Int?, _ b: Int?) -> Int? {
    guard let a, let b else { return a ?? b }
    let (sum, isOver) = a.addingReportingOverflow(b)
    return isOver ? (b < 0 ? .min : .max) : sum
  }
}
