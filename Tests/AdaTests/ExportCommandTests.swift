import AdaTestSupport
import Foundation
import JSONTree
import Testing

@testable import ada

@Suite struct ExportCommandTests {
  let home = try! AdaHome()
  static let key = "sk-very-secret-key-0123456789"

  private func ada(_ arguments: String..., home other: AdaHome? = nil) throws -> AdaProcess.Output {
    try AdaProcess.run(
      arguments, home: other ?? home, environment: ["OPENAI_API_KEY": Self.key, "ADA_PROVIDER": "offline"])
  }

  private func fill() throws {
    let lines = """
      [2026-11-18 08:10] 2 eggs and toast
      [2026-11-18 12:30] I had a burrito for lunch
      [2026-11-19 07:00] weighed 82.4 kg
      [2026-11-19 18:00] ran 5 km in 30 minutes
      [2026-11-20 09:00] drank 500 ml water
      [2026-11-20 19:00] bench press 3x8 at 60 kg
      """
    _ = try AdaProcess.run(["log"], input: lines, home: home)
    _ = try ada("profile", "set", "--height", "178cm", "--goal", "cut")
    _ = try ada("undo")
  }

  @Test func `a journal goes out and into an empty home, and goes out again the same`() throws {
    try fill()
    let first = try ada("export", "json")
    #expect(first.code == 0)
    #expect(try SchemaCheck("export").faults(in: JSONValue(parsing: first.out)) == [])
    #expect(!first.out.contains(Self.key))
    let file = try home.file("export.json", first.out)
    let other = try AdaHome()
    let imported = try ada("import", "ada", file, home: other)
    #expect(imported.code == 0)
    #expect(imported.out.hasPrefix("Imported 7 messages and 6 entries."), "\(imported.out)")
    #expect(try ada("export", "json", home: other).out == first.out)
    #expect(try ada("redo", home: other).code == 0)
    #expect(
      try ada("today", "--date", "2026-11-18", "--json", home: other).out
        == ada("today", "--date", "2026-11-18", "--json").out)
    let refused = try ada("import", "ada", file)
    #expect(refused.code == 1)
    #expect(refused.error.contains("is not empty (7 messages)"))
  }

  @Test func `an export to a file is its owner's, and never takes another's place`() throws {
    try fill()
    let path = home.folder.appending(path: "out.json").path
    let run = try ada("export", "json", "--output", path)
    #expect(run.code == 0 && run.out.isEmpty)
    #expect(run.error.wholeMatch(of: /Wrote .*\/out\.json: [1-9][0-9]+ rows\.\n/) != nil, "\(run.error)")
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    let again = try ada("export", "json", "--output", path)
    #expect(again.code == 73)
    #expect(again.error == "ada: \(path) is there already; choose another name, or move it away.\n")
    #expect(try ada("export", "json", "--from", "2026-11-20", "--to", "2026-11-18").code == 64)
    #expect(try ada("export", "json", "--from", "soon").code == 64)
  }

  @Test func `a diary in a file says how many days it has`() throws {
    try fill()
    let path = home.folder.appending(path: "diary.md").path
    #expect(try ada("export", "markdown", "--output", path).error == "Wrote \(path): 3 days.\n")
    #expect(try ada("export", "markdown").error.isEmpty)
  }

  @Test func `a stretch of time is exported with its days alone`() throws {
    try fill()
    let run = try ada("export", "json", "--from", "2026-11-19", "--to", "2026-11-19")
    let value = try JSONValue(parsing: run.out)
    #expect(value["from"] == "2026-11-19" && value["to"] == "2026-11-19")
    #expect(value["rows"]?["body_weight_entry"] == 1 && value["rows"]?["meal"] == 0)
    let file = try home.file("part.json", run.out)
    let refused = try ada("import", "ada", file, home: AdaHome())
    #expect(refused.code == 65)
    #expect(refused.error.contains("only a stretch of time"))
  }

  @Test func `an empty home has an export, too`() throws {
    let run = try ada("export", "json")
    #expect(run.code == 0)
    #expect(try JSONValue(parsing: run.out)["rows"]?["turn"] == 0)
    #expect(!FileManager.default.fileExists(atPath: home.journal.path))
  }

  @Test func `spreadsheets get a file for each kind`() throws {
    try fill()
    let folder = home.folder.appending(path: "csv")
    let run = try ada("export", "csv", "--output", folder.path)
    #expect(run.code == 0)
    #expect(run.out.contains("meal.csv  2 rows\n"))
    let items = try String(contentsOf: folder.appending(path: "food_item.csv"), encoding: .utf8)
    #expect(items.split(separator: "\n").count == 4)
    let weights = try String(contentsOf: folder.appending(path: "body_weight_entry.csv"), encoding: .utf8)
    #expect(weights.contains(",82.4,,2026-11-19T07:00:00+00:00\n"))
    #expect(try ada("export", "csv", "--output", folder.path).code == 73)
  }

  @Test func `the diary reads day by day`() throws {
    try fill()
    let run = try ada("export", "markdown", "--to", "2026-11-19")
    #expect(run.code == 0)
    #expect(run.out.hasPrefix("# Journal\n\nTimes are those of GMT.\n\n## 2026-11-18 Wednesday\n\n"))
    #expect(run.out.contains("\n- 12:30 lunch, "))
    #expect(run.out.contains("\n## 2026-11-19 Thursday\n\n- 07:00 weight 82.4 kg\n- 17:30 Running, 5 km, "))
    #expect(!run.out.contains("2026-11-20"))
  }

  @Test func `the diary tells what devices measured and what was marked, planned and taught`() throws {
    try fill()
    let health = home.folder.appending(path: "export.xml")
    let span = #"startDate="2026-11-17 10:00:00 +0000" endDate="2026-11-17 10:30:00 +0000""#
    let steps = #"<Record type="HKQuantityTypeIdentifierStepCount" sourceName="iPhone" unit="count" value="3000" "#
    try Data("<HealthData>\(steps)\(span)/></HealthData>".utf8).write(to: health)
    for arguments in [
      ["import", "apple-health", health.path, "--yes"], ["remember: my shake is 40 g whey"],
      ["plan", "add", "Push", "--days", "mon", "--exercise", "Dip 3x6"], ["yesterday was fully logged"],
    ] { #expect(try AdaProcess.run(arguments, home: home).code == 0, "\(arguments)") }
    let diary = try ada("export", "markdown").out
    #expect(diary.contains("\n## 2026-11-17 Tuesday\n\n- 3,000 steps\n"))
    #expect(diary.contains("counts as wholly logged"))
    #expect(diary.contains("\n## Plans\n\n- Push (Mon): Dip 3x6"))
    #expect(diary.contains("\n## Taught\n\n- shake"))
    #expect(try !ada("export", "markdown", "--from", "2026-11-19").out.contains("## Plans"))
  }

  @Test func `the diary names no weight that nobody knows`() throws {
    let table = try home.file("f.csv", "Date,Meal,Name,Amount,Calories\n2026-11-18,lunch,Stew,2 bowls,400\n")
    for arguments in [
      ["add", "450", "kcal", "--name", "Canteen lunch", "--at", "2026-11-18T12:00"], ["import", "csv", table, "--yes"],
      ["--at", "2026-11-18T08:00", "100 g rice"],
    ] { #expect(try AdaProcess.run(arguments, home: home).code == 0, "\(arguments)") }
    let diary = try ada("export", "markdown").out
    #expect(diary.contains("  - Canteen lunch, 450 kcal, "), "\(diary)")
    #expect(diary.contains("  - Stew, 400 kcal, ") && diary.contains(", 100 g, "))
  }

  @Test func `words in a diary stay words`() {
    #expect(
      MarkdownDiary.safe("a *big* <b>_x_\n# [l](u) & \u{1B}[31m")
        == "a \\*big\\* &lt;b>\\_x\\_ \\# \\[l\\](u) &amp; \\[31m")
  }
}
