import Foundation
import GRDB

/// How what models did lies in its tables.
enum TelemetryRecord {
  private static let insertion = EntitySQL.insert(
    into: "model_attempt",
    columns: [
      "turn_id", "provider", "model", "started_at", "first_word_ms", "failure", "repairs", "reasks", "input_tokens",
      "output_tokens", "cached_input_tokens", "calories", "offline_calories",
    ])

  /// The columns `attempt(from:)` reads, in its order; `model_attempt` has to be the table's name in the query.
  static let columns = """
    model_attempt.provider, model_attempt.model, model_attempt.started_at, model_attempt.first_word_ms, \
    model_attempt.failure, model_attempt.repairs, model_attempt.reasks, model_attempt.input_tokens, \
    model_attempt.output_tokens, model_attempt.cached_input_tokens, model_attempt.calories, \
    model_attempt.offline_calories
    """

  static func insert(_ telemetry: TurnTelemetry, turnID: String, in db: Database) throws {
    for attempt in telemetry.attempts {
      let repairs = attempt.repairs.isEmpty ? "{}" : try StoredJSON.text(attempt.repairs)
      try db.run(
        insertion,
        [
          turnID, attempt.provider, attempt.model, attempt.startedAt.milliseconds, attempt.firstWordMs,
          attempt.failure, repairs, attempt.reasks, attempt.inputTokens, attempt.outputTokens,
          attempt.cachedInputTokens, attempt.calories, attempt.offlineCalories,
        ])
    }
    if let assignment = telemetry.assignment {
      // A sentence that failed and is tried again may be given to the other side, if the comparison has changed.
      try db.run(
        "INSERT OR REPLACE INTO arm_assignment (turn_id, arm, a, b) VALUES (?, ?, ?, ?)",
        [turnID, assignment.arm.rawValue, assignment.a, assignment.b])
    }
  }

  static func attempt(from columns: inout ColumnReader) throws -> ModelAttempt {
    ModelAttempt(
      provider: try columns.text(), model: try columns.text(), startedAt: try columns.date(),
      firstWordMs: try columns.optionalReal(), failure: try columns.optionalText(),
      repairs: try StoredJSON.value(from: columns.text()), reasks: try columns.integer(),
      inputTokens: try columns.optionalInteger(), outputTokens: try columns.optionalInteger(),
      cachedInputTokens: try columns.optionalInteger(), calories: try columns.optionalReal(),
      offlineCalories: try columns.optionalReal())
  }
}
