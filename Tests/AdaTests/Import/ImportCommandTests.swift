import AdaTestSupport
import Foundation
import JSONTree
import Testing

/// `ada import` as a person and a script run it.
struct ImportCommandTests {
  private static let export = """
    <?xml version="1.0" encoding="UTF-8"?>
    <HealthData locale="en_US"><ExportDate value="2026-11-20 10:00:00 +0100"/>
    <Me HKCharacteristicTypeIdentifierDateOfBirth="1990-01-01" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexFemale"/>
    <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="lb" startDate="2026-11-19 07:30:00 +0100" endDate="2026-11-19 07:30:00 +0100" value="160"/>
    <Record type="HKQuantityTypeIdentifierStepCount" sourceName="iPhone" unit="count" startDate="2026-11-19 09:00:00 +0100" endDate="2026-11-19 09:30:00 +0100" value="1200"/>
    <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="iPhone" unit="count/min" startDate="2026-11-19 09:00:00 +0100" endDate="2026-11-19 09:00:00 +0100" value="70"/>
    </HealthData>
    """

  private func run(_ home: AdaHome, _ arguments: String..., input: String = "") throws -> AdaProcess.Output {
    try AdaProcess.run(["import"] + arguments, input: input, home: home)
  }

  @Test func `an import is summed up, written once, and taken back by one undo`() throws {
    let home = try AdaHome()
    let file = try home.file("export.xml", Self.export)
    let first = try run(home, "apple-health", file, "--yes")
    #expect(first.code == 0)
    #expect(first.out.contains("Apple Health: 3 records read, 2026-11-19 to 2026-11-19"))
    #expect(first.out.contains("Weigh-ins"))
    #expect(first.out.contains("HeartRate, which Ada does not keep"))
    #expect(first.out.contains("ada undo takes it all back."))
    #expect(try AdaProcess.run(["weight"], home: home).out.contains("72.6 kg"))
    #expect(try AdaProcess.run(["profile"], home: home).out.contains("1990-01-01"))
    let second = try run(home, "apple-health", file, "--yes")
    #expect(second.code == 0)
    #expect(second.out.contains("Nothing is new; nothing was written."))
    let undo = try AdaProcess.run(["undo"], home: home)
    #expect(undo.out.contains("Took back: import apple-health export.xml"))
    #expect(undo.out.contains("1 record of devices"))
    #expect(try !AdaProcess.run(["weight"], home: home).out.contains("72.6 kg"))
    #expect(try AdaProcess.run(["undo"], home: home).out.contains("nothing to undo"))
  }

  @Test func `what is more than a day ahead is left out and said`() throws {
    let home = try AdaHome()
    let file = try home.file("f.csv", "Date,Name,Calories\n2035-01-01,egg,100\n2026-11-19,pear,60\n")
    let run = try run(home, "csv", file, "--yes")
    #expect(run.code == 0)
    #expect(run.out.contains("1  more than a day ahead"), "\(run.out)")
    let entries = try AdaProcess.run(["export", "markdown"], home: home).out
    #expect(entries.contains("pear") && !entries.contains("2035"))
    let alone = try home.file("g.csv", "Date,Weight (kg)\n2035-01-01,80\n")
    let again = try self.run(home, "weights", alone, "--yes", "--json")
    #expect(try again.records.first?["skipped"]?[0]?["reason"] == "more than a day ahead")
    #expect(try again.records.first?["turnId"] == .null)
  }

