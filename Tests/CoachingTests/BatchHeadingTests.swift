import AdaTestSupport
import Foundation
import JournalStore
import LanguageModels
import Nutrition
import Testing
import ToolCalls

@testable import Coaching

/// Lines under a line that names their day.
@Suite(.timeLimit(.minutes(60))) struct BatchHeadingTests {
  /// Logs lines parted by strokes.
  private static func log(_ lines: String, in test: TestCoach) async throws {
    var runner = try BatchRunner(
      coach: test.coach,
      options: BatchOptions(
        isDryRun: false, at: TestCoach.noon, isFile: true, timeZone: .gmt)
    ) { _ in }
    let said = lines.components(separatedBy: " / ")
    try await runner.take(said.enumerated().map { InputLine(number: $0 + 1, content: .text($1)) })
    try await runner.finish()
  }

  /// A model that is out of reach.
  private static func isDown() -> ScriptedModel {
    let failures = Array(repeating: ScriptedModel.Exchange.failure(.timedOut(.silence)), count: 20)
    return ScriptedModel(failures) { Issue.record("\($0)") }
  }

  /// "19 breakfast" of each meal.
  private static func meals(of test: TestCoach) throws -> [String] {
    try test.meals().map { meal in
      "\(String(meal.timestamp.ISO8601Format().dropFirst(8).prefix(2))) \(meal.mealType)"
    }.sorted()
  }

  private static let examples = [
    ("yesterday: / breakfast oatmeal / dinner curry", ["19 breakfast", "19 dinner"]),
    ("Monday: / - soup for lunch / actually 2 bowls / today: / a pear for breakfast", ["16 lunch", "20 breakfast"]),
    ("yesterday: / soup for lunch / how many calories in a pear / curry for dinner", ["19 dinner", "19 lunch"]),
    ("yesterday: / soup for lunch today / oatmeal for breakfast", ["20 breakfast", "20 lunch"]),
    ("yesterday / soup for lunch", ["20 lunch"]),
    (
      "mon / - soup for lunch / tue / pie for dinner / wed / oatmeal for breakfast",
      ["16 lunch", "17 dinner", "18 breakfast"]
    ),
    ("20:00 curry / 11:30 soup for lunch", ["19 dinner", "20 lunch"]),
    ("yesterday: / 20:00 curry", ["19 dinner"]), ("20:00 curry yesterday", ["19 dinner"]),
    ("19:40 yday: barley soup", ["19 dinner"]),
    ("Mon 16 Nov / 20:00 curry / Fri 20 Nov / a pear for breakfast", ["16 dinner", "20 breakfast"]),
    ("Thu / B: toast and jam / same as wed / 8:40 a pear", ["19 breakfast", "19 breakfast"]),
    ("Tuesday / hungover. a pear for lunch / Friday / pie for lunch", ["17 lunch", "20 lunch"]),
    (
      "Morning, catching up on yesterday / oatmeal for breakfast / today so far just a coffee",
      ["19 breakfast", "20 lunch"]
    ),
  ]

  @Test(arguments: examples, [false, true])
  func `lines under a day are of that day until another is named, whether no model is there or it fails`(
    _ example: (lines: String, meals: [String]), fails: Bool
  ) async throws {
    let test = try TestCoach(fails ? [Self.isDown()] : [])
    try await Self.log(example.lines, in: test)
    #expect(try Self.meals(of: test) == example.meals)
  }

  @Test func `what only the model knows is of the day above it, and no model is asked about the day`() async throws {
    let soup = ScriptedModel.answering(.call("add_meal", #"{"items":[{"name":"Linsensuppe","calories":300}]}"#))
    let test = try TestCoach([soup])
    try await Self.log("Wed / Linsensuppe", in: test)
    #expect(try Self.meals(of: test).map { $0.prefix(2) } == ["18"])
    #expect(try test.journal.lastTurns(2).map(\.engine) == ["scripted", "offline"])
    #expect(soup.requests.count == 1)
  }

  @Test(arguments: [false, true])
  func `a heading that was read before heads the lines that are new`(fails: Bool) async throws {
    let test = try TestCoach(fails ? [Self.isDown()] : [])
    try await Self.log("yesterday: / oatmeal for breakfast", in: test)
    try await Self.log("yesterday: / oatmeal for breakfast / curry for dinner", in: test)
    #expect(try Self.meals(of: test) == ["19 breakfast", "19 dinner"])
  }
}
