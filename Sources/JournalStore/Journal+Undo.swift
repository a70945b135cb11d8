import GRDB

/// Taking back and putting back, a whole turn at a time, from its change rows.
extension Journal {
  /// Takes back the latest turns that changed something, the latest first.
  ///
  /// - Returns: What was taken back; fewer than `count`, or none, where there is no more.
  @discardableResult
  public func undo(count: Int = 1) throws(JournalError) -> [TurnReversal] {
    try write { db in
      var reversals: [TurnReversal] = []
      while reversals.count < count, let reversal = try undoLatest(in: db) { reversals.append(reversal) }
      return reversals
    }
  }

  /// Takes back one turn.
  ///
  /// - Throws: `changedSince` where a later turn changed one of the same entries, `nothingToUndo`, `noSuchTurn`.
  @discardableResult
  public func undo(turnID: String) throws(JournalError) -> TurnReversal {
    try write { db in try takeBack(turnID, in: db) }
  }

  /// Puts back the turns that were taken back last, until something new is written.
  ///
  /// - Returns: What was put back; fewer than `count`, or none, where there is no more.
  @discardableResult
  public func redo(count: Int = 1) throws(JournalError) -> [TurnReversal] {
    try write { db in
      var reversals: [TurnReversal] = []
      while reversals.count < count, let reversal = try redoLatest(in: db) { reversals.append(reversal) }
      return reversals
    }
  }

  /// Takes back the latest turn that changed something; nil where there is none.
  func undoLatest(in db: Database) throws -> TurnReversal? {
    try latestTurnDone(in: db).map { try takeBack($0, in: db) }
  }

  /// Puts back the turn that was taken back last; nil where there is none.
  func redoLatest(in db: Database) throws -> TurnReversal? {
    try latestTurnUndone(in: db).map { try putBack($0, in: db) }
  }

  private func takeBack(_ id: String, in db: Database) throws -> TurnReversal {
    let turn = try TurnRecord.fetch(db, id: id)
    let changes = try ChangeRow.done(by: id, in: db)
    guard turn.state == .done, !changes.isEmpty else { throw JournalError.nothingToUndo(id: id) }
    if let later = try laterTurn(than: id, in: db) {
      throw JournalError.changedSince(by: later.id, text: later.text)
    }
    let writer = writer(for: id, cause: .undo, in: db)
    for change in changes.reversed() {
      try writer.move(change.inverse)
    }
    try db.run(
      "UPDATE turn SET state = 'undone', redo_order = (SELECT max(id) FROM change) WHERE id = ?", [id])
    return try reversal(id, changes.reversed().map(\.inverse), in: db)
  }

  private func putBack(_ id: String, in db: Database) throws -> TurnReversal {
    let changes = try ChangeRow.done(by: id, in: db)
    let writer = writer(for: id, cause: .redo, in: db)
    for change in changes {
      try writer.move(change)
    }
    try db.run("UPDATE turn SET state = 'done', redo_order = NULL WHERE id = ?", [id])
    return try reversal(id, changes, in: db)
  }

  private func reversal(_ id: String, _ changes: [ChangeRow], in db: Database) throws -> TurnReversal {
    let entries = try changes.filter { EntityKind.entries.contains($0.entity) }.map { change in
      EntryDifference(
        before: try change.entity.record.entry(fromImage: change.before),
        after: try change.entity.record.entry(fromImage: change.after))
    }
    return TurnReversal(
      turn: try TurnRecord.fetch(db, id: id), entries: entries,
      profileChanged: changes.contains { $0.entity == .profile },
      memoryChanged: changes.contains { EntityKind.personal.contains($0.entity) },
      bodyRecords: changes.count { EntityKind.body.contains($0.entity) },
      plansChanged: changes.contains { EntityKind.planned.contains($0.entity) })
  }
}

extension Journal {
  private func latestTurnDone(in db: Database) throws -> String? {
    try id(
      """
      SELECT change.turn_id FROM change JOIN turn ON turn.id = change.turn_id \
      WHERE turn.state = 'done' ORDER BY change.id DESC LIMIT 1
      """, in: db)
  }

  private func latestTurnUndone(in db: Database) throws -> String? {
    try id("SELECT id FROM turn WHERE redo_order IS NOT NULL ORDER BY redo_order DESC LIMIT 1", in: db)
  }

  private func id(_ sql: String, in db: Database) throws -> String? {
    guard let row = try db.firstRow(sql) else { return nil }
    var columns = ColumnReader(row)
    return try columns.text()
  }

  /// A turn that stands, and changed an entity of this one's after it.
  private func laterTurn(than id: String, in db: Database) throws -> Turn? {
    try TurnRecord.fetch(
      db,
      where: """
        state = 'done' AND id IN (
          SELECT later.turn_id FROM change AS own
          JOIN change AS later ON later.entity_id = own.entity_id AND later.entity = own.entity
          WHERE own.turn_id = ?1 AND later.turn_id <> ?1
            AND later.id > (
              SELECT max(id) FROM change WHERE turn_id = ?1 AND entity_id = own.entity_id AND entity = own.entity)
        ) ORDER BY seq DESC LIMIT 1
        """, [id]
    ).first
  }
}
