import Foundation
import GRDB

/// The journal's file: where it is, how it comes to be, and whether it may be opened.
struct JournalFile {
  let folder: URL
  let path: String
  let busyTimeout: Double

  init(folder: URL, busyTimeout: Double) {
    self.folder = folder
    self.busyTimeout = busyTimeout
    path = folder.appendingPathComponent("journal.sqlite", isDirectory: false).path
  }

  /// A journal under another name, such as a back-up.
  init(path: String, busyTimeout: Double) {
    folder = URL(filePath: path).deletingLastPathComponent()
    self.busyTimeout = busyTimeout
    self.path = path
  }

  /// Opens the journal for writing, making it where it is missing.
  func open() throws -> DatabaseQueue {
    if try size(of: path) == nil {
      try create()
    }
    // Closing the last connection folds a left-over log into the file. A newer Ada's is looked at without that.
    if try (size(of: path + "-wal") ?? 0) > 0 {
      try connect(path, readOnly: true).close()
    }
    let queue = try connect(path)
    try restrictPermissions()
    try prepare(queue)
    return queue
  }

  /// Opens the journal without writing to it; a missing one reads as empty.
  func openForReading() throws -> DatabaseQueue {
    guard try size(of: path) != nil else { return try Self.inMemory() }
    do {
      let queue = try connect(path, readOnly: true)
      guard try queue.read(Schema.version(of:)) == Schema.version else { return try migratedCopy(of: queue) }
      return queue
    } catch let error as DatabaseError
      where error.resultCode == .SQLITE_CANTOPEN || error.resultCode == .SQLITE_READONLY
    {
      // In a folder that cannot be written SQLite cannot make its shared memory; without a log the file itself is all.
      guard try (size(of: path + "-wal") ?? 0) == 0 else { throw error }
      let queue = try connectUnchanging()
      guard try queue.read(Schema.version(of:)) == Schema.version else { return try migratedCopy(of: queue) }
      return queue
    }
  }

  static func inMemory() throws -> DatabaseQueue {
    let queue = try DatabaseQueue()
    try Schema.migrate(queue)
    return queue
  }

  /// An older journal is brought up to date in memory, so that reading does not write.
  private func migratedCopy(of queue: DatabaseQueue) throws -> DatabaseQueue {
    let copy = try DatabaseQueue()
    try queue.backup(to: copy)
    try Schema.migrate(copy)
    return copy
  }

  /// Opens the file alone, without locks and without a log beside it: for one that nobody writes to.
  func connectUnchanging() throws -> DatabaseQueue {
    let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return try connect("file:\(escaped)?immutable=1", readOnly: true)
  }
}

extension JournalFile {
  func connect(_ path: String, readOnly: Bool = false) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.label = "ada.journal"
    configuration.readonly = readOnly
    configuration.busyMode = .timeout(busyTimeout)
    configuration.prepareDatabase { [path = self.path] db in
      try Self.check(db, path: path)
      if !readOnly {
        try db.execute(sql: "PRAGMA synchronous = FULL")
      }
    }
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  /// Refuses a database that is not this program's to write.
  static func check(_ db: Database, path: String) throws {
    let version = try Schema.version(of: db)
    let application = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    if application != Schema.applicationID {
      let isEmpty = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0
      guard application == 0, version == 0, isEmpty else { throw JournalError.notADatabase(path: path) }
    }
    guard version <= Schema.version else {
      throw JournalError.newerVersion(path: path, found: version, known: Schema.version)
    }
  }

  /// Makes sure of the write-ahead log and of the tables.
  func prepare(_ queue: DatabaseQueue) throws {
    let (version, mode) = try queue.writeWithoutTransaction { db in
      (try Schema.version(of: db), try String.fetchOne(db, sql: "PRAGMA journal_mode"))
    }
    if version == Schema.version, mode == "wal" { return }
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA application_id = \(Schema.applicationID)")
      try db.execute(sql: "PRAGMA journal_mode = WAL")
    }
    try Schema.migrate(queue)
    // The version in the file itself is then the newest, whatever becomes of the log.
    _ = try queue.writeWithoutTransaction { db in try db.checkpoint(.passive) }
  }
}
