import AdaTestSupport
import Foundation
import JSONTree
import JournalStore
import Nutrition
import Testing

@Suite struct `A batch through a model` {
  let home: AdaHome

  init() throws { home = try AdaHome() }

  @Test func `a tool call is logged once, under the provider's name, and a duplicate asks nobody`() throws {
    let server = try ScriptedServer([ChatCompletions.call("add_water", ChatCompletions.water(500))])
    let path = try home.file("a.txt", "drank 500 ml water\n")
    let first = try AdaProcess.run(["log", "--json", path], home: home, environment: home.modelEnvironment(server))
    #expect(try first.records.map(\.status) == ["logged"])
    #expect(try first.records.first?["engine"] == "openai" && first.records.first?["fallback"] == nil)
    #expect(try SchemaCheck("turn").faults(in: first.records[0]) == [])
    let second = try AdaProcess.run(["log", "--json", path], home: home, environment: home.modelEnvironment(server))
    #expect(try second.records.map(\.status) == ["duplicate"])
    #expect(server.requests.count == 1)
    #expect(try home.waters() == [500])
  }

  @Test func `a server that is down leaves the sentence to the offline engine`() throws {
    let port = try ScriptedServer.deadPort()
    let run = try AdaProcess.run(
      ["log", "--json"], input: "drank 500 ml water\n2 eggs\n", home: home,
      environment: ["OPENAI_BASE_URL": "http://127.0.0.1:\(port)/v1", "ADA_MODEL": "m"])
    #expect(run.code == 0)
    #expect(try run.records.map { $0["fallback"] } == ["unreachable", "unreachable"])
    #expect(try run.records.map { $0["engine"] } == ["offline", "offline"])
    #expect(run.error.contains("the model failed on 2 and the offline engine answered ("), "\(run.error)")
    #expect(try SchemaCheck("turn").faults(in: run.records[0]) == [])
    #expect(try home.waters() == [500])
  }

  @Test func `a silent server is given up after the timeout`() throws {
    let server = try ScriptedServer(Array(repeating: ScriptedServer.Reply([.holdOpen]), count: 4))
    let run = try AdaProcess.run(
      ["log", "--json"], input: "drank 500 ml water\n", home: home,
      environment: home.modelEnvironment(server, ["ADA_TIMEOUT": "0.3"]))
    #expect(run.code == 0)
    #expect(try run.records.map { $0["fallback"] } == ["timeout"])
    let elapsed = try #require(try run.records.first?["elapsedMs"]?.doubleValue)
    // It would hold the connection for ever: that the line has ended at all is the giving up.
    #expect(elapsed >= 250)
  }

  @Test func `after three failures in a row the rest is read offline without asking`() throws {
    let server = try ScriptedServer(Array(repeating: .whole(status: 400, body: "{}"), count: 6))
    let lines = (1...6).map { "drank \($0)00 ml water\n" }.joined()
    let run = try AdaProcess.run(
      ["log", "--json", "--jobs", "1"], input: lines, home: home, environment: home.modelEnvironment(server))
    #expect(run.code == 0)
    let reasons = ["bad_request", "bad_request", "bad_request", "resting", "resting", "resting"]
    #expect(try run.records.map { $0["fallback"]?.stringValue } == reasons)
    #expect(server.requests.count == 3)
    #expect(try home.waters() == [100, 200, 300, 400, 500, 600])
  }

