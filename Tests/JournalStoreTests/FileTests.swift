import Foundation
import GRDB
import Nutrition
import Synchronization
import Testing

@testable import JournalStore

@Suite struct FileTests {
  let folder = try! TemporaryFolder()

  @Test func `a new journal and its folders belong to their owner alone`() throws {
    let home = folder.url.appending(path: "a/b")
    let journal = try Journal.other(in: home)
    try journal.log(.add(.water()))
    #expect(try mode(of: home) == 0o700)
    #expect(try mode(of: home.deletingLastPathComponent()) == 0o700)
    for name in ["journal.sqlite", "journal.sqlite-wal", "journal.sqlite-shm"] {
      #expect(try mode(of: home.appending(path: name)) == 0o600, "\(name)")
    }
    #expect(try names(in: home) == ["journal.sqlite", "journal.sqlite-shm", "journal.sqlite-wal"])
    try journal.close()
    #expect(try names(in: home) == ["journal.sqlite"])
  }

  @Test func `a journal that others may read is taken from them`() throws {
    try Journal.other(in: folder.url).close()
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.journal.path)
    _ = try Journal.other(in: folder.url)
    #expect(try mode(of: folder.journal) == 0o600)
  }

  @Test func `what was written is there for the next one`() throws {
    let first = try Journal.other(in: folder.url)
    try first.log(.add(.meal(.make())))
    try first.save(.example)
    try first.setSetting("last-insight", to: "protein")
    try first.close()
    let second = try Journal.other(in: folder.url)
    #expect(try second.everything == [.meal(.make())])
    #expect(try second.profile() == .example)
    #expect(try second.setting("last-insight") == "protein")
    #expect(try second.undo(count: 2).count == 2)
    #expect(try second.everything == [])
  }

  @Test func `a journal is in write-ahead mode, fully synchronous, with its keys checked and sound`() throws {
    let journal = try Journal.other(in: folder.url)
    try journal.log(.add(.meal(.make())))
    #expect(try journal.pragma("journal_mode") == "wal")
    #expect(try journal.pragma("synchronous") == "2")
    #expect(try journal.pragma("foreign_keys") == "1")
    #expect(try journal.pragma("integrity_check") == "ok")
    #expect(try journal.pragma("foreign_key_check") == nil)
  }

  @Test func `every table is strict`() throws {
    let tables = try Journal.test().read { db in
      try Row.fetchAll(db, sql: "PRAGMA table_list").filter {
        $0["type"] == "table" && $0["schema"] == "main" && !("\($0["name"] as String)".hasPrefix("sqlite_"))
          && $0["name"] != "grdb_migrations"
      }.map { (name: $0["name"] as String, strict: $0["strict"] as Bool) }
    }
    #expect(tables.count == 29)
    #expect(tables.filter { !$0.strict }.map(\.name) == [])
  }

  @Test func `opening again changes nothing`() throws {
    try Journal.other(in: folder.url).close()
    let before = try Data(contentsOf: folder.journal)
    try Journal.other(in: folder.url).close()
    #expect(try Data(contentsOf: folder.journal) == before)
  }

  @Test func `many who open a missing journal at once share one`() throws {
    let url = folder.url
    let failures = Failures()
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      do {
        let journal = try Journal.other(in: url)
        try journal.log(.add(.water("w\(index)")))
      } catch {
        failures.append("\(error)")
      }
    }
    #expect(failures.all == [])
    let journal = try Journal.other(in: url)
    #expect(try journal.everything.count == 8)
    #expect(try names(in: url).filter { $0.contains("new") } == [])
  }

  @Test func `an empty file becomes a journal`() throws {
    try Data().write(to: folder.journal)
    try Journal.other(in: folder.url).log(.add(.water()))
    #expect(try Journal.other(in: folder.url).everything == [.water()])
  }

  @Test func `an older journal is read as it would be after its migration, and left as it is`() throws {
    try Data().write(to: folder.journal)
    let reader = try Journal(folder: folder.url, readOnly: true)
    #expect(try reader.everything == [])
    #expect(throws: JournalError.openedReadOnly) { try reader.log(.add(.water())) }
    #expect(try Data(contentsOf: folder.journal).isEmpty)
  }

  @Test func `a restored copy without a log mode becomes one that has it`() throws {
    let journal = try Journal.other(in: folder.url)
    try journal.log(.add(.water()))
    let home = folder.url.appending(path: "restored")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let copy = home.appending(path: "journal.sqlite").path
    let other = try DatabaseQueue(path: folder.journal.path)
    try other.writeWithoutTransaction { db in try db.execute(sql: "VACUUM INTO ?", arguments: [copy]) }
    let restored = try Journal.other(in: home)
    #expect(try restored.everything == [.water()])
    #expect(try restored.pragma("journal_mode") == "wal")
    #expect(try restored.history(matching: "said").count == 1)
  }

  @Test func `a copy taken in mid-write holds exactly what was acknowledged`() throws {
    let journal = try Journal.other(in: folder.url)
    for index in 0..<20 { try journal.log(.add(.water("w\(index)"))) }
    let home = folder.url.appending(path: "copy")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try journal.write { db in
      // As a crash would leave it: a transaction under way, its pages spilled into the log, no commit.
      try db.execute(sql: "PRAGMA cache_spill = ON; PRAGMA cache_size = 1")
      for index in 0..<200 {
        try db.run("INSERT INTO setting VALUES (?, ?, 0)", ["\(index)", String(repeating: "x", count: 4000)])
      }
      for name in ["journal.sqlite", "journal.sqlite-wal"] {
        try FileManager.default.copyItem(at: folder.url.appending(path: name), to: home.appending(path: name))
      }
    }
    let spilled = try FileManager.default.attributesOfItem(atPath: home.path + "/journal.sqlite-wal")[.size] as? Int
    #expect((spilled ?? 0) > 500_000, "the log holds pages of the transaction that was under way")
    let copy = try Journal.other(in: home)
    #expect(try copy.everything.count == 20)
    #expect(try copy.setting("0") == nil)
    #expect(try copy.pragma("integrity_check") == "ok")
    try copy.log(.add(.water("next")))
  }

  private func mode(of url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  private func names(in url: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}

extension Journal {
  func pragma(_ name: String) throws -> String? {
    try write { db in try String.fetchOne(db, sql: "PRAGMA \(name)") }
  }
}

/// Collects from several threads.
final class Failures: Sendable {
  private let lines = Mutex<[String]>([])
  func append(_ line: String) { lines.withLock { $0.append(line) } }
  var all: [String] { lines.withLock { $0 } }
}
