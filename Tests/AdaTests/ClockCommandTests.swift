import AdaTestSupport
import Foundation
import JSONTree
import Testing

@testable import ada

/// A clock of twelve hours, from the option to every page that shows a time; what scripts read stays as it was.
@Suite struct ClockCommandTests {
  @Test func `every page shows times on the person's clock`() throws {
    try ViewsProgram.using { program in
      let meal = try program.said("2 eggs", at: "2026-11-18T07:05:00Z")
      #expect(try program.run("profile", "set", "--units", "us").out.contains("clock     12 hours, by your units"))
      let id = try #require(meal["entries"]?[0]?["id"]?.stringValue)
      let pages = [
        try program.run("meals", "--date", "2026-11-18").out, try program.run("history").out,
        try program.run("export", "markdown").out, try program.run("delete", id).out + program.run("undo").out,
      ]
      for page in pages { #expect(page.contains("7:05 am") && !page.contains("07:05"), "\(page)") }
      #expect(try program.run("meals", "--date", "2026-11-18", "--json").out.contains("2026-11-18T07:05:00"))
      _ = try program.run("profile", "set", "--clock", "24")
      #expect(try program.run("meals", "--date", "2026-11-18").out.contains(" 07:05 Breakfast"))
      #expect(try program.run("profile", "--json").json()["clock"] == 24)
      #expect(try program.run("undo").out.contains("profile set clock 24"))
      #expect(try program.run("meals", "--date", "2026-11-18").out.contains(" 7:05 am Breakfast"))
      #expect(try program.run("profile", "set", "--clock", "25").code == 64)
    }
  }

  @Test func `the clock survives a back-up and its return`() throws {
    let home = try AdaHome()
    _ = try AdaProcess.run(["profile", "set", "--clock", "12"], home: home)
    let backup = try AdaProcess.run(["backup", home.folder.path, "--json"], home: home)
    let file = try #require(JSONValue(parsing: backup.out)["file"]?.stringValue)
    _ = try AdaProcess.run(["profile", "set", "--clock", "24"], home: home)
    #expect(try AdaProcess.run(["restore", file], home: home).code == 0)
    #expect(try AdaProcess.run(["profile"], home: home).out.contains("clock     12 hours"))
  }
}
