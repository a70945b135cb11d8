extension FoodCatalog {
  /// The words of a text as the table folds them: small letters, no accents, singular.
  public static func foldedWords(_ text: String) -> [String] { WordFolding.words(text) }

  /// Whether a folded word stands for others in names: "mayo".
  public func isOtherName(word: String) -> Bool {
    let token = WordFolding.Token.word(word)
    return PhraseReading(table: table).replacingAliases([token]) != [token]
  }
}
