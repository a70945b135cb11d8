import Foundation
import JournalStore
import Testing

@testable import Archive

@Suite struct CSVExportTests {
  let home = try! TemporaryHome()
  let export = CSVExport { "t\(Int($0.timeIntervalSince1970))" }

  private func lines(_ name: String) throws -> [String] {
    try String(decoding: home.bytes("out/\(name)"), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `each kind is a file, without what was deleted or taken back`() throws {
    let journal = try Journal.eventful(in: home.folder("a"))
    let files = try export.write(journal, to: home.path("out"))
    #expect(files.map(\.name).contains("meal.csv"))
    #expect(!files.map(\.name).contains("change.csv") && !files.map(\.name).contains("water_entry.csv"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path("out")).sorted() == files.map(\.name))
    let meals = try lines("meal.csv")
    #expect(meals[0].hasPrefix("id,turn_id,time_zone,created_at,updated_at,name,meal_type,timestamp,notes,"))
    #expect(try lines("body_weight_entry.csv")[1].hasSuffix(",82.4,,t1795177800"))
    #expect(files.first { $0.name == "workout_set_log.csv" }?.rows == 2)
  }

  @Test func `parts of what was deleted are left out with it`() throws {
    let journal = try Journal.eventful(in: home.folder("a"))
    _ = try export.write(journal, to: home.path("out"))
    #expect(try lines("food_item.csv").count == 2)
    try journal.close()
    try home.folder("a").appending(path: "journal.sqlite").execute(
      "UPDATE meal SET deleted_at = 1; UPDATE workout_log SET deleted_at = 1")
    let again = try Journal(folder: home.folder("a"), readOnly: true)
    let files = try export.write(again, to: home.path("again")).map(\.name)
    for name in ["meal", "food_item", "workout_log", "workout_exercise_log", "workout_set_log"] {
      #expect(!files.contains("\(name).csv"))
    }
  }

  @Test func `days are dates, whatever the zone, and figures have no noise`() throws {
    try Journal.eventful(in: home.folder("a")).close()
    try home.folder("a").appending(path: "journal.sqlite").execute(
      """
      INSERT INTO day_mark (id, created_at, updated_at, day_number, is_complete) VALUES ('d', 1, 2, 20777, 1);
      INSERT INTO planned_event (id, created_at, updated_at, day_number, calories, planned_on)
        VALUES ('e', 1, 2, 20785, 316.53999999999996, 20778);
      """)
    let journal = try Journal(folder: home.folder("a"), readOnly: true)
    _ = try export.write(journal, to: home.path("out"))
    #expect(try lines("day_mark.csv")[1].hasSuffix(",2026-11-20,1"))
    #expect(try lines("planned_event.csv")[1].contains(",2026-11-28,316.54,,2026-11-21"))
  }

  @Test(arguments: [
    (0.1 + 0.2, "0.3"), (2, "2"), (1e-7, "0"), (-1.5, "-1.5"), (1e300, "1e+300"), (123_456_789_012.5, "123456789012.5"),
  ])
  func `a figure is written to a millionth`(figure: Double, text: String) {
    #expect(CSVExport.figure(figure) == text)
  }

  @Test(arguments: [
    ("plain", "plain"), ("a, b", "\"a, b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("two\nlines", "\"two\nlines\""),
    ("=1+1", "'=1+1"), ("-5, really", "\"'-5, really\""), ("@x", "'@x"), ("", ""), ("é\r\n", "\"é\r\n\""),
  ])
  func `text is quoted, and no spreadsheet runs it`(text: String, cell: String) {
    #expect(CSVExport.quoted(text) == cell)
  }

  @Test func `a folder with something in it is left alone`() throws {
    let journal = try Journal.eventful(in: home.folder("a"))
    #expect(throws: ArchiveError.exists(path: home.folder("a").path)) {
      try export.write(journal, to: home.folder("a").path)
    }
  }
}
