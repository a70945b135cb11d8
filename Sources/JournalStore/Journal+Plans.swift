public import Foundation
import GRDB
public import Nutrition

/// What is planned, and how often what was planned was done.
extension Journal {
  /// Workout plans in the order in which they were made.
  public func workoutPlans() throws(JournalError) -> [WorkoutPlan] {
    try read { db in try WorkoutPlanRecord.fetch(db, where: "1 ORDER BY seq") }
  }

  /// Events planned for days of this range, in their order.
  public func plannedEvents(from first: CalendarDay, through last: CalendarDay) throws(JournalError) -> [PlannedEvent] {
    try read { db in
      try PlannedEventRecord.fetch(
        db, where: "day_number BETWEEN ? AND ? ORDER BY day_number", [first.daysSince1970, last.daysSince1970])
    }
  }

  /// The latest workouts before a moment in which an exercise was done, the newest first.
  ///
  /// - Parameter exercise: its name; case and plural do not matter.
  public func workouts(
    with exercise: String, before end: Date, limit: Int
  ) throws(JournalError) -> [WorkoutLog] {
    try read { db in
      let rows = try db.rows("SELECT DISTINCT name FROM workout_exercise_log", [])
      var names: [String] = []
      while let row = try rows.next() {
        var columns = ColumnReader(row)
        let name = try columns.text()
        if ExerciseName.areSame(name, exercise) { names.append(name) }
      }
      guard !names.isEmpty else { return [] }
      let marks = Array(repeating: "?", count: names.count).joined(separator: ", ")
      let last: [Cell] = [max(0, limit)]
      return try WorkoutRecord.fetch(
        db,
        where: """
          start_time < ? AND id IN (SELECT workout_id FROM workout_exercise_log WHERE name IN (\(marks)))
          ORDER BY start_time DESC, seq DESC LIMIT ?
          """, [end.milliseconds] + names.map { $0 as Cell } + last)
    }
  }
}
