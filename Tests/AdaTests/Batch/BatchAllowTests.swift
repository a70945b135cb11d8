import AdaTestSupport
import Foundation
import JSONTree
import JournalStore
import Nutrition
import Testing

/// What a model may do in a batch without the person's yes.
@Suite(.timeLimit(.minutes(60))) struct BatchAllowTests {
  static let goal: JSONValue = ["goalType": "cut", "goalRate": 0.5, "activityLevel": nil, "targetWeightKg": nil]

  private func run(_ arguments: [String], home: AdaHome) throws -> AdaProcess.Output {
    let server = try ScriptedServer([ChatCompletions.call("set_goal", Self.goal)])
    return try AdaProcess.run(
      arguments, input: "summer is coming and the suit is tight\n", home: home,
      environment: [
        "OPENAI_BASE_URL": server.baseURL, "ADA_MODEL": "scripted", "ADA_TIMEOUT": "60", "ADA_TURN_TIMEOUT": "60",
      ])
  }

  private func goal(in home: AdaHome) throws -> GoalType? {
    try Journal(folder: home.data, readOnly: true).profile()?.goalType
  }

  @Test func `a goal of the model's is refused unless it is allowed`() throws {
    let home = try AdaHome()
    let refused = try run(["log", "--json"], home: home)
    #expect(refused.code == 1)
    #expect(try refused.records.map { $0["status"] } == ["unclear"])
    #expect(try refused.records.first?["reply"]?.stringValue?.contains("--allow set_goal") == true)
    #expect(try goal(in: home) != .cut)
    let allowed = try run(["log", "--json", "--allow", "remove_entry,set_goal"], home: home)
    #expect(allowed.code == 0, "\(allowed.error)")
    #expect(try allowed.records.map { $0["status"] } == ["logged"])
    #expect(try goal(in: home) == .cut)
  }

  @Test func `one message asks, and the next one answers`() throws {
    let home = try AdaHome()
    let asked = try run(["summer is coming and the suit is tight"], home: home)
    #expect(asked.code == 1)
    #expect(asked.out.contains("Shall I change your goal to cut"), "\(asked.out)")
    #expect(try AdaProcess.run(["yes"], home: home).code == 0)
    #expect(try goal(in: home) == .cut)
  }

  @Test(arguments: ["everything", "add_meal", "set_goal,delete"])
  func `a tool that cannot be allowed is wrong usage`(_ tools: String) throws {
    let run = try AdaProcess.run(["log", "--allow", tools], home: AdaHome())
    #expect(run.code == 64)
    #expect(run.error.contains("--allow takes remove_entry and set_goal"), "\(run.error)")
  }
}
