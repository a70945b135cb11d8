extension FoodCatalog {
  /// Whose kitchen it was, which names no food by itself: "a Turkish breakfast" is no coffee of that name. A dish that is
  /// called so is ("a Chinese").
  static func isKitchen(_ phrase: String) -> Bool {
    // One word, in letters of English: asked of every phrase, most of which are told by less.
    phrase.utf8.count < 14 && phrase.utf8.count > 3 && !phrase.utf8.contains(UInt8(ascii: " "))
      && kitchens.contains(phrase.lowercased())
  }

  private static let kitchens: Set<String> = [
    "african", "american", "arabic", "asian", "brazilian", "colombian", "continental", "egyptian", "ethiopian",
    "european", "filipino", "french", "german", "indonesian", "israeli", "italian", "japanese", "korean", "lebanese",
    "mediterranean", "mexican", "moroccan", "pakistani", "peruvian", "portuguese", "russian", "spanish", "syrian",
    "thai",
    "turkish", "vietnamese",
  ]

  /// The words of a text as the table folds them: small letters, no accents, singular.
  public static func foldedWords(_ text: String) -> [String] { WordFolding.words(text) }

  /// Whether a word is one of English that no reference food's name has: "bruised", "salon".
  public func isEnglish(word: String) -> Bool { WordFolding.words(word).allSatisfy(table.isEnglish) }

  /// Whether a word is one of English that no reference food is, though some have it in their names: "standing", "salon".
  public func isNoFood(word: String) -> Bool {
    WordFolding.words(word).allSatisfy { folded in
      table.isEnglish(folded) || table.word(folded).map(table.isOnlySaid) ?? false
    }
  }

  /// Whether a folded word stands for others in names: "mayo".
  public func isOtherName(word: String) -> Bool {
    let tokens = WordFolding.words(word).map(WordFolding.Token.word)
    return PhraseReading(table: table).replacingAliases(tokens) != tokens
  }
}
