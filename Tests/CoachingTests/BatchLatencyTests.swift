import AdaTestSupport
import Foundation
import JournalStore
import LanguageModels
import Nutrition
import Testing
import ToolCalls

@testable import Coaching

@Suite(.timeLimit(.minutes(60))) struct BatchLatencyTests {
  /// Four requests at a time are late; of a server on this machine that says nothing, and the rest is asked alone.
  @Test(arguments: [true, false]) func `where several requests at a time are late, a lower number is advised`(
    isLocal: Bool
  ) async throws {
    let late = Array(repeating: ScriptedModel.Exchange.failure(.timedOut(.silence)), count: 4)
    let model = ScriptedModel(late + [.water(500), .water(600)]) { Issue.record("\($0)") }
    let test = try TestCoach([model], isLocal: isLocal)
    var fallbacks: [String?] = []
    var runner = try BatchRunner(
      coach: test.coach, options: BatchOptions(at: TestCoach.noon, isFile: true, timeZone: .gmt)
    ) { fallbacks.append($0.fallback) }
    try await runner.take((1...6).map { InputLine(number: $0, content: .text("drank \($0)00 ml water")) })
    try await runner.finish()
    // Elsewhere the fourth may come so late that it is no longer asked.
    let fourths: [String?] = isLocal ? ["timeout"] : ["timeout", "resting"]
    #expect(
      fallbacks.count == 6 && fallbacks.prefix(3).allSatisfy { $0 == "timeout" } && fourths.contains(fallbacks[3]))
    #expect(fallbacks.suffix(2) == (isLocal ? [nil, nil] : ["resting", "resting"]))
    let told = isLocal ? "late, so the rest was asked one at a time: --jobs 1 helps" : "late: --jobs 1 helps"
    #expect(runner.summary.sentence.contains("; with 4 requests at a time some came too \(told)"))
    #expect(runner.summary.sentence.split(separator: "--jobs").count == 2)
  }

  @Test(arguments: [false, true]) func `lines of one group took no longer than the whole run`(isDryRun: Bool)
    async throws
  {
    let test = try TestCoach([])
    var latencies: [Double] = []
    let clock = ContinuousClock()
    let time = try await clock.measure {
      var runner = try BatchRunner(
        coach: test.coach,
        options: BatchOptions(
          isDryRun: isDryRun, policy: TurnPolicy(isOffline: true), at: TestCoach.noon, isFile: true, timeZone: .gmt)
      ) { latencies.append($0.elapsedMs) }
      try await runner.take((1...60).map { InputLine(number: $0, content: .text("\($0) eggs and a coffee")) })
      try await runner.finish()
    }
    #expect(latencies.count == 60)
    #expect(latencies.reduce(0, +) <= time / .milliseconds(1))
    guard !isDryRun else { return }
    let stored = try test.journal.lastTurns(60).compactMap(\.latencyMs)
    #expect(stored.count == 60 && stored.reduce(0, +) <= time / .milliseconds(1))
  }
}
