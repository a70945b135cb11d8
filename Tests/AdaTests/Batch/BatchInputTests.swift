import AdaTestSupport
import Foundation
import JSONTree
import Testing

@Suite struct `Batch input` {
  struct Case: CustomTestStringConvertible, Sendable {
    var line: String
    /// What is understood; nil for a line that is skipped.
    var text: String?
    var at: String = "2026-11-20T12:30:00+00:00"
    var testDescription: String { line }
  }

  static let cases = [
    Case(line: "drank 500 ml water", text: "drank 500 ml water"),
    Case(line: "[2026-11-20 08:10] drank 500 ml water", text: "drank 500 ml water", at: "2026-11-20T08:10:00+00:00"),
    Case(line: "2026-11-20T08:10:00Z drank 500 ml water", text: "drank 500 ml water", at: "2026-11-20T08:10:00+00:00"),
    Case(
      line: "2026-11-20T08:10:00+02:00 drank 500 ml water", text: "drank 500 ml water",
      at: "2026-11-20T06:10:00+00:00"),
    Case(line: "08:10 drank 500 ml water", text: "drank 500 ml water", at: "2026-11-20T08:10:00+00:00"),
    Case(line: "me: drank 500 ml water", text: "drank 500 ml water"),
    Case(line: "user: drank 500 ml water", text: "drank 500 ml water"),
    Case(line: "[08:10] me: drank 500 ml water", text: "drank 500 ml water", at: "2026-11-20T08:10:00+00:00"),
    Case(line: "me: 08:10 drank 500 ml water", text: "drank 500 ml water", at: "2026-11-20T08:10:00+00:00"),
    Case(line: "coach: drank 500 ml water"), Case(line: "assistant: well done"), Case(line: "ada: drank 500 ml water"),
    Case(line: "[2026-11-20 08:10] coach: well done"),
    Case(line: ""), Case(line: "   "), Case(line: "# drank 500 ml water"),
    Case(
      line: #"{"text": "drank 500 ml water", "at": "2026-11-20T08:10:00+01:00"}"#, text: "drank 500 ml water",
      at: "2026-11-20T07:10:00+00:00"),
    Case(line: #"{"text": "drank 500 ml water"}"#, text: "drank 500 ml water"),
  ]

  @Test func `every format is read, in the input's order`() throws {
    let home = try AdaHome()
    let input = Self.cases.map(\.line).joined(separator: "\n")
    let run = try AdaProcess.run(["log", "--json", "--at", "2026-11-20T12:30:00Z"], input: input, home: home)
    let records = try run.records
    let expected = Self.cases.enumerated().filter { $0.element.text != nil }
    #expect(records.map(\.line) == expected.map { $0.offset + 1 })
    #expect(records.map(\.text) == expected.map(\.element.text))
    #expect(records.map(\.at) == expected.map(\.element.at))
    #expect(records.allSatisfy { $0.status == "logged" })
    #expect(run.code == 0)
    #expect(run.error == "\(expected.count) lines: \(expected.count) logged.\n")
  }

  @Test func `every record fits its schema, whatever became of the line`() throws {
    let home = try AdaHome()
    let lines = [
      "2 eggs and toast", "rowed 6k in 31 minutes", "drank 500ml water", "weighed 82.4 kg",
      "I want to lose 0.5 kg a week",
      "should I eat a pizza?", "actually 3 eggs", "bench press 3x8 60 kg", "undo", "thanks", "{broken", "xyzzy plugh",
    ]
    try home.file("lines.txt", lines.joined(separator: "\n"))
    let schema = try SchemaCheck("turn")
    for _ in 1...2 {
      let run = try AdaProcess.run(["log", "--json", home.folder.path + "/lines.txt"], home: home)
      let records = try run.records
      #expect(records.count == lines.count)
      for record in records { #expect(schema.faults(in: record) == []) }
    }
  }

  @Test(arguments: [
    ("not UTF-8", [0x32, 0x20, 0x65, 0xFF, 0xFE] as [UInt8]),
    ("over 16 KiB", Array(repeating: UInt8(ascii: "a"), count: 16 * 1024 + 1)),
    ("of 1 MiB", Array(repeating: UInt8(ascii: "a"), count: 1 << 20)),
    ("broken JSON", Array(#"{"text": "#.utf8)),
  ])
  func `a bad line fails alone`(_ name: String, _ bad: [UInt8]) throws {
    let home = try AdaHome()
    let good = Array("drank 500 ml water\n".utf8)
    let run = try AdaProcess.run(["log", "--json"], input: good + bad + [0x0A] + good, home: home)
    #expect(try run.records.map(\.status) == ["logged", "failed", "logged"])
    #expect(try run.records.map(\.line) == [1, 2, 3])
    #expect(try run.records[1]["error"]?.stringValue?.isEmpty == false)
    #expect(run.code == 1)
  }

  @Test func `a NUL far into a text fails its line alone`() throws {
    let home = try AdaHome()
    let water = "drank 500 ml water\n"
    let input = String(repeating: "# \(water)", count: 1000) + "2 eggs\0\n" + water
    let run = try AdaProcess.run(["log", "--json"], input: input, home: home)
    #expect(try run.records.map(\.status) == ["failed", "logged"])
    #expect(run.code == 1)
  }

  @Test func `a line of exactly 16 KiB is read, with any line end and a byte order mark`() throws {
    let home = try AdaHome()
    let long = "drank 500 ml water" + String(repeating: " ", count: 16 * 1024 - 18)
    let run = try AdaProcess.run(
      ["log", "--json"], input: "\u{FEFF}drank 500 ml water\r\n\(long)\r\n\(long)\ndrank 200 ml water", home: home)
    #expect(try run.records.map(\.status) == ["logged", "logged", "logged", "logged"])
    #expect(try run.records.first?.text == "drank 500 ml water")
    #expect(run.code == 0)
  }

  @Test func `nothing to log is no error`() throws {
    let home = try AdaHome()
    for input in ["", "\n\n", "# nothing\n"] {
      let run = try AdaProcess.run(["log", "--json"], input: input, home: home)
      #expect(run.out == "" && run.code == 0 && run.error == "0 lines: nothing to do.\n")
    }
  }

  @Test func `a transcript piped into ada itself is a batch`() throws {
    let home = try AdaHome()
    let run = try AdaProcess.run(["--json"], input: "drank 500 ml water\ndrank 200 ml water\n", home: home)
    #expect(try run.records.map(\.status) == ["logged", "logged"])
  }

  @Test func `without json each line is answered in one line of text`() throws {
    let home = try AdaHome()
    let run = try AdaProcess.run(["log"], input: "drank 500 ml water\n{broken\n", home: home)
    let lines = run.out.split(separator: "\n")
    #expect(lines.count == 2 && lines.first?.hasPrefix("1: ") == true && lines.last?.hasPrefix("2: failed: ") == true)
    #expect(run.error == "2 lines: 1 logged, 1 failed.\n")
  }

  @Test func `a question is answered with the lines before it in mind, at its own clock`() throws {
    for mode in [[], ["--dry-run"]] {
      let home = try AdaHome()
      let run = try AdaProcess.run(
        ["log", "--json"] + mode,
        input: """
          [2026-11-20 08:00] drank 500 ml water
          [2026-11-20 09:00] drank 250 ml water
          [2026-11-20 21:00] how is my day going?

          """, home: home)
      #expect(try run.records.last?.reply.contains("750 ml") == true, "\(mode) \(run.out)")
    }
  }
}
