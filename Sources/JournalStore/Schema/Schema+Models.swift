extension Schema {
  /// What models did, for `ada stats`. No change rows: nothing here is the person's, and undo leaves it alone.
  static let modelTables = """
    CREATE TABLE model_attempt (
      id INTEGER PRIMARY KEY,
      turn_id TEXT NOT NULL REFERENCES turn (id) ON DELETE CASCADE,
      provider TEXT NOT NULL,
      model TEXT NOT NULL,
      started_at INTEGER NOT NULL,
      first_word_ms REAL CHECK (first_word_ms >= 0),
      failure TEXT,
      repairs TEXT NOT NULL DEFAULT '{}' CHECK (json_type(repairs) = 'object'),
      reasks INTEGER NOT NULL DEFAULT 0 CHECK (reasks >= 0),
      input_tokens INTEGER CHECK (input_tokens >= 0),
      output_tokens INTEGER CHECK (output_tokens >= 0),
      cached_input_tokens INTEGER CHECK (cached_input_tokens >= 0),
      calories REAL CHECK (calories >= 0),
      offline_calories REAL CHECK (offline_calories >= 0)
    ) STRICT;
    CREATE INDEX model_attempt_turn ON model_attempt (turn_id);
    CREATE INDEX model_attempt_started ON model_attempt (started_at);

    CREATE TABLE arm_assignment (
      turn_id TEXT NOT NULL PRIMARY KEY REFERENCES turn (id) ON DELETE CASCADE,
      arm TEXT NOT NULL CHECK (arm IN ('a', 'b')),
      a TEXT NOT NULL,
      b TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    """
}
