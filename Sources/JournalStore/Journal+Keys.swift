import GRDB

extension Journal {
  /// Makes a turn one that is always new: its key is taken off, so that the same sentence may be said again.
  public func forgetKey(of turnID: String) throws(JournalError) {
    try write { db in try db.execute(sql: "UPDATE turn SET key = NULL WHERE id = ?", arguments: [turnID]) }
  }
}
