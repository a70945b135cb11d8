extension Schema {
  /// The person, and the targets that were reckoned for them.
  ///
  /// Nothing writes `macro_targets` yet, as targets are reckoned anew whenever they are shown. It is of the journal's
  /// design all the same, and stays: people's journals have it, exports take it along, and a table is never dropped.
  static let personTables = """
    CREATE TABLE user_profile (
      \(entityColumns)
      email TEXT,
      sex TEXT CHECK (sex IN ('male', 'female')),
      birth_date INTEGER,
      height_cm REAL CHECK (height_cm BETWEEN 50 AND 280),
      activity_level TEXT NOT NULL CHECK (activity_level IN ('sedentary', 'light', 'moderate', 'active', 'veryActive')),
      energy_mode TEXT NOT NULL CHECK (energy_mode IN ('measured', 'multiplier')),
      goal_type TEXT NOT NULL CHECK (goal_type IN ('cut', 'maintain', 'bulk')),
      goal_rate REAL NOT NULL CHECK (goal_rate BETWEEN 0 AND 5),
      target_weight_kg REAL CHECK (target_weight_kg BETWEEN 20 AND 400),
      protein_grams_per_pound REAL NOT NULL CHECK (protein_grams_per_pound BETWEEN 0.6 AND 1.5),
      fat_percentage REAL NOT NULL CHECK (fat_percentage BETWEEN 0.15 AND 0.45),
      macro_flexibility TEXT NOT NULL CHECK (macro_flexibility IN ('strict', 'balanced', 'flexible')),
      calorie_target REAL CHECK (calorie_target > 0 AND calorie_target <= 20000),
      water_target_ml REAL CHECK (water_target_ml > 0 AND water_target_ml <= 20000),
      units TEXT NOT NULL CHECK (units IN ('metric', 'us', 'imperial')),
      home_time_zone TEXT,
      profile_created_at INTEGER NOT NULL,
      profile_updated_at INTEGER NOT NULL,
      CHECK (id = 'me')
    ) STRICT;

    CREATE TABLE macro_targets (
      \(entityColumns)
      calories REAL NOT NULL CHECK (calories > 0 AND calories <= 20000),
      protein_g REAL NOT NULL CHECK (protein_g >= 0),
      carbs_g REAL NOT NULL CHECK (carbs_g >= 0),
      fat_g REAL NOT NULL CHECK (fat_g >= 0),
      fiber_g REAL NOT NULL CHECK (fiber_g >= 0),
      origin TEXT NOT NULL,
      reasoning TEXT,
      calculated_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX macro_targets_calculated_at ON macro_targets (calculated_at);

    """

  /// Workouts that are planned.
  static let planTables = """
    CREATE TABLE workout_plan (
      \(entityColumns)
      name TEXT NOT NULL CHECK (length(name) <= 1000),
      description TEXT,
      scheduled_days TEXT NOT NULL CHECK (json_type(scheduled_days) = 'array'),
      is_active INTEGER NOT NULL CHECK (is_active IN (0, 1))
    ) STRICT;
    CREATE TABLE workout_exercise (
      seq INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE CHECK (length(id) BETWEEN 1 AND 64),
      plan_id TEXT NOT NULL REFERENCES workout_plan (id),
      name TEXT NOT NULL CHECK (length(name) <= 1000),
      sets INTEGER NOT NULL CHECK (sets BETWEEN 1 AND 1000),
      reps INTEGER CHECK (reps BETWEEN 0 AND 100000),
      duration_sec REAL CHECK (duration_sec BETWEEN 0 AND 86400),
      rest_sec REAL NOT NULL CHECK (rest_sec BETWEEN 0 AND 86400),
      order_index INTEGER NOT NULL CHECK (order_index >= 0),
      UNIQUE (plan_id, order_index)
    ) STRICT;

    """

  /// What devices and imports report of the body. A `day` is a local calendar day, as 2026-11-20.
  static let bodyTables = """
    CREATE TABLE steps_daily (
      \(entityColumns)
      day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
      steps INTEGER NOT NULL CHECK (steps BETWEEN 0 AND 1000000),
      source TEXT NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX steps_daily_day ON steps_daily (day, source) WHERE deleted_at IS NULL;

    CREATE TABLE activity_daily (
      \(entityColumns)
      day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
      active_calories REAL NOT NULL CHECK (active_calories BETWEEN 0 AND 30000),
      source TEXT NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX activity_daily_day ON activity_daily (day, source) WHERE deleted_at IS NULL;

    CREATE TABLE sleep_daily (
      \(entityColumns)
      day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
      hours REAL NOT NULL CHECK (hours BETWEEN 0 AND 24),
      quality REAL CHECK (quality BETWEEN 0 AND 1),
      source TEXT NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX sleep_daily_day ON sleep_daily (day, source) WHERE deleted_at IS NULL;

    CREATE TABLE hrv_sample (
      \(entityColumns)
      sdnn_ms REAL NOT NULL CHECK (sdnn_ms BETWEEN 0 AND 1000),
      timestamp INTEGER NOT NULL,
      source TEXT NOT NULL
    ) STRICT;
    CREATE INDEX hrv_sample_timestamp ON hrv_sample (timestamp);

    CREATE TABLE body_metric (
      \(entityColumns)
      kind TEXT NOT NULL CHECK (kind IN ('heightCm', 'bodyFatPercentage')),
      value REAL NOT NULL CHECK (value > 0 AND value <= 300),
      timestamp INTEGER NOT NULL,
      source TEXT NOT NULL
    ) STRICT;
    CREATE INDEX body_metric_timestamp ON body_metric (kind, timestamp);

    """

  /// Kilocalories a device estimates for rest on the same day.
  static let basalEnergyColumn = """
    ALTER TABLE activity_daily ADD COLUMN basal_calories REAL CHECK (basal_calories BETWEEN 0 AND 30000);

    """
}
