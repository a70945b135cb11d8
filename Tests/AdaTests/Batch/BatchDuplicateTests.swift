import AdaTestSupport
import Foundation
import JSONTree
import JournalStore
import Nutrition
import Testing

@Suite struct `The same transcript again` {
  let home: AdaHome

  init() throws { home = try AdaHome() }

  /// The statuses of a run.
  func log(_ arguments: [String] = [], stdin: String = "") throws -> [String] {
    let run = try AdaProcess.run(["log", "--json"] + arguments, input: stdin, home: home)
    let statuses = try run.records.compactMap(\.status)
    #expect(run.code == 0, "\(run.error)")
    return statuses
  }

  func waters() throws -> Int {
    try Journal(folder: home.data, readOnly: true).waters(from: .distantPast, to: .distantFuture).count
  }

  @Test func `a file is logged once on any day, and lines appended to it are new`() throws {
    let path = try home.file("a.txt", "drank 500 ml water\ndrank 500 ml water\n")
    #expect(try log([path]) == ["logged", "logged"])
    #expect(try log([path]) == ["duplicate", "duplicate"])
    try home.file("a.txt", "drank 500 ml water\ndrank 500 ml water\ndrank 200 ml water\n")
    #expect(try log([path]) == ["duplicate", "duplicate", "logged"])
    #expect(try waters() == 3)
  }

  @Test func `a file of one line is logged once`() throws {
    let path = try home.file("a.txt", "drank 500 ml water\n")
    #expect(try log([path]) == ["logged"])
    #expect(try log([path]) == ["duplicate"])
    #expect(try log(["--again", path]) == ["logged"])
    #expect(try log([path]) == ["duplicate"])
    #expect(try waters() == 2)
  }

  @Test func `what is first logged with again is known afterwards`() throws {
    let path = try home.file("a.txt", "drank 500 ml water\n")
    #expect(try log(["--again", path]) == ["logged"])
    #expect(try log([path]) == ["duplicate"])
  }

  @Test func `standard input of several lines is logged once on a day`() throws {
    let input = "drank 500 ml water\ndrank 200 ml water\n"
    #expect(try log(stdin: input) == ["logged", "logged"])
    #expect(try log(stdin: input) == ["duplicate", "duplicate"])
    #expect(try log(stdin: input + "drank 100 ml water\n") == ["duplicate", "duplicate", "logged"])
    #expect(try log(["--again"], stdin: input) == ["logged", "logged"])
    #expect(try waters() == 5)
  }

  @Test func `a line that is refused while the first is held keeps its place`() throws {
    let input = "drank 500 ml water\n[2999-01-01 08:00] toast\n{broken\ndrank 200 ml water\n"
    for status in ["logged", "duplicate"] {
      let records = try AdaProcess.run(["log", "--json"], input: input, home: home).records
      #expect(records.map(\.line) == [1, 2, 3, 4])
      #expect(records.map(\.status) == [status, "failed", "failed", status])
    }
  }

