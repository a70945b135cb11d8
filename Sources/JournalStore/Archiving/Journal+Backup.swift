import Foundation
import GRDB

extension Journal {
  /// Copies the journal, as it is at one moment, into a new file of its own (0600), while others may write.
  ///
  /// The copy is read back before it gets its name: every page and reference is checked, and the rows of every table are
  /// counted against those of the journal at that moment.
  /// - Returns: what is in the copy.
  /// - Throws: `corrupt` where the journal is damaged (nothing is left behind then), `cannotCreate` where the file is
  ///   there already or cannot be made, `full`.
  @discardableResult
  public func backUp(to path: String) throws(JournalError) -> JournalContents {
    do {
      let draft = DurableFile.draft(for: path)
      defer { for name in [draft, draft + "-journal", draft + "-wal", draft + "-shm"] { unlink(name) } }
      guard let file = DurableFile.create(draft) else {
        throw JournalError.cannotCreate(path: path, reason: DurableFile.reason())
      }
      Foundation.close(file)
      let contents = try copy(to: draft)
      guard DurableFile.synchronize(draft) else {
        throw JournalError.cannotWrite(path: path, reason: DurableFile.reason())
      }
      guard try JournalContents(checking: draft) == contents else {
        throw JournalError.corrupt(path: self.path, reason: "its copy holds other rows")
      }
      guard DurableFile.publish(draft, as: path) else {
        throw JournalError.cannotCreate(path: path, reason: DurableFile.reason())
      }
      return contents
    } catch let error as JournalError {
      // The draft's name means nothing to the person.
      throw error.naming(path)
    } catch {
      throw JournalError(error, path: path, busyTimeout: 0)
    }
  }

  private func copy(to draft: String) throws -> JournalContents {
    let copy = try DatabaseQueue(path: draft)
    defer { try? copy.close() }
    // The counts and the pages come from the same transaction, so they are of the same moment.
    let contents: JournalContents = try read { source in
      if let fault = try JournalContents.fault(in: source) { throw JournalError.corrupt(path: path, reason: fault) }
      let contents = try JournalContents(of: source)
      try copy.writeWithoutTransaction { destination in try source.backup(to: destination) }
      return contents
    }
    // One file, without a log beside it.
    try copy.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA journal_mode = DELETE") }
    return contents
  }
}

extension JournalError {
  /// The same failure of a draft, told of the file it was to become.
  func naming(_ path: String) -> JournalError {
    func isDraft(_ other: String) -> Bool { other.hasPrefix(path + ".new-") }
    switch self {
    case .cannotCreate(let other, let reason) where isDraft(other): return .cannotCreate(path: path, reason: reason)
    case .cannotOpen(let other, let reason) where isDraft(other): return .cannotOpen(path: path, reason: reason)
    case .cannotWrite(let other, let reason) where isDraft(other): return .cannotWrite(path: path, reason: reason)
    case .full(let other) where isDraft(other): return .full(path: path)
    case .corrupt(let other, let reason) where isDraft(other): return .corrupt(path: path, reason: reason)
    case .notADatabase(let other) where isDraft(other): return .notADatabase(path: path)
    default: return self
    }
  }
}
