public import Foundation
import GRDB

/// What is in a journal's file, in figures: enough to tell a whole copy from one that lacks something.
public struct JournalContents: Equatable, Sendable {
  /// The schema's version.
  public var version: Int
  /// Rows by table, tombstones included.
  public var rows: [String: Int]
  /// When the last message was stored.
  public var lastMessage: Date?

  /// Messages, whatever became of them.
  public var messages: Int { rows["turn"] ?? 0 }
  /// Meals, workouts, drinks of water, weighings and goals, those that were taken back included.
  public var entries: Int {
    ["meal", "workout_log", "water_entry", "body_weight_entry", "goal_entry"].reduce(0) { $0 + (rows[$1] ?? 0) }
  }
  /// Nothing was ever said, taught or set in it.
  public var isEmpty: Bool { rows.values.allSatisfy { $0 == 0 } }

  init(of db: Database) throws {
    version = try Schema.version(of: db)
    rows = [:]
    for table in try JournalTable.all(in: db) {
      rows[table.name] = try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table.name.quotedDatabaseIdentifier)")
    }
    if rows["turn"] != nil {
      lastMessage = try Int64.fetchOne(db, sql: "SELECT max(created_at) FROM turn").map(Date.init(milliseconds:))
    }
  }
}

extension JournalContents {
  /// Looks a journal's file over without writing to it: whose it is, its version, every page, every reference.
  ///
  /// - Parameter path: a file that nobody writes to, such as a back-up.
  /// - Throws: `notADatabase`, `newerVersion`, `corrupt`, `cannotOpen`.
  public init(checking path: String) throws(JournalError) {
    do {
      let file = JournalFile(path: path, busyTimeout: 5)
      guard try file.size(of: path) != nil else {
        throw JournalError.cannotOpen(path: path, reason: "there is no such file")
      }
      let queue = try file.connectUnchanging()
      defer { try? queue.close() }
      self = try queue.read { db in
        try JournalFile.check(db, path: path)
        guard try Schema.version(of: db) > 0 else { throw JournalError.notADatabase(path: path) }
        if let fault = try JournalContents.fault(in: db) { throw JournalError.corrupt(path: path, reason: fault) }
        return try JournalContents(of: db)
      }
    } catch {
      throw JournalError(error, path: path, busyTimeout: 5)
    }
  }

  /// The first thing that is wrong with a database; nil where nothing is.
  static func fault(in db: Database) throws -> String? {
    if let words = try String.fetchOne(db, sql: "PRAGMA integrity_check(1)"), words != "ok" {
      return words.replacing("\n", with: " ")
    }
    if let row = try Row.fetchOne(db, sql: "PRAGMA foreign_key_check"), let table = String.fromDatabaseValue(row[0]) {
      return "a row of \(table) belongs to none"
    }
    return nil
  }
}

extension Journal {
  /// What is in the journal now.
  public func contents() throws(JournalError) -> JournalContents {
    try read { db in try JournalContents(of: db) }
  }

  /// Looks at every page and reference of the journal; nil where all is well.
  public func fault() throws(JournalError) -> String? {
    try read { db in try JournalContents.fault(in: db) }
  }
}
