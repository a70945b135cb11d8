import Foundation
import GRDB
import Nutrition

/// How a turn lies in its table.
enum TurnRecord {
  private static let columns = """
    id, key, text, at, time_zone, created_at, state, status, engine, fallback, reply, assumptions, latency_ms, \
    question, error, attempts
    """

  /// The turns for which `condition` holds. The condition may add an order and a limit.
  static func fetch(_ db: Database, where condition: String, _ arguments: [Cell] = []) throws -> [Turn] {
    let rows = try db.rows("SELECT \(columns) FROM turn WHERE \(condition)", arguments)
    var turns: [Turn] = []
    while let row = try rows.next() {
      turns.append(try turn(from: row))
    }
    return turns
  }

  static func fetch(_ db: Database, id: String) throws -> Turn {
    guard let turn = try fetch(db, where: "id = ?", [id]).first else { throw JournalError.noSuchTurn(id: id) }
    return turn
  }

  /// Stores a sentence, with its outcome where there is one already.
  static func insert(_ turn: NewTurn, id: String, at time: Int64, outcome: Result, in db: Database) throws {
    let said: [Cell] = [id, turn.key, turn.text, turn.at.milliseconds, turn.timeZone, time]
    try db.run(insertion, said + (try outcome.cells))
  }

  /// Ends a pending turn, if it is still `owner`'s.
  static func finish(_ id: String, owner: String, with result: Result, in db: Database) throws {
    let ending = resultColumns.map { "\($0) = ?" }.joined(separator: ", ")
    try db.run("UPDATE turn SET \(ending) WHERE id = ? AND owner = ?", (try result.cells) + [id, owner])
    guard db.changesCount > 0 else {
      _ = try fetch(db, id: id)
      throw JournalError.turnAlreadyFinished(id: id)
    }
  }

  /// Stores a failed sentence anew, as pending.
  static func reopen(_ id: String, _ turn: NewTurn, at time: Int64, owner: String, in db: Database) throws {
    let pending = Result.pending(owner: owner)
    let ending = resultColumns.map { "\($0) = ?" }.joined(separator: ", ")
    try db.run(
      "UPDATE turn SET text = ?, at = ?, time_zone = ?, created_at = ?, attempts = 1, \(ending) WHERE id = ?",
      [turn.text, turn.at.milliseconds, turn.timeZone, time] + (try pending.cells) + [id])
  }

  private static let resultColumns = [
    "state", "status", "engine", "fallback", "reply", "assumptions", "latency_ms", "question", "error", "owner",
  ]

  private static let insertion = EntitySQL.insert(
    into: "turn", columns: ["id", "key", "text", "at", "time_zone", "created_at"] + resultColumns)

  private static func turn(from row: Row) throws -> Turn {
    var columns = ColumnReader(row)
    return Turn(
      id: try columns.text(), key: try columns.optionalText(), text: try columns.text(), at: try columns.date(),
      timeZone: try columns.optionalText(), createdAt: try columns.date(), state: try columns.choice(),
      status: try columns.optionalChoice(), engine: try columns.optionalText(),
      fallback: try columns.optionalText(), reply: try columns.optionalText(), assumptions: try columns.words(),
      latencyMs: try columns.optionalReal(), question: try columns.optionalText(),
      error: try columns.optionalText(), attempts: try columns.integer())
  }
}

extension TurnRecord {
  /// What is known of a turn's end.
  enum Result {
    case pending(owner: String)
    case ended(TurnOutcome)
    case failed(error: String)

    /// In the order of `resultColumns`.
    fileprivate var cells: [Cell] {
      get throws {
        switch self {
        case .pending(let owner):
          return ["pending", nil, nil, nil, nil, "[]", nil, nil, nil, owner]
        case .ended(let outcome):
          // What changed the journal can be taken back, so it counts as done whatever the reply says.
          let state: TurnState = outcome.status == .failed && outcome.changes.isEmpty ? .failed : .done
          return [
            state.rawValue, outcome.status.rawValue, outcome.engine, outcome.fallback, outcome.reply,
            try StoredJSON.list(outcome.assumptions), outcome.latencyMs, outcome.question, nil, nil,
          ]
        case .failed(let error):
          return ["failed", "failed", nil, nil, nil, "[]", nil, nil, error, nil]
        }
      }
    }
  }
}
