public import Foundation
import GRDB

/// A model's attempt, with the end of the turn it was made for.
public struct RecordedAttempt: Equatable, Sendable {
  /// What the model did.
  public var attempt: ModelAttempt
  /// The id of the turn it was asked for; several attempts may have the same.
  public var turnID: String
  /// Milliseconds from the sentence to its answer, 0 or more; nil where the turn has none, or another engine gave it.
  public var latencyMs: Double?

  /// A row of the journal; nothing is checked.
  public init(attempt: ModelAttempt, turnID: String, latencyMs: Double?) {
    self.attempt = attempt
    self.turnID = turnID
    self.latencyMs = latencyMs
  }
}

/// A turn that the offline engine answered.
public struct OfflineAnswer: Equatable, Sendable {
  /// What became of the sentence.
  public var status: TurnStatus
  /// Why it answered where a model was tried, such as `timeout`; nil where none was.
  public var fallback: String?
  /// Milliseconds from the sentence to its answer, 0 or more, the wait for a model that failed included; nil where it
  /// was not measured.
  public var latencyMs: Double?

  /// A row of the journal; nothing is checked.
  public init(status: TurnStatus, fallback: String? = nil, latencyMs: Double? = nil) {
    self.status = status
    self.fallback = fallback
    self.latencyMs = latencyMs
  }
}

/// What models and the offline engine did, for `ada stats`.
extension Journal {
  /// The attempts that began at or after `start`, to the millisecond, or all where it is nil, in the order in which they
  /// were written; those of turns that were taken back since are among them.
  ///
  /// - Throws: `JournalError` where the journal cannot be read.
  public func modelAttempts(since start: Date? = nil) throws(JournalError) -> [RecordedAttempt] {
    try read { db in
      let rows = try db.rows(
        """
        SELECT \(TelemetryRecord.columns), turn.id, turn.latency_ms
        FROM model_attempt JOIN turn ON turn.id = model_attempt.turn_id
        WHERE model_attempt.started_at >= ? ORDER BY model_attempt.id
        """, [start?.milliseconds ?? Int64.min])
      var attempts: [RecordedAttempt] = []
      while let row = try rows.next() {
        var columns = ColumnReader(row)
        let attempt = try TelemetryRecord.attempt(from: &columns)
        let turnID = try columns.text()
        let latency = try columns.optionalReal()
        attempts.append(
          RecordedAttempt(attempt: attempt, turnID: turnID, latencyMs: attempt.failure == nil ? latency : nil))
      }
      return attempts
    }
  }

  /// The turns stored at or after `start`, to the millisecond, or of all times where it is nil, that the offline engine
  /// answered, oldest first; those that were taken back since are among them, and those still pending are not.
  ///
  /// - Throws: `JournalError` where the journal cannot be read.
  public func offlineAnswers(since start: Date? = nil) throws(JournalError) -> [OfflineAnswer] {
    try read { db in
      let rows = try db.rows(
        """
        SELECT status, fallback, latency_ms FROM turn
        WHERE engine = 'offline' AND status IS NOT NULL AND created_at >= ? ORDER BY seq
        """, [start?.milliseconds ?? Int64.min])
      var answers: [OfflineAnswer] = []
      while let row = try rows.next() {
        var columns = ColumnReader(row)
        answers.append(
          OfflineAnswer(
            status: try columns.choice(), fallback: try columns.optionalText(),
            latencyMs: try columns.optionalReal()))
      }
      return answers
    }
  }

  /// Sets the tokens of a turn's latest attempt to those of `attempt`: the words a model is asked for after the commit
  /// cost some too. A turn without attempts is left as it is.
  ///
  /// - Throws: `JournalError.openedReadOnly`, or another where it cannot be written; then nothing has changed.
  public func setTokens(of attempt: ModelAttempt, ofTurn turnID: String) throws(JournalError) {
    try write { db in
      try db.run(
        """
        UPDATE model_attempt SET input_tokens = ?, output_tokens = ?, cached_input_tokens = ?
        WHERE id = (SELECT max(id) FROM model_attempt WHERE turn_id = ?)
        """, [attempt.inputTokens, attempt.outputTokens, attempt.cachedInputTokens, turnID])
    }
  }
}