  @Test func `a rejected key names its variable`() throws {
    let server = try ScriptedServer([.whole(status: 401, body: #"{"error": {"message": "no"}}"#)])
    let run = try AdaProcess.run(
      ["log", "--json"], input: "drank 500 ml water\n", home: home,
      environment: home.modelEnvironment(server, ["OPENAI_API_KEY": "sk-secret"]))
    #expect(run.code == 0)
    #expect(try run.records.map { $0["fallback"] } == ["unauthorized"])
    #expect(run.error.contains("OPENAI_API_KEY"), "\(run.error)")
    #expect(!run.error.contains("sk-secret") && !run.out.contains("sk-secret"))
  }

  @Test func `without fallback a server that is down ends the run with 69, and nothing is pending`() throws {
    let port = try ScriptedServer.deadPort()
    let input = "drank 500 ml water\ndrank 200 ml water\ndrank 100 ml water\n"
    let run = try AdaProcess.run(
      ["log", "--json", "--no-fallback"], input: input, home: home,
      environment: ["OPENAI_BASE_URL": "http://127.0.0.1:\(port)/v1", "ADA_MODEL": "m"])
    #expect(run.code == 69 && run.out.isEmpty, "\(run.code) \(run.error)")
    #expect(try Journal(folder: home.data, readOnly: true).pendingTurns().isEmpty)
    // The failed sentences may be tried again.
    let again = try AdaProcess.run(["log", "--json"], input: input, home: home)
    #expect(try again.records.map(\.status) == ["logged", "logged", "logged"])
    #expect(try home.waters().count == 3)
  }

  @Test func `offline opens no connection, whatever is configured`() throws {
    let server = try ScriptedServer([])
    for arguments in [["log", "--offline", "--json"], ["log", "--offline", "--dry-run"]] {
      let run = try AdaProcess.run(
        arguments, input: "drank 500 ml water\n2 eggs\n", home: home,
        environment: home.modelEnvironment(server, ["OPENAI_API_KEY": "k", "ADA_PROVIDER": "openai"]))
      #expect(run.code == 0)
    }
    let one = try AdaProcess.run(["--offline", "2 eggs"], home: home, environment: home.modelEnvironment(server))
    #expect(one.code == 0)
    #expect(server.connectionCount == 0)
  }

  @Test func `jobs ask together and the records keep the input's order`() throws {
    let sentences = ["drank 500 ml water", "500 ml water", "had 500 ml of water"]
    let gates = [Gate(), Gate(), Gate()]
    let server = try ScriptedServer(
      gates.map { ChatCompletions.call("add_water", ChatCompletions.water(500), after: $0) })
    let ada = try LiveAda(
      ["log", "--json", "--jobs", "3", try home.file("a.txt", sentences.joined(separator: "\n"))], home: home,
      environment: home.modelEnvironment(server))
    try server.waitForRequests(3)
    // Requests come in any order; the first line's is answered last.
    let first = try #require(server.requests.firstIndex { $0.body.contains("I say: \(sentences[0])") })
    for index in gates.indices where index != first { gates[index].open() }
    #expect(ada.isSilent(for: 0.2), "the first line has to come first")
    gates[first].open()
    let end = try ada.end()
    #expect(try end.records.map(\.line) == [1, 2, 3])
    #expect(try end.records.map { $0["engine"] } == ["openai", "openai", "openai"])
    #expect(try home.waters() == [500, 500, 500])
  }

  @Test func `one job asks one thing at a time`() throws {
    let gate = Gate()
    let server = try ScriptedServer([
      ChatCompletions.call("add_water", ChatCompletions.water(500), after: gate),
      ChatCompletions.call("add_water", ChatCompletions.water(200)),
    ])
    let ada = try LiveAda(
      ["log", "--json", "--jobs", "1", try home.file("a.txt", "drank 500 ml water\ndrank 200 ml water\n")], home: home,
      environment: home.modelEnvironment(server))
    try server.waitForRequests(1)
    #expect(ada.isSilent(for: 0.2) && server.requests.count == 1)
    gate.open()
    #expect(try ada.end().code == 0)
    #expect(server.requests.count == 2)
    #expect(try home.waters() == [500, 200])
  }

  @Test(arguments: [[], ["--dry-run"]]) func `a correction finds the line before it`(_ mode: [String]) throws {
    let correction: JSONValue = [
      "entryId": nil, "items": nil, "mealType": nil, "timestamp": nil, "amountMl": 300, "weightKg": nil,
      "durationMin": nil, "distanceKm": nil,
    ]
    let server = try ScriptedServer([
      ChatCompletions.call("add_water", ChatCompletions.water(500)), ChatCompletions.call("correct_entry", correction),
    ])
    let run = try AdaProcess.run(
      ["log", "--json"] + mode, input: "drank 500 ml water\nmake it 300 ml\n", home: home,
      environment: home.modelEnvironment(server))
    let records = try run.records
    #expect(records.map(\.status) == ["logged", "logged"])
    #expect(records.last?.entries.first?["kind"] == "correction")
    #expect(records.last?.entries.first?["of"] == records.first?.entries.first?["id"])
    #expect(records.last?.entries.first?["amountMl"] == 300)
    #expect(server.requests.count == 2)
    if mode.isEmpty { #expect(try home.waters() == [300]) }
  }

  @Test func `the wait for an earlier line is not counted as a later line's own`() throws {
    var slow = ChatCompletions.call("add_water", ChatCompletions.water(500))
    slow.steps.insert(.pause(2), at: 0)
    let server = try ScriptedServer([slow])
    let run = try AdaProcess.run(
      ["log", "--json", "--jobs", "2"], input: "drank 500 ml water\nhelp\n", home: home,
      environment: home.modelEnvironment(server))
    let elapsed = try run.records.compactMap { $0["elapsedMs"]?.doubleValue }
    #expect(elapsed.count == 2 && elapsed[0] >= 2000 && elapsed[1] < elapsed[0] / 2, "\(elapsed)")
    #expect(server.requests.count == 1)
  }
}
