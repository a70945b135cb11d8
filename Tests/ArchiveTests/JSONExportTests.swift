import Foundation
import GRDB
import JSONTree
import JournalStore
import Nutrition
import Testing

@testable import Archive

@Suite struct JSONExportTests {
  let home = try! TemporaryHome()

  private func export(_ folder: URL, as name: String, in range: JournalTimeRange? = nil) throws -> String {
    let journal = try Journal(folder: folder, readOnly: true)
    try JSONExport.write(journal, program: "test", in: range, to: FileSink(path: home.path(name)))
    return home.path(name)
  }

  @Test func `an export that becomes a journal again is exported to the same bytes`() throws {
    let journal = try Journal.eventful(in: home.folder("a"))
    try journal.close()
    try home.folder("a").appending(path: "journal.sqlite").execute(
      """
      INSERT INTO hrv_sample (id, created_at, updated_at, sdnn_ms, timestamp, source) VALUES ('h', 1, 2, 41, 3, 'watch');
      INSERT INTO steps_daily (id, created_at, updated_at, day, steps, source) VALUES ('s', 1, 2, '2026-11-20', 9, 'x');
      INSERT INTO macro_targets (id, created_at, updated_at, calories, protein_g, carbs_g, fat_g, fiber_g, origin,
        calculated_at) VALUES ('t', 1, 2, 2000, 9e999, 0, 1e-300, 3, 'formula', 4);
      INSERT INTO chat_message (id, turn_id, created_at, updated_at, role, content, timestamp)
        SELECT 'c', id, 1, 2, 'user', text, 3 FROM turn LIMIT 1;
      """)
    let first = try export(home.folder("a"), as: "first.json")
    let contents = try JSONImport.read(first, into: home.folder("b"))
    _ = try export(home.folder("b"), as: "second.json")
    #expect(try home.bytes("first.json") == home.bytes("second.json"))
    #expect(contents.messages == 11)
    let again = try Journal(folder: home.folder("b"), now: { noon })
    #expect(try again.contents() == Journal(folder: home.folder("a")).contents())
    #expect(try again.fault() == nil)
    // What hangs on rows that are not in the export works: the words' index, undo, redo.
    #expect(try again.history(matching: "crêpe").count == 1)
    #expect(try again.undo(count: 3).map(\.turn.text) == ["a shake is", "lose some", "weighed"])
    #expect(try again.redo(count: 3).count == 3)
  }

