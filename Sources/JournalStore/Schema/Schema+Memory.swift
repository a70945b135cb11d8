extension Schema {
  /// What the person taught, and how items were read.
  static let memoryTables = """
    CREATE TABLE own_food (
      \(entityColumns)
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
      food_type TEXT NOT NULL CHECK (food_type IN ('food', 'drink', 'water')),
      is_per_serving INTEGER NOT NULL CHECK (is_per_serving IN (0, 1)),
      serving_grams REAL CHECK (serving_grams > 0 AND serving_grams <= 5000),
      \(nutrientColumns(maximumCalories: 10_000))
      CHECK (is_per_serving = 1 OR calories <= 1000)
    ) STRICT;
    CREATE UNIQUE INDEX own_food_name ON own_food (name COLLATE NOCASE) WHERE deleted_at IS NULL;

    CREATE TABLE food_alias (
      \(entityColumns)
      phrase TEXT NOT NULL CHECK (length(phrase) BETWEEN 1 AND 200),
      food_id TEXT NOT NULL CHECK (length(food_id) BETWEEN 1 AND 200),
      food_name TEXT NOT NULL CHECK (length(food_name) <= 1000)
    ) STRICT;
    CREATE UNIQUE INDEX food_alias_phrase ON food_alias (phrase COLLATE NOCASE) WHERE deleted_at IS NULL;

    CREATE TABLE recipe (
      \(entityColumns)
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
      kind TEXT NOT NULL CHECK (kind IN ('dish', 'meal')),
      items TEXT NOT NULL CHECK (json_type(items) = 'array' AND json_array_length(items) > 0),
      servings REAL NOT NULL CHECK (servings > 0 AND servings <= 1000)
    ) STRICT;
    CREATE UNIQUE INDEX recipe_name ON recipe (name COLLATE NOCASE) WHERE deleted_at IS NULL;

    ALTER TABLE food_item ADD COLUMN said TEXT;
    ALTER TABLE food_item ADD COLUMN portion_origin TEXT
      CHECK (portion_origin IN ('stated', 'volume', 'portion', 'usual', 'estimate', 'memory'));
    ALTER TABLE food_item ADD COLUMN link_confidence REAL CHECK (link_confidence BETWEEN 0 AND 1);
    ALTER TABLE food_item ADD COLUMN portion_confidence REAL CHECK (portion_confidence BETWEEN 0 AND 1);
    ALTER TABLE workout_log ADD COLUMN reckoned_weight_kg REAL CHECK (reckoned_weight_kg > 0);

    """
}
