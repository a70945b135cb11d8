import GRDB
public import Nutrition

/// The person, and this machine's settings.
extension Journal {
  /// The profile; nil where nothing was ever said about the person.
  public func profile() throws(JournalError) -> UserProfile? {
    try read { db in try ProfileRecord.fetch(db, id: ProfileRecord.onlyID) }
  }

  /// Saves the profile as a turn, which `undo` takes back.
  @discardableResult
  public func save(_ profile: UserProfile, as turn: NewTurn? = nil) throws(JournalError) -> Turn {
    try perform([.profile(profile)], as: turn ?? NewTurn(text: "profile", at: now())).turn
  }

  /// A value of this machine's, such as what was said once already. Not part of undo.
  public func setting(_ key: String) throws(JournalError) -> String? {
    try read { db in
      guard let row = try db.firstRow("SELECT value FROM setting WHERE key = ?", [key]) else { return nil }
      var columns = ColumnReader(row)
      return try columns.text()
    }
  }

  /// Keeps a value, or forgets it.
  public func setSetting(_ key: String, to value: String?) throws(JournalError) {
    try write { db in
      guard let value else { return try db.run("DELETE FROM setting WHERE key = ?", [key]) }
      try db.run(
        """
        INSERT INTO setting (key, value, updated_at) VALUES (?, ?, ?) \
        ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at
        """, [key, value, now().milliseconds])
    }
  }
}
