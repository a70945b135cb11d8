public import Foundation
import GRDB
public import Nutrition

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

  /// The first and the last day of which devices reported something, or the person marked or planned something; nil
  /// where there is none.
  public func markedDays() throws(JournalError) -> ClosedRange<CalendarDay>? {
    try read { db in
      let measured = ["steps_daily", "activity_daily", "sleep_daily"].map {
        "SELECT day FROM \($0) WHERE deleted_at IS NULL"
      }
      let numbered = ["day_mark", "planned_event"].map {
        "SELECT date(day_number * 86400, 'unixepoch') FROM \($0) WHERE deleted_at IS NULL"
      }
      let days = (measured + numbered).joined(separator: " UNION ALL ")
      let row = try Row.fetchOne(db, sql: "SELECT min(day), max(day) FROM (\(days))")
      guard let first = (row?[0] as String?).flatMap({ CalendarDay($0) }),
        let last = (row?[1] as String?).flatMap({ CalendarDay($0) })
      else { return nil }
      return first...max(first, last)
    }
  }
}
