public import Foundation
import GRDB
public import Nutrition

/// Reading entries. Ranges are half open, to the millisecond: they hold their start and not their end, and one whose end
/// is not after its start is empty. What was deleted or taken back is not seen. Everything here throws `JournalError` where
/// the journal cannot be read, and nothing else.
extension Journal {
  /// Everything from `start` up to but not including `end`, in the order in which it happened; what has the same time
  /// goes by kind (meals, workouts, water, weights, goals), then as it was written. A workout's time is its start.
  public func entries(from start: Date, to end: Date) throws(JournalError) -> [Entry] {
    try read { db in
      let meals = try MealRecord.fetch(db, where: Self.range("timestamp"), Self.bounds(start, end)).map(Entry.meal)
      let workouts = try WorkoutRecord.fetch(db, where: Self.range("start_time"), Self.bounds(start, end))
        .map(Entry.workout)
      let waters = try WaterRecord.fetch(db, where: Self.range("timestamp"), Self.bounds(start, end)).map(Entry.water)
      let weights = try WeightRecord.fetch(db, where: Self.range("timestamp"), Self.bounds(start, end))
        .map(Entry.weight)
      let goals = try GoalRecord.fetch(db, where: Self.range("timestamp"), Self.bounds(start, end)).map(Entry.goal)
      let all = meals + workouts + waters + weights + goals
      // Equal times keep the order above, which Swift's sort alone does not promise.
      return all.enumerated().sorted { ($0.element.timestamp, $0.offset) < ($1.element.timestamp, $1.offset) }
        .map(\.element)
    }
  }

  /// The meals eaten from `start` up to but not including `end`, oldest first.
  public func meals(from start: Date, to end: Date) throws(JournalError) -> [Meal] {
    try read { db in try MealRecord.fetch(db, where: Self.range("timestamp"), Self.bounds(start, end)) }
  }

  /// The workouts that began from `start` up to but not including `end`, however late they ended, oldest first.
  public func workouts(from start: Date, to end: Date) throws(JournalError) -> [WorkoutLog] {
    try read { db in try WorkoutRecord.fetch(db, where: Self.range("start_time"), Self.bounds(start, end)) }
  }

  /// The water drunk from `start` up to but not including `end`, without drinks of meals, oldest first.
  public func waters(from start: Date, to end: Date) throws(JournalError) -> [WaterEntry] {
    try read { db in try WaterRecord.fetch(db, where: Self.range("timestamp"), Self.bounds(start, end)) }
  }

  /// The weighings from `start` up to but not including `end`, oldest first.
  public func weights(from start: Date, to end: Date) throws(JournalError) -> [BodyWeightEntry] {
    try read { db in try WeightRecord.fetch(db, where: Self.range("timestamp"), Self.bounds(start, end)) }
  }

  /// The last weighing before `limit`, which is not part of it, or of all where it is nil; nil where there is none. Of two
  /// at one time it is the one written last.
  public func latestWeight(before limit: Date? = nil) throws(JournalError) -> BodyWeightEntry? {
    try read { db in
      try WeightRecord.fetch(
        db, where: "timestamp < ? ORDER BY timestamp DESC, seq DESC LIMIT 1", [limit?.milliseconds ?? Int64.max]
      ).first
    }
  }

  /// The last weighing before `limit` and the last that told body fat.
  public func latestBody(before limit: Date) throws(JournalError) -> LatestBody {
    try read { db in
      let order = "ORDER BY timestamp DESC, seq DESC LIMIT 1"
      let last = try WeightRecord.fetch(db, where: "timestamp < ? \(order)", [limit.milliseconds])
      guard let weighing = last.first, weighing.bodyFatPercentage == nil else { return LatestBody(last) }
      let measured = try WeightRecord.fetch(
        db, where: "timestamp < ? AND body_fat_percentage IS NOT NULL \(order)", [limit.milliseconds])
      return LatestBody(measured + last)
    }
  }

  /// The entry of this id, unless it was deleted.
  public func entry(id: String) throws(JournalError) -> Entry? {
    try read { db in try Self.entry(id: id, in: db) }
  }

  /// What a turn added or replaced and is still there, as it now is, in the turn's order.
  public func entries(ofTurn turnID: String) throws(JournalError) -> [Entry] {
    try read { db in
      let rows = try db.rows(
        "SELECT entity_id FROM change WHERE turn_id = ? AND entity <> 'profile' GROUP BY entity_id ORDER BY min(id)",
        [turnID])
      var ids: [String] = []
      while let row = try rows.next() {
        var columns = ColumnReader(row)
        ids.append(try columns.text())
      }
      return try ids.compactMap { try Self.entry(id: $0, in: db) }
    }
  }

  /// The ids of the entries that a person may mean: those that begin with the given characters, or else end with them.
  ///
  /// Ids begin with a clock and are told apart by their ends (`EntryID.short`).
  public func resolve(idPrefix: String) throws(JournalError) -> [String] {
    let wanted = idPrefix.lowercased()
    guard !wanted.isEmpty, wanted.utf8.allSatisfy(Self.isIDCharacter) else { return [] }
    return try read { db in
      let beginning = try Self.ids(like: wanted + "%", in: db)
      return try beginning.isEmpty ? Self.ids(like: "%" + wanted, in: db) : beginning
    }
  }
}

extension Journal {
  static func range(_ column: String) -> String { "\(column) >= ? AND \(column) < ? ORDER BY \(column), seq" }

  static func bounds(_ start: Date, _ end: Date) -> [Cell] { [start.milliseconds, end.milliseconds] }

  private static func entry(id: String, in db: Database) throws -> Entry? {
    for kind in EntityKind.entries {
      if let entry = try kind.record.entry(id: id, in: db) { return entry }
    }
    return nil
  }

  private static func ids(like pattern: String, in db: Database) throws -> [String] {
    var ids: [String] = []
    for kind in EntityKind.entries {
      let rows = try db.rows(
        "SELECT id FROM \(kind.record.sql.table) WHERE id LIKE ? AND deleted_at IS NULL", [pattern])
      while let row = try rows.next() {
        var columns = ColumnReader(row)
        ids.append(try columns.text())
      }
    }
    return ids.sorted()
  }

  static func isIDCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"): true
    default: false
    }
  }
}

extension EntityRecord {
  fileprivate static func entry(id: String, in db: Database) throws -> Entry? {
    try fetch(db, id: id).flatMap(entry)
  }
}
