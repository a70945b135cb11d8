import Foundation
import GRDB
import Nutrition

/// The kinds of things whose every change leaves a change row.
enum EntityKind: String, CaseIterable {
  case meal, workout, water, weight, goal, profile
  case ownFood, foodAlias, recipe
  case steps, activity, sleep, hrv, bodyMetric
  case dayMark
  case workoutPlan, plannedEvent
  case selfReport

  /// The kinds that are entries of a day.
  static let entries: [EntityKind] = [.meal, .workout, .water, .weight, .goal]

  /// The kinds that devices and other programs report of the body.
  static let body: [EntityKind] = [.steps, .activity, .sleep, .hrv, .bodyMetric]

  /// The kinds that the person taught.
  static let personal: [EntityKind] = [.ownFood, .foodAlias, .recipe]

  /// The kinds that lie ahead.
  static let planned: [EntityKind] = [.workoutPlan, .plannedEvent]

  var record: any EntityRecord.Type {
    switch self {
    case .meal: MealRecord.self
    case .workout: WorkoutRecord.self
    case .water: WaterRecord.self
    case .weight: WeightRecord.self
    case .goal: GoalRecord.self
    case .profile: ProfileRecord.self
    case .ownFood: OwnFoodRecord.self
    case .foodAlias: FoodAliasRecord.self
    case .recipe: RecipeRecord.self
    case .steps: StepsRecord.self
    case .activity: ActivityRecord.self
    case .sleep: SleepRecord.self
    case .hrv: HRVRecord.self
    case .bodyMetric: BodyMetricRecord.self
    case .dayMark: DayMarkRecord.self
    case .workoutPlan: WorkoutPlanRecord.self
    case .plannedEvent: PlannedEventRecord.self
    case .selfReport: SelfReportRecord.self
    }
  }
}

/// How a value of `Nutrition` lies in its table.
///
/// A value with parts (a meal and its items) is one entity: it is written, taken back and put back as a whole.
protocol EntityRecord {
  associatedtype Value: Codable & Equatable

  static var kind: EntityKind { get }
  static var sql: EntitySQL { get }
  static func id(of value: Value) -> String
  /// In the order of `sql.columns`.
  static func cells(of value: Value) throws -> [Cell]
  /// Reads in the order of `sql.columns`.
  static func value(id: String, from columns: inout ColumnReader) throws -> Value
  static func entry(_ value: Value) -> Entry?

  static func insertParts(of value: Value, in db: Database) throws
  static func deleteParts(of id: String, in db: Database) throws
  /// Adds the parts to values that `condition` selected.
  static func attachParts(to values: inout [Value], where condition: String, _ arguments: [Cell], in db: Database)
    throws
}

extension EntityRecord {
  static func insertParts(of value: Value, in db: Database) throws {}
  static func deleteParts(of id: String, in db: Database) throws {}
  static func attachParts(
    to values: inout [Value], where condition: String, _ arguments: [Cell], in db: Database
  ) throws {}
}

extension EntityRecord {
  /// The values that are not deleted and for which `condition` holds. The condition may add an order and a limit.
  static func fetch(_ db: Database, where condition: String, _ arguments: [Cell] = []) throws -> [Value] {
    let statement = try db.cachedStatement(sql: sql.select + condition)
    let rows = try Row.fetchCursor(statement, arguments: StatementArguments(arguments))
    var values: [Value] = []
    while let row = try rows.next() {
      var columns = ColumnReader(row)
      let id = try columns.text()
      values.append(try value(id: id, from: &columns))
    }
    if !values.isEmpty {
      try attachParts(to: &values, where: condition, arguments, in: db)
    }
    return values
  }

  static func fetch(_ db: Database, id: String) throws -> Value? {
    try fetch(db, where: "id = ?", [id]).first
  }

  /// Writes a row that was never there before.
  static func insert(_ value: Value, in db: Database, turnID: String, timeZone: String?, at time: Int64) throws {
    let common: [Cell] = [id(of: value), turnID, timeZone, time, time]
    try db.run(sql.insert, common + cells(of: value))
    try insertParts(of: value, in: db)
  }

  /// Writes over a row, which also brings a deleted one back. False where there is no such row.
  static func update(_ value: Value, in db: Database, at time: Int64) throws -> Bool {
    let id = id(of: value)
    try db.run(sql.update, cells(of: value) + [time, id])
    guard db.changesCount > 0 else { return false }
    try deleteParts(of: id, in: db)
    try insertParts(of: value, in: db)
    return true
  }

  /// Leaves a tombstone. Its parts stay, unseen, until it comes back.
  static func delete(id: String, in db: Database, at time: Int64) throws {
    try db.run(sql.delete, [time, time, id])
  }
}

/// The statements of one table, made once so that SQLite's prepared forms are found again.
struct EntitySQL {
  let table: String
  /// The record's own, without those that every entity has.
  let columns: [String]
  let select: String
  let insert: String
  let update: String
  let delete: String

  init(table: String, columns: [String]) {
    self.table = table
    self.columns = columns
    let common = ["id", "turn_id", "time_zone", "created_at", "updated_at"]
    select = "SELECT id, \(columns.joined(separator: ", ")) FROM \(table) WHERE deleted_at IS NULL AND "
    insert = Self.insert(into: table, columns: common + columns)
    update = """
      UPDATE \(table) SET \(columns.map { "\($0) = ?" }.joined(separator: ", ")), updated_at = ?, deleted_at = NULL \
      WHERE id = ?
      """
    delete = "UPDATE \(table) SET deleted_at = ?, updated_at = ? WHERE id = ?"
  }

  static func insert(into table: String, columns: [String]) -> String {
    let marks = Array(repeating: "?", count: columns.count).joined(separator: ", ")
    return "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(marks))"
  }
}
