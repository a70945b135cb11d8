import AdaTestSupport
import Foundation
import JournalStore
import Nutrition
import Testing
import ToolCalls

@testable import Coaching

@Suite(.timeLimit(.minutes(60))) struct BatchLatencyTests {
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
