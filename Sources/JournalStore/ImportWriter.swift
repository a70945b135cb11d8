import Foundation
import GRDB
import Nutrition

/// Writes the records of an import, each once.
struct ImportWriter {
  var changes: ChangeWriter

  /// How a record stands to the journal.
  enum Standing {
    case new
    /// There, with other figures.
    case other
    case same
    /// It came with an import that was taken back.
    case takenBack
    /// The person deleted it.
    case deleted
  }

  func importRecords(_ records: [ImportedRecord]) throws -> ImportTally {
    var tally = ImportTally()
    for record in records {
      var count = ImportTally.Count()
      do {
        try changes.db.inSavepoint {
          count = try write(record)
          return .commit
        }
      } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
        // One value beyond the journal's ranges must not cost the rest.
        count = ImportTally.Count(refused: 1)
      }
      tally.counts[record.kind, default: .init()] += count
    }
    return tally
  }

  /// Fills what the profile does not know.
  func complete(_ person: ImportedPerson) throws -> ImportTally {
    var tally = ImportTally()
    let now = Date(milliseconds: changes.time)
    let profile = try ProfileRecord.fetch(changes.db, id: ProfileRecord.onlyID)
    guard var completed = person.completing(profile ?? UserProfile(createdAt: now, updatedAt: now)) else {
      return tally
    }
    completed.updatedAt = now
    _ = try changes.save(completed)
    tally.profileChanged = true
    return tally
  }

  private func write(_ record: ImportedRecord) throws -> ImportTally.Count {
    let record = try Self.placed(record, in: changes.db)
    switch try Self.standing(of: record, in: changes.db) {
    case .same: return ImportTally.Count(known: 1)
    case .deleted: return ImportTally.Count(deleted: 1)
    case .new:
      try insert(record)
      return ImportTally.Count(added: 1)
    case .other:
      try Self.visit(record, Update(writer: changes))
      return ImportTally.Count(updated: 1)
    case .takenBack:
      try Self.visit(record, Revival(writer: changes))
      return ImportTally.Count(added: 1)
    }
  }

  private func insert(_ record: ImportedRecord) throws {
    var writer = changes
    writer.timeZone = record.timeZone ?? changes.timeZone
    try Self.visit(record, Insertion(writer: writer))
  }

  static func standing(of record: ImportedRecord, in db: Database) throws -> Standing {
    try visit(record, Comparison(db: db))
  }

  /// Calls the visitor with the record's value and the way it lies in its table.
  static func visit<Visitor: RecordVisitor>(_ record: ImportedRecord, _ visitor: Visitor) throws -> Visitor.Outcome {
    switch record.value {
    case .entry(.meal(let meal)): try visitor.visit(meal, as: MealRecord.self)
    case .entry(.workout(let workout)): try visitor.visit(workout, as: WorkoutRecord.self)
    case .entry(.water(let water)): try visitor.visit(water, as: WaterRecord.self)
    case .entry(.weight(let weight)): try visitor.visit(weight, as: WeightRecord.self)
    case .entry(.goal(let goal)): try visitor.visit(goal, as: GoalRecord.self)
    case .steps(let day): try visitor.visit(day, as: StepsRecord.self)
    case .activity(let day): try visitor.visit(day, as: ActivityRecord.self)
    case .sleep(let day): try visitor.visit(day, as: SleepRecord.self)
    case .hrv(let sample): try visitor.visit(sample, as: HRVRecord.self)
    case .bodyMetric(let metric): try visitor.visit(metric, as: BodyMetricRecord.self)
    }
  }
}

/// Something to do with a value whose kind is known only at run time.
protocol RecordVisitor {
  associatedtype Outcome
  func visit<Record: EntityRecord>(_ value: Record.Value, as record: Record.Type) throws -> Outcome
}

private struct Insertion: RecordVisitor {
  typealias Outcome = Void

  let writer: ChangeWriter

  func visit<Record: EntityRecord>(_ value: Record.Value, as record: Record.Type) throws {
    _ = try writer.insert(value, as: record)
  }
}

private struct Update: RecordVisitor {
  typealias Outcome = Void

  let writer: ChangeWriter

  func visit<Record: EntityRecord>(_ value: Record.Value, as record: Record.Type) throws {
    _ = try writer.update(value, as: record)
  }
}

private struct Revival: RecordVisitor {
  typealias Outcome = Void

  let writer: ChangeWriter

  func visit<Record: EntityRecord>(_ value: Record.Value, as record: Record.Type) throws {
    try writer.revive(value, as: record)
  }
}

private struct Comparison: RecordVisitor {
  typealias Outcome = ImportWriter.Standing

  let db: Database

  func visit<Record: EntityRecord>(_ value: Record.Value, as record: Record.Type) throws -> ImportWriter.Standing {
    let id = Record.id(of: value)
    if let stored = try Record.fetch(db, id: id) {
      // What the person has edited since is theirs.
      return try stored == value || !isFromImport(id) ? .same : .other
    }
    guard let row = try db.firstRow("SELECT cause FROM change WHERE entity_id = ? ORDER BY id DESC LIMIT 1", [id])
    else { return .new }
    var columns = ColumnReader(row)
    return try columns.text() == ChangeRow.Cause.undo.rawValue ? .takenBack : .deleted
  }

  private func isFromImport(_ id: String) throws -> Bool {
    let row = try db.firstRow(
      """
      SELECT turn.engine FROM change JOIN turn ON turn.id = change.turn_id WHERE entity_id = ? \
      ORDER BY change.id DESC LIMIT 1
      """, [id])
    guard let row else { return false }
    var columns = ColumnReader(row)
    return try columns.optionalText() == JournalImport.engine
  }
}
