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
