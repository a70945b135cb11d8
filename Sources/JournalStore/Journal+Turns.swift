import GRDB
public import Nutrition

/// Turns: a sentence is stored first, then understood, then finished with all its changes at once.
extension Journal {
  /// Stores a sentence as a pending turn of this process, durably.
  ///
  /// A turn of the same key that failed is opened again, under its old id.
  public func begin(_ turn: NewTurn) throws(JournalError) -> BeginResult {
    try write { db in
      switch try standing(ofKey: turn.key, in: db) {
      case .known(let id):
        return .duplicate(of: id)
      case .failed(let id):
        try TurnRecord.reopen(id, turn, at: now().milliseconds, owner: owner.text, in: db)
        return .started(try TurnRecord.fetch(db, id: id))
      case .new:
        let id = try insert(turn, .pending(owner: owner.text), in: db)
        return .started(try TurnRecord.fetch(db, id: id))
      }
    }
  }

  /// Commits a pending turn: its reply, all its changes and their change rows, in one transaction.
  ///
  /// - Returns: The entries that were added or replaced, read back from their rows.
  /// - Throws: `turnAlreadyFinished` where the turn is no longer this process's pending one, `changedMeanwhile` where a
  ///   later turn changed what this one replaces; nothing is written then.
  @discardableResult
  public func finish(_ turnID: String, _ outcome: TurnOutcome) throws(JournalError) -> [Entry] {
    try write { db in
      try TurnRecord.finish(turnID, owner: owner.text, with: .ended(outcome), in: db)
      try TelemetryRecord.insert(outcome.telemetry, turnID: turnID, in: db)
      guard !outcome.changes.isEmpty else { return [] }
      let turn = try TurnRecord.fetch(db, id: turnID)
      try checkUnchanged(outcome.changes, since: turn, in: db)
      return try writer(for: turnID, timeZone: turn.timeZone, in: db).apply(outcome.changes)
    }
  }

  /// Ends a pending turn that could not be understood. The sentence stays; its key may be tried again.
  public func fail(
    _ turnID: String, error: String, telemetry: TurnTelemetry = .none
  ) throws(JournalError) {
    try write { db in
      try TurnRecord.finish(turnID, owner: owner.text, with: .failed(error: error), in: db)
      try TelemetryRecord.insert(telemetry, turnID: turnID, in: db)
    }
  }

  /// Stores many whole turns in one transaction, in order.
  ///
  /// A turn whose entries are refused fails alone: its sentence is kept as a failed turn, and the rest go on.
  public func record(_ batch: [(turn: NewTurn, outcome: TurnOutcome)]) throws(JournalError) -> [RecordResult] {
    guard !batch.isEmpty else { return [] }
    return try write { db in
      try batch.map { turn, outcome in
        let standing = try standing(ofKey: turn.key, in: db)
        if case .known(let id) = standing { return .duplicate(of: id) }
        do {
          var result: RecordResult?
          try db.inSavepoint {
            result = try commit(turn, outcome, standing, in: db)
            return .commit
          }
          if let result { return result }
        } catch {
          let error = self.error(error)
          guard error.concernsOneTurn else { throw error }
          return .failed(turnID: try fail(turn, error, standing, in: db), error)
        }
        throw JournalError.failed(path: path, reason: "the turn came to nothing")
      }
    }
  }

  /// A turn that is begun and finished in one transaction: a command, such as an edit or a deletion.
  ///
  /// A key that is known already is refused.
  /// - Parameter isRight: Whether the changes still fit what the journal holds, asked inside the transaction.
  /// - Returns: The turn, and the entries that were added or replaced.
  /// - Throws: `changedMeanwhile` where they do not; nothing is written then.
  @discardableResult
  public func perform(
    _ changes: [JournalChange], as turn: NewTurn, engine: String = Turn.commandEngine, reply: String = "",
    telemetry: TurnTelemetry = .none, where isRight: (JournalState) throws -> Bool = { _ in true }
  ) throws(JournalError) -> (turn: Turn, entries: [Entry]) {
    let outcome = TurnOutcome(status: .logged, engine: engine, reply: reply, changes: changes)
    return try write { db in
      guard try isRight(JournalState(db: db)) else { throw JournalError.changedMeanwhile }
      let id = try insert(turn, .ended(outcome), in: db)
      try TelemetryRecord.insert(telemetry, turnID: id, in: db)
      let entries = try writer(for: id, timeZone: turn.timeZone, in: db).apply(changes)
      return (try TurnRecord.fetch(db, id: id), entries)
    }
  }

  /// Which of the keys belong to a turn already (pending, done or undone), and to which.
  public func isKnown(keys: [String]) throws(JournalError) -> [String: String] {
    try read { db in
      var known: [String: String] = [:]
      for key in keys {
        if case .known(let id) = try standing(ofKey: key, in: db) { known[key] = id }
      }
      return known
    }
  }
}

extension Journal {
  /// Whether a sentence with a key is in the journal already.
  enum Standing {
    case new
    case known(id: String)
    case failed(id: String)
  }

  func standing(ofKey key: String?, in db: Database) throws -> Standing {
    guard let key, let row = try db.firstRow("SELECT id, state FROM turn WHERE key = ?", [key]) else { return .new }
    var columns = ColumnReader(row)
    let id = try columns.text()
    return try columns.choice(TurnState.self) == .failed ? .failed(id: id) : .known(id: id)
  }

  func commit(
    _ turn: NewTurn, _ outcome: TurnOutcome, _ standing: Standing, in db: Database
  ) throws -> RecordResult {
    let id: String
    if case .failed(let earlier) = standing {
      id = earlier
      try TurnRecord.reopen(id, turn, at: now().milliseconds, owner: owner.text, in: db)
      try TurnRecord.finish(id, owner: owner.text, with: .ended(outcome), in: db)
    } else {
      id = try insert(turn, .ended(outcome), in: db)
    }
    try TelemetryRecord.insert(outcome.telemetry, turnID: id, in: db)
    let entries = try writer(for: id, timeZone: turn.timeZone, in: db).apply(outcome.changes)
    return .committed(turnID: id, entries: entries)
  }

  private func fail(_ turn: NewTurn, _ error: JournalError, _ standing: Standing, in db: Database) throws -> String {
    if case .failed(let earlier) = standing { return earlier }
    return try insert(turn, .failed(error: error.description), in: db)
  }

  private func insert(_ turn: NewTurn, _ result: TurnRecord.Result, in db: Database) throws -> String {
    let now = now()
    let id = EntryID.make(at: now)
    try TurnRecord.insert(turn, id: id, at: now.milliseconds, outcome: result, in: db)
    return id
  }

  func writer(
    for turnID: String, timeZone: String? = nil, cause: ChangeRow.Cause = .do, in db: Database
  ) -> ChangeWriter {
    ChangeWriter(db: db, turnID: turnID, timeZone: timeZone, time: now().milliseconds, cause: cause)
  }

  private func error(_ error: any Error) -> JournalError {
    JournalError(error, path: path, busyTimeout: 0)
  }
}