  @Test func `every table of the file is in the export, so that a new one cannot be forgotten`() throws {
    try Journal.eventful(in: home.folder("a")).close()
    let file = home.folder("a").appending(path: "journal.sqlite")
    // As a later version might bring it.
    try file.execute("CREATE TABLE brand_new (id TEXT PRIMARY KEY, picture BLOB) STRICT, WITHOUT ROWID")
    try file.execute("INSERT INTO brand_new VALUES ('b', x'00ff10'), ('a', NULL)")
    let value = try JSONValue(parsing: [UInt8](Data(contentsOf: URL(filePath: export(home.folder("a"), as: "e.json")))))
    let listed = try DatabaseQueue(path: file.path).read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
          AND name NOT LIKE 'turn_words%' AND name <> 'grdb_migrations' ORDER BY name
          """)
    }
    #expect(value["tables"]?.objectValue?.keys == listed)
    #expect(listed.contains("brand_new") && listed.count > 20)
    #expect(value["tables"]?["brand_new"]?[0]?["id"] == "a")
    #expect(value["tables"]?["brand_new"]?[1]?["picture"] == ["hex": "00ff10"])
    let counts = value["rows"]?.objectValue?.members ?? []
    #expect(counts.map(\.value.intValue) == value["tables"]?.objectValue?.members.map { $0.value.arrayValue?.count })
  }

  @Test func `an export that was laid out anew is taken as well`() throws {
    try Journal.eventful(in: home.folder("a")).close()
    let first = try export(home.folder("a"), as: "first.json")
    let text = try String(contentsOfFile: first, encoding: .utf8)
    let spaced = text.replacing("\n", with: " \r\n\t ").replacing("{\"seq\":", with: "{ \"seq\" :\n")
    let other = try home.file("spaced.json", spaced.utf8)
    _ = try JSONImport.read(other, into: home.folder("b"))
    _ = try export(home.folder("b"), as: "second.json")
    #expect(try home.bytes("first.json") == home.bytes("second.json"))
  }

  @Test func `an export of an earlier version is brought up to date`() throws {
    let text = """
      {"schema":"ada.export/1","program":"0.1.0","journalVersion":1,"from":null,"to":null,"tables":{
      "turn":[{"seq":1,"id":"t","key":null,"text":"water","at":1,"time_zone":null,"created_at":1,"state":"done",
      "status":"logged","engine":"offline","fallback":null,"reply":"ok","assumptions":"[]","latency_ms":1.5,
      "question":null,"error":null,"attempts":1,"owner":null,"redo_order":null}]},"rows":{"turn":1}}
      """
    let path = try home.file("old.json", text.utf8)
    #expect(try JSONImport.read(path, into: home.folder("b")).messages == 1)
    let journal = try Journal(folder: home.folder("b"))
    #expect(try journal.history(matching: "water").count == 1)
    #expect(try journal.personalFoods() == [])
  }

  @Test func `a journal with anything in it is not written over`() throws {
    let journal = try Journal.eventful(in: home.folder("a"))
    let first = try export(home.folder("a"), as: "first.json")
    #expect(throws: ArchiveError.journalNotEmpty(path: journal.path, messages: 11)) {
      try JSONImport.read(first, into: home.folder("a"))
    }
    let empty = try Journal(folder: home.folder("b"))
    try empty.close()
    #expect(try JSONImport.read(first, into: home.folder("b")).messages == 11)
  }

  @Test(arguments: [10, 200, 3000, -1, -2, -30, -3000])
  func `an export that was cut off leaves nothing behind`(keep: Int) throws {
    try Journal.eventful(in: home.folder("a")).close()
    let bytes = try home.bytes((export(home.folder("a"), as: "first.json") as NSString).lastPathComponent)
    let cut = try home.file("cut.json", keep > 0 ? bytes.prefix(keep) : bytes.dropLast(1 - keep))
    #expect(throws: ArchiveError.self) { try JSONImport.read(cut, into: home.folder("b")) }
    #expect((try? FileManager.default.contentsOfDirectory(atPath: home.folder("b").path)) ?? [] == [])
  }

  @Test(arguments: [
    ("\"id\":\"w1\"", "\"id\":\"w2\"", "UNIQUE"), ("\"amount_ml\":500.0", "\"amount_ml\":-5.0", "CHECK"),
    ("\"amount_ml\":500.0", "\"amount_ml\":\"lots\"", "REAL"), ("\"water_entry\":[", "\"drinks\":[", "no table drinks"),
    ("\"amount_ml\":500.0", "\"amount_ml\\\") --\":500.0", "these columns"),
    ("\"amount_ml\":500.0", "\"amount_ml\":[1]", "is not as Ada writes it"),
    ("\"meal_id\":\"meal\"", "\"meal_id\":\"none\"", "belongs to none"),
    ("\"assumptions\":\"[", "\"assumptions\":\"[[[[", "JSON"),
    ("\"timestamp\":1", "\"timestamp\":9991", "no year"),
    ("\"created_at\":1", "\"created_at\":-9991", "no year"),
    ("\"water_entry\":2", "\"water_entry\":3", "rows of water_entry are missing"),
  ])
  func `an export that no journal could have written is refused`(old: String, new: String, why: String) throws {
    try Journal.eventful(in: home.folder("a")).close()
    let text = try String(contentsOfFile: export(home.folder("a"), as: "first.json"), encoding: .utf8)
    try #require(text.contains(old))
    let path = try home.file("changed.json", text.replacing(old, with: new, maxReplacements: 1).utf8)
    let error = #expect(throws: ArchiveError.self) { try JSONImport.read(path, into: home.folder("b")) }
    guard case .notAnExport(path, let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains(why), "\(reason)")
  }

  @Test func `a newer export and a stretch of time say what they are`() throws {
    try Journal.eventful(in: home.folder("a")).close()
    let range = JournalTimeRange(start: noon, end: noon + 60, firstDay: "2026-11-20", lastDay: "2026-11-20")
    let part = try export(home.folder("a"), as: "part.json", in: range)
    #expect(throws: ArchiveError.partialExport(path: part)) { try JSONImport.read(part, into: home.folder("b")) }
    let text = try String(contentsOfFile: export(home.folder("a"), as: "first.json"), encoding: .utf8)
    let newer = try home.file("newer.json", text.replacing("ada.export/1", with: "ada.export/2").utf8)
    #expect(throws: ArchiveError.newerExport(path: newer, found: "ada.export/2")) {
      try JSONImport.read(newer, into: home.folder("b"))
    }
    let later = text.replacing(/"journalVersion":\d+/, with: "\"journalVersion\":99")
    let path = try home.file("later.json", later.utf8)
    #expect(throws: ArchiveError.newerExport(path: path, found: "journal version 99")) {
      try JSONImport.read(path, into: home.folder("b"))
    }
  }

  @Test func `a stretch of time takes what happened in it, with its parts, and all that has no time`() throws {
    try Journal.eventful(in: home.folder("a")).close()
    try home.folder("a").appending(path: "journal.sqlite").execute(
      """
      INSERT INTO steps_daily (id, created_at, updated_at, day, steps, source) VALUES ('s', 1, 2, '2026-11-20', 9, 'x');
      INSERT INTO steps_daily (id, created_at, updated_at, day, steps, source) VALUES ('r', 1, 2, '2026-11-21', 9, 'x');
      INSERT INTO day_mark (id, created_at, updated_at, day_number, is_complete) VALUES ('d', 1, 2, 20777, 1);
      """)
    func rows(_ start: Date) throws -> [String: Int] {
      let range = JournalTimeRange(
        start: start, end: start + 3600, firstDay: start == noon ? "2026-11-20" : "2026-11-21", lastDay: "2026-11-21")
      let path = try export(home.folder("a"), as: "\(start).json", in: range)
      let rows = try JSONValue(parsing: [UInt8](Data(contentsOf: URL(filePath: path))))["rows"]?.objectValue?.members
      return Dictionary(uniqueKeysWithValues: (rows ?? []).map { ($0.key, $0.value.intValue ?? -1) })
    }
    let inside = try rows(noon)
    #expect(inside["meal"] == 1 && inside["food_item"] == 1 && inside["workout_set_log"] == 2)
    #expect(inside["turn"] == 11 && inside["steps_daily"] == 2 && inside["own_food"] == 1)
    let outside = try rows(noon + 86_400)
    #expect(outside["meal"] == 0 && outside["food_item"] == 0 && outside["workout_set_log"] == 0)
    #expect(inside["day_mark"] == 1 && outside["day_mark"] == 0)
    #expect(outside["turn"] == 0 && outside["change"] == 0 && outside["steps_daily"] == 1 && outside["own_food"] == 1)
  }

  @Test func `an export is never written over a file`() throws {
    let path = try home.file("mine.json", "mine".utf8)
    #expect(throws: ArchiveError.exists(path: path)) { try FileSink(path: path) }
  }
}
