import GRDB
import Nutrition

/// A workout with its exercises and their sets.
enum WorkoutRecord: EntityRecord {
  static let kind = EntityKind.workout
  static let sql = EntitySQL(
    table: "workout_log",
    columns: [
      "plan_id", "type", "name", "start_time", "end_time", "duration_min", "distance_km", "calories_burned", "met",
      "notes", "source", "health_kit_id", "assumptions", "reckoned_weight_kg",
    ])

  static func id(of workout: WorkoutLog) -> String { workout.id }

  static func cells(of workout: WorkoutLog) throws -> [Cell] {
    [
      workout.planId, workout.type.rawValue, workout.name, workout.startTime.milliseconds,
      workout.endTime?.milliseconds, workout.durationMin, workout.distanceKm, workout.caloriesBurned, workout.met,
      workout.notes, workout.source.rawValue, workout.healthKitId, try StoredJSON.list(workout.assumptions),
      workout.reckonedWeightKg,
    ]
  }

  static func value(id: String, from columns: inout ColumnReader) throws -> WorkoutLog {
    let planId = try columns.optionalText()
    let type: WorkoutType = try columns.choice()
    var workout = WorkoutLog(
      id: id, planId: planId, type: type, name: try columns.text(), startTime: try columns.date(),
      endTime: try columns.optionalDate(), durationMin: try columns.real(), distanceKm: try columns.optionalReal(),
      caloriesBurned: try columns.optionalReal(), met: try columns.optionalReal(),
      notes: try columns.optionalText(), source: try columns.choice(), healthKitId: try columns.optionalText())
    workout.assumptions = try columns.words()
    workout.reckonedWeightKg = try columns.optionalReal()
    return workout
  }

  static func entry(_ workout: WorkoutLog) -> Entry? { .workout(workout) }

  static func insertParts(of workout: WorkoutLog, in db: Database) throws {
    for (position, exercise) in workout.exercises.enumerated() {
      try db.run(
        "INSERT INTO workout_exercise_log (workout_id, position, name) VALUES (?, ?, ?)",
        [workout.id, position, exercise.name])
      for (index, set) in exercise.sets.enumerated() {
        try db.run(
          """
          INSERT INTO workout_set_log \
          (workout_id, exercise_position, set_number, reps, weight_kg, duration_sec, completed) \
          VALUES (?, ?, ?, ?, ?, ?, ?)
          """,
          [workout.id, position, index + 1, set.reps, set.weightKg, set.durationSec, set.completed])
      }
    }
  }

  static func deleteParts(of id: String, in db: Database) throws {
    try db.run("DELETE FROM workout_set_log WHERE workout_id = ?", [id])
    try db.run("DELETE FROM workout_exercise_log WHERE workout_id = ?", [id])
  }

  static func attachParts(
    to workouts: inout [WorkoutLog], where condition: String, _ arguments: [Cell], in db: Database
  ) throws {
    let chosen = "(SELECT id FROM workout_log WHERE deleted_at IS NULL AND \(condition))"
    var exercises: [String: [ExerciseLog]] = [:]
    // Positions say the order; a row that came from elsewhere may leave some out.
    var places: [String: [Int: Int]] = [:]
    let names = try db.rows(
      """
      SELECT workout_id, position, name FROM workout_exercise_log WHERE workout_id IN \(chosen) \
      ORDER BY workout_id, position
      """, arguments)
    while let row = try names.next() {
      var columns = ColumnReader(row)
      let id = try columns.text()
      places[id, default: [:]][try columns.integer()] = exercises[id]?.count ?? 0
      exercises[id, default: []].append(ExerciseLog(name: try columns.text(), sets: []))
    }
    guard !exercises.isEmpty else { return }
    let sets = try db.rows(
      """
      SELECT workout_id, exercise_position, reps, weight_kg, duration_sec, completed FROM workout_set_log \
      WHERE workout_id IN \(chosen) ORDER BY workout_id, exercise_position, set_number
      """, arguments)
    while let row = try sets.next() {
      var columns = ColumnReader(row)
      let id = try columns.text()
      // What belongs to no exercise is for `ada check` to find.
      guard let place = places[id]?[try columns.integer()] else { continue }
      exercises[id]?[place].sets.append(
        WorkoutSet(
          reps: try columns.optionalInteger(), weightKg: try columns.optionalReal(),
          durationSec: try columns.optionalReal(), completed: try columns.flag()))
    }
    for index in workouts.indices {
      workouts[index].exercises = exercises[workouts[index].id] ?? []
    }
  }
}
