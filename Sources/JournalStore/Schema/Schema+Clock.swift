extension Schema {
  /// The clock the person reads times on; NULL follows the units.
  static let clockColumn = """
    ALTER TABLE user_profile ADD COLUMN clock INTEGER CHECK (clock IN (12, 24));

    """
}
