import Foundation
import JournalStore
import Testing

@testable import Coaching

@Suite struct EngineStatisticsTests {
  static let time = Date(timeIntervalSince1970: 1_795_177_800)

  static func attempt(
    _ model: String = "small", failure: String? = nil, first: Double? = nil, latency: Double? = nil,
    input: Int? = nil, output: Int? = nil, repairs: [String: Int] = [:], reasks: Int = 0
  ) -> RecordedAttempt {
    RecordedAttempt(
      attempt: ModelAttempt(
        provider: "openai", model: model, startedAt: time, firstWordMs: first, failure: failure, repairs: repairs,
        reasks: reasks, inputTokens: input, outputTokens: output), turnID: "t", latencyMs: latency)
  }

  static let samples: [([Double], [Double])] = [
    ([5], [5, 5, 5]), ([1, 2], [1, 2, 2]), ((1...100).map(Double.init), [50, 95, 99]),
    ((1...20).map(Double.init).reversed(), [10, 19, 20]),
  ]

  @Test(arguments: samples)
  func `percentiles are values that were measured, by nearest rank`(values: [Double], expected: [Double]) throws {
    let figures = try #require(Percentiles(values))
    #expect([figures.p50, figures.p95, figures.p99] == expected)
    #expect(figures.count == values.count)
  }

  @Test(arguments: [Int.max, Int.min]) func `counts that a journal cannot have are no reason to stop`(count: Int) {
    let attempts = [Self.attempt(input: count, output: 1), Self.attempt(input: count, output: 2)]
    #expect(EngineStatistics.all(attempts: attempts, offline: []).first?.inputTokens == count)
  }

  @Test func `nothing measured has no percentiles`() { #expect(Percentiles([]) == nil) }

  @Test func `a model's figures count what was used, why the rest was not, and what was mended`() throws {
    let engines = EngineStatistics.all(
      attempts: [
        Self.attempt(first: 100, latency: 900, input: 1000, output: 50, repairs: ["number": 2], reasks: 1),
        Self.attempt(first: 300, latency: 1100, input: 500, output: 10, repairs: ["number": 1, "list": 1]),
        Self.attempt(failure: "timeout"), Self.attempt(failure: "cancelled"),
        Self.attempt("large", failure: "timeout"),
      ], offline: [], prices: ["small": TokenPrice(inputPerMillion: 1, outputPerMillion: 10)])
    #expect(engines.map(\.model) == ["small", "large"])
    let small = try #require(engines.first)
    #expect(small.turns == 4 && small.successes == 2 && small.cancelled == 1 && small.reasks == 1)
    #expect(small.successRate == 2.0 / 3)
    #expect(small.fallbacks == ["timeout": 1])
    #expect(small.repairs == ["number": 3, "list": 1])
    #expect(small.firstWord?.p50 == 100 && small.firstWord?.p95 == 300)
    #expect(small.answer?.p95 == 1100)
    #expect(small.inputTokens == 1500 && small.outputTokens == 60)
    #expect(abs(try #require(small.cost) - 0.0021) < 1e-12)
    #expect(engines[1].cost == nil && engines[1].answer == nil && engines[1].successRate == 0)
  }

  @Test func `the offline engine's speed is told from turns it did not have to wait for`() throws {
    let engines = EngineStatistics.all(
      attempts: [],
      offline: [
        OfflineAnswer(status: .logged, latencyMs: 0.8), OfflineAnswer(status: .unclear, latencyMs: 0.6),
        OfflineAnswer(status: .logged, fallback: "timeout", latencyMs: 5001),
      ])
    let offline = try #require(engines.first)
    #expect(offline.provider == "offline" && offline.model == nil)
    #expect(offline.turns == 3 && offline.successes == 2)
    #expect(offline.fallbacks == ["timeout": 1])
    #expect(offline.answer?.p99 == 0.8)
  }

  @Test func `what the provider had kept costs its own price`() {
    let price = TokenPrice(inputPerMillion: 2, outputPerMillion: 8, cachedInputPerMillion: 0.5)
    #expect(price.cost(input: 1_000_000, output: 0, cachedInput: 400_000) == 1.4)
    // A provider that counts more kept than sent must not make a cost negative.
    #expect(price.cost(input: 100, output: 0, cachedInput: 1_000_000) == 100 * 0.5 / 1_000_000)
  }
}
