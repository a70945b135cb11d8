public import Foundation
import GRDB
public import Nutrition

/// Whole days, summed by SQLite.
extension Journal {
  /// What is known of intake, weight and activity on each of some days in a row; days without anything are left out.
  ///
  /// Activity is what a device reported or the day's workouts, whichever is more: the device saw the workouts too.
  /// - Parameters:
  ///   - first: the first of the days.
  ///   - midnights: when each of them begins, and when the last one ends: one more than there are days.
  public func expenditureDays(from first: CalendarDay, midnights: [Date]) throws(JournalError) -> [ExpenditureDay] {
    guard let start = midnights.first?.milliseconds, let end = midnights.last?.milliseconds, start < end else {
      return []
    }
    let past = first.advanced(by: midnights.count - 1)
    let number = Self.dayNumber(first: first.daysSince1970, starts: midnights.map(\.milliseconds))
    return try read { db in
      let rows = try db.rows(
        """
        SELECT day, sum(calories), count(calories), avg(weight),
          max(coalesce(max(device), 0), coalesce(sum(workout), 0)), max(mark)
        FROM (
          SELECT \(number("timestamp")) AS day, calories, NULL AS weight, NULL AS device, NULL AS workout, NULL AS mark
          FROM meal INDEXED BY meal_energy WHERE deleted_at IS NULL AND timestamp >= ?1 AND timestamp < ?2
          UNION ALL SELECT \(number("timestamp")), NULL, weight_kg, NULL, NULL, NULL
          FROM body_weight_entry WHERE deleted_at IS NULL AND timestamp >= ?1 AND timestamp < ?2
          UNION ALL SELECT strftime('%s', day) / 86400, NULL, NULL, active_calories, NULL, NULL
          FROM activity_daily WHERE deleted_at IS NULL AND day >= ?5 AND day < ?6
          UNION ALL SELECT \(number("start_time")), NULL, NULL, NULL, calories_burned, NULL
          FROM workout_log WHERE deleted_at IS NULL AND start_time >= ?1 AND start_time < ?2
          UNION ALL SELECT day_number, NULL, NULL, NULL, NULL, is_complete
          FROM day_mark WHERE deleted_at IS NULL AND day_number >= ?3 AND day_number < ?4
        ) GROUP BY day ORDER BY day
        """,
        [
          start, end, first.daysSince1970, past.daysSince1970, first.description, past.description,
        ])
      var days: [ExpenditureDay] = []
      while let row = try rows.next() {
        var columns = ColumnReader(row)
        days.append(
          ExpenditureDay(
            day: CalendarDay(daysSince1970: try columns.integer()), calories: try columns.optionalReal(),
            meals: try columns.integer(), weightKg: try columns.optionalReal(),
            activeCalories: try columns.real(),
            isComplete: try columns.optionalInteger().map { $0 == 1 }))
      }
      return days
    }
  }

  /// What the person said of a day, if anything.
  public func mark(of day: CalendarDay) throws(JournalError) -> DayMark? {
    try read { db in try DayMarkRecord.fetch(db, where: "day_number = ?", [day.daysSince1970]).first }
  }

  /// How the person said they felt on a day, in the order in which they said it.
  public func selfReports(on day: CalendarDay) throws(JournalError) -> [SelfReport] {
    try read { db in try SelfReportRecord.fetch(db, where: "day_number = ? ORDER BY seq", [day.daysSince1970]) }
  }

  /// SQL for the number of the day that a time is on. Days around a clock change have 23 or 25 hours, so that runs of
  /// even days are counted, and odd ones stand alone.
  private static func dayNumber(first: Int, starts: [Int64]) -> (String) -> String {
    let dayLength: Int64 = 86_400_000
    var pieces: [(end: Int64, start: Int64, number: Int, days: Int)] = []
    for index in 0..<(starts.count - 1) {
      let (start, end) = (starts[index], starts[index + 1])
      if let last = pieces.last, end - start == dayLength, (last.end - last.start) % dayLength == 0 {
        pieces[pieces.count - 1].end = end
        pieces[pieces.count - 1].days += 1
      } else {
        pieces.append((end, start, first + index, 1))
      }
    }
    return { column in
      let cases = pieces.map { piece in
        "WHEN \(column) < \(piece.end) THEN \(piece.number) + min((\(column) - \(piece.start)) / \(dayLength), \(piece.days - 1))"
      }
      return "CASE \(cases.joined(separator: " ")) END"
    }
  }
}
