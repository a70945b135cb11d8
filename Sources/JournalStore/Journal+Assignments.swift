public import Foundation
import GRDB

/// A turn that was given to one side of a comparison, and what became of it.
public struct AssignedTurn: Equatable, Sendable {
  /// Which side it was given to, of which comparison.
  public var assignment: ArmAssignment
  public var status: TurnStatus
  /// Why the offline engine answered where a model was tried.
  public var fallback: String?
  /// Milliseconds from the sentence to its answer.
  public var latencyMs: Double?
  /// Whether it was taken back since.
  public var isUndone: Bool
  /// Whether a later turn that stands changed or removed one of its entries.
  public var isCorrected: Bool
  /// Kilocalories of its meals as the model read them; nil where it did not, or saw no meal.
  public var calories: Double?
  /// Kilocalories of its meals as the offline engine read them beside the model; nil where it saw no meal.
  public var offlineCalories: Double?

  public init(
    assignment: ArmAssignment, status: TurnStatus, fallback: String? = nil, latencyMs: Double? = nil,
    isUndone: Bool = false, isCorrected: Bool = false, calories: Double? = nil, offlineCalories: Double? = nil
  ) {
    self.assignment = assignment
    self.status = status
    self.fallback = fallback
    self.latencyMs = latencyMs
    self.isUndone = isUndone
    self.isCorrected = isCorrected
    self.calories = calories
    self.offlineCalories = offlineCalories
  }
}

extension Journal {
  private static let entryKinds = EntityKind.entries.map { "'\($0.rawValue)'" }.joined(separator: ", ")

  /// The turns stored at or after `start` that belong to a comparison, oldest first; not those that were cancelled.
  public func assignedTurns(since start: Date? = nil) throws(JournalError) -> [AssignedTurn] {
    try read { db in
      let rows = try db.rows(
        """
        SELECT arm, a, b, turn.status, turn.fallback, turn.latency_ms, turn.state = 'undone', EXISTS (
            SELECT 1 FROM change AS own
            JOIN change AS later ON later.entity_id = own.entity_id AND later.entity = own.entity AND later.id > own.id
            JOIN turn AS correcting ON correcting.id = later.turn_id
            WHERE own.turn_id = turn.id AND own.cause = 'do' AND own.op <> 'delete' AND own.entity IN (\(Self.entryKinds))
              AND later.turn_id <> turn.id AND later.cause = 'do' AND correcting.state <> 'undone'),
          attempt.calories, attempt.offline_calories
        FROM arm_assignment JOIN turn ON turn.id = arm_assignment.turn_id
        LEFT JOIN model_attempt AS attempt ON attempt.id = (
          SELECT max(id) FROM model_attempt WHERE turn_id = turn.id AND failure IS NULL)
        WHERE turn.created_at >= ? AND turn.status IS NOT NULL
          AND (turn.error IS NULL OR turn.error NOT IN ('cancelled', 'interrupted'))
        ORDER BY turn.seq
        """, [start?.milliseconds ?? Int64.min])
      var turns: [AssignedTurn] = []
      while let row = try rows.next() {
        var columns = ColumnReader(row)
        turns.append(
          AssignedTurn(
            assignment: ArmAssignment(arm: try columns.choice(), a: try columns.text(), b: try columns.text()),
            status: try columns.choice(), fallback: try columns.optionalText(),
            latencyMs: try columns.optionalReal(), isUndone: try columns.flag(), isCorrected: try columns.flag(),
            calories: try columns.optionalReal(), offlineCalories: try columns.optionalReal()))
      }
      return turns
    }
  }
}
