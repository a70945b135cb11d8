import AdaTestSupport
import Foundation
import JSONTree
import Testing

@Suite struct CompareCommandTests {
  let home: AdaHome

  init() throws { home = try AdaHome() }

  func compare(_ transcript: String, _ server: ScriptedServer, _ options: String...) throws -> AdaProcess.Output {
    let path = try home.file("a.txt", transcript)
    return try AdaProcess.run(
      ["compare", path, "--jobs", "1"] + options, home: home,
      environment: [
        "OPENAI_BASE_URL": server.baseURL, "ADA_MODEL": "scripted", "ADA_TIMEOUT": "60", "ADA_TURN_TIMEOUT": "60",
      ])
  }

  static func eggs(_ count: Int, _ name: String = "egg") -> ScriptedServer.Reply {
    ChatCompletions.call(
      "add_meal",
      [
        "mealType": "lunch",
        "items": [["name": .string(name), "quantity": .integer(count), "unit": nil, "grams": nil, "calories": nil]],
      ])
  }

  @Test func `lines that are read alike are left out, and nothing is written`() throws {
    let server = try ScriptedServer([
      Self.eggs(2), Self.eggs(6), ChatCompletions.words("Nice."), .whole(status: 401, body: "{}"),
    ])
    let run = try compare("2 eggs for lunch\n3 eggs for lunch\n4 eggs for lunch\nhad 5 eggs\nhelp\n", server)
    #expect(run.code == 0, "\(run.error)")
    #expect(!run.out.contains("1: 2 eggs"))
    #expect(run.out.contains("2: 3 eggs for lunch\n   model    "), "\(run.out)")
    #expect(run.out.contains("2)\n3: 4 eggs for lunch\n   model    nothing to log\n"))
    let flat = run.out.replacing("\n", with: " ")
    #expect(run.out.contains("4: The model's server refused access (401)"))
    #expect(flat.contains("3 lines read by both, 2 differently. 3 have food: 1 within 10 %,"))
    #expect(flat.contains("1 a meal against none. The model could not be used for others: unauthorized 1."))
    #expect(flat.contains("1 line Ada understands without"))
    #expect(try home.contents().isEmpty)
  }

  @Test func `scripts get every line and the counts`() throws {
    let server = try ScriptedServer([Self.eggs(2), Self.eggs(9)])
    let value = try #require(try compare("2 eggs for lunch\n3 eggs for lunch\n", server, "--json").records.first)
    let lines = try #require(value["lines"]?.arrayValue)
    #expect(lines.map { $0["differs"]?.boolValue } == [false, true])
    #expect(lines[1]["factor"]?.doubleValue == 3)
    #expect(value["summary"]?["agreement"]?["withinFactor3"]?.intValue == 2)
    #expect(value["summary"]?["agreement"]?["within25Percent"]?.intValue == 1)
  }

  @Test func `jobs ask together, and the lines keep the input's order`() throws {
    let gates = [Gate(), Gate()]
    let server = try ScriptedServer(
      gates.map { ChatCompletions.call("add_water", ChatCompletions.water(500), after: $0) })
    let path = try home.file("a.txt", "2 eggs for lunch\nhelp\n3 eggs for lunch\n")
    let ada = try LiveAda(
      ["compare", path, "--jobs", "2"], home: home,
      environment: [
        "OPENAI_BASE_URL": server.baseURL, "ADA_MODEL": "scripted", "ADA_TIMEOUT": "60", "ADA_TURN_TIMEOUT": "60",
      ])
    try server.waitForRequests(2)
    let first = try #require(server.requests.firstIndex { $0.body.contains("I say: 2 eggs for lunch") })
    gates[1 - first].open()
    #expect(ada.isSilent(for: 0.2), "the first line has to come first")
    gates[first].open()
    let out = try ada.end().out
    let heads = out.split(separator: "\n").filter { $0.contains("for lunch") }
    #expect(heads == ["1: 2 eggs for lunch", "3: 3 eggs for lunch"], "\(out)")
  }

  @Test func `without a model, a file or an answer it says so`() throws {
    let path = try home.file("a.txt", "2 eggs\n")
    let none = try AdaProcess.run(["compare", path], home: home)
    #expect(none.code == 78 && none.error.hasPrefix("ada: No model is configured to compare with"), "\(none.error)")
    #expect(try AdaProcess.run(["compare", "/none.txt"], home: home).code == 66)
    let server = try ScriptedServer([.whole(status: 401, body: "{}")])
    let refused = try compare("2 eggs\n", server)
    #expect(refused.code == 69 && refused.error.contains("401"), "\(refused.error)")
  }
}
