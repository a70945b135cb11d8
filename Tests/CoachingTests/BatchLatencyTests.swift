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

/// Lines under a line that names their day.
@Suite(.timeLimit(.minutes(60))) struct BatchHeadingTests {
  /// "19 breakfast" of each meal behind lines parted by strokes.
  private static func meals(_ lines: String) async throws -> [String] {
    let test = try TestCoach([])
    var runner = try BatchRunner(
      coach: test.coach,
      options: BatchOptions(
        isDryRun: false, policy: TurnPolicy(isOffline: true), at: TestCoach.noon, isFile: true, timeZone: .gmt)
    ) { _ in }
    let said = lines.components(separatedBy: " / ")
    try await runner.take(said.enumerated().map { InputLine(number: $0 + 1, content: .text($1)) })
    try await runner.finish()
    return try test.meals().map { meal in
      "\(String(meal.timestamp.ISO8601Format().dropFirst(8).prefix(2))) \(meal.mealType)"
    }
  }

  @Test(arguments: [
    ("yesterday: / breakfast oatmeal / dinner curry", ["19 breakfast", "19 dinner"]),
    ("Monday: / - soup for lunch / actually 2 bowls / today: / a pear for breakfast", ["16 lunch", "20 breakfast"]),
    ("yesterday: / soup for lunch / how many calories in a pear / curry for dinner", ["19 dinner", "19 lunch"]),
    ("yesterday: / soup for lunch today / oatmeal for breakfast", ["20 breakfast", "20 lunch"]),
    ("yesterday / soup for lunch", ["20 lunch"]),
  ])
  func `lines under a day are of that day until another is named`(lines: String, expected: [String]) async throws {
    #expect(try await Self.meals(lines).sorted() == expected)
  }
}