  @Test func `the summary is JSON for scripts`() throws {
    let home = try AdaHome()
    let file = try home.file("export.xml", Self.export)
    let dry = try run(home, "apple-health", file, "--dry-run", "--json")
    #expect(dry.code == 0)
    let summary = try #require(dry.records.first)
    #expect(summary["schema"] == "ada.import/1")
    #expect(summary["dryRun"] == true)
    #expect(summary["read"] == 3)
    #expect(summary["records"]?["weights"]?["added"] == 1)
    #expect(summary["skipped"]?[0]?["count"] == 1)
    #expect(summary["turnId"] == .null)
    #expect(try home.contents().isEmpty)
    let real = try run(home, "apple-health", file, "--yes", "--json")
    #expect(try real.records.first?["turnId"]?.stringValue?.isEmpty == false)
    #expect(
      try run(home, "apple-health", file, "--dry-run", "--json").records.first?["records"]?["weights"]?["known"] == 1)
  }

  @Test func `without a terminal and without --yes nothing is written`() throws {
    let home = try AdaHome()
    let file = try home.file("w.csv", "Date,Weight (kg)\n2026-11-19,83.1\n")
    let run = try run(home, "weights", file, input: "y\n")
    #expect(run.code == 64)
    #expect(run.error.contains("add --yes"))
    #expect(run.out.contains("Nothing is written yet."))
    #expect(try home.contents().isEmpty)
  }

  @Test func `on a terminal it asks, and no is no`() throws {
    let home = try AdaHome()
    let file = try home.file("w.csv", "Date,Weight (kg)\n2026-11-19,83.1\n")
    for (answer, isWritten) in [("n\r", false), ("\r", false), ("y\r", true)] {
      let terminal = try PseudoTerminal(
        program: BuiltProgram.ada, arguments: ["import", "weights", file],
        environment: home.environment.merging(["TERM": "xterm"]) { $1 })
      try terminal.wait(for: "Import this? [y/N] ")
      terminal.type(answer)
      try terminal.wait(for: isWritten ? "Imported." : "Nothing was written.")
      #expect(try terminal.waitForEnd() == 0)
      #expect(try AdaProcess.run(["weight"], home: home).out.contains("83.1 kg") == isWritten)
    }
  }

  @Test func `what is no export ends with its code and one sentence`() throws {
    let home = try AdaHome()
    let wrong = try home.file("wrong.xml", "<gpx/>")
    let cases: [([String], Int32, String)] = [
      (["apple-health", wrong], 65, "is no Apple Health export"),
      (["apple-health", try home.file("cut.xml", String(Self.export.dropLast(40)))], 65, "ends in the middle"),
      (["apple-health", "/nowhere.zip"], 66, "There is no file"),
      (["csv", try home.file("c.csv", "a,b\n"), "--yes"], 65, "column \"date\" is missing"),
      (["apple-health", wrong, "--since", "soon"], 64, "--since soon is no day"),
      (["csv", wrong, "--map", "lunch=x"], 64, "--map knows no \"lunch\""),
      (["fit", wrong], 65, "no FIT file"), (["hevy", wrong], 65, "no Hevy export"),
    ]
    for (arguments, code, words) in cases {
      let run = try AdaProcess.run(["import"] + arguments, home: home)
      #expect(run.code == code, "\(arguments)")
      #expect(run.error.contains(words), "\(arguments): \(run.error)")
    }
    #expect(try home.contents().isEmpty)
  }

  @Test func `control characters of a file do not reach the terminal`() throws {
    let home = try AdaHome()
    let file = try home.file("x.csv", "Da\u{1B}[31mte,Calories\n2026-11-20,12\n")
    let run = try AdaProcess.run(["import", "csv", file], home: home)
    #expect(run.code == 65)
    #expect(!run.error.contains("\u{1B}"))
  }

  @Test func `a diary is shown among the meals, and a table read by a mapping`() throws {
    let home = try AdaHome()
    let file = try home.file("d.csv", "Tag;Speise;kJ\n19.11.2026;Käsebrot;1046\n")
    let run = try run(home, "csv", file, "--map", "date=Tag,name=Speise,calories=kJ", "--yes")
    #expect(run.code == 0, "\(run.error)")
    let meals = try AdaProcess.run(["meals", "--date", "2026-11-19"], home: home)
    #expect(meals.out.contains("Käsebrot"), "\(meals.out) \(meals.error)")
    #expect(meals.out.contains("250"))
  }
}
