import GRDB
public import Nutrition

/// One import: records that come in batches, each a transaction, all under one turn that one undo takes back.
///
/// The turn is written with the first batch that changes something and marked as unfinished until `finish`. A crash
/// leaves a shorter import, which undo takes back as a whole; the same import run again goes on under the same turn,
/// as every record has an id made of what it is.
public struct JournalImport {
  private let journal: Journal
  private let turn: NewTurn
  private var turnID: String?
  /// What became of the records so far.
  public private(set) var tally = ImportTally()

  static let engine = "import"
  static let unfinished = "This import was interrupted; run it again to complete it."

  /// - Parameter turn: its text is the command, and its key says which file, so that a run after a crash goes on.
  public init(into journal: Journal, as turn: NewTurn) {
    self.journal = journal
    self.turn = turn
  }

  /// Writes what is new of the records and what has changed, in one transaction.
  public mutating func write(_ records: [ImportedRecord]) throws(JournalError) {
    let (id, batch) = try journal.importBatch(turn, under: turnID) { writer in
      try writer.importRecords(records)
    }
    turnID = id
    tally += batch
  }

  /// Ends the import: completes the profile, and keeps `reply` with the turn.
  /// - Returns: the turn; nil where nothing was new, so that there is none.
  public mutating func finish(
    _ person: ImportedPerson = ImportedPerson(), reply: (ImportTally) -> String
  ) throws(JournalError) -> Turn? {
    let (id, batch) = try journal.importBatch(turn, under: turnID) { writer in
      try writer.complete(person)
    }
    tally += batch
    guard let id else { return nil }
    return try journal.endImport(id, reply: reply(tally))
  }
}

extension Journal {
  /// What an import of these records would do; nothing is written.
  public func tally(_ records: [ImportedRecord]) throws(JournalError) -> ImportTally {
    try read { db in
      var tally = ImportTally()
      for record in records {
        var count = ImportTally.Count()
        switch try ImportWriter.standing(of: ImportWriter.placed(record, in: db), in: db) {
        case .new, .takenBack: count.added = 1
        case .other: count.updated = 1
        case .same: count.known = 1
        case .deleted: count.deleted = 1
        }
        tally.counts[record.kind, default: .init()] += count
      }
      return tally
    }
  }

  /// Runs `body` in a transaction; the turn is there only where it wrote something.
  fileprivate func importBatch(
    _ turn: NewTurn, under known: String?, _ body: (ImportWriter) throws -> ImportTally
  ) throws(JournalError) -> (turnID: String?, ImportTally) {
    try write { db in
      let earlier = try known ?? Self.unfinishedImport(turn, in: db)
      if let earlier {
        // Taken back by another Ada in the meantime: what it undid must not come in by halves.
        let state = try TurnRecord.fetch(db, id: earlier).state
        guard state == .done else { throw JournalError.turnAlreadyFinished(id: earlier) }
      }
      let id = try earlier ?? insertImport(turn, in: db)
      let tally = try body(ImportWriter(changes: writer(for: id, timeZone: turn.timeZone, in: db)))
      if tally.total.written > 0 || tally.profileChanged {
        try db.run("UPDATE turn SET redo_order = NULL WHERE redo_order IS NOT NULL", [])
        return (id, tally)
      }
      if earlier == nil {
        // The index of words has to forget it too.
        try db.run(Self.forgetWords, [id])
        try db.run("DELETE FROM turn WHERE id = ?", [id])
      }
      return (earlier, tally)
    }
  }

  fileprivate func endImport(_ id: String, reply: String) throws(JournalError) -> Turn {
    try write { db in
      try db.run(Self.forgetWords, [id])
      try db.run("UPDATE turn SET reply = ?, error = NULL, key = NULL WHERE id = ?", [reply, id])
      try db.run("INSERT INTO turn_words (rowid, text, reply) SELECT seq, text, reply FROM turn WHERE id = ?", [id])
      return try TurnRecord.fetch(db, id: id)
    }
  }

  private static let forgetWords = """
    INSERT INTO turn_words (turn_words, rowid, text, reply) SELECT 'delete', seq, text, reply FROM turn WHERE id = ?
    """

  private static func unfinishedImport(_ turn: NewTurn, in db: Database) throws -> String? {
    guard let key = turn.key else { return nil }
    return try TurnRecord.fetch(
      db, where: "key = ? AND engine = ? AND state = 'done' AND error IS NOT NULL", [key, JournalImport.engine]
    ).first?.id
  }

  private func insertImport(_ turn: NewTurn, in db: Database) throws -> String {
    // An unfinished import that was taken back gives its key up.
    try db.run("UPDATE turn SET key = NULL WHERE key = ?", [turn.key])
    let now = now()
    let id = EntryID.make(at: now)
    let outcome = TurnOutcome(status: .logged, engine: JournalImport.engine, reply: JournalImport.unfinished)
    try TurnRecord.insert(turn, id: id, at: now.milliseconds, outcome: .ended(outcome), in: db)
    try db.run("UPDATE turn SET error = ? WHERE id = ?", [JournalImport.unfinished, id])
    return id
  }
}
