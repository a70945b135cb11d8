extension Schema {
  /// Whether the person is shown figures of energy and weight.
  static let numbersColumn = """
    ALTER TABLE user_profile ADD COLUMN numbers TEXT CHECK (numbers IN ('shown', 'hidden'));

    """
}
