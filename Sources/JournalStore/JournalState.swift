public import Foundation
import GRDB
public import Nutrition

/// What the journal holds in the middle of a transaction, to look at before something is written there: what was read
/// before it may be another process's past.
public struct JournalState {
  let db: Database

  /// The entry as it is; nil where there is none.
  public func entry(id: String) throws -> Entry? {
    for kind in EntityKind.entries { if let entry = try kind.record.entry(id: id, in: db) { return entry } }
    return nil
  }

  /// The profile as it is; nil where nothing was ever said about the person.
  public func profile() throws -> UserProfile? { try ProfileRecord.fetch(db, id: ProfileRecord.onlyID) }

  /// The meals eaten from `start` up to but not including `end`, oldest first.
  public func meals(from start: Date, to end: Date) throws -> [Meal] {
    try MealRecord.fetch(db, where: Journal.range("timestamp"), Journal.bounds(start, end))
  }

  /// The workouts that began from `start` up to but not including `end`, oldest first.
  public func workouts(from start: Date, to end: Date) throws -> [WorkoutLog] {
    try WorkoutRecord.fetch(db, where: Journal.range("start_time"), Journal.bounds(start, end))
  }
}

extension EntityRecord {
  fileprivate static func entry(id: String, in db: Database) throws -> Entry? { try fetch(db, id: id).flatMap(entry) }
}

extension Journal {
  /// Refuses a change of something that a later sentence or command changed while this one was thought about: it was
  /// planned from what is there no more.
  ///
  /// One that is taken up again was planned anew, and has changes of later ones before it by right.
  func checkUnchanged(_ changes: [JournalChange], since turn: Turn, in db: Database) throws {
    guard turn.attempts == 1 else { return }
    for change in changes {
      let (entities, id): ([EntityKind], String)
      switch change {
      case .replace(let entry): (entities, id) = (EntityKind.entries, entry.id)
      case .profile: (entities, id) = ([.profile], ProfileRecord.onlyID)
      case .add, .remove, .remember, .forget, .mark, .plan, .report: continue
      }
      let names = entities.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      let later = try db.firstRow(
        """
        SELECT 1 FROM change JOIN turn ON turn.id = change.turn_id \
        WHERE change.entity_id = ? AND change.entity IN (\(names)) AND change.at >= ? \
        AND turn.seq > (SELECT seq FROM turn WHERE id = ?) LIMIT 1
        """, [id, turn.createdAt.milliseconds, turn.id])
      if later != nil { throw JournalError.changedMeanwhile }
    }
  }
}
