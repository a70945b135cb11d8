extension Schema {
  /// How the person says they feel, and when and how often they like to eat.
  static let selfReportTables = """
    CREATE TABLE self_report (
      \(entityColumns)
      day_number INTEGER NOT NULL CHECK (day_number BETWEEN -1000000 AND 10000000),
      subject TEXT NOT NULL CHECK (subject IN ('energy', 'soreness')),
      muscle TEXT CHECK (length(muscle) BETWEEN 1 AND 40),
      level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 5),
      CHECK ((muscle IS NULL) = (subject = 'energy'))
    ) STRICT;
    CREATE UNIQUE INDEX self_report_day ON self_report (day_number, subject, ifnull(muscle, ''))
      WHERE deleted_at IS NULL;
    ALTER TABLE user_profile ADD COLUMN meal_timing TEXT CHECK (meal_timing IN ('early', 'late'));
    ALTER TABLE user_profile ADD COLUMN meals_per_day INTEGER CHECK (meals_per_day BETWEEN 1 AND 12);

    """
}
