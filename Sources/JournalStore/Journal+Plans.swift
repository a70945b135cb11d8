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
  /// - Parameter exercise: its name; case does not matter.
  public func workouts(
    with exercise: String, before end: Date, limit: Int
  ) throws(JournalError) -> [WorkoutLog] {
    try read { db in
      try WorkoutRecord.fetch(
        db,
        where: """
          start_time < ? AND id IN (SELECT workout_id FROM workout_exercise_log WHERE name = ? COLLATE NOCASE)
          ORDER BY start_time DESC, seq DESC LIMIT ?
          """, [end.milliseconds, exercise, max(0, limit)])
    }
  }
}
