public import Foundation
import GRDB

extension Journal {
  /// When the first and the last entry that stands happened; nil where there is none.
  public func entrySpan() throws(JournalError) -> ClosedRange<Date>? {
    try read { db in
      let tables = [
        ("meal", "timestamp"), ("workout_log", "start_time"), ("water_entry", "timestamp"),
        ("body_weight_entry", "timestamp"), ("goal_entry", "timestamp"),
      ]
      var span: ClosedRange<Int64>?
      for (table, column) in tables {
        for edge in ["min", "max"] {
          let sql = "SELECT \(edge)(\(column)) FROM \(table) WHERE deleted_at IS NULL"
          guard let time = try Int64.fetchOne(db, sql: sql) else { continue }
          span = min(span?.lowerBound ?? time, time)...max(span?.upperBound ?? time, time)
        }
      }
      return span.map { Date(milliseconds: $0.lowerBound)...Date(milliseconds: $0.upperBound) }
    }
  }
}
