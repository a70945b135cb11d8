public import Foundation
import GRDB

/// A stretch of time to take rows from: its start is in it, its end is not.
public struct JournalTimeRange: Equatable, Sendable {
  /// The first moment in it.
  public var start: Date
  /// The first moment behind it.
  public var end: Date
  /// The first and the last local day in it, as 2026-11-20.
  public var firstDay: String
  public var lastDay: String

  public init(start: Date, end: Date, firstDay: String, lastDay: String) {
    self.start = start
    self.end = end
    self.firstDay = firstDay
    self.lastDay = lastDay
  }

  /// Which column says when a row was; a table with none of them has no time of its own.
  static let moments = ["timestamp", "start_time", "at", "calculated_at"]

  /// Which rows of a table are of that time: SQL. Parts go with what they are parts of; all else is whole.
  func condition(for table: JournalTable, among tables: [JournalTable]) throws -> (String, [Cell]) {
    if let column = Self.moments.first(where: table.columns.contains) {
      return ("\(column) >= ? AND \(column) < ?", [start.milliseconds, end.milliseconds])
    }
    if table.columns.contains("day") { return ("day >= ? AND day <= ?", [firstDay, lastDay]) }
    if table.columns.contains("day_number") {
      return ("date(day_number * 86400, 'unixepoch') BETWEEN ? AND ?", [firstDay, lastDay])
    }
    guard let (column, owner) = table.owner(among: tables) else { return ("1", []) }
    let (condition, arguments) = try condition(for: owner, among: tables)
    return ("\(column) IN (SELECT id FROM \(owner.name) WHERE \(condition))", arguments)
  }
}
