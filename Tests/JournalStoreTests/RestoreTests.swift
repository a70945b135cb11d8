import Foundation
import GRDB
import Nutrition
import Testing

@testable import JournalStore

@Suite struct RestoreTests {
  let folder = try! TemporaryFolder()
  var backup: String { folder.url.appending(path: "backup.sqlite").path }
  var kept: String { folder.journal.path + ".before" }

  /// A journal with one message in its back-up and two in itself, closed.
  private func prepare() throws {
    let journal = try Journal.other(in: folder.url)
    try journal.log(.add(.water("old")))
    try journal.backUp(to: backup)
    try journal.log(.add(.water("new")))
    try journal.close()
  }

  private func restore() throws -> String? {
    let draft = try JournalDraft(folder: folder.url, busyTimeout: 0.2)
    try draft.take(backup: backup)
    return try draft.put(keepingEarlierAs: ".before")
  }

  @Test func `a restored journal is the back-up, and the one before is kept whole`() throws {
    try prepare()
    #expect(try restore() == kept)
    let journal = try Journal.other(in: folder.url)
    #expect(try journal.everything.map(\.id) == ["old"])
    #expect(try journal.undo().count == 1)
    #expect(try JournalContents(checking: kept).messages == 2)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.filter { $0.contains(".new-") || $0.contains(".before-") } == [])
  }

  @Test func `a journal that was begun meanwhile is seen under the lock, and stays`() throws {
    try prepare()
    let draft = try JournalDraft(folder: folder.url, busyTimeout: 0.2)
    try draft.take(backup: backup)
    var seen: Int?
    #expect(throws: JournalError.inUse(path: folder.journal.path)) {
      try draft.put(keepingEarlierAs: nil) { contents in
        seen = contents.messages
        return contents.isEmpty
      }
    }
    #expect(seen == 2)
    let journal = try Journal.other(in: folder.url)
    #expect(try journal.everything.map(\.id) == ["old", "new"])
    try journal.log(.add(.water("later")))
  }

  @Test func `messages that were still in the log are kept, too`() throws {
    try prepare()
    let crashed = folder.url.appending(path: "crashed")
    try FileManager.default.createDirectory(at: crashed, withIntermediateDirectories: true)
    let journal = try Journal.other(in: folder.url)
    try journal.log(.add(.water("logged")))
    for name in ["journal.sqlite", "journal.sqlite-wal"] {
      try FileManager.default.copyItem(at: folder.url.appending(path: name), to: crashed.appending(path: name))
    }
    let draft = try JournalDraft(folder: crashed)
    try draft.take(backup: backup)
    let kept = try #require(try draft.put(keepingEarlierAs: ".before"))
    #expect(try JournalContents(checking: kept).messages == 3)
    #expect(try Journal.other(in: crashed).everything.count == 1)
  }

  @Test func `nothing is restored while the journal is open elsewhere`() throws {
    try prepare()
    let open = try Journal.other(in: folder.url)
    #expect(throws: JournalError.inUse(path: folder.journal.path)) { try restore() }
    try open.log(.add(.water("later")))
    #expect(try Journal.other(in: folder.url).everything.count == 3)
    #expect(!FileManager.default.fileExists(atPath: kept))
  }

  @Test func `a restore needs no journal to be there`() throws {
    try prepare()
    for name in [folder.journal.path, folder.journal.path + "-wal"] { unlink(name) }
    #expect(try restore() == nil)
    #expect(try Journal.other(in: folder.url).everything.map(\.id) == ["old"])
  }

  @Test func `a log without its journal is not taken for the restored one's`() throws {
    try prepare()
    let journal = try Journal.other(in: folder.url)
    try journal.log(.add(.water("logged")))
    let log = try Data(contentsOf: URL(filePath: folder.journal.path + "-wal"))
    try journal.close()
    unlink(folder.journal.path)
    try log.write(to: URL(filePath: folder.journal.path + "-wal"))
    _ = try restore()
    #expect(try Journal.other(in: folder.url).everything.map(\.id) == ["old"])
    #expect(try Data(contentsOf: URL(filePath: kept + "-wal")) == log)
  }

  @Test(arguments: [0, 50, 4096, 20_000])
  func `a journal that was cut off is set aside as it is`(bytes: Int) throws {
    try prepare()
    let file = try FileHandle(forUpdating: folder.journal)
    try file.truncate(atOffset: UInt64(bytes))
    try file.close()
    let before = try Data(contentsOf: folder.journal)
    #expect(try restore() == kept)
    #expect(try Journal.other(in: folder.url).everything.map(\.id) == ["old"])
    // SQLite writes a header into an empty file.
    if bytes > 0 { #expect(try Data(contentsOf: URL(filePath: kept)) == before) }
  }

  @Test func `a back-up from a newer Ada is refused and nothing is changed`() throws {
    try prepare()
    let newer = try DatabaseQueue(path: backup)
    try newer.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA user_version = 99") }
    try newer.close()
    let before = try Data(contentsOf: folder.journal)
    #expect(throws: JournalError.newerVersion(path: backup, found: 99, known: Schema.version)) { try restore() }
    #expect(try Data(contentsOf: folder.journal) == before)
  }

  @Test func `a back-up of an earlier version is brought up to date when it is opened`() throws {
    let old = try DatabaseQueue(path: backup)
    try old.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA application_id = \(Schema.applicationID)")
    }
    try Schema.migrate(old, to: 1)
    try old.close()
    _ = try restore()
    #expect(try Journal.other(in: folder.url).contents().version == Schema.version)
  }

  @Test func `drafts of killed processes are swept up`() throws {
    let child = Process()
    child.executableURL = URL(filePath: "/bin/true")
    try child.run()
    child.waitUntilExit()
    let dead = folder.journal.path + ".new-\(child.processIdentifier)-1"
    let living = folder.journal.path + ".new-\(getpid())-1"
    for name in [dead, dead + "-journal", dead + ".new-\(child.processIdentifier)-2", living] {
      try Data().write(to: URL(filePath: name))
    }
    _ = try JournalDraft(folder: folder.url)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(left == [(living as NSString).lastPathComponent])
  }
}
