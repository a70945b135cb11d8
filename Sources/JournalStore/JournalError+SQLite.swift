import Foundation
import GRDB

extension JournalError {
  /// The journal's word for an error that came out of the database at `path`.
  init(_ error: any Error, path: String, busyTimeout: Double) {
    switch error {
    case let error as JournalError:
      self = error
    case let error as DatabaseError:
      self.init(sqlite: error, path: path, busyTimeout: busyTimeout)
    case is EncodingError:
      self = .refused(reason: "a number in it is not finite")
    case is DecodingError:
      self = .corrupt(path: path, reason: "a change row cannot be read")
    default:
      self = .failed(path: path, reason: "\(error)")
    }
  }

  private init(sqlite error: DatabaseError, path: String, busyTimeout: Double) {
    let reason = error.message ?? "\(error.resultCode)"
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy(path: path, waited: busyTimeout)
    case .SQLITE_FULL: self = .full(path: path)
    case .SQLITE_NOTADB: self = .notADatabase(path: path)
    case .SQLITE_CORRUPT: self = .corrupt(path: path, reason: reason)
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_IOERR: self = .cannotWrite(path: path, reason: reason)
    case .SQLITE_CANTOPEN, .SQLITE_AUTH: self = .cannotOpen(path: path, reason: reason)
    case .SQLITE_CONSTRAINT, .SQLITE_TOOBIG, .SQLITE_MISMATCH: self = .refused(reason: reason)
    default: self = .failed(path: path, reason: reason)
    }
  }
}
