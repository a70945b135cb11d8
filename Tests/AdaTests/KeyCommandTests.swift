import AdaTestSupport
import Foundation
import JSONTree
import JournalStore
import Testing

@testable import ada

/// A command that prints the key, in the middle of everything else.
@Suite(.timeLimit(.minutes(60))) struct KeyCommandTests {
  @Test(arguments: [
    ("echo key", "key"), ("printf '  key \n\n'", "key"), ("cat; echo key", "key"), ("echo key; sleep 60 &", "key"),
  ])
  func `its one line is the key, and a helper it leaves behind is not waited for`(_ command: String, _ key: String)
    throws
  {
    #expect(try KeyCommand(command: command).key() == key)
  }

  @Test(arguments: ["false", "echo key; exit 3", "echo a; echo b", "true", "no-such-command 2>/dev/null", "yes"])
  func `a command that prints no key is one that failed`(_ command: String) {
    #expect(throws: KeyCommand.Failed(description: "The keyCommand of the configuration printed no key.")) {
      try KeyCommand(command: command).key()
    }
  }

  @Test(arguments: ["sleep 60; echo key", "(sleep 60) | cat; echo key", "trap '' TERM; sleep 60; echo key"])
  func `a command that hangs ends with all that it started`(_ command: String) throws {
    let mark = "61.\(Int.random(in: 1...1_000_000))"
    #expect(throws: KeyCommand.Failed.self) {
      try KeyCommand(command: command.replacing("60", with: mark)).key(within: .milliseconds(300))
    }
    // Who is killed has yet to be scheduled once more before it is gone from the list of processes.
    let end = ContinuousClock.now + .seconds(30)
    while try isRunning("sleep\0\(mark)"), ContinuousClock.now < end { sched_yield() }
    #expect(try !isRunning("sleep\0\(mark)"))
  }

  private func isRunning(_ command: String) throws -> Bool {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").contains {
      Int($0) != nil && (try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8))?.contains(command) == true
    }
  }

  @Test func `a transcript that is piped in stays Ada's`() throws {
    let home = try AdaHome()
    try home.configure(#"{"provider": "openai", "keyCommand": "cat >/dev/null; echo key"}"#)
    let run = try AdaProcess.run(
      ["log", "--json"], input: "drank 500 ml water\n", home: home,
      environment: ["OPENAI_BASE_URL": "http://127.0.0.1:1"])
    #expect(run.code == 0 && run.error.contains("1 line: 1 logged"), "\(run.error)")
    #expect(try home.waters() == [500])
  }

  @Test func `it is not run for what no model is asked about`() throws {
    let home = try AdaHome()
    let mark = home.folder.path + "/ran"
    try home.configure(#"{"provider": "openai", "keyCommand": "touch \#(mark); echo key"}"#)
    for said in ["undo", "help"] { #expect(try AdaProcess.run([said], home: home).code == 0) }
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  @Test func `while it runs the sentence is in the journal already, and a kill loses nothing`() throws {
    let home = try AdaHome()
    let mark = home.folder.path + "/ran"
    try home.configure(
      #"{"provider": "openai", "keyCommand": "touch \#(mark); while [ -e \#(mark) ]; do sleep 0.1; done"}"#)
    let ada = try LiveAda(["--json", "drank 500 ml water"], home: home)
    let end = ContinuousClock.now + .seconds(60)
    while !FileManager.default.fileExists(atPath: mark), ContinuousClock.now < end { sched_yield() }
    #expect(try Journal(folder: home.data, readOnly: true).pendingTurns().map(\.text) == ["drank 500 ml water"])
    ada.send(signal: SIGKILL)
    try FileManager.default.removeItem(atPath: mark)
    #expect(try ada.end().code == 128 + SIGKILL)
    #expect(try AdaProcess.run(["--offline", "help"], home: home).code == 0)
    #expect(try home.waters() == [500])
  }

  @Test(arguments: [["--json", "drank 500 ml water"], ["log", "--json"]])
  func `it has no longer than the turn`(_ arguments: [String]) throws {
    let home = try AdaHome()
    try home.configure(#"{"provider": "openai", "keyCommand": "sleep 60; echo key"}"#)
    let run = try AdaProcess.run(
      arguments, input: "drank 500 ml water\n", home: home, environment: ["ADA_TURN_TIMEOUT": "0.5"])
    let record = try #require(try run.records.first)
    #expect(record.status == "logged" && record["fallback"] == "unauthorized", "\(run.error)")
    #expect(record["elapsedMs"]?.doubleValue.map { (500..<30_000).contains($0) } == true)
    #expect(try home.waters() == [500])
  }

  @Test func `it is run once for all models and lines, and the model gets the key`() throws {
    let home = try AdaHome()
    let server = try ScriptedServer([
      ChatCompletions.call("add_water", ChatCompletions.water(500)),
      ChatCompletions.call("add_water", ChatCompletions.water(300)),
    ])
    let marks = home.folder.path + "/ran"
    try home.configure(
      #"{"provider": "openai", "keyCommand": "echo >>\#(marks); echo key-1", "fallback": [{"provider": "openai"}]}"#)
    let run = try AdaProcess.run(
      ["log", "--json", "--jobs", "1"], input: "drank 500 ml water\ndrank 300 ml water\n", home: home,
      environment: home.modelEnvironment(server))
    #expect(try run.records.map { $0["engine"] } == ["openai", "openai"])
    #expect(server.requests.allSatisfy { $0.headers["authorization"] == "Bearer key-1" })
    #expect(try String(contentsOfFile: marks, encoding: .utf8) == "\n")
  }

  @Test func `where it fails, the offline engine takes what is said and Ada says so`() throws {
    let home = try AdaHome()
    try home.configure(#"{"provider": "openai", "keyCommand": "echo locked >&2; exit 2"}"#)
    let run = try AdaProcess.run(["--json", "drank 500 ml water"], home: home)
    #expect(run.code == 0)
    #expect(run.error.contains("printed no key. The offline engine answered."), "\(run.error)")
    #expect(try run.records[0]["fallback"] == "unauthorized")
    #expect(try home.waters() == [500])
    let strict = try AdaProcess.run(["--no-fallback", "drank 500 ml water"], home: home)
    #expect(strict.code == 78 && strict.error.contains("printed no key"), "\(strict.error)")
    #expect(try home.waters() == [500])
  }
}
