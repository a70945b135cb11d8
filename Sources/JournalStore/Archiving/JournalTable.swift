import Foundation
import GRDB

/// A table of the journal as it lies in the file, for what has to take along everything there is.
public struct JournalTable: Equatable, Sendable {
  public var name: String
  /// In the table's order.
  public var columns: [String]
  /// What puts its rows in an order that holds over copying: SQL.
  let order: String

  /// The journal's own tables by name: those in the file but for SQLite's, GRDB's and the full-text index, which are
  /// made anew. They are read from the file, so that a table of a later version cannot be forgotten.
  static func all(in db: Database) throws -> [JournalTable] {
    let listed = try Row.fetchAll(db, sql: "PRAGMA table_list")
    let indexes = listed.filter { $0["type"] == "virtual" }.map { $0["name"] as String }
    var tables: [JournalTable] = []
    for row in listed where row["schema"] == "main" && row["type"] == "table" {
      let name: String = row["name"]
      let isIndex = indexes.contains { name.hasPrefix($0 + "_") }
      if name.hasPrefix("sqlite_") || name == "grdb_migrations" || isIndex { continue }
      let columns = try Row.fetchAll(db, sql: "PRAGMA table_info(\(name.quotedDatabaseIdentifier))")
      let keys = columns.filter { ($0["pk"] as Int) > 0 }.sorted { ($0["pk"] as Int) < ($1["pk"] as Int) }
      let key = keys.map { ($0["name"] as String).quotedDatabaseIdentifier }.joined(separator: ", ")
      tables.append(
        JournalTable(
          name: name, columns: columns.map { $0["name"] }, order: (row["wr"] as Int) == 0 ? "rowid" : key))
    }
    return tables.sorted { $0.name < $1.name }
  }
}

extension JournalTable {
  /// What the rows of this table are parts of, and the column that names it; nil for what stands by itself.
  func owner(among tables: [JournalTable]) -> (column: String, table: JournalTable)? {
    guard !columns.contains("deleted_at") else { return nil }
    let owners = [("meal_id", "meal"), ("workout_id", "workout_log"), ("plan_id", "workout_plan"), ("turn_id", "turn")]
    for (column, name) in owners where columns.contains(column) {
      if let table = tables.first(where: { $0.name == name }) { return (column, table) }
    }
    return nil
  }
}

/// A value as SQLite keeps it.
public enum JournalCell: Equatable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  init(_ value: DatabaseValue) {
    switch value.storage {
    case .null: self = .null
    case .int64(let whole): self = .integer(whole)
    case .double(let real): self = .real(real)
    case .string(let text): self = .text(text)
    case .blob(let data): self = .blob([UInt8](data))
    }
  }

  var cell: Cell {
    switch self {
    case .null: nil
    case .integer(let whole): whole
    case .real(let real): real
    case .text(let text): text
    case .blob(let bytes): Data(bytes)
    }
  }
}

/// One state of the journal, to read all of it from while others write.
public struct JournalSnapshot {
  private let db: Database
  /// The schema's version.
  public let version: Int
  /// By name.
  public let tables: [JournalTable]

  init(_ db: Database) throws {
    self.db = db
    version = try Schema.version(of: db)
    tables = try JournalTable.all(in: db)
  }

  /// Goes through a table's rows, one in memory at a time, in an order that is the same in every copy.
  ///
  /// - Parameters:
  ///   - range: only rows of that time, for tables that have one.
  ///   - isStanding: without what was deleted, and without parts of it.
  public func eachRow(
    of table: JournalTable, in range: JournalTimeRange? = nil, isStanding: Bool = false,
    _ body: ([JournalCell]) throws -> Void
  ) throws {
    let columns = table.columns.map(\.quotedDatabaseIdentifier).joined(separator: ", ")
    var (condition, arguments) = try range?.condition(for: table, among: tables) ?? ("1", [])
    if isStanding { condition += " AND \(standing(table))" }
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT \(columns) FROM \(table.name.quotedDatabaseIdentifier) WHERE \(condition) ORDER BY \(table.order)
        """, arguments: StatementArguments(arguments))
    while let row = try rows.next() {
      try body(row.databaseValues.map(JournalCell.init))
    }
  }
}

extension JournalSnapshot {
  /// Which rows of a table nobody deleted, by themselves or with what they are parts of: SQL.
  private func standing(_ table: JournalTable) -> String {
    if table.columns.contains("deleted_at") { return "deleted_at IS NULL" }
    guard let (column, owner) = table.owner(among: tables) else { return "1" }
    return "\(column) IN (SELECT id FROM \(owner.name) WHERE \(standing(owner)))"
  }
}

extension Journal {
  /// Reads any amount from one state of the journal.
  ///
  /// - Throws: `JournalError`, or what `body` throws.
  public func withSnapshot<Value>(_ body: (JournalSnapshot) throws -> Value) throws -> Value {
    let result: Result<Value, any Error> = try read { db in
      let snapshot = try JournalSnapshot(db)
      do {
        return .success(try body(snapshot))
      } catch let error as DatabaseError {
        throw error
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
