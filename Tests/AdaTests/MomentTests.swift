import AdaTestSupport
import Foundation
import JSONTree
import Nutrition
import Testing

@testable import ada

/// Times in options and in front of lines: impossible ones, those nothing can be logged for, and whose zone they are in.
@Suite struct MomentTests {
  @Test(arguments: [
    (["add", "450", "--at", "2026-11-20T25:00"], "no time of any day"),
    (["add", "450", "--at", "2026-11-19 99:99"], "no time of any day"),
    (["add", "450", "--at", "2026-02-30"], "no time of any day"),
    (["add", "450", "--at", "24:00"], "no time of any day"),
    (["add", "450", "--at", "1850-01-01T10:00"], "before 1900"),
    (["--at", "1850-01-01T10:00", "2 eggs"], "before 1900"),
    (["add", "450", "--at", "2126-01-01T10:00"], "more than a day ahead"),
    (["--at", "2126-01-01T10:00", "2 eggs"], "more than a day ahead"),
    (["log", "--at", "2126-01-01T10:00"], "more than a day ahead"), (["--at", "2026-11-20T25:00", "2 eggs"], "--at"),
  ]) func `nothing is logged for a moment that cannot be`(_ arguments: [String], _ reason: String) throws {
    let home = try AdaHome()
    let run = try AdaProcess.run(arguments, input: "2 eggs\n", home: home)
    #expect(run.code == 64 && run.error.contains(reason), "\(run.error)")
    #expect(try AdaProcess.run(["meals", "--json"], home: home).out == "[]\n")
  }

  @Test func `a line with a time that cannot be fails alone`() throws {
    let home = try AdaHome()
    let run = try AdaProcess.run(
      ["log", "--json"], input: "1850-01-01 10:00 1 apple\n2130-01-01 10:00 1 apple\n25:70 1 apple\n1 apple\n",
      home: home)
    #expect(run.code == 1)
    #expect(try run.records.map(\.status) == ["failed", "failed", "failed", "logged"])
  }

  @Test func `a time without an offset is in the person's zone`() throws {
    let home = try AdaHome()
    #expect(try AdaProcess.run(["profile", "set", "--time-zone", "Asia/Tokyo"], home: home).code == 0)
    for arguments in [
      ["--json", "--at", "2026-11-20T12:30", "2 eggs"], ["log", "--json", "--at", "2026-11-20T12:30"],
    ] {
      let run = try AdaProcess.run(arguments, input: "2 apples\n", home: home)
      #expect(try run.records.first?["at"]?.stringValue == "2026-11-20T12:30:00+09:00", "\(run.error)")
    }
  }

  @Test(arguments: [
    ("09:30", "2026-11-18T09:30"), ("9:30", "2026-11-18T09:30"), ("8pm", "2026-11-18T20:00"),
    ("12:15 am", "2026-11-18T00:15"), ("2026-11-17T07:00", "2026-11-17T07:00"),
    ("yesterday at 8pm", "2026-11-19T20:00"),
  ]) func `an edited hour stays on the entry's day, which is shown`(_ time: String, _ moment: String) throws {
    try ViewsProgram.using { program in
      let id = try #require(try program.said("2 eggs", at: "2026-11-18T12:30:00Z")["entries"]?[0]?["id"]?.stringValue)
      let edited = try program.run("edit", id, "--time", time)
      #expect(edited.code == 0 && edited.out.hasPrefix("Now, on \(moment.prefix(10)):"), "\(edited)")
      let shown = try program.run("meals", "--date", String(moment.prefix(10)), "--json").json()
      #expect(shown[0]?["timestamp"]?.stringValue?.hasPrefix(moment) == true)
    }
  }
}
