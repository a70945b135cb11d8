extension Schema {
  /// What turns write: meals, workouts, water, weighings and goals.
  static let entryTables = """
    CREATE TABLE meal (
      \(entityColumns)
      name TEXT NOT NULL,
      meal_type TEXT NOT NULL CHECK (meal_type IN ('breakfast', 'lunch', 'dinner', 'snack')),
      timestamp INTEGER NOT NULL,
      notes TEXT,
      raw_input TEXT,
      status TEXT NOT NULL CHECK (status IN ('pending', 'processing', 'completed', 'failed')),
      \(nutrientColumns(maximumCalories: 10_000))
      CHECK (length(name) <= 1000)
    ) STRICT;
    CREATE INDEX meal_timestamp ON meal (timestamp);

    CREATE TABLE food_item (
      seq INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE CHECK (length(id) BETWEEN 1 AND 64),
      meal_id TEXT NOT NULL REFERENCES meal (id),
      position INTEGER NOT NULL CHECK (position >= 0),
      name TEXT NOT NULL CHECK (length(name) <= 1000),
      food_type TEXT NOT NULL CHECK (food_type IN ('food', 'drink', 'water')),
      source TEXT NOT NULL CHECK (source IN ('manual', 'openFoodFacts', 'barcode', 'vision', 'chat', 'catalog')),
      quantity REAL NOT NULL CHECK (quantity > 0),
      unit TEXT NOT NULL,
      grams REAL NOT NULL CHECK (grams > 0 AND grams <= 5000),
      \(nutrientColumns(maximumCalories: 10_000))
      barcode TEXT,
      serving_size TEXT,
      is_calorie_overridden INTEGER NOT NULL CHECK (is_calorie_overridden IN (0, 1)),
      confidence REAL NOT NULL CHECK (confidence BETWEEN 0 AND 1),
      catalog_id TEXT,
      assumptions TEXT NOT NULL CHECK (json_type(assumptions) = 'array'),
      UNIQUE (meal_id, position)
    ) STRICT;
    CREATE INDEX food_item_catalog ON food_item (catalog_id) WHERE catalog_id IS NOT NULL;

    CREATE TABLE workout_log (
      \(entityColumns)
      plan_id TEXT,
      type TEXT NOT NULL CHECK (type IN ('strength', 'cardio', 'hiit', 'flexibility', 'sports', 'other')),
      name TEXT NOT NULL CHECK (length(name) <= 1000),
      start_time INTEGER NOT NULL,
      end_time INTEGER,
      duration_min REAL NOT NULL CHECK (duration_min > 0 AND duration_min <= 1440),
      distance_km REAL CHECK (distance_km >= 0 AND distance_km <= 5000),
      calories_burned REAL CHECK (calories_burned BETWEEN 0 AND 30000),
      met REAL CHECK (met > 0 AND met <= 30),
      notes TEXT,
      source TEXT NOT NULL CHECK (source IN ('manual', 'healthKit', 'chat')),
      health_kit_id TEXT,
      assumptions TEXT NOT NULL CHECK (json_type(assumptions) = 'array')
    ) STRICT;
    CREATE INDEX workout_log_start_time ON workout_log (start_time);
    CREATE UNIQUE INDEX workout_log_health_kit ON workout_log (health_kit_id)
    WHERE health_kit_id IS NOT NULL AND deleted_at IS NULL;

    CREATE TABLE workout_exercise_log (
      seq INTEGER PRIMARY KEY,
      workout_id TEXT NOT NULL REFERENCES workout_log (id),
      position INTEGER NOT NULL CHECK (position >= 0),
      name TEXT NOT NULL CHECK (length(name) <= 1000),
      UNIQUE (workout_id, position)
    ) STRICT;
    CREATE TABLE workout_set_log (
      seq INTEGER PRIMARY KEY,
      workout_id TEXT NOT NULL,
      exercise_position INTEGER NOT NULL,
      set_number INTEGER NOT NULL CHECK (set_number > 0),
      reps INTEGER CHECK (reps BETWEEN 0 AND 100000),
      weight_kg REAL CHECK (weight_kg BETWEEN 0 AND 2000),
      duration_sec REAL CHECK (duration_sec BETWEEN 0 AND 86400),
      completed INTEGER NOT NULL CHECK (completed IN (0, 1)),
      UNIQUE (workout_id, exercise_position, set_number),
      FOREIGN KEY (workout_id, exercise_position) REFERENCES workout_exercise_log (workout_id, position)
    ) STRICT;

    CREATE TABLE water_entry (
      \(entityColumns)
      amount_ml REAL NOT NULL CHECK (amount_ml > 0 AND amount_ml <= 10000),
      timestamp INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX water_entry_timestamp ON water_entry (timestamp);

    CREATE TABLE body_weight_entry (
      \(entityColumns)
      weight_kg REAL NOT NULL CHECK (weight_kg BETWEEN 20 AND 400),
      body_fat_percentage REAL CHECK (body_fat_percentage > 0 AND body_fat_percentage < 100),
      timestamp INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX body_weight_entry_timestamp ON body_weight_entry (timestamp);

    CREATE TABLE goal_entry (
      \(entityColumns)
      goal_type TEXT CHECK (goal_type IN ('cut', 'maintain', 'bulk')),
      goal_rate REAL CHECK (goal_rate BETWEEN 0 AND 5),
      activity_level TEXT CHECK (activity_level IN ('sedentary', 'light', 'moderate', 'active', 'veryActive')),
      target_weight_kg REAL CHECK (target_weight_kg BETWEEN 20 AND 400),
      calorie_target REAL CHECK (calorie_target > 0 AND calorie_target <= 20000),
      timestamp INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX goal_entry_timestamp ON goal_entry (timestamp);

    """
}
