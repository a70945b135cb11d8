public import Foundation
import GRDB

/// The journal: every sentence, what was made of it, and how it changed. One SQLite file.
///
/// ```swift
/// let journal = try Journal(folder: home)
/// if case .started(let turn) = try journal.begin(NewTurn(text: "2 eggs", at: now)) {
///   try journal.finish(turn.id, outcome)
/// }
/// ```
///
/// Methods are named for intent; each is one transaction, blocks until it is durable, and may be called from any
/// thread. Several processes may have the same journal open: one writes, the others read meanwhile.
/// Times are kept to the millisecond.
public final class Journal: Sendable {
  /// The file; `:memory:` where there is none.
  public let path: String
  /// Whether writing throws `openedReadOnly`.
  public let isReadOnly: Bool
  let now: @Sendable () -> Date
  private let queue: DatabaseQueue
  private let busyTimeout: Double
  private let holder: ProcessMark?

  /// The process that a pending turn belongs to. Who only reads never asks: finding it takes three files of the kernel's.
  var owner: ProcessMark { holder ?? .current }

  /// Opens the journal in `folder`, making both where they are missing (0700, 0600).
  ///
  /// - Parameters:
  ///   - readOnly: Nothing is written, nothing is made; a missing journal reads as an empty one.
  ///   - busyTimeout: Seconds to wait for another process that writes.
  ///   - now: The clock that stamps what is stored.
  public convenience init(
    folder: URL, readOnly: Bool = false, busyTimeout: Double = 5, now: @escaping @Sendable () -> Date = { Date() }
  ) throws(JournalError) {
    try self.init(folder: folder, readOnly: readOnly, busyTimeout: busyTimeout, owner: nil, now: now)
  }

  init(
    folder: URL, readOnly: Bool, busyTimeout: Double, owner: ProcessMark?, now: @escaping @Sendable () -> Date
  ) throws(JournalError) {
    let file = JournalFile(folder: folder, busyTimeout: busyTimeout)
    do {
      queue = try readOnly ? file.openForReading() : file.open()
    } catch {
      throw JournalError(error, path: file.path, busyTimeout: busyTimeout)
    }
    path = file.path
    isReadOnly = readOnly
    self.busyTimeout = busyTimeout
    holder = owner
    self.now = now
  }

  private init(queue: DatabaseQueue, now: @escaping @Sendable () -> Date) {
    self.queue = queue
    path = ":memory:"
    isReadOnly = false
    busyTimeout = 0
    holder = nil
    self.now = now
  }

  /// A journal that ends with its last reference; for tests and trials.
  public static func inMemory(now: @escaping @Sendable () -> Date = { Date() }) throws(JournalError) -> Journal {
    do {
      return Journal(queue: try JournalFile.inMemory(), now: now)
    } catch {
      throw JournalError(error, path: ":memory:", busyTimeout: 0)
    }
  }

  /// Closes the file, folding the write-ahead log into it. Every later call fails.
  public func close() throws(JournalError) {
    do {
      try queue.close()
    } catch {
      throw JournalError(error, path: path, busyTimeout: busyTimeout)
    }
  }

  /// Runs `body` on one state of the journal.
  func read<Value>(_ body: (Database) throws -> Value) throws(JournalError) -> Value {
    do {
      return try queue.read(body)
    } catch {
      throw JournalError(error, path: path, busyTimeout: busyTimeout)
    }
  }

  /// Runs `body` as one transaction: committed and durable when this returns, or not at all.
  func write<Value>(_ body: (Database) throws -> Value) throws(JournalError) -> Value {
    guard !isReadOnly else { throw .openedReadOnly }
    do {
      return try queue.write(body)
    } catch {
      throw JournalError(error, path: path, busyTimeout: busyTimeout)
    }
  }
}
