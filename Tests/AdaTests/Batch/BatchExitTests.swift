import AdaTestSupport
import Foundation
import GRDB
import Testing

@Suite struct `How a batch ends` {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var arguments: [String] = []
    var input: String = "drank 500 ml water\n"
    var environment: [String: String] = [:]
    var code: Int32
    /// What the one sentence on standard error has to name.
    var says: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(name: "all well", code: 0, says: "1 line: 1 logged."),
    Case(name: "a line nobody understands", input: "xyzzy plugh\n", code: 1, says: "1 unclear"),
    Case(name: "a line that fails", input: "{x\n", code: 1, says: "1 failed"),
    Case(name: "an unknown option", arguments: ["--bogus"], code: 64, says: "--bogus"),
    Case(name: "no number of jobs", arguments: ["--jobs", "many"], code: 64, says: "many"),
    Case(name: "no jobs", arguments: ["--jobs", "0"], code: 64, says: "--jobs"),
    Case(name: "no time", arguments: ["--at", "noon"], code: 64, says: "--at noon"),
    Case(name: "offline without fallback", arguments: ["--offline", "--no-fallback"], code: 64, says: "--no-fallback"),
    Case(name: "two files", arguments: ["a", "b"], code: 64, says: "b"),
    Case(name: "binary", input: "\u{1}\0\u{2}\n", code: 65, says: "binary"),
    Case(name: "no file", arguments: ["/nowhere/at/all"], code: 66, says: "/nowhere/at/all"),
    Case(name: "a message for a file", arguments: ["2 eggs"], code: 66, says: "ada \"2 eggs\""),
    Case(name: "a folder", arguments: ["/tmp"], code: 66, says: "directory"),
    Case(name: "only a model, and none", arguments: ["--no-fallback"], code: 69, says: "--no-fallback"),
    Case(name: "no home", environment: ["ADA_HOME": "/proc/none/ada"], code: 73, says: "ADA_HOME"),
    Case(name: "a home below a file", environment: ["ADA_HOME": "/dev/null/ada"], code: 73, says: "ADA_HOME"),
    Case(name: "an unknown provider", environment: ["ADA_PROVIDER": "nobody"], code: 78, says: "ADA_PROVIDER"),
    Case(
      name: "no timeout", environment: ["OPENAI_API_KEY": "k", "ADA_TIMEOUT": "soon"], code: 78, says: "ADA_TIMEOUT"),
    Case(
      name: "no turn timeout", environment: ["OPENAI_API_KEY": "k", "ADA_TURN_TIMEOUT": "-1"], code: 78,
      says: "ADA_TURN_TIMEOUT"),
  ])
  func `it exits with the contract's code and one clear sentence`(_ one: Case) throws {
    let home = try AdaHome()
    let run = try AdaProcess.run(
      ["log"] + one.arguments, input: one.input, home: home, environment: one.environment)
    #expect(run.code == one.code, "\(run.error)")
    #expect(run.error.contains(one.says), "\(run.error)")
    if one.code > 64 { #expect(run.error.filter { $0 == "\n" }.count == 1 && run.out.isEmpty, "\(run.error)") }
  }

  @Test(arguments: [
    (#"{"model": 5}"#, #""model""#), (#"{"timeout": "soon"}"#, #""timeout""#), (#"{"timeout": 0}"#, #""timeout""#),
    (#"{"turnTimeout": -1}"#, #""turnTimeout""#), (#"{"provider": "nobody"}"#, #""provider""#),
    (#"{"baseURL": 1}"#, #""baseURL""#), (#"{"keyCommand": []}"#, #""keyCommand""#),
    (#"{"colour": true}"#, #""colour""#), (#"{"providers": {"openai": {"modle": "x"}}}"#, #""providers.openai.modle""#),
    (#"{"providers": {"nobody": {}}}"#, #""providers.nobody""#), (#"{"providers": 1}"#, #""providers""#),
    (#"{"model": "#, "not valid JSON"), ("[]", "JSON object"),
  ])
  func `a broken configuration exits with 78 and names the key`(_ text: String, _ says: String) throws {
    let home = try AdaHome()
    try home.configure(text)
    let run = try AdaProcess.run(["log"], input: "drank 500 ml water\n", home: home)
    #expect(run.code == 78 && run.error.contains(says), "\(run.error)")
    let offline = try AdaProcess.run(["log", "--offline"], input: "drank 500 ml water\n", home: home)
    #expect(offline.code == 0, "what a model needs does not stop the offline engine: \(offline.error)")
  }

  @Test func `a journal that is no database exits with 74 and stays as it is`() throws {
    for text in ["hello, this is no database at all", String(repeating: "x", count: 5000)] {
      let home = try AdaHome()
      try home.file("data/journal.sqlite", text)
      let before = try home.contents()
      let run = try AdaProcess.run(["log"], input: "drank 500 ml water\n", home: home)
      #expect(run.code == 74 && run.error.contains("not a journal of Ada's"), "\(run.error)")
      #expect(try home.contents() == before)
    }
  }

  @Test func `a journal from a newer version exits with 74 and stays as it is`() throws {
    let home = try AdaHome()
    _ = try AdaProcess.run(["log"], input: "drank 500 ml water\n", home: home)
    let queue = try DatabaseQueue(path: home.journal.path)
    try queue.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA user_version = 4711") }
    try queue.close()
    let before = try home.contents()
    for arguments in [["log"], ["log", "--dry-run"], ["2 eggs"]] {
      let run = try AdaProcess.run(arguments, input: "drank 500 ml water\n", home: home)
      #expect(run.code == 74 && run.error.contains("newer") && run.error.contains("4711"), "\(run.error)")
      #expect(try home.contents() == before)
    }
  }

  @Test func `a journal that is a folder exits with 74`() throws {
    let home = try AdaHome()
    try FileManager.default.createDirectory(at: home.journal, withIntermediateDirectories: true)
    let run = try AdaProcess.run(["log"], input: "drank 500 ml water\n", home: home)
    #expect(run.code == 74 && run.error.contains("not a file"), "\(run.error)")
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere")) func `a read-only home is said to be one`() throws {
    let home = try AdaHome()
    _ = try AdaProcess.run(["log"], input: "drank 500 ml water\n", home: home)
    chmod(home.journal.path, 0o400)
    chmod(home.data.path, 0o500)
    defer { chmod(home.data.path, 0o700) }
    let run = try AdaProcess.run(["log"], input: "drank 500 ml water\n", home: home)
    #expect(run.code == 74 && run.error.contains("writable"), "\(run.error)")
  }
}
