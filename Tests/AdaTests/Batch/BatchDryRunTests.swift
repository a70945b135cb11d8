import AdaTestSupport
import Foundation
import JSONTree
import Testing

@Suite struct `A dry run` {
  static let input = "2 eggs and toast\nactually 3 eggs\ndrank 500 ml water\n"

  @Test func `makes no journal and prints what would be logged`() throws {
    let home = try AdaHome()
    let run = try AdaProcess.run(["log", "--json", "--dry-run"], input: Self.input, home: home)
    #expect(try run.records.map(\.status) == ["logged", "logged", "logged"])
    #expect(try run.records.allSatisfy { $0["turnId"] == nil })
    #expect(run.code == 0)
    #expect(!FileManager.default.fileExists(atPath: home.data.path))
  }

  @Test func `a correction finds the earlier line it corrects`() throws {
    let home = try AdaHome()
    let records = try AdaProcess.run(["log", "--json", "--dry-run"], input: Self.input, home: home).records
    let meal = try #require(records[0].entries.first?["id"])
    #expect(records[1].entries.first?["kind"] == "correction")
    #expect(records[1].entries.first?["of"] == meal)
  }

  @Test func `touches no byte of a journal that is there, and reports its duplicates`() throws {
    let home = try AdaHome()
    let path = try home.file("a.txt", "drank 500 ml water\n")
    _ = try AdaProcess.run(["log", path], home: home)
    let before = try home.contents()
    try home.file("a.txt", "drank 500 ml water\n2 eggs\nundo\nundo\nredo\n")
    let run = try AdaProcess.run(["log", "--json", "--dry-run", path], home: home)
    #expect(try run.records.map(\.status).prefix(2) == ["duplicate", "logged"])
    #expect(try run.records.allSatisfy { !$0.reply.isEmpty })
    #expect(try home.contents() == before)
    let one = try AdaProcess.run(["--dry-run", "3 eggs"], home: home)
    #expect(one.code == 0)
    #expect(try home.contents() == before)
  }

  @Test func `says what an undo would take back, and answers without it`() throws {
    let home = try AdaHome()
    let run = try AdaProcess.run(
      ["log", "--json", "--dry-run"],
      input: "drank 500 ml water\ndrank 250 ml water\nundo\nhow is my day going?\n", home: home)
    let records = try run.records
    #expect(records[2].entries.first?["kind"] == "removal")
    #expect(records[2].entries.first?["of"] == records[1].entries.first?["id"])
    #expect(records[3].reply.contains("500 ml"), "\(records[3].reply)")
  }
}
