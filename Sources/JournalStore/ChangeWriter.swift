import Foundation
import GRDB
import Nutrition

/// Writes the changes of one turn, each with its change row. Used inside the turn's transaction.
struct ChangeWriter {
  let db: Database
  let turnID: String
  var timeZone: String?
  /// UTC milliseconds.
  let time: Int64
  var cause = ChangeRow.Cause.do

  /// Applies the changes in order and returns the entries they wrote, read back from their rows.
  func apply(_ changes: [JournalChange]) throws -> [Entry] {
    guard !changes.isEmpty else { return [] }
    // What was taken back can only be put back until something new is written.
    try db.run("UPDATE turn SET redo_order = NULL WHERE redo_order IS NOT NULL", [])
    return try changes.compactMap(apply)
  }

  private func apply(_ change: JournalChange) throws -> Entry? {
    switch change {
    case .add(let entry):
      try add(entry)
    case .replace(let entry):
      try replace(entry)
    case .remove(let id):
      try remove(id: id)
    case .profile(let profile):
      try saveIfSafe(profile)
    case .remember(let food):
      try remember(food)
    case .forget(let id):
      try forget(id: id)
    case .mark(let mark):
      try self.mark(mark)
    case .plan(let change):
      try carryOut(change)
    case .report(let report):
      try keep(report)
    }
  }

  private func add(_ entry: Entry) throws -> Entry? {
    switch entry {
    case .meal(let meal): try insert(meal, as: MealRecord.self)
    case .workout(let workout): try insert(workout, as: WorkoutRecord.self)
    case .water(let water): try insert(water, as: WaterRecord.self)
    case .weight(let weight): try insert(weight, as: WeightRecord.self)
    case .goal(let goal): try set(goal)
    }
  }

  private func replace(_ entry: Entry) throws -> Entry? {
    switch entry {
    case .meal(let meal): try update(meal, as: MealRecord.self)
    case .workout(let workout): try update(workout, as: WorkoutRecord.self)
    case .water(let water): try update(water, as: WaterRecord.self)
    case .weight(let weight): try update(weight, as: WeightRecord.self)
    case .goal(let goal): try reset(goal)
    }
  }

  private func remove(id: String) throws -> Entry? {
    guard let kind = try EntityKind.entries.first(where: { try $0.record.exists(db, id: id) }) else {
      throw JournalError.noSuchEntry(id: id)
    }
    if kind == .goal, let goal = try GoalRecord.fetch(db, id: id) {
      try withdraw(goal)
    }
    try delete(id: id, as: kind.record)
    return nil
  }

  func save(_ profile: UserProfile) throws -> Entry? {
    if try ProfileRecord.exists(db, id: ProfileRecord.onlyID) {
      return try update(profile, as: ProfileRecord.self)
    }
    // The row may be there as a tombstone, from a profile that was taken back.
    if try ProfileRecord.update(profile, in: db, at: time) {
      try log(.profile, id: ProfileRecord.onlyID, before: nil, after: StoredJSON.text(profile))
      return nil
    }
    return try insert(profile, as: ProfileRecord.self)
  }
}

extension ChangeWriter {
  func insert<Record: EntityRecord>(_ value: Record.Value, as record: Record.Type) throws -> Entry? {
    try Record.insert(value, in: db, turnID: turnID, timeZone: timeZone, at: time)
    let written = try stored(record, id: Record.id(of: value))
    try log(Record.kind, id: Record.id(of: written), before: nil, after: StoredJSON.text(written))
    return Record.entry(written)
  }

  func update<Record: EntityRecord>(_ value: Record.Value, as record: Record.Type) throws -> Entry? {
    let before = try StoredJSON.text(stored(record, id: Record.id(of: value)))
    _ = try Record.update(value, in: db, at: time)
    let written = try stored(record, id: Record.id(of: value))
    try log(Record.kind, id: Record.id(of: written), before: before, after: StoredJSON.text(written))
    return Record.entry(written)
  }

  /// Brings back a row that is a tombstone, as something new.
  func revive<Record: EntityRecord>(_ value: Record.Value, as record: Record.Type) throws {
    guard try Record.update(value, in: db, at: time) else {
      throw JournalError.noSuchEntry(id: Record.id(of: value))
    }
    try log(Record.kind, id: Record.id(of: value), before: nil, after: StoredJSON.text(value))
  }

  func delete<Record: EntityRecord>(id: String, as record: Record.Type) throws {
    let before = try StoredJSON.text(stored(record, id: id))
    try Record.delete(id: id, in: db, at: time)
    try log(Record.kind, id: id, before: before, after: nil)
  }

  private func stored<Record: EntityRecord>(_ record: Record.Type, id: String) throws -> Record.Value {
    guard let value = try Record.fetch(db, id: id) else { throw JournalError.noSuchEntry(id: id) }
    return value
  }

  /// Makes the entity what `change.after` says, with a change row of its own. Used to take back and to put back.
  func move(_ change: ChangeRow) throws {
    try change.entity.record.write(change.after, id: change.entityID, with: self)
    try log(change.entity, id: change.entityID, before: change.before, after: change.after)
  }

  private func log(_ kind: EntityKind, id: String, before: String?, after: String?) throws {
    let operation = before == nil ? "insert" : after == nil ? "delete" : "update"
    try db.run(
      "INSERT INTO change (turn_id, cause, entity, entity_id, op, before, after, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      [turnID, cause.rawValue, kind.rawValue, id, operation, before, after, time])
  }
}

extension EntityRecord {
  static func exists(_ db: Database, id: String) throws -> Bool {
    try fetch(db, id: id) != nil
  }

  fileprivate static func write(_ image: String?, id: String, with writer: ChangeWriter) throws {
    guard let image else { return try delete(id: id, in: writer.db, at: writer.time) }
    guard try update(StoredJSON.value(Value.self, from: image), in: writer.db, at: writer.time) else {
      throw JournalError.noSuchEntry(id: id)
    }
  }

  /// The entry that a change row's JSON describes.
  static func entry(fromImage image: String?) throws -> Entry? {
    guard let image else { return nil }
    return entry(try StoredJSON.value(Value.self, from: image))
  }
}
