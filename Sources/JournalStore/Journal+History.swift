public import Foundation
import GRDB

/// Reading what was said.
extension Journal {
  /// The turn of this id.
  public func turn(id: String) throws(JournalError) -> Turn? {
    try read { db in try TurnRecord.fetch(db, where: "id = ?", [id]).first }
  }

  /// When the first message was stored; nil for an empty journal.
  public func firstMessage() throws(JournalError) -> Date? {
    try read { db in
      guard let row = try db.firstRow("SELECT created_at FROM turn ORDER BY seq LIMIT 1") else { return nil }
      var columns = ColumnReader(row)
      return try columns.date()
    }
  }

  /// The latest turns that are not pending, the newest first.
  public func lastTurns(_ limit: Int) throws(JournalError) -> [Turn] {
    try read { db in
      try TurnRecord.fetch(db, where: "state <> 'pending' ORDER BY seq DESC LIMIT ?", [max(0, limit)])
    }
  }

  /// The turns in which every word of `query` begins a word that was said or replied, the newest first.
  ///
  /// - Parameters:
  ///   - query: A person's words, taken as words only; nil is everything, and words without a letter or digit nothing.
  ///   - start: The earliest `at`.
  ///   - end: The first `at` that is too late.
  public func history(
    matching query: String? = nil, limit: Int = 50, from start: Date? = nil, to end: Date? = nil
  ) throws(JournalError) -> [Turn] {
    var condition = "state <> 'pending' AND at >= ? AND at < ?"
    var arguments: [Cell] = [start?.milliseconds ?? Int64.min, end?.milliseconds ?? Int64.max]
    if let query {
      // FTS5 has limits on what a query may hold; no person types this much to find something.
      guard let pattern = FTS5Pattern(matchingAllPrefixesIn: String(query.prefix(200))) else { return [] }
      condition += " AND seq IN (SELECT rowid FROM turn_words WHERE turn_words MATCH ?)"
      arguments.append(pattern)
    }
    return try read { db in
      try TurnRecord.fetch(db, where: condition + " ORDER BY seq DESC LIMIT ?", arguments + [max(0, limit)])
    }
  }
}
