extension Schema {
  /// What the person said of whole days, and an index from which energy is summed without reading the meals.
  static let dayTables = """
    CREATE TABLE day_mark (
      \(entityColumns)
      day_number INTEGER NOT NULL CHECK (day_number BETWEEN -1000000 AND 10000000),
      is_complete INTEGER NOT NULL CHECK (is_complete IN (0, 1))
    ) STRICT;
    CREATE UNIQUE INDEX day_mark_day ON day_mark (day_number) WHERE deleted_at IS NULL;
    CREATE INDEX meal_energy ON meal (timestamp, calories) WHERE deleted_at IS NULL;

    """
}
