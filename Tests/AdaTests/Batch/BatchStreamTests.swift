import AdaTestSupport
import Foundation
import JSONTree
import JournalStore
import Nutrition
import Testing

@Suite struct `A batch as it comes and goes` {
  @Test func `each record comes as soon as its line does`() throws {
    let home = try AdaHome()
    let ada = try LiveAda(["log", "--json"], home: home)
    for number in 1...5 {
      try ada.send("drank \(number)00 ml water\n")
      let line = try #require(try ada.line())
      #expect(try JSONValue(parsing: line).line == number)
    }
    try ada.closeInput()
    #expect(try ada.end().code == 0)
  }

  @Test(arguments: [
    ("2026-11-20T00:00:00+00:00", "2026-11-20T20:00:00"), ("2026-11-20T12:30:00+00:00", "2026-11-19T20:00:00"),
  ])
  func `an hour that is still to come was yesterday's, unless the clock is a day's midnight`(
    at: String, timestamp: String
  ) throws {
    let run = try AdaProcess.run(["log", "--json", "--at", at], input: "20:00 a pear\n", home: try AdaHome())
    #expect(run.out.contains(#""timestamp":"\#(timestamp)"#), "\(run.out)")
  }

  @Test func `a NUL fails its line alone, whether the bytes come from a file or in pieces`() throws {
    let (first, rest) = ("drank 500 ml water\n", "1 a\0pple\ndrank 200 ml water\n")
    let home = try AdaHome()
    let run = try AdaProcess.run(["log", "--json", try home.file("n.txt", first + rest)], home: home)
    #expect(try run.records.map(\.status) == ["logged", "failed", "logged"])
    #expect(run.code == 1)
    let ada = try LiveAda(["log", "--json"], home: try AdaHome())
    try ada.send(first)
    #expect(try JSONValue(parsing: try #require(try ada.line())).status == "logged")
    try ada.send(rest)
    #expect(try JSONValue(parsing: try #require(try ada.line())).status == "failed")
    #expect(try JSONValue(parsing: try #require(try ada.line())).status == "logged")
    try ada.closeInput()
    #expect(try ada.end().code == 1)
  }

  @Test(arguments: [["\u{1}\0\u{2}\n"], ["\u{1}\u{2}", "\u{3}\0\n"], ["\n\u{1A}\n", "\0\0\n2 eggs\n"]])
  func `what has a NUL before any line that can be read is no transcript, in one piece or several`(
    _ pieces: [String]
  ) throws {
    let whole = try AdaProcess.run(["log", "--json"], input: pieces.joined(), home: try AdaHome())
    #expect(whole.code == 65 && whole.out.isEmpty)
    let ada = try LiveAda(["log", "--json"], home: try AdaHome())
    for piece in pieces {
      try ada.send(piece)
      _ = ada.isSilent(for: 0.2)
    }
    try ada.closeInput()
    let end = try ada.end()
    #expect(end.code == 65 && end.out.isEmpty)
  }

  @Test func `a line without its end waits for it, and the last needs none`() throws {
    let home = try AdaHome()
    let ada = try LiveAda(["log", "--json"], home: home)
    try ada.send("drank 500 ml water\ndrank 2")
    #expect(try ada.line() != nil)
    #expect(ada.isSilent(for: 0.2))
    try ada.send("00 ml water")
    try ada.closeInput()
    #expect(try JSONValue(parsing: try #require(try ada.line())).text == "drank 200 ml water")
    #expect(try ada.end().code == 0)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `an interrupt ends it with 130, keeps what was acknowledged and says how to go on`(_ number: Int32) throws {
    let home = try AdaHome()
    let ada = try LiveAda(["log", "--json"], home: home)
    try ada.send("drank 500 ml water\ndrank 200 ml water\n")
    for _ in 1...2 { #expect(try ada.line() != nil) }
    ada.send(signal: number)
    let end = try ada.end()
    #expect(end.code == 130)
    #expect(
      end.error == "ada: Interrupted after 2 lines: 2 logged. Give the same input again to go on.\n", "\(end.error)")
    let again = try AdaProcess.run(
      ["log", "--json"], input: "drank 500 ml water\ndrank 200 ml water\ndrank 100 ml water\n", home: home)
    #expect(try again.records.map(\.status) == ["duplicate", "duplicate", "logged"])
  }

  @Test func `an interrupt in the middle of many lines leaves whole lines, and the same input ends it`() throws {
    let home = try AdaHome()
    let input = (1...600).map { "drank \($0 % 900 + 100) ml water\n" }.joined()
    let ada = try LiveAda(["log", "--json", try home.file("a.txt", input)], home: home)
    _ = try ada.line()
    ada.send(signal: SIGINT)
    let end = try ada.end()
    #expect(end.code == 130 || end.code == 0)
    let rest = try AdaProcess.run(["log", try home.file("a.txt", input)], home: home)
    #expect(rest.code == 0)
    #expect(
      try Journal(folder: home.data, readOnly: true).waters(from: .distantPast, to: .distantFuture).count == 600)
  }

  @Test func `a reader that goes away ends it quietly`() throws {
    let home = try AdaHome()
    let input = (1...600).map { "drank \($0 % 900 + 100) ml water\n" }.joined()
    let path = try home.file("a.txt", input)
    let ada = try LiveAda(["log", "--json", path], home: home)
    _ = try ada.line()
    try ada.closeOutput()
    let end = try ada.endUnread()
    #expect(end.code == 128 + SIGPIPE && end.error.isEmpty, "\(end.code) \(end.error)")
    #expect(try AdaProcess.run(["log", path], home: home).code == 0)
    #expect(
      try Journal(folder: home.data, readOnly: true).waters(from: .distantPast, to: .distantFuture).count == 600)
  }

  @Test func `two batches at once both log everything`() throws {
    let home = try AdaHome()
    let inputs = ["ml water\n", "ml of water\n"].map { ending in (1...300).map { "drank \($0) \(ending)" }.joined() }
    let runs = try inputs.enumerated().map { index, input in
      try LiveAda(["log", "--json", try home.file("\(index).txt", input)], home: home)
    }
    for run in runs {
      let end = try run.end()
      #expect(end.code == 0 && end.out.split(separator: "\n").count == 300, "\(end.error)")
    }
    #expect(
      try Journal(folder: home.data, readOnly: true).waters(from: .distantPast, to: .distantFuture).count == 600)
  }
}
