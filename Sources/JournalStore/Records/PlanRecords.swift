import GRDB
import Nutrition

/// A workout plan with its exercises.
enum WorkoutPlanRecord: EntityRecord {
  static let kind = EntityKind.workoutPlan
  static let sql = EntitySQL(
    table: "workout_plan", columns: ["name", "description", "scheduled_days", "is_active"])

  static func id(of plan: WorkoutPlan) -> String { plan.id }

  static func cells(of plan: WorkoutPlan) throws -> [Cell] {
    [plan.name, plan.note, try StoredJSON.list(plan.days.map(\.rawValue)), plan.isActive]
  }

  static func value(id: String, from columns: inout ColumnReader) throws -> WorkoutPlan {
    let name = try columns.text()
    let note = try columns.optionalText()
    let days = try columns.words().compactMap(Weekday.init(rawValue:))
    return WorkoutPlan(id: id, name: name, note: note, days: days, isActive: try columns.flag(), exercises: [])
  }

  static func entry(_ plan: WorkoutPlan) -> Entry? { nil }

  static func insertParts(of plan: WorkoutPlan, in db: Database) throws {
    for (position, exercise) in plan.exercises.enumerated() {
      try db.run(
        insertExercise,
        [
          exercise.id, plan.id, position, exercise.name, exercise.sets, exercise.reps?.lowerBound,
          exercise.reps?.upperBound, exercise.weightKg, exercise.durationSec, exercise.restSec,
        ])
    }
  }

  static func deleteParts(of id: String, in db: Database) throws {
    try db.run("DELETE FROM workout_exercise WHERE plan_id = ?", [id])
  }

  static func attachParts(
    to plans: inout [WorkoutPlan], where condition: String, _ arguments: [Cell], in db: Database
  ) throws {
    let rows = try db.rows(
      """
      SELECT plan_id, id, name, sets, reps, reps_high, weight_kg, duration_sec, rest_sec FROM workout_exercise \
      WHERE plan_id IN (SELECT id FROM workout_plan WHERE deleted_at IS NULL AND \(condition)) \
      ORDER BY plan_id, order_index
      """, arguments)
    var exercises: [String: [PlannedExercise]] = [:]
    while let row = try rows.next() {
      var columns = ColumnReader(row)
      exercises[try columns.text(), default: []].append(try exercise(from: &columns))
    }
    for index in plans.indices { plans[index].exercises = exercises[plans[index].id] ?? [] }
  }

  private static func exercise(from columns: inout ColumnReader) throws -> PlannedExercise {
    let id = try columns.text()
    let name = try columns.text()
    let sets = try columns.integer()
    let low = try columns.optionalInteger()
    let high = try columns.optionalInteger() ?? low
    return PlannedExercise(
      id: id, name: name, sets: sets, reps: low.flatMap { low in high.map { low...max(low, $0) } },
      weightKg: try columns.optionalReal(), durationSec: try columns.optionalReal(), restSec: try columns.real())
  }

  private static let insertExercise = EntitySQL.insert(
    into: "workout_exercise",
    columns: [
      "id", "plan_id", "order_index", "name", "sets", "reps", "reps_high", "weight_kg", "duration_sec", "rest_sec",
    ])
}

/// A day ahead with more energy than usual.
enum PlannedEventRecord: EntityRecord {
  static let kind = EntityKind.plannedEvent
  static let sql = EntitySQL(table: "planned_event", columns: ["day_number", "calories", "note", "planned_on"])

  static func id(of event: PlannedEvent) -> String { event.id }

  static func cells(of event: PlannedEvent) -> [Cell] {
    [event.dayNumber, event.calories, event.note, event.plannedOn]
  }

  static func value(id: String, from columns: inout ColumnReader) throws -> PlannedEvent {
    let day = CalendarDay(daysSince1970: try columns.integer())
    let calories = try columns.real()
    let note = try columns.optionalText()
    return PlannedEvent(
      id: id, day: day, calories: calories, note: note,
      plannedOn: CalendarDay(daysSince1970: try columns.integer()))
  }

  static func entry(_ event: PlannedEvent) -> Entry? { nil }
}
