public import Foundation
import GRDB
public import Nutrition

extension Journal {
  private static let entryTimes = [
    ("meal", "timestamp"), ("workout_log", "start_time"), ("water_entry", "timestamp"),
    ("body_weight_entry", "timestamp"), ("goal_entry", "timestamp"),
  ]

  /// When the next entry or sample that stands happened, at `date` or later; nil where there is none.
  public func nextMoment(from date: Date) throws(JournalError) -> Date? {
    try read { db in
      let times = (Self.entryTimes + [("hrv_sample", "timestamp")]).map { table, column in
        "SELECT min(\(column)) AS time FROM \(table) WHERE deleted_at IS NULL AND \(column) >= ?1"
      }
      return try Int64.fetchOne(
        db, sql: "SELECT min(time) FROM (\(times.joined(separator: " UNION ALL ")))", arguments: [date.milliseconds]
      ).map(Date.init(milliseconds:))
    }
  }

  /// The next day of which devices reported something, or the person marked or planned something, `day` or later; nil
  /// where there is none.
  public func nextMarkedDay(from day: CalendarDay) throws(JournalError) -> CalendarDay? {
    try read { db in
      let row = try Row.fetchOne(
        db, sql: "SELECT min(day) FROM (\(Self.markedDayRows)) WHERE day >= ?", arguments: [day.description])
      return (row?[0] as String?).flatMap { CalendarDay($0) }
    }
  }

  private static var markedDayRows: String {
    let measured = ["steps_daily", "activity_daily", "sleep_daily"].map {
      "SELECT day FROM \($0) WHERE deleted_at IS NULL"
    }
    let numbered = ["day_mark", "planned_event"].map {
      "SELECT date(day_number * 86400, 'unixepoch') AS day FROM \($0) WHERE deleted_at IS NULL"
    }
    return (measured + numbered).joined(separator: " UNION ALL ")
  }

  /// When the first and the last entry that stands happened; nil where there is none.
  public func entrySpan() throws(JournalError) -> ClosedRange<Date>? {
    try read { db in
      var span: ClosedRange<Int64>?
      for (table, column) in Self.entryTimes {
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
      let row = try Row.fetchOne(db, sql: "SELECT min(day), max(day) FROM (\(Self.markedDayRows))")
      guard let first = (row?[0] as String?).flatMap({ CalendarDay($0) }),
        let last = (row?[1] as String?).flatMap({ CalendarDay($0) })
      else { return nil }
      return first...max(first, last)
    }
  }
}
