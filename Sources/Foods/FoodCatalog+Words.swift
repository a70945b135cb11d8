extension FoodCatalog {
  /// The words of a text as the table folds them: small letters, no accents, singular.
  public static func foldedWords(_ text: String) -> [String] { WordFolding.words(text) }
}
