import Foundation
import GRDB
import Nutrition
import Testing

@testable import JournalStore

/// Journals that programs of each version wrote (scripts/make-journal-fixture), opened by this one.
@Suite struct UpgradeTests {
  let folder = try! TemporaryFolder()

  private func unpack(_ version: Int) throws {
    let packed = try #require(
      Bundle.module.url(forResource: "journal-v\(version).sqlite", withExtension: "gz", subdirectory: "Journals"))
    let process = Process()
    process.executableURL = URL(filePath: "/bin/gzip")
    process.arguments = ["-dc", packed.path]
    _ = FileManager.default.createFile(atPath: folder.journal.path, contents: nil)
    process.standardOutput = try FileHandle(forWritingTo: folder.journal)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  private func rows() throws -> [String: Int] {
    try DatabaseQueue(path: folder.journal.path).read { db in try JournalContents(of: db).rows }
  }

  @Test(arguments: 1...Schema.version)
  func `a journal of every version is opened with all it holds`(version: Int) throws {
    try unpack(version)
    let before = try rows()
    #expect(try DatabaseQueue(path: folder.journal.path).read(Schema.version(of:)) == version)
    let reader = try Journal(folder: folder.url, readOnly: true)
    let read = try reader.everything
    #expect(read.count >= 8)
    try reader.close()
    let journal = try Journal.other(in: folder.url)
    #expect(try journal.contents().version == Schema.version)
    #expect(try journal.everything == read)
    #expect(try journal.fault() == nil)
    for (table, count) in before { #expect(try journal.contents().rows[table] == count, "\(table)") }
    #expect(try journal.history(matching: "burrito").count >= 1)
    #expect(try journal.profile()?.heightCm == 170)
    #expect(try journal.redo().count == 1)
    #expect(try journal.everything.count == read.count + 1)
    #expect(try journal.undo(count: 4).count == 4)
    #expect(try journal.redo(count: 3).count == 3)
    #expect(try journal.everything == read)
  }

  @Test(arguments: 1...Schema.version)
  func `what was released stays as it was`(version: Int) throws {
    try unpack(version)
    let built = try DatabaseQueue()
    try Schema.migrate(built, to: version)
    func shape(_ queue: DatabaseQueue) throws -> [String] {
      try queue.read { db in
        try JournalTable.all(in: db).flatMap { table in
          try Row.fetchAll(db, sql: "PRAGMA table_info(\(table.name))").map { row in
            "\(table.name).\(row["name"] as String) \(row["type"] as String) \(row["notnull"] as Int)"
          }
        }
      }
    }
    #expect(try shape(DatabaseQueue(path: folder.journal.path)) == shape(built))
  }
}
