public import Foundation
import GRDB
import Nutrition

/// A journal in the making, beside the place it will take: from a back-up, or row by row.
///
/// Nobody sees it before `put`; one that is dropped leaves nothing behind.
public final class JournalDraft {
  /// What is in it; known once it was checked.
  public private(set) var contents: JournalContents?
  /// Where it lies meanwhile.
  public let path: String
  private let place: JournalFile

  /// An empty draft for the journal in `folder`, which is made where it is missing.
  public init(folder: URL, busyTimeout: Double = 5) throws(JournalError) {
    place = JournalFile(folder: folder, busyTimeout: busyTimeout)
    path = DurableFile.draft(for: place.path)
    do {
      try place.makeFolder()
      DurableFile.removeAbandonedDrafts(in: place.folder.path)
      guard let file = DurableFile.create(path) else {
        throw JournalError.cannotCreate(path: place.path, reason: DurableFile.reason())
      }
      Foundation.close(file)
    } catch {
      throw JournalError(error, path: place.path, busyTimeout: busyTimeout)
    }
  }

  deinit { for name in [path, path + "-wal", path + "-shm", path + "-journal"] { unlink(name) } }

  /// Takes a back-up's pages, after they were checked.
  ///
  /// - Throws: of the back-up: `cannotOpen`, `notADatabase`, `corrupt`, `newerVersion`.
  public func take(backup: String) throws(JournalError) {
    let found = try JournalContents(checking: backup)
    do {
      let source = try JournalFile(path: backup, busyTimeout: 5).connectUnchanging()
      let copy = try DatabaseQueue(path: path)
      try source.backup(to: copy)
      try copy.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA journal_mode = DELETE") }
      try copy.close()
      try source.close()
    } catch {
      throw JournalError(error, path: backup, busyTimeout: 5)
    }
    contents = found
  }

  /// Builds a journal of an earlier or this version from rows, all of them or none, and brings it up to this version.
  ///
  /// - Parameter fill: calls its argument for each row: table, columns and cells.
  /// - Throws: `newerVersion`, `refused` for a row that no journal of that version holds, or what `fill` throws.
  public func build(
    version: Int, _ fill: (_ insert: (String, [String], [JournalCell]) throws -> Void) throws -> Void
  ) throws {
    guard version <= Schema.version else {
      throw JournalError.newerVersion(path: path, found: version, known: Schema.version)
    }
    guard version > 0 else { throw JournalError.refused(reason: "there is no journal of version \(version)") }
    var configuration = Configuration()
    // Rows come table by table; what belongs to what is checked when all are there.
    configuration.foreignKeysEnabled = false
    do {
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      try queue.writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA application_id = \(Schema.applicationID)")
      }
      try Schema.migrate(queue, to: version)
      try queue.write { db in
        let tables = try JournalTable.all(in: db)
        try fill { table, columns, cells in
          guard let known = tables.first(where: { $0.name == table }), columns.allSatisfy(known.columns.contains) else {
            throw JournalError.refused(reason: "version \(version) has no table \(table) of these columns")
          }
          let names = columns.map(\.quotedDatabaseIdentifier)
          try db.run(EntitySQL.insert(into: table.quotedDatabaseIdentifier, columns: names), cells.map(\.cell))
        }
        if let fault = try JournalContents.fault(in: db) ?? Self.impossibleTime(in: db, tables) {
          throw JournalError.refused(reason: fault)
        }
      }
      try Schema.migrate(queue)
      contents = try queue.read { db in try JournalContents(of: db) }
      try queue.close()
    } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
      // The statements are right, so that it is what a row holds: a text that is no JSON.
      throw JournalError.refused(reason: error.message ?? "a row cannot be written")
    } catch let error as DatabaseError {
      throw JournalError(error, path: place.path, busyTimeout: 0)
    }
  }

  /// A time outside of the years 1 to 9999, which are those of the calendar; nil where there is none.
  private static func impossibleTime(in db: Database, _ tables: [JournalTable]) throws -> String? {
    let columns = JournalTimeRange.moments + ["end_time", "created_at", "updated_at", "deleted_at", "started_at"]
    guard let first = CalendarDay(year: 1, month: 1, day: 1), let last = CalendarDay(year: 9999, month: 12, day: 31)
    else { return nil }
    let (start, end) = (first.midnightUTC.milliseconds, last.midnightUTC.milliseconds)
    for table in tables {
      for column in columns where table.columns.contains(column) {
        let odd = try Int.fetchOne(
          db,
          sql: "SELECT 1 FROM \(table.name.quotedDatabaseIdentifier) WHERE \(column) NOT BETWEEN ? AND ? LIMIT 1",
          arguments: [start, end])
        if odd != nil { return "a time in \(table.name) is in no year from 1 to 9999" }
      }
    }
    return nil
  }

  /// Makes the draft the journal.
  ///
  /// - Parameter suffix: what was there is kept beside it under its own name and this; nil drops it.
  /// - Returns: where the earlier journal is kept now; nil where there was none.
  /// - Parameter isReplaceable: asked about what is there when nobody else can write to it any more.
  /// - Throws: `inUse` where another process has the journal open, or it may not be replaced; nothing is changed then.
  @discardableResult
  public func put(
    keepingEarlierAs suffix: String?, over isReplaceable: (JournalContents) -> Bool = { _ in true }
  ) throws(JournalError) -> String? {
    do {
      guard DurableFile.synchronize(path) else {
        throw JournalError.cannotWrite(path: place.path, reason: DurableFile.reason())
      }
      return try place.exchange(for: path, keepingAs: suffix, over: isReplaceable)
    } catch {
      throw JournalError(error, path: place.path, busyTimeout: place.busyTimeout)
    }
  }
}