  @Test func `a lone line on standard input is always new`() throws {
    for _ in 1...3 { #expect(try log(stdin: "drank 500 ml water\n") == ["logged"]) }
    #expect(try waters() == 3)
  }

  @Test func `a lone line is new after a longer input that began with it, faults beside it or not`() throws {
    let water = "drank 500 ml water\n"
    #expect(try log(stdin: water + water) == ["logged", "logged"])
    #expect(try log(stdin: "# again\n" + water) == ["logged"])
    let run = try AdaProcess.run(["log", "--json"], input: water + "{bad\n{worse\n", home: home)
    #expect(try run.records.map(\.line) == [1, 2, 3])
    #expect(try run.records.map(\.status) == ["logged", "failed", "failed"])
    #expect(try waters() == 4)
  }

  @Test func `a lone line with a time is logged once, from standard input, a file or the command line`() throws {
    #expect(try log(stdin: "[2026-11-20 08:10] drank 500 ml water\n") == ["logged"])
    #expect(try log(stdin: "[2026-11-20 08:10] drank 500 ml water\n") == ["duplicate"])
    #expect(try log(["--at", "2026-11-20T08:10:00Z"], stdin: "drank 500 ml water\n") == ["duplicate"])
    let path = try home.file("a.txt", "drank 500 ml water\n")
    #expect(try log(["--at", "2026-11-20T08:10:00Z", path]) == ["duplicate"])
    let one = try AdaProcess.run(["--json", "--at", "2026-11-20T08:10:00Z", "drank 500 ml water"], home: home)
    #expect(try one.records.map(\.status) == ["duplicate"] && one.code == 0)
    #expect(try waters() == 1)
  }

  @Test func `one message with a time is done once, and a question is answered each time`() throws {
    func say(_ text: String) throws -> String? {
      try AdaProcess.run(["--json", "--at", "2026-11-20T08:10:00Z", "--", text], home: home).records.first?.status
    }
    #expect(try say("undo") == "answered")
    #expect(try ["drank 500 ml water", "drank 500 ml water"].map { try say($0) } == ["logged", "duplicate"])
    for _ in 1...2 { #expect(try say("how much water did I drink?") == "answered") }
    for _ in 1...2 { #expect(try say("hm hm") == "unclear") }
    #expect(try ["undo", "undo"].map { try say($0) } == ["logged", "duplicate"])
    #expect(try waters() == 0)
  }

  @Test func `timed lines are known in any order, and equal ones twice are two events`() throws {
    let eight = "[2026-11-20 08:10] drank 500 ml water\n"
    let nine = "[2026-11-20 09:10] drank 500 ml water\n"
    #expect(try log(stdin: eight + eight + nine) == ["logged", "logged", "logged"])
    #expect(try log(stdin: nine + eight) == ["duplicate", "duplicate"])
    #expect(try log(stdin: eight + eight + eight) == ["duplicate", "duplicate", "logged"])
    #expect(try waters() == 4)
  }

  @Test func `a duplicate names the first turn and the summary says so`() throws {
    let path = try home.file("a.txt", "drank 500 ml water\nshould I eat a pizza?\n")
    let first = try AdaProcess.run(["log", "--json", path], home: home)
    let second = try AdaProcess.run(["log", "--json", path], home: home)
    #expect(try second.records.map { $0["of"] } == first.records.map { $0["turnId"] })
    #expect(try second.records.allSatisfy { $0["turnId"] == nil && $0.entries.isEmpty })
    #expect(second.error == "2 lines: 2 duplicates.\n")
  }

  @Test func `a duplicate is not said to be logged where it was only asked about or answered`() throws {
    let path = try home.file("a.txt", "frobnicate\nshould I eat a pizza?\ndrank 500 ml water\n")
    #expect(try AdaProcess.run(["log", path], home: home).code == 1)
    let again = try AdaProcess.run(["log", "--json", path], home: home)
    #expect(again.code == 0)
    #expect(try again.records.map(\.status) == ["duplicate", "duplicate", "duplicate"])
    #expect(
      try again.records.map(\.reply) == [
        "Read before, and not understood; --again reads it once more.",
        "Answered before; --again answers it once more.", "Already logged; --again logs it once more.",
      ])
  }

  @Test func `a line that failed is tried again`() throws {
    let path = try home.file("a.txt", "drank 500 ml water\n{broken\n")
    #expect(try AdaProcess.run(["log", path], home: home).code == 1)
    let again = try AdaProcess.run(["log", "--json", path], home: home)
    #expect(try again.records.map(\.status) == ["duplicate", "failed"])
    #expect(again.code == 1)
  }

  @Test func `a resumed run reads on as the first would have`() throws {
    let lines = ["2 eggs and toast", "actually 3 eggs", "drank 500 ml water", "make it 300 ml"]
    let whole = try AdaProcess.run(
      ["log", "--json", try home.file("whole.txt", lines.joined(separator: "\n"))], home: home)
    let other = try AdaHome()
    for count in 1...lines.count {
      let path = try other.file("part.txt", lines.prefix(count).map { $0 + "\n" }.joined())
      let run = try AdaProcess.run(["log", "--json", path], home: other)
      #expect(try run.records.last?.reply == whole.records[count - 1].reply)
      #expect(try run.records.map(\.status) == Array(repeating: "duplicate", count: count - 1) + ["logged"])
    }
  }
}
