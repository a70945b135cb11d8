import Foundation
import JSONTree
import Nutrition
import Testing

@testable import ada

@Suite struct PlanCommandTests {
  private static let allDays = "mon,tue,wed,thu,fri,sat,sun"

  private func addPush(_ program: ViewsProgram) throws {
    let added = try program.run(
      "plan", "add", "Push", "--days", Self.allDays, "--exercise", "Bench press 3x8 @60kg rest 120", "--exercise",
      "Dip 3x6-10", "--json")
    #expect(added.code == 0, "\(added.error)")
    #expect(try added.json()["plan"]?["exercises"]?[0]?["weightKg"]?.doubleValue == 60)
  }

  @Test func `a plan is made, shown, paused, activated and forgotten, and undo brings it back`() throws {
    try ViewsProgram.using { program in
      #expect(try program.run("plan", "list").out.contains("ada plan add"))
      try addPush(program)
      let list = try program.run("plan", "list")
      #expect(list.out.contains("Bench press 3x8 @60kg rest 120") && list.out.contains("Mon, Tue"))
      #expect(try program.run("plan", "pause", "push").code == 0)
      #expect(try program.run("plan", "--json").json()["plans"]?.arrayValue == [])
      #expect(
        try program.run("plan", "activate", "Push", "--days", "mon", "--json").json()["plan"]?["days"] == ["monday"])
      #expect(try program.run("plan", "forget", "Push").code == 0)
      #expect(try program.run("plan", "list", "--json").json()["plans"]?.arrayValue == [])
      let undone = try program.run("undo", "--json").json()
      #expect(undone["undone"]?[0]?["plansChanged"]?.boolValue == true)
      #expect(try program.run("plan", "show", "Push").out.contains("not done yet"))
    }
  }

  @Test func `today's plan is logged as planned, once, and the next time is heavier`() throws {
    try ViewsProgram.using { program in
      try addPush(program)
      let done = try program.run("plan", "done", "--json")
      #expect(done.code == 0, "\(done.error)")
      let record = try done.json()
      #expect(record["logged"]?["exercises"]?[0]?["sets"]?.arrayValue?.count == 3)
      #expect(record["logged"]?["durationMin"]?.doubleValue == 13)
      #expect(record["next"]?[0]?["next"]?["step"]?.stringValue == "raise")
      #expect(record["next"]?[0]?["next"]?["weightKg"]?.doubleValue == 62.5)
      #expect(record["assumptions"]?.serialized().contains("sets as planned") == true)
      let again = try program.run("plan", "done")
      #expect(again.code == 1 && again.error.contains("--again"))
      let today = try program.run("plan", "today")
      #expect(today.out.contains("last 3 x 8 at 60 kg on") && today.out.contains("next 62.5 kg"))
      #expect(try program.run("plan", "progress", "Push", "--apply").code == 0)
      #expect(try program.run("plan", "list").out.contains("Bench press 3x8 @62.5kg"))
      #expect(try program.run("undo", "2").code == 0)
      #expect(try program.run("plan", "list").out.contains("Bench press 3x8 @60kg"))
      #expect(try program.run("plan", "today", "--json").json()["plans"]?[0]?["done"]?.arrayValue == [])
    }
  }

  @Test func `what was done otherwise is logged as it is said`() throws {
    try ViewsProgram.using { program in
      try addPush(program)
      let done = try program.run(
        "plan", "done", "push", "--did", "bench press 8,7,6 @57.5kg", "--skip", "dip", "--minutes", "40", "--json")
      #expect(done.code == 0, "\(done.error)")
      let logged = try #require(try done.json()["logged"])
      #expect(logged["exercises"]?.arrayValue?.count == 1)
      let sets = logged["exercises"]?[0]?["sets"]?.arrayValue ?? []
      #expect(sets.map { $0["reps"]?.doubleValue } == [8, 7, 6] && sets[0]["weightKg"]?.doubleValue == 57.5)
      #expect(logged["durationMin"]?.doubleValue == 40)
    }
  }

  @Test func `mistakes get one sentence and the right code`() throws {
    try ViewsProgram.using { program in
      let wrong: [([String], Int32)] = [
        (["plan", "add", "Push"], 64), (["plan", "add", "Push", "--exercise", "Bench"], 64),
        (["plan", "add", "Push", "--days", "someday", "--exercise", "Dip 3x8"], 64),
        (["plan", "add", "Push", "--exercise", "Dip 3x8", "--exercise", "dip 2x8"], 64),
        (["plan", "show", "nothing"], 1), (["plan", "done"], 1),
      ]
      for (arguments, code) in wrong {
        let output = try program.run(arguments)
        #expect(output.code == code && !output.error.isEmpty, "\(arguments) \(output)")
      }
      try addPush(program)
      for arguments in [["--did", "Squat 8"], ["--did", "Dip lots"], ["--skip", "Squat"], ["--minutes", "0"]] {
        #expect(try program.run(["plan", "done"] + arguments).code == 64, "\(arguments)")
      }
      #expect(try program.run("plan", "done", "--skip", "Dip", "--skip", "Bench press").code == 64)
    }
  }
}
