extension Schema {
  /// What a plan's exercise is done with, and days ahead with more energy than usual.
  static let planDetails = """
    ALTER TABLE workout_exercise ADD COLUMN reps_high INTEGER CHECK (reps_high BETWEEN 0 AND 100000);
    ALTER TABLE workout_exercise ADD COLUMN weight_kg REAL CHECK (weight_kg > 0 AND weight_kg <= 2000);
    CREATE UNIQUE INDEX workout_plan_name ON workout_plan (name COLLATE NOCASE) WHERE deleted_at IS NULL;

    CREATE TABLE planned_event (
      \(entityColumns)
      day_number INTEGER NOT NULL CHECK (day_number BETWEEN -1000000 AND 10000000),
      calories REAL NOT NULL CHECK (calories > 0 AND calories <= 5000),
      note TEXT CHECK (length(note) <= 200),
      planned_on INTEGER NOT NULL CHECK (planned_on BETWEEN -1000000 AND 10000000)
    ) STRICT;
    CREATE UNIQUE INDEX planned_event_day ON planned_event (day_number) WHERE deleted_at IS NULL;

    """
}
