import GRDB

/// What a sentence may ask for the journal's history instead of writing something.
public enum HistoryCommand: Equatable, Sendable { case undo, redo }

/// Sentences that take back or put back: what they do and that they were said is one transaction, so that a crash in
/// between cannot do it twice.
extension Journal {
  /// Carries out `command` on the latest turn and ends the pending turn `turnID`.
  ///
  /// - Parameter outcome: What is kept of the sentence, given what was taken or put back; nil where there was nothing.
  ///   Its changes are not applied.
  /// - Throws: `turnAlreadyFinished` where the turn is no longer this process's pending one; nothing is done then.
  public func finish(
    _ turnID: String, carryingOut command: HistoryCommand, _ outcome: (TurnReversal?) -> TurnOutcome
  ) throws(JournalError) {
    try write { db in
      let reversal = try carryOut(command, in: db)
      let ended = outcome(reversal)
      try TurnRecord.finish(turnID, owner: owner.text, with: .ended(ended), in: db)
      try TelemetryRecord.insert(ended.telemetry, turnID: turnID, in: db)
    }
  }

  /// Carries out `command` on the latest turn and stores the sentence that asked for it.
  public func record(
    _ turn: NewTurn, carryingOut command: HistoryCommand, _ outcome: (TurnReversal?) -> TurnOutcome
  ) throws(JournalError) -> RecordResult {
    try write { db in
      let standing = try standing(ofKey: turn.key, in: db)
      if case .known(let id) = standing { return .duplicate(of: id) }
      var ended = outcome(try carryOut(command, in: db))
      ended.changes = []
      return try commit(turn, ended, standing, in: db)
    }
  }

  private func carryOut(_ command: HistoryCommand, in db: Database) throws -> TurnReversal? {
    switch command {
    case .undo: try undoLatest(in: db)
    case .redo: try redoLatest(in: db)
    }
  }
}
