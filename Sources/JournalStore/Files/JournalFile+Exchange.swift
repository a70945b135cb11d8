import Foundation
import GRDB

extension JournalFile {
  // Where SQLite locks its files (its os_unix.c): a byte nobody writes, and those after it.
  private static let lockStart = off_t(0x4000_0000)
  private static let lockLength = off_t(512)

  /// Puts a finished file in the journal's place. At every moment there is a whole journal under the name, or none yet.
  ///
  /// - Parameter suffix: the earlier journal is kept under its name and this; nil drops it.
  /// - Parameter isReplaceable: asked about the earlier one under the lock, where it can be read.
  /// - Returns: where the earlier one is now.
  func exchange(
    for draft: String, keepingAs suffix: String?, over isReplaceable: (JournalContents) -> Bool
  ) throws -> String? {
    guard try size(of: path) != nil else {
      try setAside(suffix.map { path + $0 })
      guard DurableFile.publish(draft, as: path) else { throw inTheWay() }
      return nil
    }
    if isHeldByAnother { throw JournalError.inUse(path: path) }
    let kept = suffix.map { path + $0 }
    // Every other process waits at this lock or has not begun; who waited finds the file moved, and stops.
    let lock = try lockForGood()
    defer { try? lock?.close() }
    if let lock, let contents = try? lock.read(JournalContents.init(of:)), !isReplaceable(contents) {
      throw JournalError.inUse(path: path)
    }
    // Where it could be read its log is folded in now, and what lies beside it is this connection's own; where not, the
    // log belongs with the damaged file.
    try setAside(lock == nil ? kept : nil)
    if let kept, link(path, kept) != 0 {
      guard copyfile(to: kept) else { throw JournalError.cannotCreate(path: kept, reason: DurableFile.reason()) }
    }
    guard DurableFile.replace(path, with: draft) else { throw inTheWay() }
    return kept
  }

  /// Takes the journal for this process alone and folds its log in; nil for a file that is too damaged for that.
  private func lockForGood() throws -> DatabaseQueue? {
    var configuration = Configuration()
    configuration.busyMode = .timeout(busyTimeout)
    do {
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      try queue.writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA locking_mode = EXCLUSIVE")
        try db.execute(sql: "PRAGMA journal_mode = DELETE")
        // In exclusive mode the lock of this transaction stays until the connection is closed.
        try db.execute(sql: "BEGIN EXCLUSIVE; COMMIT")
      }
      return queue
    } catch let error as DatabaseError
      where error.resultCode == .SQLITE_CORRUPT || error.resultCode == .SQLITE_NOTADB
    {
      return nil
    } catch let error as DatabaseError
      where error.resultCode == .SQLITE_BUSY || error.resultCode == .SQLITE_LOCKED
    {
      throw JournalError.inUse(path: path)
    }
  }

  /// Moves a log that was left over out of the way: SQLite would take it for the new file's.
  private func setAside(_ kept: String?) throws {
    unlink(path + "-shm")
    for name in ["-wal", "-journal"] where access(path + name, F_OK) == 0 {
      let isDone = kept.map { rename(path + name, $0 + name) == 0 } ?? (unlink(path + name) == 0)
      guard isDone else { throw JournalError.cannotWrite(path: path + name, reason: DurableFile.reason()) }
    }
  }

  /// Whether another process has the journal open: it then holds one of SQLite's locks.
  private var isHeldByAnother: Bool {
    let file = Foundation.open(path, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { Foundation.close(file) }
    var wanted = flock()
    wanted.l_type = Int16(F_WRLCK)
    wanted.l_whence = Int16(SEEK_SET)
    wanted.l_start = Self.lockStart
    wanted.l_len = Self.lockLength
    return fcntl(file, F_GETLK, &wanted) == 0 && wanted.l_type != Int16(F_UNLCK)
  }

  /// For file systems without hard links.
  private func copyfile(to kept: String) -> Bool {
    (try? FileManager.default.copyItem(atPath: path, toPath: kept)) != nil && DurableFile.synchronize(kept)
  }

  private func inTheWay() -> JournalError { .cannotCreate(path: path, reason: DurableFile.reason()) }
}
