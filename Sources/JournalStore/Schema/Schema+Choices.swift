extension Schema {
  /// What the person chose and said of themselves beside the figures.
  static let choiceColumns = """
    ALTER TABLE user_profile ADD COLUMN macro_origin TEXT CHECK (macro_origin IN ('person', 'proposal'));
    ALTER TABLE user_profile ADD COLUMN life_stage TEXT CHECK (life_stage IN ('pregnant', 'breastfeeding'));
    ALTER TABLE user_profile ADD COLUMN training_style TEXT
      CHECK (training_style IN ('none', 'strength', 'endurance', 'mixed'));
    ALTER TABLE user_profile ADD COLUMN stated TEXT NOT NULL DEFAULT '[]' CHECK (json_type(stated) = 'array');

    """
}
