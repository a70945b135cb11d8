import Coaching
import JSONTree

extension EngineStatistics {
  /// The figures of all engines for scripts (docs/json.md); times in milliseconds.
  static func json(_ engines: [EngineStatistics], days: Int?) -> JSONValue {
    [
      "days": days.map(JSONValue.integer) ?? .null,
      "targets": ["successRate": .figure(successTarget, decimals: 2), "answerP95Ms": .figure(latencyTarget)],
      "engines": .array(engines.map(\.json)),
    ]
  }

  private var json: JSONValue {
    [
      "provider": .string(provider), "model": .text(model), "turns": .integer(turns),
      "successes": .integer(successes), "cancelled": .integer(cancelled),
      "successRate": .figure(successRate, decimals: 4), "fallbacks": Self.counts(fallbacks),
      "repairs": Self.counts(repairs), "reasks": .integer(reasks),
      "firstWordMs": firstWord?.json ?? .null, "answerMs": answer?.json ?? .null, "inputTokens": .count(inputTokens),
      "outputTokens": .count(outputTokens), "cachedInputTokens": .count(cachedInputTokens),
      "cost": .figure(cost, decimals: 6),
    ]
  }

  private static func counts(_ counts: [String: Int]) -> JSONValue {
    .object(JSONObject(counts.sorted { $0.key < $1.key }.map { .init(key: $0.key, value: .integer($0.value)) }))
  }
}

extension Percentiles {
  /// For scripts; milliseconds.
  var json: JSONValue {
    ["count": .integer(count), "p50": .figure(p50), "p95": .figure(p95), "p99": .figure(p99)]
  }
}

extension JSONValue {
  /// A count, null where nothing was counted.
  static func count(_ value: Int?) -> JSONValue { value.map(JSONValue.integer) ?? .null }
}
