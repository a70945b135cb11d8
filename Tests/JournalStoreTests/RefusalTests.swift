import Foundation
import GRDB
import Nutrition
import Testing

@testable import JournalStore

@Suite struct RefusalTests {
  let folder = try! TemporaryFolder()

  @Test(arguments: [false, true])
  func `a journal from a newer Ada is refused and not touched`(readOnly: Bool) throws {
    try Journal.other(in: folder.url).close()
    try DatabaseQueue(path: folder.journal.path).writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA user_version = 99; CREATE TABLE future (x)")
    }
    let before = try Data(contentsOf: folder.journal)
    let error = #expect(throws: JournalError.self) { try Journal(folder: folder.url, readOnly: readOnly) }
    #expect(error == .newerVersion(path: folder.journal.path, found: 99, known: Schema.version))
    #expect(error?.exitCode == 74)
    #expect(try Data(contentsOf: folder.journal) == before)
    let size = { try FileManager.default.attributesOfItem(atPath: folder.journal.path + "-wal")[.size] as? Int }
    #expect((try? size()) ?? 0 == 0)
  }

  @Test func `a newer journal whose log was left over keeps its log, too`() throws {
    try Journal.other(in: folder.url).close()
    let home = folder.url.appending(path: "crashed")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let newer = try DatabaseQueue(path: folder.journal.path)
    try newer.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA user_version = 99; CREATE TABLE future (x)")
    }
    for name in ["journal.sqlite", "journal.sqlite-wal"] {
      try FileManager.default.copyItem(at: folder.url.appending(path: name), to: home.appending(path: name))
    }
    let files = ["journal.sqlite", "journal.sqlite-wal"].map { home.appending(path: $0) }
    let before = try files.map { try Data(contentsOf: $0) }
    #expect(before[1].count > 0)
    #expect(
      throws: JournalError.newerVersion(path: files[0].path, found: 99, known: Schema.version)
    ) { try Journal.other(in: home) }
    #expect(try files.map { try Data(contentsOf: $0) } == before)
  }

  @Test(arguments: [
    "no database at all, and longer than the hundred bytes of a header, so that it is read and found wanting: "
      + "....",
    "short", String(repeating: "\0", count: 4096),
  ])
  func `a file that is no database is refused and not touched`(contents: String) throws {
    try Data(contents.utf8).write(to: folder.journal)
    #expect(throws: JournalError.notADatabase(path: folder.journal.path)) { try Journal.other(in: folder.url) }
    #expect(try Data(contentsOf: folder.journal) == Data(contents.utf8))
  }

  @Test func `another program's database is refused and not touched`() throws {
    let other = try DatabaseQueue(path: folder.journal.path)
    try other.write { db in try db.execute(sql: "CREATE TABLE notes (text)") }
    try other.close()
    let before = try Data(contentsOf: folder.journal)
    #expect(throws: JournalError.notADatabase(path: folder.journal.path)) { try Journal.other(in: folder.url) }
    #expect(try Data(contentsOf: folder.journal) == before)
  }

  @Test func `a damaged journal says so`() throws {
    let journal = try Journal.other(in: folder.url)
    _ = try journal.record((0..<500).map { (NewTurn(text: "\($0)", at: noon), .make([.add(.water("w\($0)"))])) })
    try journal.close()
    let file = try FileHandle(forUpdating: folder.journal)
    let size = try file.seekToEnd()
    for page in stride(from: 4096 * 2, to: size, by: 4096) {
      try file.seek(toOffset: page)
      try file.write(contentsOf: Data(repeating: 0xA5, count: 4096))
    }
    try file.close()
    let error = #expect(throws: JournalError.self) {
      try Journal.other(in: folder.url).log(.add(.water("next")))
    }
    guard case .corrupt = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.exitCode == 74)
  }

  @Test func `a folder that cannot be made is one sentence and exit code 73`() throws {
    let file = folder.url.appending(path: "file")
    try Data().write(to: file)
    let error = #expect(throws: JournalError.self) { try Journal.other(in: file.appending(path: "home")) }
    #expect(error?.exitCode == 73)
    #expect(error?.description.contains("cannot be created (not a directory)") == true)
    #expect(throws: JournalError.self) { try Journal.other(in: URL(filePath: "/proc/ada")) }
  }

  @Test func `a folder in the journal's place is one sentence`() throws {
    try FileManager.default.createDirectory(at: folder.journal, withIntermediateDirectories: true)
    #expect(throws: JournalError.cannotOpen(path: folder.journal.path, reason: "it is not a file")) {
      try Journal.other(in: folder.url)
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
  func `a read-only folder can be read and not written`() throws {
    let home = folder.url.appending(path: "home")
    let journal = try Journal.other(in: home)
    try journal.log(.add(.water()))
    try journal.close()
    chmod(home.path, 0o500)
    defer { chmod(home.path, 0o700) }
    #expect(throws: JournalError.self) { try Journal.other(in: home).log(.add(.water("w2"))) }
    #expect(try Journal(folder: home, readOnly: true).everything == [.water()])
    let error = #expect(throws: JournalError.self) { try Journal.other(in: home.appending(path: "new")) }
    #expect(error?.exitCode == 73)
  }

  @Test func `a full disk is told, and what was acknowledged stays`() throws {
    let journal = try Journal.other(in: folder.url)
    try journal.log(.add(.water()))
    try journal.write { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      try db.execute(sql: "PRAGMA max_page_count = \(pages)")
    }
    let error = #expect(throws: JournalError.self) {
      try journal.log(.add(.water("big")), text: String(repeating: "x", count: 100_000))
    }
    #expect(error == .full(path: folder.journal.path))
    #expect(error?.exitCode == 74)
    #expect(try journal.everything == [.water()])
    #expect(try journal.pendingTurns() == [])
  }

  @Test func `another writer is waited for, and then named`() throws {
    let journal = try Journal.other(in: folder.url, timeout: 0.02)
    try journal.log(.add(.water()))
    let other = try DatabaseQueue(path: folder.journal.path)
    try other.inDatabase { db in
      try db.execute(sql: "BEGIN IMMEDIATE")
      let error = #expect(throws: JournalError.self) { try journal.log(.add(.water("w2"))) }
      #expect(error == .busy(path: folder.journal.path, waited: 0.02))
      #expect(error?.exitCode == 74)
      // Readers do not wait, not even those that open just now.
      #expect(try journal.everything == [.water()])
      #expect(try Journal.other(in: folder.url, timeout: 0.02).everything == [.water()])
      try db.execute(sql: "COMMIT")
    }
    try journal.log(.add(.water("w2")))
  }

  @Test func `a journal opened for reading writes nothing and makes nothing`() throws {
    let empty = try Journal(folder: folder.url.appending(path: "none"), readOnly: true)
    #expect(try empty.everything == [])
    #expect(throws: JournalError.openedReadOnly) { try empty.log(.add(.water())) }
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "none").path))
    let journal = try Journal.other(in: folder.url)
    try journal.log(.add(.water()))
    let reader = try Journal(folder: folder.url, readOnly: true)
    #expect(throws: JournalError.openedReadOnly) { try reader.undo() }
    try journal.log(.add(.water("w2")))
    #expect(try reader.everything == [.water(), .water("w2")])
  }
}
